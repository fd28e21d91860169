import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '#engine/core/words';
import { DISC_RADIUS, type PlotParts, plotLayout } from '#scenes/panels/plotLayout';

const SIZE = { width: 456, height: 252 };
const plotOf = (values: readonly (readonly number[])[], target = 16): PlotParts => ({
  title: 'Points',
  steps: (values[0] ?? []).map((_, index) => ({ long: `Deal ${index + 1}`, short: `${index + 1}` })),
  series: values.map((series, seat) => ({
    seat,
    name: `Player ${seat + 1}`,
    values: series,
    shown: `${series.at(-1)}`,
    weight: 'plain',
  })),
  target,
  size: SIZE,
});

describe('the four seats of one match', () => {
  const layout = plotLayout(
    plotOf([
      [3, 7, 12, 17],
      [4, 9, 10, 17],
      [4, 6, 8, 9],
      [1, 4, 6, 7],
    ]),
  );

  test('start at nought, and equal totals end level', () => {
    expect(new Set(layout.lines.map((line) => at(line, 0).y)).size).toBe(1);
    expect(at(layout.ends, 0).y).toBe(at(layout.ends, 1).y);
    expect(at(layout.ends, 0).y).toBeLessThan(at(layout.ends, 2).y);
  });

  test('have their level discs side by side, and one figure for both', () => {
    expect(at(layout.ends, 1).x - at(layout.ends, 0).x).toBeGreaterThanOrEqual(DISC_RADIUS);
    expect(layout.figures.map(({ text }) => text)).toEqual(['17', '9', '7']);
  });

  test('have gridlines at round numbers and the target in place of one', () => {
    expect(layout.ticks.map(({ text }) => text)).toEqual(['0', '4', '8', '12']);
    expect(layout.target?.text).toBe('16');
  });

  test('have a label a deal', () => {
    expect(layout.labels.map(({ text }) => text)).toEqual(['Deal 1', '2', '3', '4']);
  });
});

test('chips start where everybody had them, and nothing below nought falls off', () => {
  const chips = plotLayout({
    ...plotOf([
      [120, 80],
      [80, 120],
    ]),
    target: undefined,
    start: 100,
  });
  expect(chips.lines.map((line) => at(line, 0).y)).toEqual([at(at(chips.lines, 0), 0).y, at(at(chips.lines, 0), 0).y]);
  expect(at(at(chips.lines, 0), 1).y).toBeLessThan(at(at(chips.lines, 0), 0).y);
  expect(chips.target).toBeUndefined();
  const minus = plotLayout({ ...plotOf([[-4, 6]]), target: undefined });
  expect(minus.ticks.map(({ text }) => text)).toEqual(['-4', '-2', '0', '2', '4', '6']);
  expect(at(at(minus.lines, 0), 1).y).toBeLessThanOrEqual(SIZE.height);
});

test('a long match labels some deals, the last among them', () => {
  const labels = plotLayout(plotOf([Array.from({ length: 30 }, (_, n) => n)], 99)).labels.map(({ text }) => text);
  expect(labels.length).toBeLessThanOrEqual(8);
  expect(labels[0]).toMatch(/^Deal /);
  expect(labels.at(-1)).toBe('30');
});

test('a line that ends early has its disc there, and no figure', () => {
  const { ends, figures, lines, right } = plotLayout({
    ...plotOf([
      [10, 20, 30, 40],
      [20, 0],
      [10, 20, 10, 0],
    ]),
    target: undefined,
    start: 13,
  });
  expect(at(ends, 1)).toEqual(at(at(lines, 1), 2));
  expect([at(ends, 0).x, at(ends, 2).x]).toEqual([right, right]);
  expect(figures.map(({ text }) => text)).toEqual(['40', '0']);
});

test('ten seats that leave one after the other have their discs in a row', () => {
  const steps = 40;
  const leaves = [40, 39, 38, 8, 7, 6, 5, 4, 3, 2];
  const { ends, left } = plotLayout({
    ...plotOf(leaves.map((step) => Array.from({ length: step }, (_, n) => step - n - 1))),
    steps: Array.from({ length: steps }, (_, n) => ({ long: `Pile ${n + 1}`, short: `${n + 1}` })),
    target: undefined,
  });
  const xs = ends.map(({ x }) => x).sort((a, b) => a - b);
  for (const [index, x] of xs.slice(1).entries()) expect(x - at(xs, index)).toBeGreaterThan(DISC_RADIUS);
  expect(at(xs, 0)).toBeGreaterThanOrEqual(left);
});

test('a match without a scored deal can be drawn', () => {
  const layout = plotLayout(plotOf([[], []]));
  expect(layout.lines.every((line) => line.length === 1)).toBe(true);
});

test('whatever the totals, everything stays inside and nothing covers another', () => {
  const totals = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(totals, fc.integer({ min: 1, max: 40 }), (last, target) => {
      const { ends, figures, left, right } = plotLayout(
        plotOf(
          last.map((total) => [total / 2]),
          target,
        ),
      );
      expect(right).toBeGreaterThan(left + 100);
      for (const { x, y } of ends) {
        expect(x + DISC_RADIUS).toBeLessThanOrEqual(SIZE.width);
        expect(y).toBeGreaterThanOrEqual(DISC_RADIUS);
        expect(y).toBeLessThanOrEqual(SIZE.height);
      }
      for (const [index, end] of ends.entries())
        for (const other of ends.slice(index + 1))
          expect(Math.max(Math.abs(end.x - other.x), Math.abs(end.y - other.y))).toBeGreaterThan(DISC_RADIUS);
      for (const [index, figure] of figures.entries()) {
        expect(figure.x).toBeLessThan(SIZE.width - 15);
        const next = figures[index + 1];
        if (next !== undefined) expect(next.y - figure.y).toBeGreaterThanOrEqual(15);
      }
    }),
  );
});
