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
  const unfolding = new Unfolding(rules, { record, state: rules.initial(config, seats), events: [] });
  unfolding.settle(millis(0));
  return unfolding.match();
}

/** Plays a move at its own time. A refusal leaves the match as it was; a throw is a bug in the rules. */
export function submit<K extends Kind>(rules: Rules<K>, match: Match<K>, move: Move<K>): Result<Match<K>, Refused<K>> {
  if (move.at < match.record.until) return fail('timeRanBackwards');
  const unfolding = new Unfolding(rules, match);
  unfolding.runTo(move.at);
  const decision = rules.decide(unfolding.state, move, unfolding.dice());
  if (!decision.ok) return decision;
  unfolding.log(move);
  unfolding.happen(decision.value, move.at);
  unfolding.settle(move.at);
  return ok(unfolding.match());
}

/** Lets the match clock run to `to`, firing each deadline on the way at its own time. Never runs backwards. */
export function advance<K extends Kind>(rules: Rules<K>, match: Match<K>, to: Millis): Match<K> {
  const unfolding = new Unfolding(rules, match);
  unfolding.runTo(to);
  return unfolding.match();
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

/**
 * A match while things happen in it. Events are gathered here and put behind the others once, when all is settled: a race
 * brings thousands of them.
 */
class Unfolding<K extends Kind> {
  readonly #rules: Rules<K>;
  readonly #before: Match<K>;
  readonly #fresh: Stamped<K['event']>[] = [];
  #state: K['state'];
  #log: readonly Move<K>[];
  #until: Millis;

  constructor(rules: Rules<K>, before: Match<K>) {
    this.#rules = rules;
    this.#before = before;
    this.#state = before.state;
    this.#log = before.record.log;
    this.#until = before.record.until;
  }

  get state(): K['state'] {
    return this.#state;
  }

  /** The dice of this moment. */
  dice(): Dice {
    return diceFrom(this.#before.record.seed).fork(`event ${this.#before.events.length + this.#fresh.length}`);
  }

  happen(events: readonly K['event'][], at: Millis): void {
    for (const event of events) {
      const happened = { at, event };
      this.#fresh.push(happened);
      this.#state = this.#rules.evolve(this.#state, happened);
    }
  }

  /** Whatever the rules do by themselves, until they do nothing more. */
  settle(now: Millis): void {
    for (let round = 0; round < SETTLE_BOUND; round += 1) {
      const events = this.#rules.follow(this.#state, now, this.dice());
      if (events.length === 0) return;
      this.happen(events, now);
    }
    throw this.#bug('the rules do not settle');
  }

  /** Lets the clock run to `to`, and every deadline on the way fire at its own time. */
  runTo(to: Millis): void {
    const rules = this.#rules;
    let last = -1;
    for (let due = rules.deadline(this.#state); due !== undefined && due <= to; due = rules.deadline(this.#state)) {
      if (due <= last) throw this.#bug('deadlines do not move on');
      last = due;
      this.happen(rules.expire(this.#state, due, this.dice()), due);
      this.settle(due);
    }
    if (to > this.#until) this.#until = to;
  }

  /** Puts a move down that has been decided. */
  log(move: Move<K>): void {
    // In a list, because `concat` looks a bare object over before it copies.
    this.#log = this.#log.concat([move]);
  }

  /** The match as it stands now. */
  match(): Match<K> {
    const { events } = this.#before;
    const all = this.#fresh.length === 0 ? events : events.concat(this.#fresh);
    return { record: this.#record(), state: this.#state, events: all };
  }

  /** Field by field: it is made anew for every move, and an object that was itself spread spreads slowly. */
  #record(): MatchRecord<K> {
    const { format, game, rules, config, seats, seed } = this.#before.record;
    return { format, game, rules, config, seats, seed, log: this.#log, until: this.#until };
  }

  #bug(what: string): Error {
    return new Error(`${this.#rules.game}: ${what}; record ${JSON.stringify(this.#record())}`);
  }
}
