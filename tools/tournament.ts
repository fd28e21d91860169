/** What the arena plays: every seed once for each way of seating the players, and what came of it for each of them. */
import { brainOf } from '#ai/brains/index';
import { levelNamed } from '#ai/protocol';
import { diceFrom, seedFrom } from '#engine/core/dice';
import type { Match } from '#engine/core/match';
import type { Kind, Move, Outcome, Rules } from '#engine/core/rules';
import { fail, ok, type Result } from '#engine/core/words';
import { GAMES, rulesOf } from '#engine/index';
import { type Args, configFrom, wholeNumber } from './args';
import { playContest } from './contest';
import { figuresOf } from './figures';
import { lengthOf } from './lengths';
import { personNamed, warmUp } from './people';
import { playRace } from './raceContest';
import { rounded } from './statistics';

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
  readonly onDecision: (elapsed: number, seat: number) => void;
}

type Play = (fixture: Fixture) => { readonly match: Match; readonly outcome: Outcome };

export interface Plan {
  readonly rules: Rules;
  readonly names: readonly string[];
  readonly play: Play;
  readonly config: Kind['config'];
  readonly rounds: number;
  readonly seed: number;
}

/** One player's results: by round its share of wins, by match its score, and what its game observed by name. */
export interface Results {
  readonly shares: number[];
  readonly scores: number[];
  readonly observed: Map<string, number[]>;
  /** How long each decision took, in milliseconds. */
  readonly times: number[];
}

export function planFrom(args: Args): Result<Plan, string> {
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
    // The computers of a race think together; it counts as one seat's.
    const onDecision = (elapsed: number): void => fixture.onDecision(elapsed, 0);
    const played = playRace({ rules, config, times, ...fixture, onDecision });
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

export interface Run {
  readonly results: readonly Results[];
  /** The share of wins of each seat, whoever sat there. */
  readonly bySeat: readonly number[];
}

export function run(plan: Plan): Run {
  const results: readonly Results[] = plan.names.map(() => ({
    shares: [],
    scores: [],
    observed: new Map(),
    times: [],
  }));
  const bySeat: number[] = plan.names.map(() => 0);
  const seeds = diceFrom(plan.seed).fork('arena');
  for (let round = 0; round < plan.rounds; round += 1) {
    const shares = playRound(plan, { seed: seedFrom(seeds), results, bySeat });
    for (const [player, own] of results.entries()) own.shares.push((shares[player] ?? 0) / plan.names.length);
  }
  const matches = plan.rounds * plan.names.length;
  return { results, bySeat: bySeat.map((wins) => rounded(wins / matches)) };
}

interface Round {
  readonly seed: number;
  readonly results: readonly Results[];
  readonly bySeat: number[];
}

/** The same cards once for each seating; answers with each player's wins. */
function playRound(plan: Plan, { seed, results, bySeat }: Round): readonly number[] {
  const count = plan.names.length;
  const wins: number[] = plan.names.map(() => 0);
  const { scoreUnit, observe } = figuresOf(plan.rules.game);
  for (let shift = 0; shift < count; shift += 1) {
    const playerAt = (seat: number): number => (seat + shift) % count;
    const names = plan.names.map((_, seat) => plan.names[playerAt(seat)] ?? '');
    const onDecision = (elapsed: number, seat: number): void => void results[playerAt(seat)]?.times.push(elapsed);
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
