/** A wide window, 1280 x 720 units and what there is to spare. */
import type { Pose, Rect } from '#scenes/stage/layout';
import { type Ground, othersOf, platesOf, type RaceLayout } from './places';

type Place = 'L1' | 'L2' | 'L3' | 'TL' | 'T' | 'TR' | 'R1' | 'R2' | 'R3';

/** Where the others sit, clockwise from the bottom seat's left, by their number. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  1: ['T'],
  2: ['L1', 'R1'],
  3: ['L2', 'T', 'R2'],
  4: ['L2', 'TL', 'TR', 'R2'],
  5: ['L3', 'L1', 'T', 'R1', 'R3'],
  6: ['L3', 'L1', 'TL', 'TR', 'R1', 'R3'],
  7: ['L3', 'L2', 'L1', 'T', 'R1', 'R2', 'R3'],
  8: ['L3', 'L2', 'L1', 'TL', 'TR', 'R1', 'R2', 'R3'],
  9: ['L3', 'L2', 'L1', 'TL', 'T', 'TR', 'R1', 'R2', 'R3'],
};

const SIDE = { w: 270, h: 62 } as const;
const STACK_WIDTH = 40;
const OWN_STACK_WIDTH = 46;
/** From a plate's edge to the middle of its stack. */
const STACK_AWAY = 32;
const TOP = { T: 640, TL: 290, TR: 990 } as const;
/** Middles of the side plates, and their shares of a higher window's spare units. */
const ROWS = { 1: { y: 221, share: 0.2 }, 2: { y: 365, share: 0.5 }, 3: { y: 509, share: 0.8 } } as const;

interface Seated {
  readonly plate: Rect;
  readonly stack: Pose;
}

export function landscape({ frame, width, height, seating }: Ground): RaceLayout {
  const left = (width - 1280) / 2;
  const spare = height - 720;
  const order = othersOf(seating);
  const places = PLACES[order.length] ?? [];
  const crowded = places.includes('TL');
  const seats = places.map((place) => seated(place, { left, spare, topWidth: crowded ? 228 : SIDE.w }));
  const own = { x: left + 500, y: 636 + spare, w: 280, h: 66 };
  const ownStack = { x: left + 461, y: 667 + spare, w: OWN_STACK_WIDTH, angle: 0 };
  const middle = 378 + spare / 2;
  return {
    frame,
    width,
    height,
    seating,
    bar: { x: 0, y: 0, w: width, h: 48 },
    plate: platesOf(
      seating,
      own,
      seats.map(({ plate }) => plate),
    ),
    stack: (seat) => (seat === seating.bottom ? ownStack : seats[order.indexOf(seat)]?.stack),
    pile: { x: left + 640, y: middle, w: 118, radius: 186 },
    burn: { x: left + 888, y: middle + 69, w: 54, angle: 0 },
    pileCount: { x: left + 346, y: middle + 106, w: 92, h: 56 },
    burnCount: { x: left + 843, y: middle + 110, w: 90, h: 26 },
    challenge: { x: left + 462, y: 574 + spare, w: 356, h: 44 },
    toast: 138,
    pads: {
      slap: { x: left + 1106, y: 557 + spare, w: 148, h: 148 },
      play: { x: left + 800, y: 646 + spare, w: 160, h: 46 },
    },
    farPads: undefined,
    padForm: 'disc',
    dock: { x: left + 820, y: 646 + spare, w: 436, h: 50 },
    log: { x: left + 24, y: 556 + spare, w: 300, h: 148 },
    glove: 170,
    keys: true,
  };
}

interface Edges {
  readonly left: number;
  readonly spare: number;
  readonly topWidth: number;
}

function seated(place: Place, { left, spare, topWidth }: Edges): Seated {
  if (place === 'T' || place === 'TL' || place === 'TR') {
    const x = left + TOP[place];
    return {
      plate: { x: x - topWidth / 2, y: 62, w: topWidth, h: SIDE.h },
      stack: { x: x + topWidth / 2 + STACK_AWAY, y: 93, w: STACK_WIDTH, angle: 0 },
    };
  }
  const { y, share } = rowOf(place);
  const middle = y + share * spare;
  const onLeft = place.startsWith('L');
  const x = onLeft ? left + 24 : left + 1280 - 24 - SIDE.w;
  const stack = onLeft ? x + SIDE.w + STACK_AWAY : x - STACK_AWAY;
  return {
    plate: { x, y: middle - SIDE.h / 2, w: SIDE.w, h: SIDE.h },
    stack: { x: stack, y: middle, w: STACK_WIDTH, angle: 0 },
  };
}

const rowOf = (place: Place): { readonly y: number; readonly share: number } =>
  place.endsWith('1') ? ROWS[1] : place.endsWith('2') ? ROWS[2] : ROWS[3];
