import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barOf, gainText, pointsText } from '#scenes/games/cassino/points';
import { namesText, numberText } from '#text/lists';

test.each([
  [0, '0'],
  [1, '½'],
  [2, '1'],
  [14, '7'],
  [15, '7½'],
  [199, '99½'],
])('%i half points are written %s', (halves, text) => {
  expect(pointsText(halves)).toBe(text);
});

test('a deal that brings nothing has no plus sign', () => {
  expect([gainText(0), gainText(1), gainText(5)]).toEqual(['0', '+½', '+2½']);
});

test.each([
  [['Aino'], 'Aino'],
  [['Aino', 'Mikko'], 'Aino and Mikko'],
  [['Aino', 'Mikko', 'Theo'], 'Aino, Mikko and Theo'],
  [['A', 'B', 'C', 'D', 'E', 'F'], 'A, B, C, D, E and F'],
])('%j are listed as "%s"', (names, text) => {
  expect(namesText(names)).toBe(text);
});

test('a name cannot smuggle a mark into a text', () => {
  expect(namesText(['⟦QS⟧', '⟪loud⟫'])).toBe('QS and loud');
});

test('numbers to ten are words, more are figures', () => {
  expect([numberText(3), numberText(10), numberText(11)]).toEqual(['three', 'ten', '11']);
});

test('seven points and five more fill twelve of sixteen', () => {
  expect(barOf(14, 10, 16)).toEqual({ had: 7 / 16, gained: 5 / 16 });
});

test('a bar is never longer than its box', () => {
  fc.assert(
    fc.property(fc.nat(400), fc.nat(40), fc.integer({ min: 1, max: 99 }), (had, gained, target) => {
      const bar = barOf(had, gained, target);
      expect(bar.had).toBeGreaterThanOrEqual(0);
      expect(bar.gained).toBeGreaterThanOrEqual(0);
      expect(bar.had + bar.gained).toBeLessThanOrEqual(1);
    }),
  );
});
