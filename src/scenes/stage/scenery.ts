/** Furniture of the felt: what lies under the cards and tells their places. Types alone; the stage draws it. */
import type { Pose, Rect } from './layout';
import type { SlotTone, TrayEdge } from './shapes';

export type Piece =
  /** An inlay with concave corners. */
  | { readonly kind: 'rectangle'; readonly rect: Rect }
  /** An inlay of two circles, one inside the other; `x`, `y` is their middle. */
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly radius: number }
  /** A dashed place of a card: brass where one is awaited, soft where a stack is empty. */
  | { readonly kind: 'slot'; readonly pose: Pose; readonly tone: SlotTone }
  /** A tray for cards that belong together; they lie 8 inside it. */
  | { readonly kind: 'tray'; readonly rect: Rect; readonly edge: TrayEdge };
