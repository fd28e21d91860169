/** A low wide window, such as a phone on its side: 844 x 390 units. */
import type { Rect } from '#scenes/stage/layout';
import { type Ground, othersOf, platesOf, type RaceLayout } from './places';

const WIDTH = 844;
const MARGIN = 8;
const PLATE = { w: 150, h: 40, down: 45 } as const;
const BAR = 40;

export function low({ frame, width, height, seating }: Ground): RaceLayout {
  const left = (width - WIDTH) / 2;
  const others = othersOf(seating).length;
  const top = BAR + 6;
  const side = (x: number, count: number): readonly Rect[] =>
    Array.from({ length: count }, (_, row) => ({ x, y: top + row * PLATE.down, w: PLATE.w, h: PLATE.h }));
  // The top is left to notes: one more sits at the left.
  const onLeft = Math.ceil(others / 2);
  const plates = [
    ...side(left + MARGIN, onLeft).toReversed(),
    ...side(left + WIDTH - MARGIN - PLATE.w, others - onLeft),
  ];
  const own = { x: left + 302, y: height - 54, w: 240, h: 46 };
  const challenge = { x: left + 242, y: own.y - 40, w: 360, h: 34 };
  const radius = (challenge.y - BAR) / 2 - 5;
  const middle = BAR + 5 + radius;
  const playTop = Math.max(height - 158, top + onLeft * PLATE.down + 4);
  return {
    frame,
    width,
    height,
    seating,
    bar: { x: 0, y: 0, w: width, h: BAR },
    plate: platesOf(seating, own, plates),
    stack: () => undefined,
    pile: { x: left + WIDTH / 2, y: middle, w: Math.min(80, Math.round(radius * 0.68)), radius },
    burn: { x: left + 590, y: middle - 14, w: 34, angle: 0 },
    pileCount: { x: left + 196, y: middle - 20, w: 84, h: 44 },
    burnCount: { x: left + 560, y: middle + 20, w: 66, h: 24 },
    challenge,
    toast: BAR + 8,
    pads: {
      slap: { x: left + 646, y: height - 158, w: 190, h: 150 },
      play: { x: left + MARGIN, y: playTop, w: 150, h: height - 8 - playTop },
    },
    farPads: undefined,
    padForm: 'panel',
    dock: { x: left + 572, y: height - 120, w: 264, h: 112 },
    log: undefined,
    glove: 100,
    keys: false,
  };
}
