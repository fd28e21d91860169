/** Something that is done a little later, once for all that asked for it meanwhile. */
import type { Time } from './clock';

export interface SoonParts {
  readonly time: Time;
  /** Milliseconds after the first mark. */
  readonly within: number;
  readonly run: () => void;
}

export class Soon {
  readonly #parts: SoonParts;
  #callOff: (() => void) | undefined;

  constructor(parts: SoonParts) {
    this.#parts = parts;
  }

  mark(): void {
    const { time, within } = this.#parts;
    this.#callOff ??= time.after(within, () => this.now());
  }

  /** At once, if it is marked. */
  now(): void {
    if (this.#callOff === undefined) return;
    this.#callOff();
    this.#callOff = undefined;
    this.#parts.run();
  }
}
