/** Rule sheet section 8: deals that are played to the end of what the sheet says about them. */
import { describe, expect, test } from 'vitest';
import { ratscrew } from '#engine/games/ratscrew/index';
import { type RaceTable, raceTable } from '#tests/support/race';
import { LONG_DEALS, layDeal, playOut } from '#tools/raceDeal';

/** The sheet's letters for patterns, by their words. */
const LETTERS = new Map([
  ['double', 'D'],
  ['double across 1', 'xD'],
  ['ten', 'S'],
  ['ten across 1', 'xS'],
  ['marriage', 'M'],
  ['marriage across 1', 'xM'],
]);

/** '2 D', '6 D xM': the positions at which the pile could be slapped. */
const slappableAt = (start: RaceTable<object>, cards: number): readonly string[] =>
  Array.from({ length: cards }, (_, position) => {
    const found = start.flips(position + 1).slappable();
    return found.length === 0 ? [] : [[position, ...found.map((words) => LETTERS.get(words))].join(' ')];
  }).flat();

describe('two seats, nobody slaps', () => {
  test.each([
    {
      name: 'E1',
      hands: ['4s 7h Qd 6c 6s', '7d 8c Qh 4h 4s'],
      order: '4S 7D 7H 8C QD QH 6C 6S',
      at: ['2 D', '5 D', '7 D'],
      collects: 1,
    },
    {
      name: 'E2',
      hands: ['4s 4h Kd 6c 5s 6d', '7d 8c 8h Kh 4s Ah'],
      order: '4S 7D 4H 8C KD 8H KH 6C 5S 6D',
      at: ['2 xD', '5 xD', '6 xD', '9 xD'],
      collects: 1,
    },
    {
      name: 'E4',
      hands: ['4s Qh Qd Kc 6s', 'Kd 8c Kh Qs 4s'],
      order: '4S KD QH 8C KH QD QS KC',
      at: ['2 M', '4 xM', '5 M', '6 D xM', '7 M xM'],
      collects: undefined,
    },
  ])('$name is played $order', ({ hands, order, at, collects }) => {
    const start = raceTable(ratscrew, { hands, turn: 0 });
    const cards = order.split(' ').length;
    const played = start.flips(cards);
    expect(played.pile).toBe(order);
    expect(slappableAt(start, cards)).toEqual(at);
    const collected = played.wait(800).all('collected');
    expect(collected.map(({ seat }) => seat)).toEqual(collects === undefined ? [] : [collects]);
  });
});

describe('deals that last', () => {
  test.each([
    { name: '1999a', cards: 4791, collections: 669, pile: 7, challenge: { owed: 2 } },
    { name: '2006', cards: 6913, collections: 959, pile: 3, challenge: { owed: 2, of: 4 } },
  ])(
    '$name: seat 1 has laid its last card after $cards and still owes',
    ({ name, cards, collections, pile, challenge }) => {
      const { state, ...played } = playOut(layDeal(handsOf(name)), cards);
      expect(played).toEqual({ cards, collections });
      expect(state.hands.map((hand) => hand.length)).toEqual([52 - pile, 0]);
      expect(state.pile).toHaveLength(pile);
      expect(state.pile.at(-1)?.seat).toBe(1);
      expect(state.challenge).toMatchObject({ creditor: 0, ...challenge });
    },
  );

  test('2012: the 1,015th collection gives seat 1 everything', () => {
    const { state, cards, collections } = playOut(layDeal(handsOf('2012')), 10_000);
    expect([cards, collections]).toEqual([7207, 1015]);
    expect(ratscrew.outcome(state)?.standings).toEqual([
      { seat: 1, place: 1, score: 52 },
      { seat: 0, place: 2, score: 0 },
    ]);
  });
});

const handsOf = (name: string): readonly string[] => LONG_DEALS.find((deal) => deal.name === name)?.hands ?? [];
