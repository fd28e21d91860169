/** A window higher than wide, such as a phone's: 390 units wide, 760 high or more. */
import type { Rect } from '#scenes/stage/layout';
import { type Ground, othersOf, platesOf, type RaceLayout } from './places';

const WIDTH = 390;
const MARGIN = 8;
const PLATE = { w: 120, h: 45, across: 127, down: 51 } as const;
const BAR = 52;
/** A card of the pile takes this share of the circle's radius. */
const CARD_SHARE = 0.71;
const MOST_RADIUS = 124;

export function portrait({ frame, width, height, seating }: Ground): RaceLayout {
  const left = (width - WIDTH) / 2;
  const cells = cellsFor(othersOf(seating).length);
  const rows = Math.max(...cells.map(({ row }) => row)) + 1;
  const plates = cells.map(({ row, column }) => plateAt(left, BAR + MARGIN, { row, column }));
  const own = { x: left + MARGIN, y: height - 264, w: WIDTH - 2 * MARGIN, h: 58 };
  const counts = own.y - 64;
  const challenge = { x: left + 16, y: Math.max(180, BAR + 10 + rows * PLATE.down), w: 358, h: 40 };
  const top = challenge.y + challenge.h;
  const radius = Math.min(MOST_RADIUS, (counts - top) / 2 - 4);
  return {
    frame,
    width,
    height,
    seating,
    bar: { x: 0, y: 0, w: width, h: BAR },
    plate: platesOf(seating, own, plates),
    stack: () => undefined,
    pile: { x: width / 2, y: counts - 4 - radius, w: Math.round(radius * CARD_SHARE), radius },
    burn: { x: left + 287, y: counts + 18, w: 30, angle: 0 },
    pileCount: { x: left + 14, y: counts + 2, w: 130, h: 32 },
    burnCount: { x: left + 310, y: counts + 2, w: 72, h: 32 },
    challenge,
    toast: challenge.y - 2,
    pads: {
      slap: { x: left + 142, y: height - 194, w: 240, h: 168 },
      play: { x: left + MARGIN, y: height - 194, w: 124, h: 168 },
    },
    farPads: undefined,
    padForm: 'panel',
    dock: { x: left + MARGIN, y: height - 194, w: WIDTH - 2 * MARGIN, h: 168 },
    log: undefined,
    glove: 112,
    keys: false,
  };
}

interface Cell {
  readonly row: number;
  readonly column: number;
}

/** One row to three, two to six, three to nine: up at the left, along the top, down at the right; who is left stands between. */
function cellsFor(others: number): readonly Cell[] {
  const rows = Math.ceil(others / 3);
  const last = rows - 1;
  if (rows === 1)
    return Array.from({ length: others }, (_, index) => ({
      row: 0,
      column: others === 1 ? 1 : index * (3 - others + 1),
    }));
  const up = Array.from({ length: rows }, (_, step) => ({ row: last - step, column: 0 }));
  const down = up.map(({ row }) => ({ row, column: 2 })).reverse();
  const top = others === 4 ? [] : [{ row: 0, column: 1 }];
  const between = Array.from({ length: last }, (_, step) => ({ row: last - step, column: 1 }));
  return [...up, ...top, ...down, ...between].slice(0, others);
}

export const plateAt = (left: number, top: number, { row, column }: Cell): Rect => ({
  x: left + MARGIN + column * PLATE.across,
  y: top + row * PLATE.down,
  w: PLATE.w,
  h: PLATE.h,
});
