/** What is in the air: nothing waits for anything else, and what is late shows what is true by then. */
import { describe, expect, test } from 'vitest';
import { type Motion, Motions, turnAt } from '#scenes/race/motions';

/** A motion that writes down how far it came. */
function traced(from: number, until: number): Motion & { readonly steps: number[]; readonly ended: () => number } {
  const steps: number[] = [];
  let ends = 0;
  return { from, until, steps, step: (t) => steps.push(t), end: () => (ends += 1), ended: () => ends };
}

describe('motions', () => {
  test('run side by side, each by its own time', () => {
    const motions = new Motions();
    const [one, other] = [traced(0, 100), traced(50, 250)];
    motions.add(one);
    motions.add(other);
    for (const now of [25, 50, 100, 150]) motions.tick(now);
    expect(one.steps).toEqual([0.25, 0.5, 1]);
    expect(other.steps).toEqual([0, 0.25, 0.5]);
    expect([one.ended(), other.ended()]).toEqual([1, 0]);
  });

  test('a frame that comes late shows the end at once', () => {
    const motions = new Motions();
    const all = [traced(0, 100), traced(10, 200), traced(20, 300)];
    for (const one of all) motions.add(one);
    motions.tick(5000);
    expect(all.map(({ steps }) => steps)).toEqual([[1], [1], [1]]);
    expect(motions.next(5000)).toBeUndefined();
  });

  test('what begins later needs no frames before', () => {
    const motions = new Motions();
    motions.add(traced(700, 960));
    expect(motions.next(10)).toBe(700);
    motions.add(traced(0, 90));
    expect(motions.next(10)).toBe(10);
    motions.tick(95);
    expect(motions.next(95)).toBe(700);
  });

  test('what ends may begin something else, and what is dropped is never heard of again', () => {
    const motions = new Motions();
    const gone = traced(0, 100);
    const next = traced(100, 200);
    motions.add(gone);
    motions.add({ from: 0, until: 50, step: () => undefined, end: () => motions.add(next) });
    motions.drop(gone);
    motions.tick(60);
    motions.tick(150);
    expect(gone.steps).toEqual([]);
    expect(next.steps).toEqual([0.5]);
    motions.end();
    expect(next.steps).toEqual([0.5, 1]);
    expect(next.ended()).toBe(1);
  });
});

describe('a card that turns', () => {
  test('shows its back first, stands on its edge, and its face is whole at the end and not before', () => {
    expect(turnAt(0)).toEqual({ width: 1, faceUp: false });
    expect(turnAt(1)).toEqual({ width: 1, faceUp: true });
    for (let t = 0; t < 1; t += 0.01) {
      const { width, faceUp } = turnAt(t);
      expect(width).toBeLessThanOrEqual(1);
      expect(width).toBeGreaterThanOrEqual(0);
      if (faceUp) expect(width).toBeLessThan(1);
    }
  });

  test('shows nothing of its face during the first half', () => {
    for (let t = 0; t <= 0.5; t += 0.05) expect(turnAt(t).faceUp).toBe(false);
  });
});
