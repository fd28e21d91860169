/** Windows that every layout has to suit, and how its rectangles lie to each other. */
import type { Rect } from '#scenes/stage/layout';

export const WINDOWS = [
  { width: 1280, height: 720, density: 1 },
  { width: 2560, height: 1440, density: 1 },
  { width: 1024, height: 768, density: 2 },
  { width: 390, height: 844, density: 3 },
  { width: 360, height: 640, density: 3 },
  { width: 820, height: 1180, density: 2 },
  { width: 844, height: 390, density: 3 },
  { width: 667, height: 375, density: 2 },
] as const;

/** Half a unit is a rounding. */
export const inside = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.w <= outer.x + outer.w + 0.5 &&
  inner.y + inner.h <= outer.y + outer.h + 0.5;

export const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.w <= b.x + 0.5 || b.x + b.w <= a.x + 0.5 || a.y + a.h <= b.y + 0.5 || b.y + b.h <= a.y + 0.5;
