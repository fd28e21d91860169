/** Time that passes only when a test says so; timers fire in order, each at its own time. */
import type { Time } from '#play/clock';

interface Timer {
  readonly due: number;
  readonly run: () => void;
}

export class FakeTime implements Time {
  #now = 5000;
  #timers: readonly Timer[] = [];

  now(): number {
    return this.#now;
  }

  after(delay: number, run: () => void): () => void {
    const timer = { due: this.#now + delay, run };
    this.#timers = [...this.#timers, timer];
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** How many timers wait. */
  get waiting(): number {
    return this.#timers.length;
  }

  /** Lets `span` milliseconds pass, with everything that falls due, and all promises that settle meanwhile. */
  async pass(span: number): Promise<void> {
    const end = this.#now + span;
    await settle();
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      const { due, run } = next;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.#now = due;
      run();
      await settle();
    }
    this.#now = end;
  }

  /** The machine sleeps: `span` is gone at once, and timers that fell due meanwhile ring when it wakes. */
  async oversleep(span: number): Promise<void> {
    this.#now += span;
    const due = this.#timers.filter((timer) => timer.due <= this.#now).sort((a, b) => a.due - b.due);
    this.#timers = this.#timers.filter((timer) => timer.due > this.#now);
    for (const { run } of due) run();
    await settle();
  }

  #next(end: number): Timer | undefined {
    const due = this.#timers.filter((timer) => timer.due <= end);
    return due.reduce<Timer | undefined>(
      (first, timer) => (first && first.due <= timer.due ? first : timer),
      undefined,
    );
  }
}

/** Lets every promise settle that waits for nothing but other promises. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
