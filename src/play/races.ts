/**
 * The table of a race. The match clock runs while somebody watches and nothing is paused, whatever the picture does, and any
 * seat at this screen may press at any time.
 *
 * Everything counts at its own time: a press at that of its input event, a computer's plan and a deadline when they are due.
 * Because a press may still be on its way when something later is due, nothing is settled before the hold is over, unless
 * nobody is left who could have been earlier. Then it is settled in order, so the record never holds two things whose order
 * replay would have to decide.
 */
import type { Refused } from '#engine/core/match';
import type { Kind } from '#engine/core/rules';
import { fail, type Millis, millis, ok, type Result, type Seat } from '#engine/core/words';
import type { LateSlap, Sitting } from '#storage/types';
import { type Entrant, firstOf, HOLD_MS } from './photoFinish';
import { Rivals } from './rivals';
import { Soon } from './soon';
import { type HostServices, type Opening, Table } from './table';
import type { AskedFault, Notice } from './types';

/** Moves that come within so many milliseconds are written together: writing a long record takes as long as a frame. */
const SAVED_WITHIN_MS = 1000;
/** A timer this many milliseconds late means that the page was asleep, and nobody could have pressed. */
const ASLEEP_MS = 1000;

export class RaceTable extends Table {
  readonly #rivals: Rivals;
  readonly #saveSoon: Soon;
  /** Presses that wait for earlier ones. */
  #held: readonly Entrant[] = [];
  /** Match time up to which all is being settled. */
  #to: Millis = millis(0);
  #settling = false;
  #stepping = false;
  /** The sitting is behind what has happened. */
  #stale = false;
  /** Slaps of people that came too late, for the review. */
  #late: readonly LateSlap[];
  /** The person's slaps as they are known beyond this table. */
  #timesKept: readonly number[];
  #callOff: () => void = () => {};
  /** When the timer should ring, by the page's clock. */
  #ringsAt = Number.POSITIVE_INFINITY;

  constructor(opening: Opening, services: HostServices) {
    super(opening, services);
    const { sitting, as } = opening;
    this.#saveSoon = new Soon({ time: services.time, within: SAVED_WITHIN_MS, run: () => this.save() });
    this.#rivals = new Rivals({
      referee: this.referee,
      chairs: sitting.chairs,
      matching: sitting.matching ?? services.slaps.known(),
    });
    this.#timesKept = this.#rivals.matching.times;
    this.#late = sitting.late ?? [];
    if (as === 'new') this.save();
  }

  override get sitting(): Sitting {
    if (this.#stale) this.refresh();
    this.#stale = false;
    return super.sitting;
  }

  override press(who: Seat, action: Kind['action'], at: Millis): Result<true, AskedFault<Kind>> {
    const barred = this.bars(who);
    if (barred !== undefined) return fail(barred);
    this.#wakeUp();
    const press: Entrant = { by: 'person', seat: who, action, at: this.upToNow(at) };
    this.#held = [...this.#held, press];
    const others = this.humans.filter((other) => other !== who);
    if (this.#couldPress(others)) this.retime();
    else this.#settle(press.at);
    return ok(true);
  }

  override takeBack(): 'refused' {
    return 'refused';
  }

  override pause(): void {
    if (!this.paused) this.#stop();
    super.pause();
    this.#saveSoon.now();
  }

  override resume(): void {
    this.#stepping = false;
    super.resume();
  }

  override step(): void {
    this.#stepping = this.paused && !this.left && this.#next() !== undefined;
    this.retime();
  }

  /** In a race computers wait as long as their hands do. */
  override setDelay(): void {}

  override async leave(): Promise<void> {
    if (!this.left && !this.paused) this.#stop();
    this.#saveSoon.now();
    await super.leave();
  }

  protected override depart(): void {
    this.#held = [];
  }

  protected override retime(): void {
    this.#callOff();
    this.#callOff = () => {};
    this.#ringsAt = Number.POSITIVE_INFINITY;
    if (this.watchings.any && !this.paused) this.clock.run();
    else this.clock.halt();
    const wait = this.#wait();
    if (wait === undefined || this.left || this.#settling) return;
    this.#ringsAt = this.services.time.now() + wait;
    this.#callOff = this.services.time.after(wait, () => this.#ring());
  }

  protected override changes(): Pick<Sitting, 'matching' | 'late'> {
    return { matching: this.#rivals.matching, late: this.#late };
  }

  protected override save(): void {
    this.#stale = false;
    super.save();
    const { times } = this.#rivals.matching;
    if (times !== this.#timesKept) this.services.slaps.keep(times);
    this.#timesKept = times;
  }

  /** Milliseconds until something is to be settled, or undefined when nothing is. */
  #wait(): number | undefined {
    if (this.#stepping) return 0;
    if (!this.watchings.any || this.paused) return undefined;
    const times = [...this.#held, ...this.#rivals.plans()].map(({ at }) => at);
    const deadline = this.referee.deadline();
    if (deadline !== undefined) times.push(deadline);
    return times.length === 0 ? undefined : Math.max(0, Math.min(...times) + this.#hold() - this.now());
  }

  /** How long everything waits for earlier presses. */
  #hold(): number {
    return this.#couldPress(this.humans) ? HOLD_MS : 0;
  }

  /** Whether a press of one of these people could still be on its way. */
  #couldPress(people: readonly Seat[]): boolean {
    const { rules } = this.referee;
    const now = this.now();
    return people.some((who) => {
      const legal = rules.legal(this.referee.view(who), who, now)[Symbol.iterator]();
      return legal.next().done !== true;
    });
  }

  #ring(): void {
    this.#wakeUp();
    if (this.#stepping) this.#step();
    else this.#settle(millis(this.now() - this.#hold()));
  }

  /** A page that was asleep, with its machine or in a hidden tab, takes up the match where it fell asleep. */
  #wakeUp(): void {
    const late = this.services.time.now() - this.#ringsAt;
    this.#ringsAt = Number.POSITIVE_INFINITY;
    if (late > ASLEEP_MS) this.clock.forget(late);
  }

  #step(): void {
    this.#stepping = false;
    const next = this.#next();
    if (next === undefined) return;
    this.clock.leapTo(next);
    this.#settle(next);
  }

  /** When the next thing happens that no person does: what a computer means to do, or something that is due. */
  #next(): Millis | undefined {
    const times = this.#rivals.plans().map(({ at }) => at);
    const due = this.referee.deadline();
    if (due !== undefined) times.push(due);
    return times.length === 0 ? undefined : millis(Math.max(Math.min(...times), this.referee.until));
  }

  /** Settles what was before this moment, so that the record begins again exactly here. */
  #stop(): void {
    this.#wakeUp();
    const now = this.now();
    this.#settle(now);
    // A watcher may stop the table while it hears: then the rest is still being settled.
    if (this.#settling || this.referee.until === now) return;
    this.referee.advance(now);
    this.#changed();
  }

  /** Settles everything up to a moment, in order. Watchers may press while it is under way. */
  #settle(to: Millis): void {
    if (this.#settling) {
      this.#to = millis(Math.max(this.#to, to));
      return;
    }
    this.#to = to;
    this.#settling = true;
    try {
      while (!this.left && this.#settleNext() === 'settled');
    } finally {
      this.#settling = false;
      this.retime();
    }
  }

  #settleNext(): 'settled' | 'nothing' {
    const first = firstOf([...this.#held, ...this.#rivals.plans()], this.referee.pressOrder());
    const due = this.referee.deadline();
    const at = first === undefined ? this.#to : Math.min(this.#to, Math.max(first.at, this.referee.until));
    if (due !== undefined && due <= at) {
      this.referee.advance(due);
      this.#happened();
      return 'settled';
    }
    if (first === undefined || first.at > this.#to) return 'nothing';
    this.#enter(first);
    return 'settled';
  }

  #enter(entrant: Entrant): void {
    const { by, seat, at, action } = entrant;
    this.#held = this.#held.filter((press) => press !== entrant);
    const moved = this.referee.submit({ seat, at, action });
    if (moved.ok) this.#happened();
    else if (by === 'person') this.#refused(this.referee.noticeOf(entrant, moved.fault));
    else this.#dropped(entrant, moved.fault);
  }

  #refused(notice: Notice<Kind>): void {
    const { matching } = this.#rivals;
    this.#rivals.overhear(notice);
    const { seat, at, why, lateBy } = notice;
    const isLate = why === 'lateSlap' && lateBy !== undefined;
    if (isLate) this.#late = [...this.#late, { seat, at, by: lateBy }];
    if (isLate || this.#rivals.matching !== matching) this.#changed();
    this.watchings.reportRefusal(notice);
  }

  /** A slap right after a taking is late for the pile that is gone, for all to see; nothing else that is planned may be refused. */
  #dropped(plan: Entrant, why: Refused<Kind>): void {
    this.#rivals.drop(plan);
    const notice = this.referee.noticeOf(plan, why);
    if (notice.lateBy === undefined) this.bug('brain', `seat ${plan.seat} planned ${plan.action.type}: ${why}`);
    else this.watchings.reportRefusal(notice);
  }

  #happened(): void {
    this.#rivals.hear();
    this.#changed();
    if (this.outcome() !== undefined) this.#saveSoon.now();
    this.watchings.reportAll();
  }

  /** There is something to be saved. */
  #changed(): void {
    this.#stale = true;
    this.saving.announce();
    this.#saveSoon.mark();
  }
}
