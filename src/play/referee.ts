/**
 * The referee holds the match: it lets moves through or refuses them, and says what each watcher may know. When a move
 * comes is the host's affair.
 */
import { type Dice, diceFrom, seedFrom } from '#engine/core/dice';
import { advance, LiveMatch, type Match, type MatchRecord, type Refused, replay } from '#engine/core/match';
import type { Kind, Move, Outcome, Rules, Stamped } from '#engine/core/rules';
import { type Seen, seenBy, type Watcher } from '#engine/core/secrets';
import { at as itemAt, type Millis, millis, type Result, type Seat, seatsOf } from '#engine/core/words';
import type { Frame, News, Notice, Report } from './types';

/** From when on a screen has not heard, how the table was then, and the refusals it is told of. */
export interface Since extends Pick<Report<Kind>, 'type' | 'heard' | 'notices'> {
  readonly state: Kind['state'];
}

export class Referee {
  readonly rules: Rules;
  /** What of the record never changes. */
  readonly #head: Pick<MatchRecord, 'config' | 'seats' | 'seed'>;
  #live: LiveMatch<Kind>;

  constructor(rules: Rules, match: Match) {
    this.rules = rules;
    this.#head = match.record;
    this.#live = new LiveMatch(rules, match);
  }

  get state(): Kind['state'] {
    return this.#live.state;
  }

  /** A copy of the record as it stands now. */
  get record(): MatchRecord {
    return this.#live.record();
  }

  /** Match time of the last thing that happened. */
  get until(): Millis {
    return this.#live.until;
  }

  /** How many moves there are, and the last one. */
  get log(): LiveMatch<Kind>['log'] {
    return this.#live.log;
  }

  /** Events so far: the name of this moment. */
  get heard(): number {
    return this.#live.heard;
  }

  awaiting(): readonly Seat[] {
    return this.outcome() === undefined ? this.rules.awaiting(this.state) : [];
  }

  outcome(): Outcome | undefined {
    return this.rules.outcome(this.state);
  }

  deadline(): Millis | undefined {
    return this.rules.deadline(this.state);
  }

  /** Lets a move through, or says why not and leaves all as it was. A move from the past happens at the last moment known. */
  submit(move: Move<Kind>): Result<true, Refused<Kind>> {
    return this.#live.submit(this.#notBefore(move));
  }

  /** Would this move go through? */
  wouldTake(move: Move<Kind>): Result<true, Refused<Kind>> {
    return this.#live.wouldTake(this.#notBefore(move));
  }

  /** All seats, in the order in which presses of the same millisecond count. */
  pressOrder(): readonly Seat[] {
    return this.rules.pressOrder?.(this.state) ?? seatsOf(this.#head.seats);
  }

  /** What all may hear of a press that was refused. */
  noticeOf({ seat, at }: Move<Kind>, why: Refused<Kind>): Notice<Kind> {
    const then = millis(Math.max(at, this.until));
    return { seat, at: then, why, lateBy: this.rules.lateBy?.(this.state, then) };
  }

  /** Whether `who` made the last move, nothing has happened since, and the rules call it harmless. */
  mayTakeBack(who: Seat): boolean {
    const { last } = this.log;
    const newest = this.#live.eventsFrom(Math.max(0, this.heard - 1)).at(-1);
    if (last === undefined || last.seat !== who || (newest?.at ?? 0) > last.at) return false;
    return this.rules.takesBack?.(this.state, last) ?? false;
  }

  /** Rebuilds the match without its last move; 'refused' if time would have ended something meanwhile. */
  takeBack(now: Millis): 'done' | 'refused' {
    const { record } = this;
    const until = record.log.at(-1)?.at ?? record.until;
    const before = replay(this.rules, { ...record, log: record.log.slice(0, -1), until });
    if (!before.ok) throw new Error(`${record.game}: a prefix of the log does not replay: ${before.fault.why}`);
    const due = this.rules.deadline(before.value.state);
    if (due !== undefined && due <= Math.max(now, record.until)) return 'refused';
    this.#live = new LiveMatch(this.rules, advance(this.rules, before.value, record.until));
    return 'done';
  }

  /** Fires the deadlines up to `now`. */
  advance(now: Millis): void {
    this.#live.advance(now);
  }

  /** The seed for the dice of a seat's brain at the moment `heard`; the match's own seed cannot be told from it. */
  luck(seat: Seat, heard: number): number {
    return seedFrom(this.#dice().fork(`brain ${seat} ${heard}`));
  }

  /** The dice of a race's computers for the whole match; the match's own seed cannot be told from them. */
  raceDice(): Dice {
    return diceFrom(seedFrom(this.#dice().fork('race')));
  }

  /** Every event from number `from` on, as far as `who` may see it. */
  seen(who: Watcher, from: number): readonly Stamped<Seen<Kind['event']>>[] {
    return this.#live.eventsFrom(from).map(({ at, event }) => ({ at, event: seenBy(event, who) }));
  }

  /** The table now as `who` sees it. */
  view(who: Watcher): Kind['view'] {
    return this.rules.view(this.state, who);
  }

  /** What `who` learns from all that happened since the moment `from`, and from what was refused meanwhile. */
  news(who: Watcher, from: number, notices: readonly Notice<Kind>[] = []): News<Kind> {
    return {
      at: this.until,
      events: this.seen(who, from),
      notices,
      view: this.view(who),
      awaited: who !== 'spectator' && this.awaiting().includes(who),
      heard: this.heard,
    };
  }

  /** The same for a screen since the moment `from.heard`; `from.state` is the table then. */
  report(who: Watcher, from: Since): Report<Kind> {
    const news = this.news(who, from.heard, from.notices);
    let table = from.state;
    const frames = this.#live.eventsFrom(from.heard).map((happened, index): Frame<Kind> => {
      table = this.rules.evolve(table, happened);
      return { event: itemAt(news.events, index), view: this.rules.view(table, who) };
    });
    return { ...news, type: from.type, before: this.rules.view(from.state, who), frames };
  }

  /** The state at an earlier moment. */
  stateAt(heard: number): Kind['state'] {
    if (heard === this.heard) return this.state;
    const { config, seats } = this.#head;
    const bare = this.rules.initial(config, seats);
    return this.#live
      .eventsFrom(0)
      .slice(0, heard)
      .reduce((before, happened) => this.rules.evolve(before, happened), bare);
  }

  #dice(): Dice {
    return diceFrom(this.#head.seed);
  }

  #notBefore(move: Move<Kind>): Move<Kind> {
    return { ...move, at: millis(Math.max(move.at, this.until)) };
  }
}
