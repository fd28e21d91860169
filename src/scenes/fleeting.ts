/** What shows for a while and goes by itself: a notice, or the offer to take something back. A newer one replaces it. */
export class Fleeting<T> {
  #value: T | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly changed: () => void) {}

  get value(): T | undefined {
    return this.#value;
  }

  /** `stays` is in milliseconds. */
  show(value: T, stays: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.drop(), stays);
    this.#value = value;
    this.changed();
  }

  /** It goes now. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#value = undefined;
    this.changed();
  }

  /** The screen goes: nothing is drawn any more. */
  end(): void {
    clearTimeout(this.#timer);
  }
}
