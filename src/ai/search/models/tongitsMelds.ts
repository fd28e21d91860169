/**
 * Melds as numbers. A set is `SET + rank * 16 + suits`, where suits are four bits; a run is `suit * 256 + low * 16 + high`,
 * by rank.
 */
import { lowestOf } from './masks';
import { cardAt, rankOf, SUIT_COUNT, suitOf } from './tongitsWords';

const SET = 1 << 12;
const RANKS = 13;

export const setOf = (rank: number, suits: number): number => SET | (rank << 4) | suits;
export const runOf = (suit: number, low: number, high: number): number => (suit << 8) | (low << 4) | high;
export const isRun = (meld: number): boolean => meld < SET;

const sizeOfSuits = (suits: number): number => (suits & 1) + ((suits >> 1) & 1) + ((suits >> 2) & 1) + (suits >> 3);

export const sizeOfMeld = (meld: number): number =>
  isRun(meld) ? (meld & 15) - ((meld >> 4) & 15) + 1 : sizeOfSuits(meld & 15);

const masks = new Int32Array(SUIT_COUNT);

/** One mask a suit; valid until the next call. */
export function cardsOfMeld(meld: number): Int32Array {
  const low = (meld >> 4) & 15;
  if (isRun(meld)) {
    masks.fill(0);
    masks[meld >> 8] = ((1 << ((meld & 15) - low + 1)) - 1) << low;
  } else for (let suit = 0; suit < SUIT_COUNT; suit += 1) masks[suit] = (meld >> suit) & 1 ? 1 << low : 0;
  return masks;
}

/** Whether the card can be laid off on the meld. */
export function fitsMeld(meld: number, card: number): boolean {
  const rank = rankOf(card);
  const low = (meld >> 4) & 15;
  if (!isRun(meld)) return rank === low && ((meld >> suitOf(card)) & 1) === 0;
  return suitOf(card) === meld >> 8 && (rank === low - 1 || rank === (meld & 15) + 1);
}

/** The meld with a card laid off on it that fits. */
export function grownMeld(meld: number, card: number): number {
  if (!isRun(meld)) return meld | (1 << suitOf(card));
  return rankOf(card) < ((meld >> 4) & 15) ? meld - 16 : meld + 1;
}

/**
 * Writes every meld in a hand to `found`, and answers how many there are. A hand has four suits from `from` on in `hands`;
 * with a card named, only melds with that card in them.
 */
export function findMelds(hands: Int32Array, from: number, found: Int32Array, card = -1): number {
  const c = hands[from] ?? 0;
  const d = hands[from + 1] ?? 0;
  const h = hands[from + 2] ?? 0;
  const s = hands[from + 3] ?? 0;
  const only = card < 0 ? (1 << RANKS) - 1 : 1 << rankOf(card);
  let count = 0;
  for (let ranks = ((c & d & (h | s)) | (h & s & (c | d))) & only; ranks !== 0; ranks &= ranks - 1) {
    const rank = lowestOf(ranks);
    const suits = ((c >> rank) & 1) | (((d >> rank) & 1) << 1) | (((h >> rank) & 1) << 2) | (((s >> rank) & 1) << 3);
    found[count] = setOf(rank, suits);
    count += 1;
    for (let left = 0; suits === 15 && left < SUIT_COUNT; left += 1) {
      if (card >= 0 && suitOf(card) === left) continue;
      found[count] = setOf(rank, suits & ~(1 << left));
      count += 1;
    }
  }
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
    if (card >= 0 && suitOf(card) !== suit) continue;
    const mask = hands[from + suit] ?? 0;
    for (let lows = mask & (mask >> 1) & (mask >> 2); lows !== 0; lows &= lows - 1) {
      const low = lowestOf(lows);
      for (let high = low + 2; (mask >> high) & 1; high += 1) {
        if (card >= 0 && (low > rankOf(card) || high < rankOf(card))) continue;
        found[count] = runOf(suit, low, high);
        count += 1;
      }
    }
  }
  return count;
}

/** Whether two cards of the hand, whose suits begin at `from`, make a meld with the card. */
export function hasMates(hands: Int32Array, from: number, card: number): boolean {
  const rank = rankOf(card);
  const own = hands[from + suitOf(card)] ?? 0;
  // The four neighbours, as bits 0, 1, 3 and 4 round the card.
  const near = rank >= 2 ? own >> (rank - 2) : own << (2 - rank);
  if ((near & 3) === 3 || (near & 10) === 10 || (near & 24) === 24) return true;
  let mates = 0;
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) mates += ((hands[from + suit] ?? 0) >> rank) & 1;
  return mates >= 2;
}

/** The cards that fit a meld, by number: two ends of a run, or a suit that a set lacks; -1 when there is none. */
export function candidateOf(meld: number, end: number): number {
  if (!isRun(meld)) return (meld >> end) & 1 ? -1 : cardAt(end, (meld >> 4) & 15);
  const low = (meld >> 4) & 15;
  const high = meld & 15;
  if (end === 0) return low === 0 ? -1 : cardAt(meld >> 8, low - 1);
  return end === 1 && high < 12 ? cardAt(meld >> 8, high + 1) : -1;
}

/** How many cards can be laid off on the meld as it is. */
export function opennessOf(meld: number): number {
  if (!isRun(meld)) return 4 - sizeOfMeld(meld);
  return (((meld >> 4) & 15) > 0 ? 1 : 0) + ((meld & 15) < 12 ? 1 : 0);
}
