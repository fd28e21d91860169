/** Bidding: rule sheet section 3 and the worked examples B. */
import { expect, test } from 'vitest';
import { ohheaven } from '#engine/games/ohheaven/index';
import { ohheavenTable, type Table } from '#tests/support/ohheaven';

interface Bids {
  readonly n: number;
  readonly so: readonly number[];
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A table whose next bidder is seat `so.length`; the hands do not matter. */
const bidding = ({ n, so, seats = 4, options = {} }: Bids) =>
  ohheavenTable({ hands: Array(seats).fill(''), bids: so, options: { handSize: n, ...options } });

const upTo = (n: number, ...without: readonly number[]) =>
  [...Array(n + 1).keys()].filter((bid) => !without.includes(bid));

test.each([
  ['B1', { n: 5, so: [] }, upTo(5)],
  ['B2', { n: 3, so: [1, 1], seats: 3 }, [0, 2, 3]],
  ['B3', { n: 3, so: [2, 1], seats: 3 }, [1, 2, 3]],
  ['B4', { n: 3, so: [2], seats: 3 }, upTo(3)],
  ['B5', { n: 13, so: [4, 3, 2] }, upTo(13, 4)],
  ['B6', { n: 13, so: [5, 5, 4] }, upTo(13)],
  ['B7', { n: 13, so: [0, 0, 0] }, upTo(13, 13)],
  ['B8', { n: 13, so: [13, 0, 0] }, upTo(13, 0)],
  ['B9', { n: 13, so: [4, 3, 2], options: { hook: false } }, upTo(13)],
  ['B12, nobody yet', { n: 1, so: [0, 0, 0] }, [0]],
  ['B12, one', { n: 1, so: [1, 0, 0] }, [1]],
  ['B12, two', { n: 1, so: [1, 1, 0] }, [0, 1]],
])('%s: %j', (_name, bids, open) => {
  const table = bidding(bids);
  const bidder = bids.so.length;
  expect(table.offers(bidder)).toEqual(open);
  for (const bid of upTo(bids.n))
    expect(table.answers(bidder, `bid ${bid}`), `${bid}`).toBe(open.includes(bid) ? 'accepted' : 'bidBarred');
});

test.each([14, -1, 2.5])('B10: %s is out of range', (bid) => {
  expect(bidding({ n: 13, so: [4] }).answers(1, `bid ${bid}`)).toBe('bidOutOfRange');
});

test('B11: the third seat bids before the second', () => {
  expect(bidding({ n: 13, so: [4] }).answers(2, 'bid 3')).toBe('notYourTurn');
});

test('everybody sees the barred number while the last bidder is to bid, and at no other time', () => {
  const barred = (table: Table) => ohheaven.view(table.state, 'spectator').barred;
  const third = bidding({ n: 13, so: [4, 3] });
  const last = third.plays(2, 'bid 2');
  expect([third, last, last.plays(3, 'bid 5')].map(barred)).toEqual([undefined, 4, undefined]);
});

test('bids go round once from the first bidder, who then leads', () => {
  const table = ohheavenTable({ hands: ['2C', '3C', '4C', '5C'], first: 2 })
    .plays(2, 'bid 1')
    .plays(3, 'bid 0')
    .plays(0, 'bid 1')
    .plays(1, 'bid 0');
  expect(table.all('turnPassed').map((event) => event.seat)).toEqual([3, 0, 1, 2]);
  expect(table.all('biddingClosed')).toEqual([{ type: 'biddingClosed', bids: [1, 0, 1, 0] }]);
  expect(table.answers(2, '4c')).toBe('accepted');
});
