/**
 * The table of a game of turns. It decides when things happen; the referee decides whether.
 *
 * The match clock runs only while somebody watches, nothing is paused and the picture has caught up, so an animation
 * never eats anybody's time and a pause leaves no trace. Computers think as soon as their turn has come, while the picture
 * still moves; a computer's move is made when the clock has run on by the delay since then. All moves of computers come
 * from a timer, never from inside a call, so that a fast match leaves the page its breath.
 */
import type { Kind } from '#engine/core/rules';
import { fail, type Millis, type Result, type Seat } from '#engine/core/words';
import { firstLegal } from './computer';
import { Computers, type Ready } from './computers';
import { computerDelay } from './pace';
import { type HostServices, type Opening, Table } from './table';
import { pauseShare } from './tempo';
import type { AskedFault, Intent } from './types';

export class TurnsTable extends Table {
  readonly #computers: Computers;
  #delay: number;
  #stepping = false;
  #callOff: () => void = () => {};

  constructor(opening: Opening, services: HostServices) {
    super(opening, services);
    const { sitting, as } = opening;
    this.#delay = computerDelay(sitting.table);
    this.#computers = new Computers({
      chairs: sitting.chairs,
      referee: this.referee,
      thinker: services.thinker,
      onReady: () => this.retime(),
      onBug: (detail) => this.bug('brain', detail),
    });
    if (as === 'new') this.save();
    this.#computers.hear();
  }

  override press(who: Seat, action: Kind['action'], at: Millis): Result<true, AskedFault<Kind>> {
    const barred = this.bars(who);
    if (barred !== undefined) return fail(barred);
    const moved = this.referee.submit({ seat: who, at: this.upToNow(at), action });
    if (moved.ok) this.#happened();
    return moved;
  }

  override takeBack(who: Seat): 'done' | 'refused' {
    if (!this.canTakeBack(who) || this.referee.takeBack(this.now()) === 'refused') return 'refused';
    this.pictured = this.referee.heard;
    this.save();
    this.#computers.hearAgain();
    this.retime();
    this.watchings.reportAgain();
    return 'done';
  }

  override resume(): void {
    this.#stepping = false;
    super.resume();
  }

  override step(): void {
    this.#stepping = this.paused && this.#computers.awaited();
    this.retime();
  }

  override setDelay(delay: Millis): void {
    this.#delay = delay;
    this.retime();
  }

  protected override depart(): void {
    this.#computers.leave();
  }

  protected override retime(): void {
    this.#callOff();
    this.#callOff = () => {};
    const running = this.watchings.any && !this.paused && this.pictured >= this.referee.heard;
    if (running) this.clock.run();
    else this.clock.halt();
    const wait = this.#wait(running);
    if (wait === undefined || this.left) return;
    this.#callOff = this.services.time.after(wait, () => this.#tick());
  }

  /** Milliseconds until something is due, or undefined when nothing is. */
  #wait(running: boolean): number | undefined {
    if (this.#stepping && this.#computers.ready() !== undefined) return 0;
    if (!running) return undefined;
    const ready = this.#computers.ready();
    const times = [this.referee.deadline(), ready === undefined ? undefined : this.#due(ready)].filter(
      (time) => time !== undefined,
    );
    return times.length === 0 ? undefined : Math.max(0, Math.min(...times) - this.now());
  }

  #tick(): void {
    const now = this.now();
    if (this.#deadlinePassed(now)) {
      this.referee.advance(now);
      this.#happened();
    } else {
      this.#tickComputers(now);
    }
  }

  #tickComputers(now: Millis): void {
    const ready = this.#computers.ready();
    if (ready !== undefined && (this.#stepping || this.#due(ready) <= now)) {
      this.#stepping = false;
      this.#play(ready.seat, ready.intent);
    } else {
      this.retime();
    }
  }

  /** When a move that is ready may be made, in match time. */
  #due({ seat, since, intent }: Ready): number {
    return since + Math.round((this.#delay * pauseShare(this.sitting.chairs[seat], intent)) / 100);
  }

  #deadlinePassed(now: Millis): boolean {
    const deadline = this.referee.deadline();
    return deadline !== undefined && deadline <= now;
  }

  #play(who: Seat, intent: Intent<Kind>): void {
    const moved = this.referee.submit({ seat: who, at: this.now(), action: intent.action });
    if (!moved.ok) this.#playAnyhow(who, `seat ${who} answered ${JSON.stringify(intent.action)}: ${moved.fault}`);
    this.#happened();
  }

  /** A brain's illegal answer must not stop the match. */
  #playAnyhow(who: Seat, detail: string): void {
    this.bug('brain', detail);
    const legal = firstLegal(this.referee.rules, this.referee.news(who, this.referee.heard), who);
    if (legal !== undefined) this.referee.submit({ seat: who, at: this.now(), action: legal.action });
  }

  /** After every change of the match: save, tell everybody, wait for what comes next. */
  #happened(): void {
    this.save();
    this.#computers.hear();
    this.retime();
    this.watchings.reportAll();
  }
}
