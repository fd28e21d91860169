/** How the own hand is sorted: melds of the best cut first, then the loose cards. */
import type { CardId } from '#engine/cards/cards';
import type { TongitsConfig } from '#engine/games/tongits/index';
import { bestCut, rankIndex, suitIndex } from '#engine/kit/melds';

export type HandOrder = 'rank' | 'suit';

/** The order this screen's player likes: the one thing in the picture of a hand that no view holds. */
export const liking: { order: HandOrder } = { order: 'rank' };

export interface SortedHand {
  /** All cards as they lie. */
  readonly cards: readonly CardId[];
  readonly melds: readonly (readonly CardId[])[];
  readonly loose: readonly CardId[];
  /** What the loose cards count. */
  readonly count: number;
  /** The sizes of the melds, and last the number of loose cards. */
  readonly groups: readonly number[];
}

/** The hand cut so that it counts least, in the order the player likes. */
export function sortHand(hand: readonly CardId[], { secretKinds }: Pick<TongitsConfig, 'secretKinds'>): SortedHand {
  const cut = bestCut(hand, secretKinds);
  const compare = liking.order === 'rank' ? byRank : bySuit;
  const melds = cut.melds.toSorted((one, other) => firstOf(one, other, compare));
  const loose = cut.loose.toSorted(compare);
  return {
    cards: [...melds.flat(), ...loose],
    melds,
    loose,
    count: cut.count,
    groups: [...melds.map(({ length }) => length), loose.length],
  };
}

/** The dearest first. */
const byRank = (one: CardId, other: CardId): number =>
  rankIndex(other) - rankIndex(one) || suitIndex(one) - suitIndex(other);

/** Suits in alternating colours: clubs, diamonds, spades, hearts. */
const SUIT_PLACES: readonly number[] = [0, 1, 3, 2];

const bySuit = (one: CardId, other: CardId): number =>
  suitPlace(one) - suitPlace(other) || rankIndex(one) - rankIndex(other);

const suitPlace = (card: CardId): number => SUIT_PLACES[suitIndex(card)] ?? 0;

const firstOf = (
  one: readonly CardId[],
  other: readonly CardId[],
  compare: (one: CardId, other: CardId) => number,
): number => {
  const [first, second] = [one[0], other[0]];
  return first === undefined || second === undefined ? 0 : compare(first, second);
};
