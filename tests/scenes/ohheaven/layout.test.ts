/** Nothing leaves the window or hides what must be read, at any size and with any number of seats and cards. */
import { describe, expect, test } from 'vitest';
import { seat, seatsOf } from '#engine/core/words';
import type { Spot } from '#scenes/cues';
import { frameOf } from '#scenes/frame';
import { layoutOhHeaven } from '#scenes/games/ohheaven/layout';
import { seatSpot } from '#scenes/scripts/placing';
import { type Rect, rectOf } from '#scenes/stage/layout';
import { apart, inside, WINDOWS } from '#tests/scenes/windows';

/** The largest hand of a table. */
const most = (seats: number): number => Math.floor(52 / seats);

/** Suits as unevenly as they come: one long, the others short. */
const suitsOf = (count: number): readonly number[] => [
  count - Math.min(3, count - 1),
  ...Array(Math.min(3, count - 1)).fill(1),
];

const held = (count: number, groups = suitsOf(count)): readonly Spot[] =>
  Array.from({ length: count }, (_, index) => ({ zone: 'hand', seat: seat(0), index, of: count, groups }));

/** Rectangles of the first list that cover one of the second, as text. */
const covered = (rects: readonly Rect[], others: readonly Rect[]): readonly string[] =>
  rects.flatMap((rect) => others.filter((other) => !apart(rect, other)).map((other) => JSON.stringify([rect, other])));

/** Hands at which the way they lie changes, and the largest. */
const sizes = (seats: number): readonly number[] => [
  ...new Set([1, 5, 6, 7, 8, 10, 11, 14].filter((count) => count <= most(seats))),
  most(seats),
];

/** How much of a card must stay in sight: its index, also while another one is shown whole. */
const SHOWN = { closed: 0.42, parted: 0.34 };

describe.each(WINDOWS)('$width x $height at density $density', (window) => {
  const frame = frameOf(window);
  for (const seats of [3, 4, 5, 6, 7]) {
    const layout = layoutOhHeaven(frame, { seats, bottom: seat(0) });
    const whole = { x: 0, y: 0, w: layout.width, h: layout.height };
    const plates = seatsOf(seats).map((one) => layout.plate(one));
    const buttons = layout.log === undefined ? [layout.play, layout.clear] : [layout.log];
    const fixed = [layout.trump, layout.inlay, layout.prompt, ...plates, ...buttons];

    test(`${seats} seats: plates, trump, circle, prompt and buttons lie apart`, () => {
      expect(fixed.filter((part) => !inside(part, whole))).toEqual([]);
      expect(fixed.flatMap((part, index) => covered([part], fixed.slice(index + 1)))).toEqual([]);
    });

    test(`${seats} seats: every hand fits, each index in sight, also around a card that is shown whole`, () => {
      for (const count of sizes(seats)) {
        const spots = held(count);
        for (const open of [undefined, spots[0], spots[Math.floor(count / 2)]]) {
          const rects = spots.map((spot) => rectOf(layout.pose(spot, open)));
          expect(covered(rects, fixed), `${count} cards`).toEqual([]);
          expect(rects.filter((rect) => !inside(rect, whole))).toEqual([]);
          const shown = rects.map((rect, index) => {
            const next = rects[index + 1];
            return next === undefined || next.y !== rect.y ? 1 : (next.x - rect.x) / rect.w;
          });
          expect(Math.min(...shown), `${count} cards`).toBeGreaterThanOrEqual(
            open === undefined ? SHOWN.closed : SHOWN.parted,
          );
          if (open !== undefined) expect(shown[open.index]).toBeGreaterThanOrEqual(1);
        }
      }
    });

    test(`${seats} seats: a trick lies in its circle, every index in sight, the own card in its slot`, () => {
      const { x, y, radius } = layout.circle;
      const rects = seatsOf(seats).map((one) => rectOf(layout.pose(seatSpot({ zone: 'trick', seat: one }, 0, 1))));
      const away = rects.map((rect) =>
        Math.hypot(Math.abs(rect.x + rect.w / 2 - x) + rect.w / 2, Math.abs(rect.y + rect.h / 2 - y) + rect.h / 2),
      );
      expect(Math.max(...away)).toBeLessThanOrEqual(radius * 1.05);
      for (const rect of rects) {
        const index = { ...rect, w: rect.w * 0.3, h: rect.w * 0.5 };
        expect(
          covered(
            [index],
            rects.filter((other) => other !== rect),
          ),
        ).toEqual([]);
      }
      expect(rectOf(layout.slot)).toEqual(rects[0]);
    });

    test(`${seats} seats: the bidding panel and the last trick hide neither hand nor plates`, () => {
      const hand = held(most(seats)).map((spot) => rectOf(layout.pose(spot)));
      const panels = [layout.bidding(most(seats) + 1).rect, layout.bidding(2).rect, layout.lastTrick];
      expect(covered(panels, [...plates, ...hand, layout.trump])).toEqual([]);
    });
  }

  test('the others sit clockwise from the left, whoever sits at the bottom', () => {
    const layout = layoutOhHeaven(frame, { seats: 4, bottom: seat(2) });
    const lowest = seatsOf(4).toSorted((a, b) => layout.plate(b).y - layout.plate(a).y)[0];
    expect(lowest).toBe(2);
    const xs = [3, 0, 1].map((one) => layout.plate(seat(one)).x);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  });
});
