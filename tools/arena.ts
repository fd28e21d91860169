/**
 * Computer players against each other:
 *
 *   npm run arena -- --game cassino --seats steady,easy --matches 400 --seed 1 [--targetScore 11 …]
 *
 * Every seed is played once for each way of seating the players round the table, so that all of them get the same cards;
 * the number of matches is rounded up to whole rounds of seatings. A shared win counts as its share. Intervals take the
 * matches of one seed as one observation. A game's own figures (`figures.ts`) stand beside them. The last line is one
 * JSON object.
 *
 * At a race people may be seated too, simulated ones (`people.ts`): `--seats adaptive,adult` shows what "Match me" makes of
 * an adult, who is known from one warm-up and from all matches before. A race ends after 5,000 cards at the latest.
 * `npm run arena -- --reactions` prints how the levels' hands react.
 *
 * `npm run arena -- --ladder --game ohheaven [--matches 400]` plays the rows of a game's ladder (`ladder.ts`), each level beside
 * the figures it must reach.
 *
 * Where computers could go on for ever, a match is `--rounds` rounds long: Tong-its is played for one, with `--scoring pot`
 * for ten, and with a `--target` until somebody reaches it.
 */
import { orExit, readArgs } from './args';
import { printLadder } from './ladder';
import { printReactions } from './reactions';
import { mean, percentile, rounded, shareInterval } from './statistics';
import { type Plan, planFrom, type Run, run } from './tournament';

function report(plan: Plan, { results, bySeat }: Run): void {
  const seats = results.map(({ shares, scores, observed }, player) => {
    const { mean: share, low, high } = shareInterval(shares);
    const figures = { share: rounded(share), low: rounded(low), high: rounded(high), mean: rounded(mean(scores)) };
    const own = [...observed].map(([name, values]) => [name, rounded(mean(values))] as const);
    return { figures: { player: plan.names[player] ?? '', ...figures, ...Object.fromEntries(own) }, own };
  });
  const matches = plan.rounds * plan.names.length;
  console.log(`${plan.rules.game}: ${matches} matches, ${plan.rounds} seeds, each once for every seating.`);
  for (const { figures, own } of seats) {
    const { player, share, low, high, mean: points } = figures;
    const others = own.map(([name, value]) => `, ${name} ${value}`).join('');
    console.log(`  ${player}: wins ${share} (95%: ${low} to ${high}), ${points} points a match${others}`);
  }
  console.log(`  by seat, whoever sat there: ${bySeat.join(', ')}`);
  const times = results.flatMap((one) => one.times);
  const decisionMs = {
    p50: rounded(percentile(times, 0.5)),
    p99: rounded(percentile(times, 0.99)),
    max: rounded(percentile(times, 1)),
  };
  const { config, seed } = plan;
  const all = seats.map(({ figures }) => figures);
  console.log(JSON.stringify({ game: plan.rules.game, matches, seed, seats: all, bySeat, decisionMs, config }));
}

const words = process.argv.slice(2);
if (words.includes('--reactions')) printReactions();
else if (words.includes('--ladder')) printLadder(orExit(readArgs(words.filter((word) => word !== '--ladder'))));
else {
  const plan = orExit(planFrom(orExit(readArgs(words))));
  report(plan, run(plan));
}
