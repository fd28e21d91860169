/** How the pile lies: the newest three cards fanned so that each can be read, some edges of older ones below, never quite straight. */
import type { Pose } from '#scenes/stage/layout';
import type { Point, RaceLayout } from './places';

/** So many of the newest cards lie side by side, and so many more peep out under them. */
const FANNED = 3;
const BELOW = 3;
export const SHOWN = FANNED + BELOW;

interface Slot {
  /** In card widths from the middle of the pile. */
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** By how many cards there are, up to three; the newest first. */
const SLOTS: Readonly<Record<number, readonly Slot[]>> = {
  1: [{ x: 0, y: -0.1, angle: 3 }],
  2: [
    { x: 0.4, y: -0.1, angle: 9 },
    { x: -0.4, y: -0.18, angle: -9 },
  ],
  3: [
    { x: 0.64, y: -0.13, angle: 10 },
    { x: -0.01, y: -0.23, angle: -2 },
    { x: -0.68, y: -0.11, angle: -12 },
  ],
};

const UNDER: readonly Slot[] = [
  { x: 0.12, y: 0.16, angle: 17 },
  { x: -0.14, y: 0.14, angle: -15 },
  { x: 0.02, y: 0.06, angle: 33 },
];

/** At most so far from its place, in card widths and degrees: enough for a pile of hands, too little to hide an index. */
const STRAY = { shift: 0.02, turn: 2.5 } as const;

export interface PileCard {
  /** How many cards lie on it. */
  readonly depth: number;
  /** How many lie in the pile. */
  readonly of: number;
}

/** Where a card of the pile lies. The same card of a pile always strays in the same way. */
export function pilePose({ x, y, w }: RaceLayout['pile'], { depth, of }: PileCard): Pose {
  const fan = SLOTS[Math.min(of, FANNED)] ?? [];
  const slot = fan[depth] ?? UNDER[(of - depth) % UNDER.length] ?? { x: 0, y: 0, angle: 0 };
  const place = of - depth;
  return {
    x: x + (slot.x + stray(place) * STRAY.shift) * w,
    y: y + (slot.y + stray(place + 0.5) * STRAY.shift) * w,
    w,
    angle: slot.angle + stray(place + 0.25) * STRAY.turn,
  };
}

/** From -1 to 1, all over the place, and always the same for a number. */
export function stray(n: number): number {
  const wave = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

/** Burnt backs, at most so many to be seen. */
export const BURNT_SHOWN = 3;
export const burnPose = (burn: Pose, index: number): Pose => ({
  ...burn,
  x: burn.x + (index - 1) * burn.w * 0.16,
  y: burn.y - (index - 1) * burn.w * 0.05,
  angle: (index - 1) * 9,
});

/** The middle of a card's index: the upper left one, or the lower right. */
export function indexOf({ x, y, w, angle }: Pose, corner: 'upper' | 'lower'): Point {
  const side = corner === 'upper' ? -1 : 1;
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [side * 0.36 * w, side * 0.46 * w];
  return { x: x + dx * Math.cos(turn) - dy * Math.sin(turn), y: y + dx * Math.sin(turn) + dy * Math.cos(turn) };
}
