/** Two people at opposite ends of one screen: each has a plate and pads at their own edge, the far one upside down. */
import { clockwise, type Seat } from '#engine/core/words';
import type { Pose, Rect } from '#scenes/stage/layout';
import { type Ground, type Pads, platesOf, type RaceLayout, type RaceSeating } from './places';
import { plateAt } from './portrait';

/** More plates than this do not fit beside the pile on one side. */
const MOST_A_SIDE = 4;

/** Whether a table of these seats can be laid out for two people at its ends. */
export function endsFit(seats: number, bottom: Seat, far: Seat): boolean {
  const { before, after } = sidesOf({ seats, bottom, far }, far);
  return before.length <= MOST_A_SIDE && after.length <= MOST_A_SIDE;
}

/** Who sits between the two, clockwise: from the bottom one to the far one, and back. */
function sidesOf(
  { seats, bottom }: RaceSeating,
  far: Seat,
): { readonly before: readonly Seat[]; readonly after: readonly Seat[] } {
  const between = (from: Seat, to: Seat): readonly Seat[] => {
    const steps = (to - from + seats) % seats;
    return Array.from({ length: Math.max(0, steps - 1) }, (_, step) => clockwise(from, step + 1, seats));
  };
  return { before: between(bottom, far), after: between(far, bottom) };
}

const SIDE = { w: 250, h: 62, down: 112 } as const;

export function landscapeEnds({ frame, width, height, seating }: Ground, far: Seat): RaceLayout {
  const left = (width - 1280) / 2;
  const top = 48;
  const turn = turnedIn(width, top, height);
  const { before, after } = sidesOf(seating, far);
  const bottom = height - 56;
  // Up at the left from the bottom edge; the right side is the same table seen from the far end.
  const up = (index: number): Rect => ({
    x: left + 24,
    y: bottom - SIDE.h + 32 - index * SIDE.down,
    w: SIDE.w,
    h: SIDE.h,
  });
  const rects = new Map<Seat, Rect>([
    ...before.map((seat, index) => [seat, up(index)] as const),
    ...after.map((seat, index) => [seat, turn(up(index))] as const),
  ]);
  const own: Rect = { x: left + 500, y: height - 84, w: 280, h: 66 };
  const pads: Pads = {
    slap: { x: left + 1090, y: height - 180, w: 164, h: 164 },
    play: { x: left + 800, y: height - 90, w: 220, h: 78 },
  };
  const plate = (seat: Seat): Rect => (seat === far ? turn(own) : (rects.get(seat) ?? own));
  const middle = (top + height) / 2;
  return {
    frame,
    width,
    height,
    seating,
    bar: { x: 0, y: 0, w: width, h: top },
    plate,
    stack: (seat) =>
      stackBeside(plate(seat), { side: rects.has(seat) ? 'side' : seat === far ? 'far' : 'end', middle: width / 2 }),
    pile: { x: left + 640, y: middle, w: 112, radius: 176 },
    burn: { x: left + 888, y: middle, w: 50, angle: 0 },
    pileCount: { x: left + 346, y: middle - 28, w: 92, h: 56 },
    burnCount: { x: left + 843, y: middle + 40, w: 90, h: 26 },
    challenge: { x: left + 462, y: middle + 184, w: 356, h: 40 },
    toast: middle - 228,
    pads,
    farPads: { slap: turn(pads.slap), play: turn(pads.play) },
    padForm: 'disc',
    dock: pads.play,
    log: undefined,
    glove: 160,
    keys: false,
  };
}

/** Between a side plate and the pile; at the left of whoever sits at an end. */
function stackBeside(
  plate: Rect,
  { side, middle }: { readonly side: 'end' | 'far' | 'side'; readonly middle: number },
): Pose {
  const rightward = side === 'far' || (side === 'side' && plate.x + plate.w / 2 < middle);
  const away = side === 'side' ? 32 : 39;
  const x = rightward ? plate.x + plate.w + away : plate.x - away;
  return { x, y: plate.y + plate.h / 2, w: 40, angle: 0 };
}

export function portraitEnds({ frame, width, height, seating }: Ground, far: Seat): RaceLayout {
  const left = (width - 390) / 2;
  const top = 52;
  const turn = turnedIn(width, top, height);
  const { before, after } = sidesOf(seating, far);
  const others = [...before, ...after];
  const pads: Pads = {
    slap: { x: left + 142, y: height - 132, w: 240, h: 124 },
    play: { x: left + 8, y: height - 132, w: 124, h: 124 },
  };
  const own: Rect = { x: left + 8, y: height - 188, w: 374, h: 50 };
  const ceiling = turn(own).y + own.h + 6;
  const rows = Math.ceil(others.length / 3);
  const rects = others.map((_, index) => plateAt(left, ceiling, { row: Math.floor(index / 3), column: index % 3 }));
  const notes = ceiling + rows * 51 + (rows === 0 ? 0 : 2);
  const from = notes + 48;
  const radius = Math.min(124, (own.y - 46 - from) / 2 - 4);
  const middle = (from + own.y - 46) / 2;
  const plates = platesOf(seating, own, []);
  return {
    frame,
    width,
    height,
    seating,
    bar: { x: 0, y: 0, w: width, h: top },
    plate: (seat) => (seat === far ? turn(own) : (rects[others.indexOf(seat)] ?? plates(seat))),
    stack: () => undefined,
    pile: { x: width / 2, y: middle, w: Math.round(radius * 0.71), radius },
    burn: { x: left + 345, y: own.y - 66, w: 28, angle: 0 },
    pileCount: { x: left + 10, y: own.y - 46, w: 70, h: 42 },
    burnCount: { x: left + 318, y: own.y - 44, w: 66, h: 40 },
    challenge: { x: left + 46, y: notes, w: 298, h: 40 },
    toast: notes,
    pads,
    farPads: { slap: turn(pads.slap), play: turn(pads.play) },
    padForm: 'panel',
    dock: pads.play,
    log: undefined,
    glove: 104,
    keys: false,
  };
}

/** The same rectangle as seen from the other end of what lies below the bar. */
const turnedIn =
  (width: number, top: number, height: number) =>
  ({ x, y, w, h }: Rect): Rect => ({ x: width - x - w, y: top + height - y - h, w, h });
