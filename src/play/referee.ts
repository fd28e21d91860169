/**
 * The referee holds the match: it lets moves through or refuses them, and says what each watcher may know. When a move
 * comes is the host's affair.
 */
import { diceFrom, seedFrom } from '#engine/core/dice';
import { advance, type Match, type Refused, replay, submit } from '#engine/core/match';
import type { Kind, Move, Outcome, Rules } from '#engine/core/rules';
import { seenBy, type Watcher } from '#engine/core/secrets';
import { fail, type Millis, millis, ok, type Result, type Seat } from '#engine/core/words';
import type { Frame, News, Report } from './types';

export class Referee {
  readonly rules: Rules;
  #match: Match;

  constructor(rules: Rules, match: Match) {
    this.rules = rules;
    this.#match = match;
  }

  get match(): Match {
    return this.#match;
  }

  /** Events so far: the name of this moment. */
  get heard(): number {
    return this.#match.events.length;
  }

  awaiting(): readonly Seat[] {
    return this.outcome() === undefined ? this.rules.awaiting(this.#match.state) : [];
  }

  outcome(): Outcome | undefined {
    return this.rules.outcome(this.#match.state);
  }

  deadline(): Millis | undefined {
    return this.rules.deadline(this.#match.state);
  }

  /** Lets a move through, or says why not and leaves all as it was. A move from the past happens at the last moment known. */
  submit(move: Move<Kind>): Result<true, Refused<Kind>> {
    const moved = this.#try(move);
    if (!moved.ok) return moved;
    this.#match = moved.value;
    return ok(true);
  }

  /** Would this move go through? */
  wouldTake(move: Move<Kind>): Result<true, Refused<Kind>> {
    const moved = this.#try(move);
    return moved.ok ? ok(true) : fail(moved.fault);
  }

  /** Whether `who` made the last move, nothing has happened since, and the rules call it harmless. */
  mayTakeBack(who: Seat): boolean {
    const { record, events, state } = this.#match;
    const last = record.log.at(-1);
    if (last === undefined || last.seat !== who || (events.at(-1)?.at ?? 0) > last.at) return false;
    return this.rules.takesBack?.(state, last) ?? false;
  }

  /** Rebuilds the match without its last move; 'refused' if time would have ended something meanwhile. */
  takeBack(now: Millis): 'done' | 'refused' {
    const { record } = this.#match;
    const until = record.log.at(-1)?.at ?? record.until;
    const before = replay(this.rules, { ...record, log: record.log.slice(0, -1), until });
    if (!before.ok) throw new Error(`${record.game}: a prefix of the log does not replay: ${before.fault.why}`);
    const due = this.rules.deadline(before.value.state);
    if (due !== undefined && due <= Math.max(now, record.until)) return 'refused';
    this.#match = advance(this.rules, before.value, record.until);
    return 'done';
  }

  /** Fires the deadlines up to `now`. */
  advance(now: Millis): void {
    this.#match = advance(this.rules, this.#match, now);
  }

  /** The seed for the dice of a seat's brain at the moment `heard`; the match's own seed cannot be told from it. */
  luck(seat: Seat, heard: number): number {
    return seedFrom(diceFrom(this.#match.record.seed).fork(`brain ${seat} ${heard}`));
  }

  /** What `who` learns from all that happened since the moment `from`. */
  news(who: Watcher, from: number): News<Kind> {
    const { events, record, state } = this.#match;
    return {
      at: record.until,
      events: events.slice(from).map(({ at, event }) => ({ at, event: seenBy(event, who) })),
      notices: [],
      view: this.rules.view(state, who),
      awaited: who !== 'spectator' && this.awaiting().includes(who),
      heard: events.length,
    };
  }

  /** The same for a screen since the moment `from.heard`; `state` is the table then. */
  report(who: Watcher, from: Pick<Report<Kind>, 'type' | 'heard'>, state: Kind['state']): Report<Kind> {
    let table = state;
    const frames = this.#match.events.slice(from.heard).map(({ at, event }): Frame<Kind> => {
      table = this.rules.evolve(table, { at, event });
      return { event: { at, event: seenBy(event, who) }, view: this.rules.view(table, who) };
    });
    return { ...this.news(who, from.heard), type: from.type, before: this.rules.view(state, who), frames };
  }

  /** The state at an earlier moment. */
  stateAt(heard: number): Kind['state'] {
    const { events, record, state } = this.#match;
    if (heard === events.length) return state;
    const bare = this.rules.initial(record.config, record.seats);
    return events.slice(0, heard).reduce((before, happened) => this.rules.evolve(before, happened), bare);
  }

  #try(move: Move<Kind>): Result<Match, Refused<Kind>> {
    const at = millis(Math.max(move.at, this.#match.record.until));
    return submit(this.rules, this.#match, { ...move, at });
  }
}
