/** Whose hands were on the last pile, and in which order; they are told at the plates for a moment. */
import { type Millis, millis, type Seat } from '#engine/core/words';
import type { Time } from '#play/clock';

export type Arrival =
  | { readonly type: 'placed'; readonly seat: Seat; readonly order: number; readonly reaction: Millis }
  | { readonly type: 'wrong'; readonly seat: Seat };

const STAYS_MS = 2600;

export class Arrivals {
  private all: readonly Arrival[] = [];
  private callOff: () => void = () => undefined;

  constructor(
    private readonly time: Time,
    private readonly changed: () => void,
  ) {}

  /** What is told of a seat; a wrong slap rather than its place before. */
  of(seat: Seat): Arrival | undefined {
    return this.all.findLast((one) => one.seat === seat);
  }

  /** A hand took the pile: a new race. */
  won(seat: Seat, reaction: Millis): void {
    this.tell([{ type: 'placed', seat, order: 1, reaction }]);
  }

  /** A hand came `lateBy` after the first; answers its place, or undefined where it has one or nobody was first. */
  late(seat: Seat, lateBy: Millis): number | undefined {
    const placed = this.all.filter((one) => one.type === 'placed');
    const [first] = placed;
    if (first === undefined || placed.some((one) => one.seat === seat)) return undefined;
    const order = placed.length + 1;
    this.tell([...this.all, { type: 'placed', seat, order, reaction: millis(first.reaction + lateBy) }]);
    return order;
  }

  wrong(seat: Seat): void {
    this.tell([...this.all.filter((one) => one.seat !== seat), { type: 'wrong', seat }]);
  }

  /** Nothing is told any more. */
  end(): void {
    this.callOff();
  }

  private tell(all: readonly Arrival[]): void {
    this.all = all;
    this.callOff();
    this.callOff = this.time.after(STAYS_MS, () => {
      this.all = [];
      this.changed();
    });
    this.changed();
  }
}
