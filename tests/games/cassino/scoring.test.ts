/** Rule sheet section 4, the scoring options of section 6, and the worked examples S1 to S3. */
import { describe, expect, test } from 'vitest';
import { type CardId, PACK, rankOf, suitOf } from '#engine/cards/cards';
import { seat } from '#engine/core/words';
import { awardsNow, cassino, POINT, tallyPiles } from '#engine/games/cassino/index';
import { cassinoTable, type Table } from '#tests/support/cassino';

interface PileWish {
  readonly cards: number;
  readonly spades: number;
  readonly aces?: number;
  readonly with?: readonly CardId[];
}

/** Piles of a full pack that hold as many cards, spades and aces as is said, and the named special cards. */
function pilesOf(wishes: readonly PileWish[]): readonly (readonly CardId[])[] {
  const specials = new Set<CardId>(['TD', '2S']);
  let rest: readonly CardId[] = PACK.filter((card) => !specials.has(card));
  const draw = (count: number, fits: (card: CardId) => boolean): readonly CardId[] => {
    const drawn = rest.filter(fits).slice(0, count);
    if (drawn.length < count) throw new Error('the pack does not hold what the test asks for');
    rest = rest.filter((card) => !drawn.includes(card));
    return drawn;
  };
  const isSpade = (card: CardId): boolean => suitOf(card) === 'S';
  const isAce = (card: CardId): boolean => rankOf(card) === 'A';
  const begun = wishes.map((wish) => [
    ...(wish.with ?? []),
    ...draw(wish.aces ?? 0, (card) => isAce(card) && !isSpade(card)),
  ]);
  return wishes.map((wish, index) => {
    const pile = begun[index] ?? [];
    const spades = draw(wish.spades - pile.filter(isSpade).length, (card) => isSpade(card) && !isAce(card));
    const plain = draw(wish.cards - pile.length - spades.length, (card) => !isSpade(card) && !isAce(card));
    return [...pile, ...spades, ...plain];
  });
}

interface Deal {
  readonly piles: readonly PileWish[];
  readonly sweeps?: readonly number[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly carried?: { readonly cards: number; readonly spades: number };
}

function dealt({ piles, sweeps, options, carried }: Deal): Table {
  return cassinoTable({
    hands: piles.map(() => ''),
    turn: 0,
    piles: pilesOf(piles).map((pile) => pile.join(' ')),
    sweeps: sweeps ?? piles.map(() => 0),
    options: options ?? {},
    carried: carried ?? { cards: 0, spades: 0 },
  });
}

/** Points by seat if the deal were scored as it lies. */
function points(deal: Deal): readonly number[] {
  const { state } = dealt(deal);
  return state.hands.map((_, who) =>
    awardsNow(state).reduce((sum, award) => (award.seat === who ? sum + award.halves / POINT : sum), 0),
  );
}

describe('worked examples', () => {
  test('S1: cards, aces, the big cassino and a sweep against spades, an ace and the little cassino', () => {
    const piles = [
      { cards: 30, spades: 5, aces: 3, with: ['TD'] },
      { cards: 22, spades: 8, with: ['AS', '2S'] },
    ] as const;
    expect(points({ piles, sweeps: [1, 0] })).toEqual([7, 4]);
  });

  test('S2: with 26 cards each nobody scores most cards', () => {
    const piles = [
      { cards: 26, spades: 7, aces: 1, with: ['TD', 'AS'] },
      { cards: 26, spades: 6, aces: 2, with: ['2S'] },
    ] as const;
    expect(points({ piles, sweeps: [0, 2] })).toEqual([6, 5]);
  });

  test('S3: with spades 5, 5 and 3 nobody scores them; most cards goes to the first seat', () => {
    const piles = [
      { cards: 20, spades: 5, with: ['AS', '2S'] },
      { cards: 17, spades: 5 },
      { cards: 15, spades: 3, aces: 3, with: ['TD'] },
    ] as const;
    const majorities = awardsNow(dealt({ piles }).state).filter(({ item }) => item === 'cards' || item === 'spades');
    expect(majorities).toEqual([{ seat: 0, item: 'cards', halves: POINT }]);
  });
});

const TIED = [
  { cards: 10, spades: 4 },
  { cards: 10, spades: 4 },
  { cards: 5, spades: 1 },
];

describe('majorityTie', () => {
  test.each([
    ['none', [0, 0, 0]],
    ['all', [3, 3, 0]],
    ['carryOver', [0, 0, 0]],
    ['split', [1.5, 1.5, 0]],
  ])('%s gives a tie of two %j', (majorityTie, expected) => {
    expect(points({ piles: TIED, options: { majorityTie } })).toEqual(expected);
  });

  test('split rounds down to half points: a third of 1 is nothing, a third of 2 is a half', () => {
    const piles = [3, 3, 3].map((spades) => ({ cards: 9, spades }));
    expect(points({ piles, options: { majorityTie: 'split' } })).toEqual([0.5, 0.5, 0.5]);
  });

  test('carryOver adds a tied item to the next deal', () => {
    const layout = {
      hands: ['9H', ''],
      table: '9C',
      turn: 0,
      piles: ['', 'KC QC'],
      options: { majorityTie: 'carryOver' },
    };
    const tied = cassinoTable({
      ...layout,
      table: 'KD',
      piles: ['9S 9C', '8S 8C 7C'],
      lastTaker: 0,
      hands: ['6H', ''],
    });
    const [scored] = tied.plays(0, '6H').all('dealScored');
    expect(scored?.carried).toEqual({ cards: 0, spades: 2 * POINT });
  });

  test("a carried item is won on top of the deal's own, once", () => {
    const piles = [
      { cards: 10, spades: 4 },
      { cards: 5, spades: 1 },
    ];
    const options = { majorityTie: 'carryOver' };
    expect(points({ piles, options, carried: { cards: 1, spades: 4 } })).toEqual([1 + 1 + (2 + 4), 0]);
  });

  test('an item of which nobody has any scores for nobody, under every option', () => {
    const piles = [
      { cards: 9, spades: 0 },
      { cards: 5, spades: 0 },
    ];
    for (const majorityTie of ['none', 'all', 'carryOver', 'split'])
      expect(points({ piles, options: { majorityTie } })).toEqual([1, 0]);
  });

  test('what is carried waits when nobody has any of the item', () => {
    const options = { majorityTie: 'carryOver' };
    const carried = { cards: 1, spades: 2 };
    const table = cassinoTable({ hands: ['6H', ''], table: '6C', turn: 0, options, carried }).plays(0, '6H on 6C');
    expect(table.all('dealScored')).toMatchObject([{ carried: { cards: 0, spades: 2 * POINT } }]);
    expect(table.dealPoints()).toEqual([1 + 1 + 1, 0]);
  });
});

describe('sweeps', () => {
  test('each scores a point; with sweepCancel the lowest count is taken off everyone', () => {
    const piles = [3, 4, 5].map((cards) => ({ cards, spades: 0 }));
    expect(points({ piles, sweeps: [3, 1, 2] })).toEqual([3, 1, 3]);
    expect(points({ piles, sweeps: [3, 1, 2], options: { sweepCancel: true } })).toEqual([2, 0, 2]);
  });

  test('with sweepMinCards 2 a sweep of one card does not score, one of two does', () => {
    const options = { sweepMinCards: 2 };
    const one = cassinoTable({ hands: ['9C', '2D'], table: '9H', turn: 0, options });
    expect(one.plays(0, '9C on 9H').all('captured')).toMatchObject([{ sweep: false }]);
    const two = cassinoTable({ hands: ['9C', '2D'], table: '5H 4H', turn: 0, options });
    expect(two.plays(0, '9C on 5H 4H').all('captured')).toMatchObject([{ sweep: true }]);
  });

  test('without sweepLastPlay only the last play of the deal cannot score one', () => {
    const options = { sweepLastPlay: false };
    const sweeps = (hands: readonly string[], stock: number): boolean | undefined =>
      cassinoTable({ hands, table: '9H', turn: 0, stock, options }).plays(0, '9C on 9H').all('captured')[0]?.sweep;
    expect(sweeps(['9C', ''], 0)).toBe(false);
    expect(sweeps(['9C', '2D'], 0)).toBe(true);
    expect(sweeps(['9C', ''], 3)).toBe(true);
  });

  test('with sweepFreeze no sweep scores once anybody had 10 when the deal began', () => {
    const sweep = (totals: readonly number[], sweepFreeze: string): boolean | undefined =>
      cassinoTable({ hands: ['9C', '2D'], table: '9H', turn: 0, totals, options: { sweepFreeze } })
        .plays(0, '9C on 9H')
        .all('captured')[0]?.sweep;
    expect(sweep([9, 3], '10')).toBe(true);
    expect(sweep([3, 10], '10')).toBe(false);
    expect(sweep([3, 10], 'off')).toBe(true);
  });
});

describe('targetScore and misere', () => {
  const last = { hands: ['AH', '', ''], table: 'KC AC', turn: 0, totals: [5, 9, 2] };

  test('the match ends at the total that was agreed', () => {
    expect(
      cassinoTable({ ...last, options: { targetScore: 10 } })
        .plays(0, 'AH on KC AC')
        .all('matchWon'),
    ).toEqual([]);
    expect(
      cassinoTable({ ...last, options: { targetScore: 9 } })
        .plays(0, 'AH on KC AC')
        .all('matchWon'),
    ).toMatchObject([{ seats: [0, 1] }]);
  });

  test('with misere it ends as usual, but the lowest total wins and the highest is last', () => {
    const options = { targetScore: 9, misere: true };
    const over = cassinoTable({ ...last, options }).plays(0, 'AH on KC AC');
    expect(over.all('matchWon')).toMatchObject([{ seats: [2] }]);
    expect(cassino.outcome(over.state)?.standings.map((one) => [one.seat, one.place])).toEqual([
      [2, 1],
      [0, 2],
      [1, 2],
    ]);
  });
});

test('a scored deal explains itself: its awards add up to what the totals grew by', () => {
  const table = cassinoTable({ hands: ['AH', ''], table: 'KC AC', turn: 0, totals: [3, 4] }).plays(0, 'AH on KC AC');
  const [scored] = table.all('dealScored');
  expect(scored?.awards).toEqual([
    { seat: 0, item: 'cards', halves: 2 },
    { seat: 0, item: 'aces', halves: 4 },
    { seat: 0, item: 'sweeps', halves: 2 },
  ]);
  expect(table.totals()).toEqual([7, 4]);
});

test('what the scoreboard counts is in every view, and the same in all', () => {
  const { state } = dealt({ piles: TIED, sweeps: [1, 0, 0] });
  const board = tallyPiles(cassino.view(state, 'spectator'));
  expect(board.map(({ cards, spades, sweeps }) => [cards, spades, sweeps])).toEqual([
    [10, 4, 1],
    [10, 4, 0],
    [5, 1, 0],
  ]);
  expect(tallyPiles(cassino.view(state, seat(2)))).toEqual(board);
});
