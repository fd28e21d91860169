/** Rule sheet sections 2, 3 and 4 as stories: the deal, strict rotation, drawing, the end of a deal and of a match. */
import { describe, expect, test } from 'vitest';
import { PACK } from '#engine/cards/cards';
import { start } from '#engine/core/match';
import { clockwise, seat } from '#engine/core/words';
import { cassino } from '#engine/games/cassino/index';
import { cassinoTable, configOf } from '#tests/support/cassino';
import { finished, randomMatch } from '#tests/support/random-match';

const begun = (seats: number, seed: number, options = {}) => start(cassino, configOf(options, seats), seats, seed);

const SHEET = {
  firstDealer: 'random',
  targetScore: 1,
  majorityTie: 'none',
  mustCapture: false,
  sweepMinCards: 1,
  sweepLastPlay: true,
  sweepCancel: false,
  sweepFreeze: 'off',
  refill: 'draw1',
  misere: false,
};

describe('the deal', () => {
  test.each([2, 3, 4, 5, 6])('gives four cards to each of %i seats and four to the table', (seats) => {
    const { state } = begun(seats, 7);
    expect(state.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 4));
    expect(state.table).toHaveLength(4);
    expect(state.stock).toHaveLength(52 - 4 * (seats + 1));
    expect([...state.stock, ...state.hands.flat(), ...state.table].sort()).toEqual([...PACK].sort());
  });

  test('begins with the seat after the dealer, in the dealing and in the play', () => {
    const { state, events } = begun(4, 11);
    const order = events.flatMap(({ event }) => (event.type === 'dealtHand' ? [event.seat] : []));
    expect(order).toEqual([1, 2, 3, 4].map((steps) => clockwise(state.dealer, steps, 4)));
    expect(state.phase).toEqual({ type: 'playing', seat: clockwise(state.dealer, 1, 4) });
  });

  test('draws the first dealer at random, or makes it seat 0', () => {
    const dealers = (options: object): ReadonlySet<number> =>
      new Set(Array.from({ length: 60 }, (_, seed) => begun(5, seed, options).state.dealer));
    expect([...dealers({})].sort()).toEqual([0, 1, 2, 3, 4]);
    expect([...dealers({ firstDealer: 'seat0' })]).toEqual([0]);
  });

  test('shuffles afresh for every deal, and the opener becomes the dealer', () => {
    const { events } = finished({ rules: cassino, seats: 3, seed: 8, fixed: { ...SHEET, targetScore: 30 } });
    const dealers = events.flatMap(({ event }) => (event.type === 'dealBegan' ? [event.dealer] : []));
    expect(dealers.length).toBeGreaterThan(2);
    for (const [deal, dealer] of dealers.entries()) expect(dealer).toBe(clockwise(seat(dealers[0] ?? 0), deal, 3));
    const packs = events.flatMap(({ event }) => (event.type === 'shuffled' ? [event.stock.secret.join()] : []));
    expect(new Set(packs).size).toBe(packs.length);
  });
});

describe('the rotation', () => {
  test.each([
    [2, [24, 24]],
    [3, [16, 16, 16]],
    [4, [12, 12, 12, 12]],
    [5, [10, 10, 10, 9, 9]],
    [6, [8, 8, 8, 8, 8, 8]],
  ])('with %i seats gives %j plays, from the seat after the dealer', (seats, plays) => {
    for (const refill of ['draw1', 'dealFours']) {
      const { events, state } = finished({ rules: cassino, seats, seed: 3, fixed: { ...SHEET, refill } });
      const first = events.slice(
        0,
        events.findIndex(({ event }) => event.type === 'dealScored'),
      );
      const dealer = first.flatMap(({ event }) => (event.type === 'dealBegan' ? [event.dealer] : []))[0] ?? 0;
      const players = first.flatMap(({ event }) =>
        event.type === 'captured' || event.type === 'laidDown' ? [event.seat] : [],
      );
      const counted = plays.map((_, step) => players.filter((one) => one === (dealer + 1 + step) % state.seats).length);
      expect(counted).toEqual(plays);
      expect(players).toEqual(players.map((_, turn) => (dealer + 1 + turn) % state.seats));
    }
  });

  test('skips a seat with an empty hand', () => {
    const table = cassinoTable({ hands: ['7C 2D', '', '9D'], table: 'KS', turn: 0 }).plays(0, '2D');
    expect(table.state.phase).toEqual({ type: 'playing', seat: 2 });
  });

  test('skips an empty-handed seat that a loaded position has on turn', () => {
    const loaded = cassinoTable({ hands: ['7C', '', '9D'], table: 'KS', turn: 1 });
    expect(loaded.answers(2, '9D')).toBe('notYourTurn');
    const events = cassino.follow(loaded.state, loaded.match.record.until, neverRolled);
    expect(events).toEqual([{ type: 'turnPassed', seat: 2 }]);
  });
});

const neverRolled = {
  below: (): number => {
    throw new Error('nothing here is left to luck');
  },
  shuffle: (): never => {
    throw new Error('nothing here is left to luck');
  },
  fork: (): never => {
    throw new Error('nothing here is left to luck');
  },
};

describe('drawing', () => {
  test('one card after each play while the deck lasts, and nobody else sees it', () => {
    const table = cassinoTable({ hands: ['7C 2D', '9D'], table: 'KS', turn: 0, stock: 'QH' });
    const after = table.plays(0, '2D');
    expect(after.state.hands[0]).toEqual(['7C', 'QH']);
    expect(after.plays(1, '9D').all('drew')).toHaveLength(1);
    expect(cassino.view(after.state, seat(1)).hands[0]).toEqual({ count: 2, cards: { hidden: true } });
  });

  test('with dealFours four again when all hands are empty, and nothing to the table', () => {
    const options = { refill: 'dealFours' };
    const table = cassinoTable({ hands: ['7C', '9D'], table: 'KS', turn: 0, dealer: 1, stock: 8, options });
    const first = table.plays(0, '7C');
    expect(first.all('dealtHand')).toEqual([]);
    const both = first.plays(1, '9D');
    expect(both.all('dealtHand').map(({ seat: to, count }) => [to, count])).toEqual([
      [0, 4],
      [1, 4],
    ]);
    expect(both.state.table).toEqual(['KS', '7C', '9D']);
    expect(both.state.phase).toEqual({ type: 'playing', seat: 0 });
  });

  test('with dealFours and five seats the last eight go one by one from the seat after the dealer', () => {
    const options = { refill: 'dealFours' };
    const stock = 'AC 2C 3C 4C 5C 6C 7C 8C';
    const hands = ['9D', '', '', '', ''];
    const after = cassinoTable({ hands, table: 'KS', turn: 0, dealer: 0, stock, options }).plays(0, '9D');
    expect(after.state.hands).toEqual([['5C'], ['AC', '6C'], ['2C', '7C'], ['3C', '8C'], ['4C']]);
    expect(after.state.stock).toEqual([]);
  });
});

describe('the end of a deal', () => {
  test('S5: what is left goes to the last taker, and is no sweep', () => {
    const layout = { hands: ['7h', ''], table: 'Ac 3s', turn: 0, piles: ['', '9C 9D'], lastTaker: 1 };
    const table = cassinoTable(layout).plays(0, '7h');
    expect(table.all('lastTakerTook')).toEqual([{ type: 'lastTakerTook', seat: 1, cards: ['AC', '3S', '7H'] }]);
    const [scored] = table.all('dealScored');
    expect(scored?.tallies[1]).toMatchObject({ cards: 5, spades: 1, aces: ['AC'], sweeps: 0 });
    expect(table.dealPoints()).toEqual([0, 4]);
  });

  test('the last play itself makes its seat the last taker', () => {
    const layout = { hands: ['7h', ''], table: '7C Ac 3s', turn: 0, piles: ['', '9C 9D'], lastTaker: 1 };
    expect(cassinoTable(layout).plays(0, '7h on 7C').all('lastTakerTook')).toMatchObject([{ seat: 0 }]);
  });

  test('a take that empties the table with the very last play is a sweep', () => {
    const table = cassinoTable({ hands: ['7h', ''], table: '7C', turn: 0 }).plays(0, '7h on 7C');
    expect(table.all('captured')).toMatchObject([{ sweep: true }]);
    expect(table.all('lastTakerTook')).toEqual([]);
  });

  test('S4: when nobody took anything, everybody scores nothing and the cards go to nobody', () => {
    const table = cassinoTable({ hands: ['7h', ''], table: 'Ac Td', turn: 0 }).plays(0, '7h');
    expect(table.all('leftOver')).toEqual([{ type: 'leftOver', cards: ['AC', 'TD', '7H'] }]);
    expect(table.dealPoints()).toEqual([0, 0]);
    expect(table.all('dealBegan')).toMatchObject([{ deal: 2 }]);
  });
});

describe('S6: the end of the match is looked at after a scored deal', () => {
  /** Seat 0 takes an ace with the last play, so it gets 1 for it, 1 for cards; nobody has a spade. */
  const scored = (totals: readonly number[]) =>
    cassinoTable({ hands: ['AH', ''], table: 'KC AC', turn: 0, totals }).plays(0, 'AH on KC AC');

  test('15-14 is another deal', () => {
    const table = scored([11, 14]);
    expect(table.totals()).toEqual([15, 14]);
    expect(table.all('matchWon')).toEqual([]);
    expect(table.all('dealBegan')).toHaveLength(1);
  });

  test('16-16 is a shared win', () => {
    const table = scored([12, 16]);
    expect(table.totals()).toEqual([16, 16]);
    expect(table.all('matchWon')).toMatchObject([{ seats: [0, 1] }]);
    expect(cassino.outcome(table.state)?.standings.map(({ place }) => place)).toEqual([1, 1]);
  });

  test('of 17-16 the 17 wins', () => {
    const table = scored([13, 16]);
    expect(table.all('matchWon')).toMatchObject([{ seats: [0] }]);
    expect(cassino.outcome(table.state)?.standings).toEqual([
      { seat: 0, place: 1, score: 34 },
      { seat: 1, place: 2, score: 32 },
    ]);
  });

  test('up to six share it', () => {
    const hands = ['AH', '', '', '', '', ''];
    const table = cassinoTable({ hands, table: 'KC AC', turn: 0, totals: [12, 16, 16, 16, 16, 16] });
    expect(table.plays(0, 'AH on KC AC').all('matchWon')).toMatchObject([{ seats: [0, 1, 2, 3, 4, 5] }]);
  });
});

test('a total of sixteen inside a deal ends nothing before the deal is scored', () => {
  for (const match of randomMatch({ rules: cassino, seats: 2, seed: 5, fixed: SHEET })) {
    const scored = match.events.some(({ event }) => event.type === 'dealScored');
    expect(cassino.outcome(match.state) !== undefined).toBe(scored);
  }
});
