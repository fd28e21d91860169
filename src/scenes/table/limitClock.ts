/**
 * A time limit as the player sees it: it is read off match time, and asks for a drawing now and then while it runs. Nothing
 * is decided here; the game's rules end a turn.
 */
import type { Millis, Seat } from '#engine/core/words';
import type { Time } from '#play/clock';
import type { RunningLimit } from '#scenes/games/controls';
import type { Limit } from '#scenes/games/game';

export interface LimitParts {
  /** The limit of the table as it is shown. */
  readonly limit: () => Limit | undefined;
  /** Match time now. */
  readonly now: () => Millis;
  /** Whether match time goes on: nothing moves, nobody has paused. */
  readonly runs: () => boolean;
  /** The seat whose cards are open: its last seconds are heard. */
  readonly you: () => Seat | undefined;
  readonly time: Time;
  sound(name: string): void;
  changed(): void;
}

/** From here on seconds are heard, and the ring is coral. */
const LAST_SECONDS = 5;

export const runsLow = ({ seconds }: RunningLimit): boolean => seconds <= LAST_SECONDS;

/** The limit that runs for a seat, if one does. */
export const limitOf = (limit: RunningLimit | undefined, seat: Seat): RunningLimit | undefined =>
  limit?.seats.includes(seat) ? limit : undefined;

/** How often a running limit is looked at, in milliseconds. */
const LOOK_MS = 250;
/** Steps of the ring: fewer and it jumps, more and it draws for nothing. */
const STEPS = 120;

export class LimitClock {
  private callOff: (() => void) | undefined;
  private heard: number | undefined;
  private drawn = '';
  private over = false;

  constructor(private readonly parts: LimitParts) {}

  /** The limit as it stands now. */
  get reading(): RunningLimit | undefined {
    const limit = this.parts.limit();
    if (limit === undefined) return undefined;
    const left = Math.min(Math.max(0, limit.until - this.parts.now()), limit.until - limit.from);
    const share = left / Math.max(1, limit.until - limit.from);
    return { seats: limit.seats, seconds: Math.ceil(left / 1000), share: Math.ceil(share * STEPS) / STEPS };
  }

  /** Something has changed: a limit may run now, or no longer. */
  look(): void {
    if (this.over || this.callOff !== undefined || this.parts.limit() === undefined || !this.parts.runs()) return;
    this.callOff = this.parts.time.after(LOOK_MS, () => {
      this.callOff = undefined;
      this.tick();
      this.look();
    });
  }

  /** Nothing is drawn or heard any more. */
  end(): void {
    this.over = true;
    this.callOff?.();
  }

  private tick(): void {
    const { reading } = this;
    if (reading === undefined || !this.parts.runs()) return;
    this.tell(reading);
    const drawn = `${reading.seconds} ${reading.share}`;
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    this.parts.changed();
  }

  /** One tick of the clock for each of the last seconds. */
  private tell(limit: RunningLimit): void {
    const you = this.parts.you();
    const mine = you !== undefined && limit.seats.includes(you);
    const { seconds } = limit;
    const low = mine && seconds > 0 && runsLow(limit);
    if (low && this.heard !== seconds) this.parts.sound('time.low');
    this.heard = low ? seconds : undefined;
  }
}
