/** Three, two, one: a race goes on only when everybody has been told, and nothing pressed until then counts. */
import type { Time } from '#play/clock';
import type { Host } from '#play/types';

const FROM = 3;
const EACH_MS = 700;

export interface CountdownParts {
  readonly host: Pick<Host, 'pause' | 'resume' | 'paused'>;
  readonly time: Time;
  /** Whether anybody needs to be told: not where nobody plays, and not when the match is over. */
  counts(): boolean;
  sound(name: 'countdown'): void;
  changed(): void;
}

/** Stands before the host: what pauses it does so at once, and what lets it go on is counted in. */
export class Countdown {
  /** What is said now; undefined while nothing is counted. */
  left: number | undefined;
  private callOff: () => void = () => undefined;

  constructor(private readonly parts: CountdownParts) {}

  pause(): void {
    this.end();
    this.parts.host.pause();
    this.parts.changed();
  }

  resume(): void {
    const { host, counts, changed } = this.parts;
    if (!host.paused || this.left !== undefined) return;
    if (counts()) this.say(FROM);
    else host.resume();
    changed();
  }

  /** Counts no more. */
  end(): void {
    this.callOff();
    this.callOff = () => undefined;
    this.left = undefined;
  }

  private say(left: number): void {
    const { host, time, sound, changed } = this.parts;
    if (left === 0) {
      this.end();
      host.resume();
    } else {
      this.left = left;
      sound('countdown');
      this.callOff = time.after(EACH_MS, () => this.say(left - 1));
    }
    changed();
  }
}
