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
 * Where computers could go on for ever, a match is `--rounds` rounds long: Tong-its is played for one, with `--scoring pot`
 * for ten, and with a `--target` until somebody reaches it.
 */
import { brainOf } from '#ai/brains/index';
import { levelNamed } from '#ai/protocol';
import { diceFrom, seedFrom } from '#engine/core/dice';
import type { Match } from '#engine/core/match';
import type { Kind, Move, Outcome, Rules } from '#engine/core/rules';
import { fail, ok, type Result } from '#engine/core/words';
import { GAMES, rulesOf } from '#engine/index';
import { type Args, configFrom, orExit, readArgs, wholeNumber } from './args';
import { playContest } from './contest';
import { figuresOf } from './figures';
import { lengthOf } from './lengths';
import { personNamed, warmUp } from './people';
import { playRace } from './raceContest';
import { printReactions } from './reactions';
import { mean, percentile, shareInterval } from './statistics';

const OWN_KEYS = ['game', 'seats', 'matches', 'seed'];
/** A race without a limit may have no end. */
const RACE_LIMIT = '5000';
/** Cards of a warm-up. */
const WARM_UP = 10;

/** One match. */
interface Fixture {
  /** By seat. */
  readonly names: readonly string[];
  readonly seed: number;
  /** By how many seats the players have moved on: a race's players roll anew each time, or equal ones would play alike. */
  readonly shift: number;
  /** Told how long each decision took, in milliseconds. */
  readonly onDecision: (elapsed: number) => void;
}

type Play = (fixture: Fixture) => { readonly match: Match; readonly outcome: Outcome };

interface Plan {
  readonly rules: Rules;
  readonly names: readonly string[];
  readonly play: Play;
  readonly config: Kind['config'];
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
  const stranger = names.find((name) => !plays(rules, name));
  if (stranger !== undefined) return fail(`${game} has no computer player "${stranger}".`);
  if (!rules.seats.includes(names.length))
    return fail(`${game} is played with ${rules.seats.join(', ')} seats, not ${names.length}; name one player a seat.`);
  const matches = wholeNumber(args, 'matches', { initial: 400, least: 1, most: 1_000_000 });
  const seed = wholeNumber(args, 'seed', { initial: 1, least: 0, most: 0xffff_ffff });
  const length = lengthOf(game);
  const known = length === undefined ? OWN_KEYS : [...OWN_KEYS, 'rounds'];
  const given = rules.tempo === 'race' ? new Map([['cardLimit', RACE_LIMIT], ...args]) : args;
  const config = configFrom(rules, names.length, { args: given, known });
  if (!matches.ok) return matches;
  if (!seed.ok) return seed;
  if (!config.ok) return config;
  const long = lengthFrom(args, length?.usual(config.value) ?? 'open', known);
  if (!long.ok) return long;
  const fixed = { rules, config: config.value, length: long.value };
  const play = rules.tempo === 'race' ? raceWith(fixed, warmUpOf(names, seed.value)) : turnsWith(fixed);
  const rounds = Math.ceil(matches.value / names.length);
  return ok({ rules, names, play, config: config.value, rounds, seed: seed.value });
}

function plays({ game, tempo }: Rules, name: string): boolean {
  if (tempo === 'turns') return brainOf(game, name) !== undefined;
  return levelNamed(game, name) === name || personNamed(name) !== undefined;
}

interface Fixed {
  readonly rules: Rules;
  readonly config: Kind['config'];
  /** Rounds a match is long, where no rule ends it. */
  readonly length: number | 'open';
}

const turnsWith =
  ({ rules, config, length }: Fixed): Play =>
  ({ names, seed, onDecision }) => {
    const brains = names.flatMap((name) => brainOf(rules.game, name) ?? []);
    return playContest({ rules, config, brains, seed, onDecision, lastMove: lastMoveOf(rules, length) });
  };

/** Match after match with the same people, of whom everything is known that they did before. */
function raceWith({ rules, config }: Fixed, warm: readonly number[]): Play {
  let times = warm;
  return (fixture) => {
    const played = playRace({ rules, config, times, ...fixture });
    times = played.times;
    return played;
  };
}

function warmUpOf(names: readonly string[], seed: number): readonly number[] {
  const dice = diceFrom(seed).fork('warm-up');
  return names.flatMap((name) => {
    const pace = personNamed(name);
    return pace === undefined ? [] : warmUp(pace, WARM_UP, dice);
  });
}

function lengthFrom(args: Args, usual: number | 'open', known: readonly string[]): Result<number | 'open', string> {
  if (!known.includes('rounds') || !args.has('rounds')) return ok(usual);
  return wholeNumber(args, 'rounds', { initial: 1, least: 1, most: 1_000_000 });
}

interface Run {
  readonly results: readonly Results[];
  /** How long decisions took, in milliseconds. */
  readonly times: readonly number[];
  /** The share of wins of each seat, whoever sat there. */
  readonly bySeat: readonly number[];
}

function run(plan: Plan): Run {
  const results: readonly Results[] = plan.names.map(() => ({ shares: [], scores: [], observed: new Map() }));
  const times: number[] = [];
  const bySeat: number[] = plan.names.map(() => 0);
  const seeds = diceFrom(plan.seed).fork('arena');
  for (let round = 0; round < plan.rounds; round += 1) {
    const shares = playRound(plan, { seed: seedFrom(seeds), results, times, bySeat });
    for (const [player, own] of results.entries()) own.shares.push((shares[player] ?? 0) / plan.names.length);
  }
  const matches = plan.rounds * plan.names.length;
  return { results, times, bySeat: bySeat.map((wins) => rounded(wins / matches)) };
}

interface Round {
  readonly seed: number;
  readonly results: readonly Results[];
  readonly times: number[];
  readonly bySeat: number[];
}

/** The same cards once for each seating; answers with each player's wins. */
function playRound(plan: Plan, { seed, results, times, bySeat }: Round): readonly number[] {
  const count = plan.names.length;
  const wins: number[] = plan.names.map(() => 0);
  const { scoreUnit, observe } = figuresOf(plan.rules.game);
  for (let shift = 0; shift < count; shift += 1) {
    const playerAt = (seat: number): number => (seat + shift) % count;
    const names = plan.names.map((_, seat) => plan.names[playerAt(seat)] ?? '');
    const onDecision = (elapsed: number): void => void times.push(elapsed);
    const { match, outcome } = plan.play({ names, seed, shift, onDecision });
    for (const { seat, place, score } of outcome.standings) {
      const player = playerAt(seat);
      results[player]?.scores.push(score / scoreUnit);
      for (const [name, values] of Object.entries(observe(match, seat))) note(results[player], name, values);
      const won = place === 1 ? 1 / winnersOf(outcome) : 0;
      wins[player] = (wins[player] ?? 0) + won;
      bySeat[seat] = (bySeat[seat] ?? 0) + won;
    }
  }
  return wins;
}

/** What ends a match of this plan when it has been long enough. */
const lastMoveOf =
  ({ game }: Rules, length: Fixed['length']) =>
  (match: Match): Move<Kind> | undefined =>
    length === 'open' ? undefined : lengthOf(game)?.lastMove(match, length);

function note(results: Results | undefined, name: string, values: readonly number[]): void {
  const known = results?.observed.get(name);
  if (known === undefined) results?.observed.set(name, [...values]);
  else known.push(...values);
}

const winnersOf = (outcome: Outcome): number => outcome.standings.filter(({ place }) => place === 1).length;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

function report(plan: Plan, { results, times, bySeat }: Run): void {
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
else {
  const plan = orExit(planFrom(orExit(readArgs(words))));
  report(plan, run(plan));
}
