/** Trick taking, whatever the game: what the cards played tell, and dealing the unseen ones anew. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PACK, readCards, SUITS } from '#engine/cards/cards';
import { diceFrom } from '#engine/core/dice';
import { seat } from '#engine/core/words';
import { dealUnseen, failsToFollow, heightOf, isBoss, type Place, suitIn, unseenBut } from '#engine/kit/tricks';

test('aces are high, whatever deck a card is from', () => {
  expect(readCards('As Ks Ts 2s Ah.1').map(heightOf)).toEqual([14, 13, 10, 2, 14]);
  expect(readCards('As 2d Th.1').map(suitIn)).toEqual(['S', 'D', 'H']);
  expect(() => heightOf('X1')).toThrow('X1');
});

test('a card is a boss when no unseen card of its suit can beat it', () => {
  const unseen = readCards('Qs 2s Ah');
  expect(readCards('Ks Js 3c Kh').map((card) => isBoss(card, unseen))).toEqual([true, false, true, false]);
});

test('only a card of another suit than the one led fails to follow', () => {
  const trick = [{ seat: seat(0), card: 'QH' as const }];
  expect(readCards('2h 2s').map((card) => failsToFollow(trick, card))).toEqual([undefined, 'H']);
  expect(failsToFollow([], '2S')).toBeUndefined();
});

test('the unseen cards are the pack without the known ones', () => {
  expect(unseenBut(PACK.slice(2))).toEqual(PACK.slice(0, 2));
});

/** Hands of 5 for some seats, a stock for the rest, and for each hand the suits it happens not to hold, or some of them. */
const positions = fc
  .record({
    cards: fc.shuffledSubarray([...PACK], { minLength: 30, maxLength: 52 }),
    seats: fc.integer({ min: 2, max: 6 }),
    shown: fc.infiniteStream(fc.boolean()),
    seed: fc.nat(1_000_000),
  })
  .map(({ cards, seats, shown, seed }) => {
    // Sorted in part, so that hands lack suits.
    const sorted = [...cards].sort((a, b) => (suitIn(a) < suitIn(b) ? -1 : 1));
    const hands = Array.from({ length: seats }, (_, who) => sorted.slice(who * 5, who * 5 + 5));
    const places = hands.map((hand): Place => {
      const lacking = SUITS.filter((suit) => !hand.some((card) => suitIn(card) === suit));
      return { room: hand.length, voids: lacking.filter(() => shown.next().value) };
    });
    const stock = { room: cards.length - seats * 5, voids: [] };
    return { cards, places: [...places, stock], seed };
  });

test('unseen cards are dealt so that every place is full and no hand gets a suit it is out of', () => {
  fc.assert(
    fc.property(positions, ({ cards, places, seed }) => {
      const dealt = dealUnseen(cards, places, diceFrom(seed));
      expect(dealt.map((hand) => hand.length)).toEqual(places.map(({ room }) => room));
      expect(dealt.flat().sort()).toEqual([...cards].sort());
      for (const [index, { voids }] of places.entries())
        expect(dealt[index]?.some((card) => voids.includes(suitIn(card)))).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test('a tight table is dealt although the first try may not fit', () => {
  // Only seat 0 may hold spades and only seat 1 hearts, so the clubs must go to seat 2.
  const places: readonly Place[] = [
    { room: 2, voids: ['H'] },
    { room: 2, voids: ['S'] },
    { room: 2, voids: ['S', 'H'] },
  ];
  for (let seed = 0; seed < 50; seed += 1) {
    const dealt = dealUnseen(readCards('2s 3s 4h 5h 6c 7c'), places, diceFrom(seed));
    expect(dealt.map((hand) => [...hand].sort())).toEqual([
      ['2S', '3S'],
      ['4H', '5H'],
      ['6C', '7C'],
    ]);
  }
});

test('cards without a place anywhere are left out', () => {
  expect(dealUnseen(readCards('2s 3s 4h'), [{ room: 1, voids: ['S'] }], diceFrom(1))).toEqual([['4H']]);
});
