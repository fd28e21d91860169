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
  return begun(rules, record).match();
}

/** Plays a move at its own time. A refusal leaves the match as it was; a throw is a bug in the rules. */
export function submit<K extends Kind>(rules: Rules<K>, match: Match<K>, move: Move<K>): Result<Match<K>, Refused<K>> {
  const live = new LiveMatch(rules, match);
  const moved = live.submit(move);
  return moved.ok ? ok(live.match()) : moved;
}

/** Lets the match clock run to `to`, firing each deadline on the way at its own time. Never runs backwards. */
export function advance<K extends Kind>(rules: Rules<K>, match: Match<K>, to: Millis): Match<K> {
  const live = new LiveMatch(rules, match);
  live.advance(to);
  return live.match();
}

/** Rebuilds a match from its record, or names the first entry that does not go through. */
export function replay<K extends Kind>(rules: Rules<K>, record: MatchRecord<K>): Result<Match<K>, ReplayFault<K>> {
  if (record.game !== rules.game) return fail({ entry: -1, why: 'otherGame' });
  if (record.rules !== rules.version) return fail({ entry: -1, why: 'otherRules' });
  const live = begun(rules, { ...record, log: [], until: millis(0) });
  for (const [entry, move] of record.log.entries()) {
    const moved = live.submit(move);
    if (!moved.ok) return fail({ entry, why: moved.fault });
  }
  live.advance(record.until);
  return ok(live.match());
}

/** The match of a record without moves, after whatever the rules do first. */
function begun<K extends Kind>(rules: Rules<K>, record: MatchRecord<K>): LiveMatch<K> {
  const live = new LiveMatch(rules, { record, state: rules.initial(record.config, record.seats), events: [] });
  live.settle(millis(0));
  return live;
}

/**
 * A match that goes on in place. A race brings thousands of events, and putting each press behind copies of all the others
 * would take longer than everything else; here they are gathered, and copied when somebody asks for the match.
 */
export class LiveMatch<K extends Kind> {
  readonly #rules: Rules<K>;
  readonly #before: Match<K>;
  readonly #events: Stamped<K['event']>[] = [];
  readonly #log: Move<K>[] = [];
  #state: K['state'];
  #until: Millis;

  /** Goes on from `before`, which stays as it is. */
  constructor(rules: Rules<K>, before: Match<K>) {
    this.#rules = rules;
    this.#before = before;
    this.#state = before.state;
    this.#until = before.record.until;
  }

  get state(): K['state'] {
    return this.#state;
  }

  /** How far the match clock has run. */
  get until(): Millis {
    return this.#until;
  }

  /** Events so far. */
  get heard(): number {
    return this.#before.events.length + this.#events.length;
  }

  /** The last move of the log and how many there are. */
  get log(): { readonly length: number; readonly last: Move<K> | undefined } {
    const { log } = this.#before.record;
    return { length: log.length + this.#log.length, last: this.#log.at(-1) ?? log.at(-1) };
  }

  /** The events from number `from` on. */
  eventsFrom(from: number): readonly Stamped<K['event']>[] {
    const { events } = this.#before;
    if (from >= events.length) return this.#events.slice(from - events.length);
    return events.slice(from).concat(this.#events);
  }

  /** Plays a move at its own time. A refusal leaves everything as it was; a throw is a bug in the rules. */
  submit(move: Move<K>): Result<true, Refused<K>> {
    return this.#try(move, 'keep');
  }

  /** What `submit` would answer. */
  wouldTake(move: Move<K>): Result<true, Refused<K>> {
    return this.#try(move, 'undo');
  }

  /** Lets the match clock run to `to`, and every deadline on the way fire at its own time. */
  advance(to: Millis): void {
    const rules = this.#rules;
    let last = -1;
    for (let due = rules.deadline(this.#state); due !== undefined && due <= to; due = rules.deadline(this.#state)) {
      if (due <= last) throw this.#bug('deadlines do not move on');
      last = due;
      this.#happen(rules.expire(this.#state, due, this.#dice()), due);
      this.settle(due);
    }
    if (to > this.#until) this.#until = to;
  }

  /** Whatever the rules do by themselves, until they do nothing more. */
  settle(now: Millis): void {
    for (let round = 0; round < SETTLE_BOUND; round += 1) {
      const events = this.#rules.follow(this.#state, now, this.#dice());
      if (events.length === 0) return;
      this.#happen(events, now);
    }
    throw this.#bug('the rules do not settle');
  }

  /** A copy of the match as it stands now. */
  match(): Match<K> {
    const { events } = this.#before;
    const all = this.#events.length === 0 ? events : events.concat(this.#events);
    return { record: this.record(), state: this.#state, events: all };
  }

  /** Its record. Field by field: it is made anew for every move, and an object that was itself spread spreads slowly. */
  record(): MatchRecord<K> {
    const { format, game, rules, config, seats, seed, log } = this.#before.record;
    const all = this.#log.length === 0 ? log : log.concat(this.#log);
    return { format, game, rules, config, seats, seed, log: all, until: this.#until };
  }

  #try(move: Move<K>, ending: 'keep' | 'undo'): Result<true, Refused<K>> {
    if (move.at < this.#until) return fail('timeRanBackwards');
    const [state, until, events, moves] = [this.#state, this.#until, this.#events.length, this.#log.length];
    this.advance(move.at);
    const decision = this.#rules.decide(this.#state, move, this.#dice());
    if (decision.ok && ending === 'keep') {
      this.#log.push(move);
      this.#happen(decision.value, move.at);
      this.settle(move.at);
      return ok(true);
    }
    this.#state = state;
    this.#until = until;
    this.#events.length = events;
    this.#log.length = moves;
    return decision.ok ? ok(true) : decision;
  }

  /** The dice of this moment. */
  #dice(): Dice {
    return diceFrom(this.#before.record.seed).fork(`event ${this.heard}`);
  }

  #happen(events: readonly K['event'][], at: Millis): void {
    for (const event of events) {
      const happened = { at, event };
      this.#events.push(happened);
      this.#state = this.#rules.evolve(this.#state, happened);
    }
  }

  #bug(what: string): Error {
    return new Error(`${this.#rules.game}: ${what}; record ${JSON.stringify(this.record())}`);
  }
}
