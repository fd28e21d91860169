/** What everything that moves over a race's felt is made with. */
import type Phaser from 'phaser';
import type { Bakery } from '#scenes/stage/bakery';
import type { Pose } from '#scenes/stage/layout';
import type { Moving } from '#scenes/table/moving';
import type { Motions } from './motions';
import type { RaceLayout } from './places';

export interface Air {
  readonly scene: Phaser.Scene;
  readonly motions: Motions;
  bakery: Bakery;
  layout: RaceLayout;
  /** The page's clock. */
  now(): number;
  /** The match's clock, which stands still while the table waits. */
  matchNow(): number;
  moving(): Moving;
}

/** With reduced motion everything is a fade of this length. */
export const FADE_MS = 80;

export function between(from: Pose, to: Pose, t: number): Pose {
  const mid = (a: number, b: number): number => a + (b - a) * t;
  return { x: mid(from.x, to.x), y: mid(from.y, to.y), w: mid(from.w, to.w), angle: mid(from.angle, to.angle) };
}

/** Where cards of a seat come from and go to: its stack, or its plate where there is no room for one. */
export function homeOf({ stack, plate }: RaceLayout, seat: Parameters<RaceLayout['plate']>[0]): Pose {
  const { x, y, w, h } = plate(seat);
  return stack(seat) ?? { x: x + w / 2, y: y + h / 2, w: Math.min(40, h / 1.4), angle: 0 };
}
