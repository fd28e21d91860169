/** Nothing leaves the window or lies on what must be read or pressed, in any window and with two to ten seats. */
import { describe, expect, test } from 'vitest';
import { type Seat, seat, seatsOf } from '#engine/core/words';
import { frameOf } from '#scenes/frame';
import { endsFit } from '#scenes/race/ends';
import { landing } from '#scenes/race/hands';
import { raceLayout } from '#scenes/race/layout';
import { indexOf, pilePose, SHOWN } from '#scenes/race/pile';
import type { RaceLayout } from '#scenes/race/places';
import { type Rect, rectOf } from '#scenes/stage/layout';
import { apart, inside, WINDOWS } from '#tests/scenes/windows';

/** Everything that is read or pressed, by what it is. */
function parts(layout: RaceLayout): readonly (readonly [string, Rect])[] {
  const seats = seatsOf(layout.seating.seats);
  const stacks = seats.flatMap((one): [string, Rect][] => {
    const stack = layout.stack(one);
    return stack === undefined ? [] : [[`stack ${one}`, rectOf(stack)]];
  });
  const far = layout.farPads;
  return [
    ['bar', layout.bar],
    ...seats.map((one) => [`plate ${one}`, layout.plate(one)] as const),
    ...stacks,
    ['slap', layout.pads.slap],
    ['play', layout.pads.play],
    ...(far === undefined
      ? []
      : ([
          ['far slap', far.slap],
          ['far play', far.play],
        ] as const)),
    ['pile', pileRect(layout)],
    ['count', layout.pileCount],
    ['burnt', layout.burnCount],
    ['challenge', layout.challenge],
    ...(layout.log === undefined ? [] : ([['log', layout.log]] as const)),
  ];
}

/** The fanned cards of the pile, as far as they may reach. */
function pileRect({ pile }: RaceLayout): Rect {
  const rects = [0, 1, 2].map((depth) => rectOf(pilePose(pile, { depth, of: 9 })));
  const left = Math.min(...rects.map(({ x }) => x));
  const top = Math.min(...rects.map(({ y }) => y));
  const right = Math.max(...rects.map(({ x, w }) => x + w));
  const bottom = Math.max(...rects.map(({ y, h }) => y + h));
  return { x: left, y: top, w: right - left, h: bottom - top };
}

function clashes(layout: RaceLayout): readonly string[] {
  const all = parts(layout);
  const whole: Rect = { x: 0, y: 0, w: layout.width, h: layout.height };
  const outside = all.filter(([, rect]) => !inside(rect, whole)).map(([name]) => `${name} leaves the window`);
  const over = all.flatMap(([name, rect], index) =>
    all.slice(index + 1).flatMap(([other, otherRect]) => (apart(rect, otherRect) ? [] : [`${name} lies on ${other}`])),
  );
  return [...outside, ...over];
}

const SEATS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

describe.each(WINDOWS)('$width x $height at density $density', (window) => {
  const frame = frameOf(window);

  test.each(SEATS)('%i seats', (seats) => {
    for (const bottom of [0, seats - 1])
      expect(clashes(raceLayout(frame, { seats, bottom: seat(bottom), far: undefined }))).toEqual([]);
  });

  test('two people at opposite ends, wherever they sit', () => {
    if (frame.form === 'low') return;
    for (const seats of SEATS)
      for (const far of seatsOf(seats).slice(1))
        if (endsFit(seats, seat(0), far))
          expect(clashes(raceLayout(frame, { seats, bottom: seat(0), far })), `${seats} seats, far ${far}`).toEqual([]);
  });

  test('areas for fingers are large enough', () => {
    const { pads, frame: at } = raceLayout(frame, { seats: 10, bottom: seat(0), far: undefined });
    for (const { w, h } of Object.values(pads)) expect(Math.min(w, h) * at.scale).toBeGreaterThanOrEqual(36);
  });

  test.each(SEATS)('every hand of %i seats leaves the indices of the two top cards in sight', (seats) => {
    const layout = raceLayout(frame, { seats, bottom: seat(0), far: undefined });
    for (const pileCount of [1, 2, 3, 12]) {
      const lying: { readonly x: number; readonly y: number }[] = [];
      for (const one of seatsOf(seats)) {
        const hand = landing(layout, one, { pileCount, lying });
        for (const index of readable(layout, pileCount)) expect(covers(layout, hand, index), `seat ${one}`).toBe(false);
        lying.push(hand.palm);
      }
    }
  });
});

test('the place of a hand from the far side of two is not behind the note', () => {
  const layout = raceLayout(frameOf({ width: 1280, height: 720, density: 1 }), {
    seats: 2,
    bottom: seat(0),
    far: undefined,
  });
  const hand = landing(layout, seat(1), { pileCount: 5, lying: [] });
  expect(hand.disc.y).toBeGreaterThan(layout.toast + 60);
});

/** Where the two top cards are read. */
function readable({ pile }: RaceLayout, of: number): readonly { readonly x: number; readonly y: number }[] {
  const newest = pilePose(pile, { depth: 0, of });
  const under = of > 1 ? [indexOf(pilePose(pile, { depth: 1, of }), 'upper')] : [];
  return [indexOf(newest, 'upper'), indexOf(newest, 'lower'), ...under];
}

/** Whether a drawn glove, fingers from 80 above its palm to 88 below, hides a point. */
function covers(
  { glove }: RaceLayout,
  { palm, angle }: ReturnType<typeof landing>,
  point: { readonly x: number; readonly y: number },
): boolean {
  const turn = (-angle * Math.PI) / 180;
  const [dx, dy] = [point.x - palm.x, point.y - palm.y];
  const scale = 170 / glove;
  const x = (dx * Math.cos(turn) - dy * Math.sin(turn)) * scale;
  const y = (dx * Math.sin(turn) + dy * Math.cos(turn)) * scale;
  return Math.abs(x) < 42 && y > -82 && y < 68;
}

describe('the pile', () => {
  const { pile } = raceLayout(frameOf(WINDOWS[0]), { seats: 6, bottom: seat(0), far: undefined });

  test('the same card of a pile always lies in the same way, and its neighbour in another', () => {
    expect(pilePose(pile, { depth: 0, of: 5 })).toEqual(pilePose(pile, { depth: 0, of: 5 }));
    expect(pilePose(pile, { depth: 0, of: 5 }).angle).not.toBe(pilePose(pile, { depth: 0, of: 6 }).angle);
  });

  test('the newest three can be read: no upper index lies under a newer card', () => {
    for (let of = 3; of < 60; of += 1)
      for (const depth of [1, 2]) {
        const index = indexOf(pilePose(pile, { depth, of }), 'upper');
        const newer = Array.from({ length: depth }, (_, above) => pilePose(pile, { depth: above, of }));
        for (const card of newer) expect(index.x, `${depth} of ${of}`).toBeLessThan(card.x - card.w / 2);
      }
  });

  test('edges of a few older ones peep out below', () => {
    const deep = Array.from({ length: SHOWN - 3 }, (_, under) => pilePose(pile, { depth: 3 + under, of: 20 }));
    const front = [0, 1, 2].map((depth) => pilePose(pile, { depth, of: 20 }));
    expect(Math.max(...deep.map(({ y }) => y))).toBeGreaterThan(Math.max(...front.map(({ y }) => y)));
  });
});

test('seats follow each other clockwise from the bottom one’s left', () => {
  const layout = raceLayout(frameOf(WINDOWS[0]), { seats: 10, bottom: seat(3), far: undefined });
  const middleOf = (one: Seat): number => {
    const { x, y, w, h } = layout.plate(one);
    return Math.atan2(x + w / 2 - layout.pile.x, -(y + h / 2 - layout.pile.y));
  };
  const order = [4, 5, 6, 7, 8, 9, 0, 1, 2].map((one) => middleOf(seat(one)));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});
