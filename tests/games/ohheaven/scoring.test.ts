/** Points and winners: rule sheet section 4, the worked examples S, and the ways of scoring of section 6. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ohheaven, pointsFor } from '#engine/games/ohheaven/index';
import { configOf, ohheavenTable } from '#tests/support/ohheaven';
import { finished } from '#tests/support/random-match';

interface Contract {
  readonly bid: number;
  readonly won: number;
  readonly n?: number;
}

const points = (options: Readonly<Record<string, unknown>>, { bid, won, n = 13 }: Contract): number =>
  pointsFor(configOf(options, 4), { bid, won, handSize: n });

test.each([
  ['S1', 0, 0, {}, 10],
  ['S2', 3, 3, {}, 13],
  ['S3', 3, 1, {}, 1],
  ['S4', 1, 3, {}, 3],
  ['S5', 0, 2, {}, 2],
  ['S7', 3, 3, { bonus: 20 }, 23],
])('%s: bid %i, won %i, %j: %i points', (_name, bid, won, options, expected) => {
  expect(points(options, { bid, won })).toBe(expected);
});

test('S6: bids 4 3 2 3, tricks 4 3 3 3', () => {
  const bids = [4, 3, 2, 3];
  expect([4, 3, 3, 3].map((won, who) => points({}, { bid: bids[who] ?? 0, won }))).toEqual([14, 13, 3, 13]);
});

/** The last trick of three rounds of 13: seat 3 takes it and its fourth, the others have three each. */
const lastTrick = (totals: readonly number[], bids: readonly number[]) =>
  ohheavenTable({
    hands: ['2C', '3C', '4C', '5C'],
    bids,
    won: [3, 3, 3, 3],
    totals,
    round: 3,
    options: { rounds: 3, handSize: 13 },
  }).playsTrick(0, '2C 3C 4C 5C');

describe('the end of the match', () => {
  test('S8: the highest total of three rounds wins', () => {
    const after = lastTrick([14 + 2, 13 + 15, 3 + 14, 13 + 2], [3, 5, 2, 4]);
    expect(after.all('roundScored').map((event) => event.points)).toEqual([[13, 3, 3, 14]]);
    expect(after.all('matchWon')).toEqual([{ type: 'matchWon', seats: [1], totals: [29, 31, 20, 29] }]);
    expect(ohheaven.outcome(after.state)?.standings.map(({ seat, place, score }) => [seat, place, score])).toEqual([
      [1, 1, 31],
      [0, 2, 29],
      [3, 2, 29],
      [2, 4, 20],
    ]);
  });

  test('S9: all seats with the highest total win together, in one event', () => {
    const after = lastTrick([18, 28, 17, 15], [3, 5, 2, 4]);
    expect(after.all('matchWon')).toEqual([{ type: 'matchWon', seats: [0, 1], totals: [31, 31, 20, 29] }]);
    expect(ohheaven.outcome(after.state)?.standings.map(({ place }) => place)).toEqual([1, 1, 3, 4]);
  });
});

test('during a round the totals stay as they were; a round is written down when it is over', () => {
  const table = ohheavenTable({
    hands: ['2C', '5C', '3C', '4C'],
    bids: [0, 1, 0, 1],
    totals: [1, 2, 3, 4],
    round: 2,
    options: { rounds: 2, handSize: 1 },
  });
  const before = table.plays(0, '2c').plays(1, '5c').plays(2, '3c');
  expect(before.state.totals).toEqual([1, 2, 3, 4]);
  const after = before.plays(3, '4c');
  expect(after.state.totals).toEqual([11, 13, 13, 4]);
  expect(after.state.history.at(-1)).toMatchObject({
    round: 2,
    bids: [0, 1, 0, 1],
    tricks: [0, 1, 0, 0],
    points: [10, 11, 10, 0],
    totals: [11, 13, 13, 4],
  });
});

describe('ways of scoring', () => {
  test.each([
    // scoring, then the points for 3/3, 3/1, 1/3, 0/0 and 0/2
    ['basic', [13, 1, 3, 10, 2]],
    ['exact', [13, 0, 0, 10, 0]],
    ['minusDifference', [13, -2, -2, 10, -2]],
    ['minusBid', [13, -3, -1, 10, 0]],
    ['progressive', [19, 1, 3, 10, 2]],
  ])('%s', (scoring, expected) => {
    const contracts: readonly (readonly [number, number])[] = [
      [3, 3],
      [3, 1],
      [1, 3],
      [0, 0],
      [0, 2],
    ];
    expect(contracts.map(([bid, won]) => points({ scoring }, { bid, won }))).toEqual(expected);
  });

  test('the bonus counts in all of them', () => {
    const made = (scoring: string) => points({ scoring, bonus: 5 }, { bid: 2, won: 2 });
    expect(['basic', 'exact', 'minusDifference', 'minusBid', 'progressive'].map(made)).toEqual([7, 7, 7, 7, 9]);
  });

  test.each([
    ['always', 12, 2],
    ['onlyIfMade', 12, 0],
    ['never', 10, 0],
  ])('trick points %s: made %i, missed %i', (trickPoints, made, missed) => {
    expect(points({ trickPoints }, { bid: 2, won: 2 })).toBe(made);
    expect(points({ trickPoints }, { bid: 1, won: 2 })).toBe(missed);
  });

  test.each([
    ['full', 20],
    ['five', 5],
    ['fivePlusN', 12],
  ])('a made zero, %s: %i', (zeroBid, expected) => {
    for (const scoring of ['basic', 'exact', 'minusDifference', 'minusBid', 'progressive'])
      expect(points({ zeroBid, scoring, bonus: 20 }, { bid: 0, won: 0, n: 7 }), scoring).toBe(expected);
  });
});

test('S10: tricks sum to the hand size, and with the hook never all bids are exact', () => {
  const seats = fc.constantFrom(3, 4, 5, 6, 7);
  fc.assert(
    fc.property(fc.nat(1_000_000), seats, fc.boolean(), (seed, count, hook) => {
      const { state } = finished({
        rules: ohheaven,
        seats: count,
        seed,
        fixed: { hook, handSizes: 'fixed', rounds: 2 },
      });
      for (const { handSize, bids, tricks, points: scored } of state.history) {
        expect(tricks.reduce((a, b) => a + b)).toBe(handSize);
        if (hook) expect(bids).not.toEqual(tricks);
        expect(scored).toEqual(
          bids.map((bid, who) => pointsFor(state.config, { bid, won: tricks[who] ?? -1, handSize })),
        );
      }
      expect(state.totals).toEqual(
        state.totals.map((_, who) => state.history.reduce((sum, round) => sum + (round.points[who] ?? 0), 0)),
      );
    }),
    { numRuns: 60 },
  );
});
