/** Match time. The only file of the host that reads the page's clock; everybody else is handed a `Time`. */
import { type Millis, millis } from '#engine/core/words';

/** A clock and its timers, in milliseconds; tests hand in their own. */
export interface Time {
  /** Milliseconds since some fixed moment; may have a fraction. */
  now(): number;
  /** Runs `run` once, not before `delay` milliseconds. Answers with what calls it off. */
  after(delay: number, run: () => void): () => void;
}

export const pageTime: Time = {
  now: () => performance.now(),
  after(delay, run) {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  },
};

/** The clock of one match: it runs and stands still as the host says, and never jumps. */
export class MatchClock {
  readonly #time: Time;
  /** What had run when it last stood still. Fractions are kept, so that many short runs lose nothing. */
  #kept: number;
  #since: number | undefined;

  /** Stands still at `start`. */
  constructor(start: Millis, time: Time) {
    this.#kept = start;
    this.#time = time;
  }

  now(): Millis {
    return millis(Math.floor(this.#exact()));
  }

  /** The match time at which the page's clock stood at `stamp`, as that of an input event does; never later than now. */
  at(stamp: number): Millis {
    if (this.#since === undefined) return this.now();
    const run = Math.min(stamp, this.#time.now()) - this.#since;
    return millis(Math.floor(this.#kept + Math.max(0, run)));
  }

  run(): void {
    this.#since ??= this.#time.now();
  }

  /** Goes on from `to` when it stands still before that. */
  leapTo(to: Millis): void {
    if (this.#since === undefined) this.#kept = Math.max(this.#kept, to);
  }

  /** Takes back time that has run although nobody was there to use it. */
  forget(span: number): void {
    if (this.#since !== undefined) this.#kept -= span;
  }

  halt(): void {
    this.#kept = this.#exact();
    this.#since = undefined;
  }

  #exact(): number {
    return this.#since === undefined ? this.#kept : this.#kept + this.#time.now() - this.#since;
  }
}
