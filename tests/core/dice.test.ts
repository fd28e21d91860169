/** Luck: the same seed the same luck, and no place of a shuffled pack liked better than another. */
import { describe, expect, test } from 'vitest';
import { type Dice, diceFrom, seedFrom } from '#engine/core/dice';

const PACK = Array.from({ length: 52 }, (_, card) => card);
const SHUFFLES = 20_000;

/** The chi-square of cards over places: 51 x 51 degrees of freedom. */
function chiSquare(shuffles: Iterable<readonly number[]>): number {
  const counts = new Float64Array(52 * 52);
  for (const pack of shuffles)
    for (const [place, card] of pack.entries()) counts[card * 52 + place] = (counts[card * 52 + place] ?? 0) + 1;
  const expected = SHUFFLES / 52;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const DEGREES = 51 * 51;
/** The value that chi-square passes once in a thousand times, by Wilson and Hilferty's approximation. */
const LIMIT = DEGREES * (1 - 2 / (9 * DEGREES) + 3.0902 * Math.sqrt(2 / (9 * DEGREES))) ** 3;

function* shuffles(next: (turn: number) => Dice): Generator<readonly number[]> {
  for (let turn = 0; turn < SHUFFLES; turn += 1) yield next(turn).shuffle(PACK);
}

describe('a shuffled pack has every card in every place equally often (p > 0.001)', () => {
  test.each([1, 2, 3])('over the shuffles of one stream, seed %i', (seed) => {
    const dice = diceFrom(seed);
    expect(chiSquare(shuffles(() => dice))).toBeLessThan(LIMIT);
  });

  test.each([1, 2, 3])('over the first shuffles of forks with consecutive numbers, seed %i', (seed) => {
    const dice = diceFrom(seed);
    expect(chiSquare(shuffles((turn) => dice.fork(`event ${turn}`)))).toBeLessThan(LIMIT);
  });

  test('over the first shuffles of consecutive seeds', () => {
    expect(chiSquare(shuffles(diceFrom))).toBeLessThan(LIMIT);
  });

  test('and the measure does notice a bad shuffle', () => {
    const lazy = (dice: Dice): readonly number[] => {
      const pack = [...PACK];
      for (const place of PACK) {
        const other = dice.below(52);
        [pack[place], pack[other]] = [pack[other] ?? 0, pack[place] ?? 0];
      }
      return pack;
    };
    const dice = diceFrom(1);
    expect(chiSquare(Array.from({ length: SHUFFLES }, () => lazy(dice)))).toBeGreaterThan(LIMIT);
  });
});

describe('dice', () => {
  test('the same seed rolls the same, another seed differently', () => {
    const rolls = (seed: number): readonly number[] => {
      const dice = diceFrom(seed);
      return Array.from({ length: 8 }, () => dice.below(1000));
    };
    expect(rolls(7)).toEqual(rolls(7));
    expect(rolls(7)).not.toEqual(rolls(8));
  });

  test('these rolls never change, or every saved match would', () => {
    const dice = diceFrom(2024);
    expect([dice.below(100), dice.below(100), dice.below(100)]).toEqual([75, 16, 37]);
    expect(dice.fork('deal').shuffle([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([1, 6, 7, 4, 5, 2, 3, 8]);
  });

  test('a fork depends on its label and not on what was rolled before', () => {
    const dice = diceFrom(7);
    const early = dice.fork('deal').below(1_000_000);
    dice.below(6);
    expect(dice.fork('deal').below(1_000_000)).toBe(early);
    expect(dice.fork('draw').below(1_000_000)).not.toBe(early);
  });

  test('below reaches every number of its range and no other', () => {
    const dice = diceFrom(3);
    const seen = new Set(Array.from({ length: 500 }, () => dice.below(6)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(dice.below(1)).toBe(0);
    expect(seedFrom(dice)).toBeLessThan(2 ** 32);
    expect(() => dice.below(0)).toThrow('below 0');
  });

  test('a shuffle keeps the cards and leaves the list it was given alone', () => {
    const cards = Object.freeze([3, 1, 2]);
    expect([...diceFrom(1).shuffle(cards)].sort()).toEqual([1, 2, 3]);
    expect(cards).toEqual([3, 1, 2]);
    expect(diceFrom(1).shuffle([])).toEqual([]);
  });
});
