/**
 * The host of one table on this machine, for games of turns. It decides when things happen; the referee decides whether.
 *
 * The match clock runs only while somebody watches, nothing is paused and the picture has caught up, so an animation
 * never eats anybody's time and a pause leaves no trace. Computers think as soon as their turn has come, while the picture
 * still moves; a computer's move is made when the clock has run on by the delay since then. All moves of computers come
 * from a timer, never from inside a call, so that a fast match leaves the page its breath.
 */
import type { Match, MatchRecord } from '#engine/core/match';
import type { Kind, Outcome, Rules, Stamped } from '#engine/core/rules';
import type { Seen, Watcher } from '#engine/core/secrets';
import { fail, type Millis, millis, type Result, type Seat, seat } from '#engine/core/words';
import type { Sitting } from '#storage/types';
import { MatchClock, type Time } from './clock';
import { firstLegal } from './computer';
import { Computers } from './computers';
import { computerDelay } from './pace';
import { Referee } from './referee';
import { type Keep, Saving } from './saving';
import type { Thinker } from './thinker';
import type { AskedFault, Host, Intent, Report, SaveState } from './types';
import { Watchings } from './watching';

/** Something that must not happen, with the record that replays it. */
export interface Bug {
  readonly what: 'brain' | 'watcher';
  readonly detail: string;
  readonly record: MatchRecord;
}

/** What a host works with. */
export interface HostServices {
  readonly thinker: Thinker;
  readonly time: Time;
  /** Wall time now, ISO 8601. */
  readonly wallTime: () => string;
  readonly keep: Keep;
  readonly onBug: (bug: Bug) => void;
  /** Runs once, when the host has left and the last save is down. */
  readonly onLeft: () => void;
}

export interface Opening {
  readonly rules: Rules;
  readonly sitting: Sitting;
  /** The match that the sitting's record stands for. */
  readonly match: Match;
  /** A new match is saved at once, and its deal is yet to be shown. */
  readonly as: 'new' | 'resumed';
}

/** Opens a table. The sitting must be checked: its record replays to `match`, and its levels exist. */
export const openTable = (opening: Opening, services: HostServices): Host => new Table(opening, services);

class Table implements Host {
  readonly game: string;
  readonly humans: readonly Seat[];
  readonly #services: HostServices;
  readonly #referee: Referee;
  readonly #clock: MatchClock;
  readonly #saving: Saving;
  readonly #computers: Computers;
  readonly #watchings: Watchings;
  #sitting: Sitting;
  #delay: number;
  /** The moment the picture has reached. */
  #pictured: number;
  /** A table that was left stays paused for good. */
  #paused = false;
  #stepping = false;
  #left = false;
  #callOff: () => void = () => {};

  constructor({ rules, sitting, match, as }: Opening, services: HostServices) {
    this.game = rules.game;
    this.#services = services;
    this.#sitting = { ...sitting, record: match.record };
    this.#referee = new Referee(rules, match);
    this.#watchings = new Watchings(this.#referee, (detail) => this.#bug('watcher', detail));
    this.#clock = new MatchClock(match.record.until, services.time);
    this.humans = sitting.chairs.flatMap(({ player }, index) => (player === 'human' ? [seat(index)] : []));
    this.#delay = computerDelay(sitting.table);
    this.#pictured = as === 'new' ? 0 : this.#referee.heard;
    const state: SaveState = as === 'new' ? { type: 'saving' } : { type: 'saved', at: sitting.savedAt };
    this.#saving = new Saving(services.keep, state);
    this.#computers = new Computers({
      chairs: sitting.chairs,
      referee: this.#referee,
      thinker: services.thinker,
      onReady: () => this.#retime(),
      onBug: (detail) => this.#bug('brain', detail),
    });
    if (as === 'new') this.#save();
    this.#computers.hear();
  }

  get sitting(): Sitting {
    return this.#sitting;
  }

  get paused(): boolean {
    return this.#paused;
  }

  now(): Millis {
    return this.#clock.now();
  }

  awaiting(): readonly Seat[] {
    return this.#referee.awaiting();
  }

  outcome(): Outcome | undefined {
    return this.#referee.outcome();
  }

  watch(who: Watcher, hear: (report: Report<Kind>) => void): () => void {
    this.#mustBeHere(who);
    const end = this.#watchings.add(who, this.#pictured, hear);
    this.#retime();
    return () => {
      end();
      this.#retime();
    };
  }

  history(who: Watcher): readonly Stamped<Seen<Kind['event']>>[] {
    this.#mustBeHere(who);
    return this.#referee.news(who, 0).events;
  }

  press(who: Seat, action: Kind['action'], at: Millis): Result<true, AskedFault<Kind>> {
    const barred = this.#bars(who);
    if (barred !== undefined) return fail(barred);
    const moved = this.#referee.submit({ seat: who, at: this.#upToNow(at), action });
    if (moved.ok) this.#happened();
    return moved;
  }

  canTakeBack(who: Seat): boolean {
    return this.#bars(who) === undefined && this.#referee.mayTakeBack(who);
  }

  takeBack(who: Seat): 'done' | 'refused' {
    if (!this.canTakeBack(who) || this.#referee.takeBack(this.now()) === 'refused') return 'refused';
    this.#pictured = this.#referee.heard;
    this.#save();
    this.#computers.hearAgain();
    this.#retime();
    this.#watchings.reportAgain();
    return 'done';
  }

  async ask(who: Seat, action: Kind['action']): Promise<Result<true, AskedFault<Kind>>> {
    const barred = this.#bars(who);
    if (barred !== undefined) return fail(barred);
    return this.#referee.wouldTake({ seat: who, at: this.now(), action });
  }

  caughtUp(heard: number): void {
    this.#pictured = Math.min(Math.max(this.#pictured, heard), this.#referee.heard);
    this.#retime();
  }

  pause(): void {
    this.#paused = true;
    this.#retime();
  }

  resume(): void {
    this.#paused = this.#left;
    this.#stepping = false;
    this.#retime();
  }

  step(): void {
    this.#stepping = this.#paused && this.#computers.awaited();
    this.#retime();
  }

  setDelay(delay: Millis): void {
    this.#delay = delay;
    this.#retime();
  }

  onSave(tell: (state: SaveState) => void): () => void {
    return this.#saving.onSave(tell);
  }

  async leave(): Promise<void> {
    if (this.#left) return this.#saving.settle();
    this.#left = true;
    this.#paused = true;
    this.#watchings.clear();
    this.#computers.leave();
    this.#retime();
    await this.#saving.settle();
    this.#services.onLeft();
  }

  /** @throws for a computer's seat: nobody at this screen may see what it sees. */
  #mustBeHere(who: Watcher): void {
    if (who !== 'spectator' && !this.humans.includes(who)) throw new Error(`seat ${who} is not played at this screen`);
  }

  #bars(who: Seat): 'notYourSeat' | 'paused' | undefined {
    if (!this.humans.includes(who)) return 'notYourSeat';
    return this.#paused ? 'paused' : undefined;
  }

  /** No press is timed later than now. */
  #upToNow(at: Millis): Millis {
    return millis(Math.min(at, this.now()));
  }

  /** The one place where time is set going or stopped, and where the next thing to come is waited for. */
  #retime(): void {
    this.#callOff();
    this.#callOff = () => {};
    const running = this.#watchings.any && !this.#paused && this.#pictured >= this.#referee.heard;
    if (running) this.#clock.run();
    else this.#clock.halt();
    const wait = this.#wait(running);
    if (wait === undefined || this.#left) return;
    this.#callOff = this.#services.time.after(wait, () => this.#tick());
  }

  /** Milliseconds until something is due, or undefined when nothing is. */
  #wait(running: boolean): number | undefined {
    if (this.#stepping && this.#computers.ready() !== undefined) return 0;
    if (!running) return undefined;
    const ready = this.#computers.ready();
    const times = [this.#referee.deadline(), ready?.since === undefined ? undefined : ready.since + this.#delay].filter(
      (time) => time !== undefined,
    );
    return times.length === 0 ? undefined : Math.max(0, Math.min(...times) - this.now());
  }

  #tick(): void {
    const now = this.now();
    if (this.#deadlinePassed(now)) {
      this.#referee.advance(now);
      this.#happened();
    } else {
      this.#tickComputers(now);
    }
  }

  #tickComputers(now: Millis): void {
    const ready = this.#computers.ready();
    if (ready !== undefined && (this.#stepping || ready.since + this.#delay <= now)) {
      this.#stepping = false;
      this.#play(ready.seat, ready.intent);
    } else {
      this.#retime();
    }
  }

  #deadlinePassed(now: Millis): boolean {
    const deadline = this.#referee.deadline();
    return deadline !== undefined && deadline <= now;
  }

  #play(who: Seat, intent: Intent<Kind>): void {
    const moved = this.#referee.submit({ seat: who, at: this.now(), action: intent.action });
    if (!moved.ok) this.#playAnyhow(who, `seat ${who} answered ${JSON.stringify(intent.action)}: ${moved.fault}`);
    this.#happened();
  }

  /** A brain's illegal answer must not stop the match. */
  #playAnyhow(who: Seat, detail: string): void {
    this.#bug('brain', detail);
    const legal = firstLegal(this.#referee.rules, this.#referee.news(who, this.#referee.heard), who);
    if (legal !== undefined) this.#referee.submit({ seat: who, at: this.now(), action: legal.action });
  }

  /** After every change of the match: save, tell everybody, wait for what comes next. */
  #happened(): void {
    this.#save();
    this.#computers.hear();
    this.#retime();
    this.#watchings.reportAll();
  }

  #save(): void {
    this.#sitting = { ...this.#sitting, savedAt: this.#services.wallTime(), record: this.#referee.match.record };
    this.#saving.save({ sitting: this.#sitting, progress: this.outcome() === undefined ? 'running' : 'finished' });
  }

  #bug(what: Bug['what'], detail: string): void {
    this.#services.onBug({ what, detail, record: this.#referee.match.record });
  }
}
