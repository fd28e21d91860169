/**
 * The fast count against the slow one: every hand of up to five cards of a small pack, then random hands of the whole pack.
 * `MELDS_HANDS=100000 npx vitest run tests/games/tongits/count` counts more of them than `npm run check` has time for.
 */
import { describe, expect, test } from 'vitest';
import { type CardId, PACK, readCards } from '#engine/cards/cards';
import { diceFrom } from '#engine/core/dice';
import { bestCut, bestCutWithLayOffs, fits, type LongMelds, leastCount, meldKind, meldsIn } from '#engine/kit/melds';
import { slowCount, slowPoints } from '#tests/support/slow-melds';

const RANDOM_HANDS = Number(process.env.MELDS_HANDS ?? 800);
const EIGHT_RANKS = PACK.filter((card) => 'A2346789'.includes(card[0] ?? ''));
const SMALL_PACK = readCards('Ac 2c 3c 4c 5c Ad 2d 3d 4d Ah 2h 3h 4h Ks As 2s 4s');

const isFour = (meld: readonly CardId[]): boolean => meldKind(meld) === 'set' && meld.length === 4;
const LONG: Readonly<Record<LongMelds, (meld: readonly CardId[]) => boolean>> = {
  four: isFour,
  fourAndRun5: (meld) => isFour(meld) || meld.length >= 5,
};

/** The fast answers in the slow one's words, after a look at whether the cut is one. */
function fastCount(hand: readonly CardId[], long: LongMelds): { readonly count: number; readonly long: number } {
  const { count, melds, loose } = bestCut(hand, long);
  expect(melds.every((meld) => meldKind(meld) !== undefined)).toBe(true);
  expect([...melds.flat(), ...loose].sort()).toEqual([...hand].sort());
  expect(loose.reduce((sum, card) => sum + slowPoints(card), 0)).toBe(count);
  expect(leastCount(hand)).toBe(count);
  return { count, long: melds.filter(LONG[long]).length };
}

function* handsOf(pack: readonly CardId[], size: number): Generator<readonly CardId[]> {
  if (size === 0) yield [];
  else
    for (const [index, card] of pack.entries())
      for (const rest of handsOf(pack.slice(index + 1), size - 1)) yield [card, ...rest];
}

describe('the least count is exact', () => {
  test.each([0, 1, 2, 3, 4, 5])('in every hand of %i cards from a pack of 17', (size) => {
    for (const hand of handsOf(SMALL_PACK, size)) {
      const slow = slowCount(hand, isFour);
      if (leastCount(hand) !== slow.count) expect(fastCount(hand, 'four'), hand.join(' ')).toEqual(slow);
    }
  });

  test.each(['four', 'fourAndRun5'] as const)('and leaves most secrets (%s), in random hands of 6 to 14', (long) => {
    const dice = diceFrom(13).fork(long);
    for (let round = 0; round < RANDOM_HANDS; round += 1) {
      // Half of the hands come from fewer ranks, where melds compete for cards.
      const pack = dice.below(2) === 0 ? PACK : EIGHT_RANKS;
      const hand = dice.shuffle(pack).slice(0, 6 + dice.below(9));
      const fast = fastCount(hand, long);
      const slow = slowCount(hand, LONG[long]);
      if (fast.count !== slow.count || fast.long !== slow.long) expect(fast, hand.join(' ')).toEqual(slow);
    }
  });
});

describe('the least count with lay-offs on open melds', () => {
  /** Every lay-off is tried, one card after the other. */
  function slowWithLayOffs(hand: readonly CardId[], open: readonly (readonly CardId[])[]): number {
    const after = hand.flatMap((card) =>
      open.flatMap((meld, place) => {
        if (!fits(card, meld)) return [];
        const grown = open.map((cards, index) => (index === place ? [...cards, card] : cards));
        return [
          slowWithLayOffs(
            hand.filter((other) => other !== card),
            grown,
          ),
        ];
      }),
    );
    return Math.min(slowCount(hand, isFour).count, ...after);
  }

  test('is exact, and the lay-offs can be made in the order given', () => {
    const dice = diceFrom(13).fork('lay-offs');
    let laidOff = 0;
    for (let round = 0; round < RANDOM_HANDS / 5; round += 1) {
      const cards: CardId[] = dice.shuffle(EIGHT_RANKS).slice(0, 20);
      const open = [0, 1].flatMap(() => {
        const [meld] = dice.shuffle(meldsIn(cards).filter((cards) => cards.length === 3));
        for (const card of meld ?? []) cards.splice(cards.indexOf(card), 1);
        return meld === undefined ? [] : [meld];
      });
      const hand = cards.slice(0, 8);
      const found = bestCutWithLayOffs(hand, open, 'four');
      expect(found.count, `${hand.join(' ')} with ${open.join(' and ')}`).toBe(slowWithLayOffs(hand, open));
      const grown = open.map((meld) => [...meld]);
      for (const { card, meld } of found.layOffs) {
        expect(fits(card, grown[meld] ?? [])).toBe(true);
        grown[meld]?.push(card);
      }
      expect([...found.melds.flat(), ...found.loose, ...found.layOffs.map(({ card }) => card)].sort()).toEqual(
        [...hand].sort(),
      );
      laidOff += found.layOffs.length;
    }
    expect(laidOff).toBeGreaterThan(0);
  });
});
