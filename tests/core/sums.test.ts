/** kit/sums against every subset of small tables, and against what is known of large ones. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestTake, countTakes, cutIntoGroups, partOfAGroup, singleGroups, takes } from '#engine/kit/sums';
import { canBeCut, subsets, takesOf } from '#tests/support/brute';

const PACK_VALUES = Array.from({ length: 52 }, (_, card) => (card % 13) + 1);
const sums = fc.integer({ min: 1, max: 16 });
/** Some cards of one pack, low ones more often, in any order. */
const tables = (most: number): fc.Arbitrary<readonly number[]> =>
  fc.oneof(
    fc.shuffledSubarray(PACK_VALUES, { maxLength: most }),
    fc.shuffledSubarray(
      PACK_VALUES.filter((value) => value <= 6),
      { maxLength: most },
    ),
  );
const RUNS = { numRuns: 250 };

const low = (cards: number): readonly number[] => Array.from({ length: cards }, (_, card) => Math.floor(card / 4) + 1);

describe('cutIntoGroups', () => {
  test('finds a cut exactly when there is one, and every card is in one group of the sum', () => {
    fc.assert(
      fc.property(tables(9), sums, (values, sum) => {
        const groups = cutIntoGroups(values, sum);
        expect(groups !== undefined).toBe(values.length > 0 && canBeCut(values, sum));
        if (groups === undefined) return;
        expect(groups.flat().sort((a, b) => a - b)).toEqual(values.map((_, index) => index));
        for (const group of groups) expect(group.reduce((total, index) => total + (values[index] ?? 0), 0)).toBe(sum);
      }),
      RUNS,
    );
  });

  test('leaves an equal card alone and prefers few cards in a group', () => {
    expect(cutIntoGroups([4, 10, 6, 5, 5], 10)).toEqual([[1], [0, 2], [3, 4]]);
  });
});

describe('takes', () => {
  test('lists every take once, in table order', () => {
    fc.assert(
      fc.property(tables(9), sums, (values, sum) => {
        expect([...takes(values, sum)]).toEqual(takesOf(values, sum));
      }),
      RUNS,
    );
  });

  test('are counted as they are listed', () => {
    fc.assert(
      fc.property(tables(13), sums, (values, sum) => {
        expect(countTakes(values, sum)).toBe(BigInt([...takes(values, sum)].length));
      }),
      RUNS,
    );
  });

  test('explode on low cards, where only the first are listed', () => {
    expect([...takes(low(20), 12)]).toHaveLength(87_170);
    expect(countTakes(low(24), 12)).toBe(1_394_759n);
    const first: (readonly number[])[] = [];
    for (const take of takes(low(40), 12)) if (first.push(take) === 100) break;
    expect(new Set(first.map((take) => take.join())).size).toBe(100);
    for (const take of first)
      expect(
        cutIntoGroups(
          take.map((index) => low(40)[index] ?? 0),
          12,
        ),
      ).toBeDefined();
  });
});

test('partOfAGroup marks the cards of some take, and singleGroups shows each kind of group', () => {
  fc.assert(
    fc.property(tables(9), sums, (values, sum) => {
      const every = takesOf(values, sum);
      expect(partOfAGroup(values, sum)).toEqual(values.map((_, index) => every.some((take) => take.includes(index))));
      const valuesOf = (set: readonly number[]): string =>
        set
          .map((index) => values[index] ?? 0)
          .sort((a, b) => a - b)
          .join();
      const single = subsets(values.length).filter(
        (set) => set.reduce((total, index) => total + (values[index] ?? 0), 0) === sum,
      );
      expect(singleGroups(values, sum).map(valuesOf).sort()).toEqual([...new Set(single.map(valuesOf))].sort());
    }),
    RUNS,
  );
});

describe('bestTake', () => {
  const worthsFor = (values: readonly number[]): fc.Arbitrary<readonly number[]> =>
    fc.array(fc.integer({ min: 1, max: 5 }), { minLength: values.length, maxLength: values.length });
  const sorted = tables(9).map((values) => [...values].sort((a, b) => a - b));
  const questions = sorted.chain((values) =>
    fc.record({ values: fc.constant(values), worths: worthsFor(values), sum: sums }),
  );

  test('is worth as much as the best of all, with most cards, and then the lowest', () => {
    fc.assert(
      fc.property(questions, (question) => {
        expect(bestTake(question)).toEqual(bestOf(takesOf(question.values, question.sum), question));
      }),
      { numRuns: 600 },
    );
  });

  test('is the best of all listed takes on tables of up to eighteen cards', () => {
    const larger = fc.shuffledSubarray(PACK_VALUES, { minLength: 12, maxLength: 18 });
    const asked = larger
      .map((values) => [...values].sort((a, b) => a - b))
      .chain((values) => fc.record({ values: fc.constant(values), worths: worthsFor(values), sum: sums }));
    fc.assert(
      fc.property(asked, (question) => {
        expect(bestTake(question)).toEqual(bestOf([...takes(question.values, question.sum)], question));
      }),
      { numRuns: 150 },
    );
  });

  test('is a take on tables too large to list', () => {
    const worths = low(48).map((value, index) => (value === 1 ? 4 : 1) + (index % 4 === 3 ? 1 : 0));
    for (const sum of [5, 12, 13, 16]) {
      const best = bestTake({ values: low(48), worths, sum });
      expect(
        cutIntoGroups(
          (best?.indices ?? []).map((index) => low(48)[index] ?? 0),
          sum,
        ),
      ).toBeDefined();
    }
  });

  interface Question {
    readonly values: readonly number[];
    readonly worths: readonly number[];
    readonly sum: number;
  }

  /** On a sorted table the lowest cards are the lowest indices, compared one by one. */
  function bestOf(every: readonly (readonly number[])[], { worths }: Question): ReturnType<typeof bestTake> {
    const worthOf = (take: readonly number[]): number => take.reduce((total, index) => total + (worths[index] ?? 0), 0);
    const compare = (a: readonly number[], b: readonly number[]): number => {
      const first = a.findIndex((index, place) => index !== b[place]);
      return worthOf(b) - worthOf(a) || b.length - a.length || (a[first] ?? 0) - (b[first] ?? 0);
    };
    const [indices] = [...every].sort(compare);
    return indices === undefined ? undefined : { indices, worth: worthOf(indices) };
  }
});

test('a table that no pack can make is our own bug', () => {
  expect(() => cutIntoGroups([3, 3, 3, 3, 3], 15)).toThrow('no pack');
});
