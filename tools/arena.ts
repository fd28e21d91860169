/**
 * Computer players against each other:
 *
 *   npm run arena -- --game cassino --seats steady,easy --matches 400 --seed 1 [--targetScore 11 …]
 *
 * Every seed is played once for each way of seating the players round the table, so that all of them get the same cards;
 * the number of matches is rounded up to whole rounds of seatings. A shared win counts as its share. Intervals take the
 * matches of one seed as one observation. A game's own figures (`figures.ts`) stand beside them, and how many rounds there
 * were and how many moves that nobody understands, by kind. The last line is one JSON object.
 *
 * The matches are played on all cores; `--processes 1` takes one. A seed gives the same result either way.
 *
 * At a race people may be seated too, simulated ones (`people.ts`): `--seats adaptive,adult` shows what "Match me" makes of
 * an adult, who is known from one warm-up and from all matches before. A race ends after 5,000 cards at the latest.
 * `npm run arena -- --reactions` prints how the levels' hands react.
 *
 * `npm run arena -- --ladder --game ohheaven [--matches 400]` plays the rows of a game's ladder (`ladderRows.ts`), each level
 * beside the figures it must reach.
 *
 * Where computers could go on for ever, a match is `--rounds` rounds long: Tong-its is played for one, with `--scoring pot`
 * for ten, and with a `--target` until somebody reaches it.
 */
import { availableParallelism } from 'node:os';
import { type Args, orExit, readArgs, wholeNumber } from './args';
import { printLadder } from './ladder';
import { type Plan, planFrom } from './plan';
import { printReactions } from './reactions';
import { figuresFor, timesOf } from './report';
import { rounded } from './statistics';
import type { Run } from './tournament';
import { playAll } from './workforce';

function report({ names, rules, rounds, seed, config }: Plan, { results, bySeat }: Run): void {
  const matches = rounds * names.length;
  const seats = results.map((own, player) => ({ player: names[player] ?? '', ...figuresFor(own) }));
  console.log(`${rules.game}: ${matches} matches, ${rounds} seeds, each once for every seating.`);
  for (const { player, wins, score, observed, counted } of seats) {
    const means = Object.entries(observed).map(([name, { mean }]) => `, ${name} ${mean}`);
    console.log(
      `  ${player}: wins ${wins.mean} (95%: ${wins.low} to ${wins.high}), ${score.mean} points a match${means.join('')}`,
    );
    const sums = Object.entries(counted).map(([name, count]) => `${name} ${count}`);
    console.log(`    counted: ${sums.join(', ')}`);
  }
  const shares = bySeat.map((wins) => rounded(wins / matches));
  console.log(`  by seat, whoever sat there: ${shares.join(', ')}`);
  const decisionMs = timesOf(results.flatMap(({ times }) => times));
  console.log(JSON.stringify({ game: rules.game, matches, rounds, seed, seats, bySeat: shares, decisionMs, config }));
}

function processesFrom(args: Args): number {
  return orExit(wholeNumber(args, 'processes', { initial: availableParallelism(), least: 1, most: 256 }));
}

const words = process.argv.slice(2);
if (words.includes('--reactions')) printReactions();
else {
  const isLadder = words.includes('--ladder');
  const args = orExit(readArgs(words.filter((word) => word !== '--ladder')));
  if (isLadder) await printLadder(args, processesFrom(args));
  else {
    const plan = orExit(planFrom(args));
    await playAll([args], processesFrom(args), (run) => report(plan, run));
  }
}
