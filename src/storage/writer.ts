/** Writing in order: one write at a time, and of the values that wait only the newest is written. */
import type { Result } from '#engine/core/words';

export type WriteState<T, F> =
  | { readonly type: 'writing' }
  | { readonly type: 'written'; readonly value: T }
  | { readonly type: 'failed'; readonly fault: F };

export interface Writing<T, F> {
  /** Never rejects: what can go wrong is a fault. */
  readonly write: (value: T) => Promise<Result<true, F>>;
  /** Hears 'written' or 'failed' only when nothing newer waits. */
  readonly tell: (state: WriteState<T, F>) => void;
}

export class Writer<T, F> {
  readonly #writing: Writing<T, F>;
  #waiting: { readonly value: T } | undefined;
  #running: Promise<void> | undefined;

  constructor(writing: Writing<T, F>) {
    this.#writing = writing;
  }

  /** Has the value written soon; it replaces one that still waits. */
  put(value: T): void {
    this.#waiting = { value };
    this.#running ??= this.#drain();
  }

  /** Settles when nothing waits and nothing is being written. */
  async idle(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  async #drain(): Promise<void> {
    const { write, tell } = this.#writing;
    for (let next = this.#take(); next !== undefined; next = this.#take()) {
      tell({ type: 'writing' });
      const written = await write(next.value);
      if (this.#waiting !== undefined) continue;
      tell(written.ok ? { type: 'written', value: next.value } : { type: 'failed', fault: written.fault });
    }
    this.#running = undefined;
  }

  #take(): { readonly value: T } | undefined {
    const next = this.#waiting;
    this.#waiting = undefined;
    return next;
  }
}
