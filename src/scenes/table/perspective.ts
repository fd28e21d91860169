/** Through whose eyes a screen sees the table, and when it passes from one person to the next. */
import type { Watcher } from '#engine/core/secrets';
import { type Seat, seat } from '#engine/core/words';
import type { Host } from '#play/types';

/** Cards of one person are covered, the next one's not yet open. `from` is absent where nobody passes anything. */
export interface Cover {
  readonly from: Seat | undefined;
  readonly to: Seat;
}

export class Perspective {
  who: Watcher = 'spectator';
  /** The seat at the bottom of the screen. */
  bottom: Seat = seat(0);
  /** Whose cards were open last. */
  private last: Seat | undefined;

  constructor(private readonly host: Pick<Host, 'humans' | 'awaiting'>) {}

  /** The seat whose cards are open. */
  get you(): Seat | undefined {
    return this.who === 'spectator' ? undefined : this.who;
  }

  /** Whether several people share the screen. */
  get shared(): boolean {
    return this.host.humans.length > 1;
  }

  /** Where to sit down first: one person sees their own cards at once, several pass the screen, nobody watches. */
  opening(): { readonly who: Watcher; readonly bottom: Seat } {
    const [first] = this.host.humans;
    if (first === undefined) return { who: 'spectator', bottom: seat(0) };
    return this.shared ? { who: 'spectator', bottom: this.next() ?? first } : { who: first, bottom: first };
  }

  turn(who: Watcher, bottom: Seat): void {
    this.last = this.you ?? this.last;
    this.who = who;
    this.bottom = bottom;
  }

  /** The cover that is owed now: the game waits for somebody else at this screen. */
  owed(): Cover | undefined {
    const next = this.next();
    const { you } = this;
    // Of several who are asked at once, such as for sealed answers, whoever sits here answers first.
    const asked = you !== undefined && this.host.awaiting().includes(you);
    if (!this.shared || next === undefined || asked) return undefined;
    const last = you ?? this.last;
    // Who played last may also open the next deal: then nobody passes anything to anybody.
    return { from: last === next ? undefined : last, to: next };
  }

  private next(): Seat | undefined {
    return this.host.awaiting().find((one) => this.host.humans.includes(one));
  }
}
