/**
 * A match is config + seed + moves; everything else is derived from them and can be rebuilt at will.
 *
 * Three conventions:
 * - a deadline beats a move of the same millisecond, and each deadline fires at its own time;
 * - a finished game has no deadline;
 * - `replay` only accepts the rules version a record was made under.
 *
 * Dice are forked from the seed and the number of events so far: no generator state is stored, and an extra roll in one
 * place cannot shift the rolls after it.
 *
 * The log holds sealed bids and answers in the clear, so a record is never given to a player mid-match.
 */
import { type Dice, diceFrom } from './dice';
import type { Kind, Move, Rules, Stamped } from './rules';
import { fail, type Millis, millis, ok, type Result } from './words';

/** Plain JSON: all of a match that is saved, sent or shared. */
export interface MatchRecord<K extends Kind = Kind> {
  readonly format: 1;
  readonly game: string;
  readonly rules: number;
  readonly config: K['config'];
  readonly seats: number;
  /** A whole number from 0 to 2^32 - 1. */
  readonly seed: number;
  /** What seats chose, in order, in match time. */
  readonly log: readonly Move<K>[];
  /** How far the match clock has run. */
  readonly until: Millis;
}

export interface Match<K extends Kind = Kind> {
  readonly record: MatchRecord<K>;
  readonly state: K['state'];
  readonly events: readonly Stamped<K['event']>[];
}

export type Refused<K extends Kind> = K['refusal'] | 'timeRanBackwards';

/** Why a record could not be replayed: the entry of its log (0 based) and the reason; entry -1 is the record's head. */
export interface ReplayFault<K extends Kind> {
  readonly entry: number;
  readonly why: Refused<K> | 'otherGame' | 'otherRules';
}

/** Far more than any game's chain of automatic events; reaching it means `follow` never settles. */
const SETTLE_BOUND = 1000;

/** Opens a match: the bare table, then whatever the rules do first, such as the deal. `seed` is below 2^32. */
export function start<K extends Kind>(rules: Rules<K>, config: K['config'], seats: number, seed: number): Match<K> {
  const record: MatchRecord<K> = {
    format: 1,
    game: rules.game,
    rules: rules.version,
    config,
    seats,
    seed,
    log: [],
    until: millis(0),
  };
  return settle(rules, { record, state: rules.initial(config, seats), events: [] }, millis(0));
}

/** Plays a move at its own time. A refusal leaves the match as it was; a throw is a bug in the rules. */
export function submit<K extends Kind>(rules: Rules<K>, match: Match<K>, move: Move<K>): Result<Match<K>, Refused<K>> {
  if (move.at < match.record.until) return fail('timeRanBackwards');
  const current = advance(rules, match, move.at);
  const decision = rules.decide(current.state, move, diceNow(current));
  if (!decision.ok) return decision;
  const logged = { ...current, record: { ...current.record, log: current.record.log.concat(move) } };
  return ok(settle(rules, happen(rules, logged, decision.value, move.at), move.at));
}

/** Lets the match clock run to `to`, firing each deadline on the way at its own time. Never runs backwards. */
export function advance<K extends Kind>(rules: Rules<K>, match: Match<K>, to: Millis): Match<K> {
  let current = match;
  let last = -1;
  for (;;) {
    const due = rules.deadline(current.state);
    if (due === undefined || due > to) return clockAt(current, to);
    if (due <= last) throw new Error(`${rules.game}: deadlines do not move on; record ${JSON.stringify(match.record)}`);
    last = due;
    const expired = happen(rules, current, rules.expire(current.state, due, diceNow(current)), due);
    current = settle(rules, clockAt(expired, due), due);
  }
}

/** Rebuilds a match from its record, or names the first entry that does not go through. */
export function replay<K extends Kind>(rules: Rules<K>, record: MatchRecord<K>): Result<Match<K>, ReplayFault<K>> {
  if (record.game !== rules.game) return fail({ entry: -1, why: 'otherGame' });
  if (record.rules !== rules.version) return fail({ entry: -1, why: 'otherRules' });
  let match = start(rules, record.config, record.seats, record.seed);
  for (const [entry, move] of record.log.entries()) {
    const next = submit(rules, match, move);
    if (!next.ok) return fail({ entry, why: next.fault });
    match = next.value;
  }
  return ok(advance(rules, match, record.until));
}

const diceNow = <K extends Kind>(match: Match<K>): Dice =>
  diceFrom(match.record.seed).fork(`event ${match.events.length}`);

const clockAt = <K extends Kind>(match: Match<K>, to: Millis): Match<K> =>
  to <= match.record.until ? match : { ...match, record: { ...match.record, until: to } };

function happen<K extends Kind>(rules: Rules<K>, match: Match<K>, events: readonly K['event'][], at: Millis): Match<K> {
  if (events.length === 0) return match;
  const stamped = events.map((event) => ({ at, event }));
  const state = stamped.reduce((before, happened) => rules.evolve(before, happened), match.state);
  // A race brings thousands of events, and `concat` copies a long list many times faster than spreading it.
  return { ...match, state, events: match.events.concat(stamped) };
}

function settle<K extends Kind>(rules: Rules<K>, match: Match<K>, now: Millis): Match<K> {
  let current = match;
  for (let round = 0; round < SETTLE_BOUND; round += 1) {
    const events = rules.follow(current.state, now, diceNow(current));
    if (events.length === 0) return current;
    current = happen(rules, current, events, now);
  }
  throw new Error(`${rules.game}: the rules do not settle; record ${JSON.stringify(match.record)}`);
}
