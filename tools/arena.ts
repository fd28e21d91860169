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
 * Where computers could go on for ever, a match is `--rounds` rounds long: Tong-its is played for one, with `--scoring pot`
 * for ten, and with a `--target` until somebody reaches it.
 */
import { brainOf } from '#ai/brains/index';
import { diceFrom, seedFrom } from '#engine/core/dice';
import type { Match } from '#engine/core/match';
import type { Kind, Move, Outcome, Rules } from '#engine/core/rules';
import { fail, ok, type Result } from '#engine/core/words';
import { GAMES, rulesOf } from '#engine/index';
import type { Brain } from '#play/types';
import { type Args, configFrom, orExit, readArgs, wholeNumber } from './args';
import { playContest } from './contest';
import { figuresOf } from './figures';
import { lengthOf } from './lengths';
import { mean, percentile, shareInterval } from './statistics';

const OWN_KEYS = ['game', 'seats', 'matches', 'seed'];

interface Plan {
  readonly rules: Rules;
  readonly names: readonly string[];
  readonly brains: readonly Brain<Kind, unknown>[];
  readonly config: Kind['config'];
  /** Rounds a match is long, where no rule ends it. */
  readonly length: number | 'open';
  readonly rounds: number;
  readonly seed: number;
}

/** One player's results: by round its share of wins, by match its score, and what its game observed by name. */
interface Results {
  readonly shares: number[];
  readonly scores: number[];
  readonly observed: Map<string, number[]>;
}

function planFrom(args: Args): Result<Plan, string> {
  const game = args.get('game') ?? 'cassino';
  const rules = rulesOf(game);
  if (rules === undefined)
    return fail(`There is no game "${game}". Games: ${GAMES.map((one) => one.game).join(', ')}.`);
  const names = (args.get('seats') ?? 'steady,easy').split(',');
  const stranger = names.find((name) => brainOf(game, name) === undefined);
  if (stranger !== undefined) return fail(`${game} has no computer player "${stranger}".`);
  if (!rules.seats.includes(names.length))
    return fail(`${game} is played with ${rules.seats.join(', ')} seats, not ${names.length}; name one player a seat.`);
  const matches = wholeNumber(args, 'matches', { initial: 400, least: 1, most: 1_000_000 });
  const seed = wholeNumber(args, 'seed', { initial: 1, least: 0, most: 0xffff_ffff });
  const length = lengthOf(game);
  const known = length === undefined ? OWN_KEYS : [...OWN_KEYS, 'rounds'];
  const config = configFrom(rules, names.length, { args, known });
  if (!matches.ok) return matches;
  if (!seed.ok) return seed;
  if (!config.ok) return config;
  const long = lengthFrom(args, length?.usual(config.value) ?? 'open', known);
  if (!long.ok) return long;
  const brains = names.flatMap((name) => brainOf(game, name) ?? []);
  const rounds = Math.ceil(matches.value / names.length);
  return ok({ rules, names, brains, config: config.value, length: long.value, rounds, seed: seed.value });
}

function lengthFrom(args: Args, usual: number | 'open', known: readonly string[]): Result<number | 'open', string> {
  if (!known.includes('rounds') || !args.has('rounds')) return ok(usual);
  return wholeNumber(args, 'rounds', { initial: 1, least: 1, most: 1_000_000 });
}

function run(plan: Plan): { readonly results: readonly Results[]; readonly times: readonly number[] } {
  const results: readonly Results[] = plan.names.map(() => ({ shares: [], scores: [], observed: new Map() }));
  const times: number[] = [];
  const seeds = diceFrom(plan.seed).fork('arena');
  for (let round = 0; round < plan.rounds; round += 1) {
    const shares = playRound(plan, { seed: seedFrom(seeds), results, times });
    for (const [player, own] of results.entries()) own.shares.push((shares[player] ?? 0) / plan.names.length);
  }
  return { results, times };
}

interface Round {
  readonly seed: number;
  readonly results: readonly Results[];
  readonly times: number[];
}

/** The same cards once for each seating; answers with each player's wins. */
function playRound(plan: Plan, { seed, results, times }: Round): readonly number[] {
  const count = plan.names.length;
  const wins: number[] = plan.names.map(() => 0);
  const { scoreUnit, observe } = figuresOf(plan.rules.game);
  for (let shift = 0; shift < count; shift += 1) {
    const playerAt = (seat: number): number => (seat + shift) % count;
    const brains = plan.brains.flatMap((_, seat) => plan.brains[playerAt(seat)] ?? []);
    const onDecision = (elapsed: number): void => void times.push(elapsed);
    const lastMove = lastMoveOf(plan);
    const { match, outcome } = playContest({
      rules: plan.rules,
      config: plan.config,
      brains,
      seed,
      onDecision,
      lastMove,
    });
    for (const { seat, place, score } of outcome.standings) {
      const player = playerAt(seat);
      results[player]?.scores.push(score / scoreUnit);
      for (const [name, values] of Object.entries(observe(match, seat))) note(results[player], name, values);
      if (place === 1) wins[player] = (wins[player] ?? 0) + 1 / winnersOf(outcome);
    }
  }
  return wins;
}

/** What ends a match of this plan when it has been long enough. */
const lastMoveOf =
  ({ rules, length }: Plan) =>
  (match: Match): Move<Kind> | undefined =>
    length === 'open' ? undefined : lengthOf(rules.game)?.lastMove(match, length);

function note(results: Results | undefined, name: string, values: readonly number[]): void {
  const known = results?.observed.get(name);
  if (known === undefined) results?.observed.set(name, [...values]);
  else known.push(...values);
}

const winnersOf = (outcome: Outcome): number => outcome.standings.filter(({ place }) => place === 1).length;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

function report(plan: Plan, { results, times }: ReturnType<typeof run>): void {
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
  const decisionMs = {
    p50: rounded(percentile(times, 0.5)),
    p99: rounded(percentile(times, 0.99)),
    max: rounded(percentile(times, 1)),
  };
  const config = plan.config;
  const all = seats.map(({ figures }) => figures);
  console.log(JSON.stringify({ game: plan.rules.game, matches, seed: plan.seed, seats: all, decisionMs, config }));
}

const plan = orExit(planFrom(orExit(readArgs(process.argv.slice(2)))));
report(plan, run(plan));
