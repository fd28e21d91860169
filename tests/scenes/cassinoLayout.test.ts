/** Nothing leaves the window or hides what must be read, at any size and with any number of cards. */
import { describe, expect, test } from 'vitest';
import { seat, seatsOf } from '#engine/core/words';
import { frameOf } from '#scenes/frame';
import { layoutCassino } from '#scenes/games/cassino/layout';
import { seatSpot, spotIn } from '#scenes/scripts/placing';
import { rectOf } from '#scenes/stage/layout';
import { apart, inside, WINDOWS } from '#tests/scenes/windows';

describe.each(WINDOWS)('$width x $height at density $density', (window) => {
  const frame = frameOf(window);
  for (const seats of [2, 3, 4, 5, 6]) {
    const layout = layoutCassino(frame, { seats, bottom: seat(0) });
    const whole = { x: 0, y: 0, w: layout.width, h: layout.height };

    test(`${seats} seats: every number of table cards stays in its zone, each index in sight`, () => {
      for (let count = 1; count <= 44; count += 1) {
        const rects = Array.from({ length: count }, (_, index) => rectOf(layout.pose(spotIn('table', index, count))));
        for (const rect of rects) expect(inside(rect, layout.inlay), `${count} cards`).toBe(true);
        for (const [index, rect] of rects.entries()) {
          const next = rects[index + 1];
          if (next === undefined) continue;
          const room = next.y === rect.y ? next.x - rect.x : next.y - rect.y;
          expect(room, `${count} cards, from card ${index}`).toBeGreaterThanOrEqual(rect.w * 0.3);
        }
      }
    });

    test(`${seats} seats: plates, prompt, hand and log do not overlap`, () => {
      const plates = seatsOf(seats).map((one) => layout.plate(one));
      const hand = [0, 1, 2, 3].map((index) =>
        rectOf(layout.pose(seatSpot({ zone: 'hand', seat: seat(0) }, index, 4))),
      );
      const buttons = layout.keys ? [] : [layout.clear, layout.play];
      const parts = [...plates, layout.inlay, layout.prompt, layout.log, ...hand, ...buttons];
      for (const part of parts) expect(inside(part, whole)).toBe(true);
      for (const [index, part] of parts.entries())
        for (const other of parts.slice(index + 1)) expect(apart(part, other), `${index}`).toBe(true);
    });
  }

  test('the seat at the bottom is whoever it is asked for', () => {
    const layout = layoutCassino(frame, { seats: 4, bottom: seat(2) });
    const lowest = seatsOf(4).toSorted((a, b) => layout.plate(b).y - layout.plate(a).y)[0];
    expect(lowest).toBe(2);
  });
});
