/** What the arena is asked to play: read from arguments, and how one match of it is played. */
import { brainOf } from '#ai/brains/index';
import { levelNamed } from '#ai/protocol';
import { diceFrom } from '#engine/core/dice';
import type { Match } from '#engine/core/match';
import type { Kind, Outcome, Rules } from '#engine/core/rules';
import { fail, ok, type Result, seat } from '#engine/core/words';
import { GAMES, rulesOf } from '#engine/index';
import { type Args, configFrom, wholeNumber } from './args';
import { type Decision, playContest } from './contest';
import { type Length, lastMoveOf, mayBeEndless, usualLength } from './lengths';
import { personNamed, warmUp } from './people';
import { playRace } from './raceContest';

const OWN_KEYS = ['game', 'seats', 'matches', 'seed', 'processes'];
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
  readonly onDecision: (decision: Decision) => void;
}

type Play = (fixture: Fixture) => { readonly match: Match; readonly outcome: Outcome };

export interface Plan {
  readonly rules: Rules;
  readonly names: readonly string[];
  readonly play: Play;
  readonly config: Kind['config'];
  /** How many seeds, each played once for every seating. */
  readonly rounds: number;
  readonly seed: number;
  /** Whether a match goes on from what is known of people by the matches before it. */
  readonly isSeries: boolean;
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
  const first = wholeNumber(args, 'seed', { initial: 1, least: 0, most: 0xffff_ffff });
  const known = mayBeEndless(game) ? [...OWN_KEYS, 'rounds'] : OWN_KEYS;
  const given = rules.tempo === 'race' ? new Map([['cardLimit', RACE_LIMIT], ...args]) : args;
  const config = configFrom(rules, names.length, { args: given, known });
  if (!matches.ok) return matches;
  if (!first.ok) return first;
  if (!config.ok) return config;
  const long = lengthFrom(args, usualLength(rules, config.value), known);
  if (!long.ok) return long;
  const fixed = { rules, config: config.value, length: long.value };
  const play = rules.tempo === 'race' ? raceWith(fixed, warmUpOf(names, first.value)) : turnsWith(fixed);
  const rounds = Math.ceil(matches.value / names.length);
  const isSeries = names.some((name) => personNamed(name) !== undefined);
  return ok({ rules, names, play, config: config.value, rounds, seed: first.value, isSeries });
}

function plays({ game, tempo }: Rules, name: string): boolean {
  if (tempo === 'turns') return brainOf(game, name) !== undefined;
  return levelNamed(game, name) === name || personNamed(name) !== undefined;
}

interface Fixed {
  readonly rules: Rules;
  readonly config: Kind['config'];
  readonly length: Length;
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
    const onDecision = (elapsed: number): void => fixture.onDecision({ elapsed, seat: seat(0), worlds: 0 });
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

function lengthFrom(args: Args, usual: Length, known: readonly string[]): Result<Length, string> {
  if (!known.includes('rounds') || !args.has('rounds')) return ok(usual);
  return wholeNumber(args, 'rounds', { initial: 1, least: 1, most: 1_000_000 });
}
