/** What lies where at a table of races, in units of the frame; seats sit clockwise, as they follow each other in turn. */
import { clockwise, type Seat } from '#engine/core/words';
import type { Frame } from '#scenes/frame';
import type { Pose, Rect } from '#scenes/stage/layout';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Who sits where: `bottom` at the bottom, and with two people at opposite ends of the screen `far` at the top. */
export interface RaceSeating {
  readonly seats: number;
  readonly bottom: Seat;
  readonly far: Seat | undefined;
}

/** Where one person presses with a finger. */
export interface Pads {
  readonly slap: Rect;
  readonly play: Rect;
}

export interface RaceLayout {
  readonly frame: Frame;
  readonly width: number;
  readonly height: number;
  readonly bar: Rect;
  readonly seating: RaceSeating;
  plate(seat: Seat): Rect;
  /** A seat's stack of backs; undefined where there is no room for it. */
  stack(seat: Seat): Pose | undefined;
  /** The middle of the pile, the width of its cards and the radius of the circle around it. */
  readonly pile: Point & { readonly w: number; readonly radius: number };
  /** Burnt cards. */
  readonly burn: Pose;
  /** The words that say how many cards lie in the pile, and how many are burnt. */
  readonly pileCount: Rect;
  readonly burnCount: Rect;
  readonly challenge: Rect;
  readonly toast: number;
  readonly pads: Pads;
  /** Those of the person at the far end, drawn upside down. */
  readonly farPads: Pads | undefined;
  readonly padForm: 'disc' | 'panel';
  /** Where a watched table has its buttons. */
  readonly dock: Rect;
  readonly log: Rect | undefined;
  /** From fingertips to the end of the cuff. */
  readonly glove: number;
  /** Whether keycaps are shown. */
  readonly keys: boolean;
}

/** What a form needs to know of the window. */
export interface Ground {
  readonly frame: Frame;
  readonly width: number;
  readonly height: number;
  readonly seating: RaceSeating;
}

/** All seats but the bottom one, as they follow each other. */
export const othersOf = ({ bottom, seats }: RaceSeating): readonly Seat[] =>
  Array.from({ length: seats - 1 }, (_, step) => clockwise(bottom, step + 1, seats));

/** The seats' rectangles by number: the bottom one's, and those of the others as they follow it. */
export function platesOf(seating: RaceSeating, own: Rect, others: readonly Rect[]): (seat: Seat) => Rect {
  const order = othersOf(seating);
  return (seat) => (seat === seating.bottom ? own : (others[order.indexOf(seat)] ?? own));
}
