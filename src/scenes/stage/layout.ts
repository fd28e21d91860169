/**
 * Geometry in layout units, measured from the window's top left corner. A layout is pure: the frame and the table's size
 * in, rectangles and poses out. The stage draws by it, HTML panels and the mirror are placed by it.
 */
import type { Seat } from '#engine/core/words';
import type { Spot } from '#scenes/cues';
import type { Frame } from '#scenes/frame';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/**
 * How a face differs from the whole one that fits its width: the small one at any width, one for a fan, which leaves out
 * the lower right corner so that no fragment of it shows beside the next card, or both.
 */
export type FaceCut = 'small' | 'fan' | 'small-fan';

/** How a card lies: its centre, its width, its turn in degrees. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly angle: number;
  /** Absent for the whole face that fits the width. */
  readonly face?: FaceCut;
}

/** The height of a card of width `w`: cards are 5 : 7. */
export const cardHeight = (w: number): number => (w * 7) / 5;

/** The rectangle a pose covers: upright, or on its side where it is turned by about 90 degrees. */
export function rectOf(pose: Pose): Rect {
  const height = cardHeight(pose.w);
  const [w, h] = Math.round(pose.angle / 90) % 2 === 0 ? [pose.w, height] : [height, pose.w];
  return { x: pose.x - w / 2, y: pose.y - h / 2, w, h };
}

/** The window measured in units. */
export const windowUnits = (frame: Frame): { readonly width: number; readonly height: number } => ({
  width: frame.width / frame.scale,
  height: frame.height / frame.scale,
});

/** Centres of `count` things `step` apart, around `middle`. */
export const spread = (middle: number, count: number, step: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => middle + (index - (count - 1) / 2) * step);

/** Cuts `count` cards into rows of at most `perRow`, the longer rows first. */
export function rowsOf(count: number, perRow: number): readonly number[] {
  if (count === 0) return [];
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row < count % rows ? 1 : 0));
}

/** Who sits where, as a layout needs to know it. */
export interface Seating {
  readonly seats: number;
  /** The seat at the bottom of the screen. */
  readonly bottom: Seat;
  /** All seats as they follow each other in turn, where the game draws that; absent where they follow by number. */
  readonly order?: readonly Seat[] | undefined;
}

/** The parts every table has. A game's layout may add its own. */
export interface TableLayout {
  readonly frame: Frame;
  readonly width: number;
  readonly height: number;
  readonly bar: Rect;
  /**
   * Where a card at a spot lies. Total: every spot of the game has a pose. A fan parts around `whole`, the card that is
   * shown whole; a layout without fans takes no notice of it.
   */
  pose(spot: Spot, whole?: Spot): Pose;
  plate(seat: Seat): Rect;
  /** The felt inlay around the cards in play; a ring crosses it. */
  readonly inlay: Rect;
  /** A rectangle where absent; a game whose scenery draws its own has 'none'. */
  readonly inlayForm?: 'rectangle' | 'circle' | 'none';
  readonly prompt: Rect;
  /** Where a hint stands while it is read; in the prompt's place where absent. */
  readonly hint?: Rect;
  /** Whether the prompt is a panel, as where absent, or bare words on the felt. */
  readonly promptLook?: 'panel' | 'bare';
  /** The buttons' own places, used where the prompt is too small to hold them. */
  readonly clear: Rect;
  readonly play: Rect;
  /** Absent where there is no room: then the bar has a button for the log. */
  readonly log: Rect | undefined;
  /** Where a toast comes up, from the top of the window; under the plates where absent. */
  readonly toast?: number;
  /** How far a chosen card at this spot lifts; 0 where rows lie too close. */
  lift(spot: Spot): number;
  /** Whether keycaps and the wide prompt with its buttons are shown. */
  readonly keys: boolean;
}
