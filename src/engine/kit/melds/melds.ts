/** What a meld is: three or four cards of one rank, or three and more of one suit in a row, ace low and no wrap. */
import type { CardId } from '#engine/cards/cards';
import { codeOf, rankIndex, suitIndex } from './codes';

export type MeldKind = 'set' | 'run';

/** The fewest cards of a meld. */
export const SHORTEST_MELD = 3;

/** Which meld these cards are, in any order; undefined when they are none. A card named twice makes none. */
export function meldKind(cards: readonly CardId[]): MeldKind | undefined {
  if (cards.length < SHORTEST_MELD || new Set(cards).size < cards.length) return undefined;
  const ranks = cards.map(rankIndex);
  const low = Math.min(...ranks);
  const span = Math.max(...ranks) - low + 1;
  if (span === 1) return 'set';
  const oneSuit = new Set(cards.map(suitIndex)).size === 1;
  return oneSuit && span === cards.length ? 'run' : undefined;
}

/** A meld's cards as they lie on the table: a run from low to high, a set in the order c d h s. */
export const arranged = (cards: readonly CardId[]): readonly CardId[] =>
  [...cards].sort((one, other) => codeOf(one) - codeOf(other));

/** Whether the card may be laid off on the meld: the longer meld is still a meld. */
export const fits = (card: CardId, meld: readonly CardId[]): boolean => meldKind([...meld, card]) !== undefined;

/** Every meld in the hand, each set of cards once and arranged: first the sets by rank, then the runs by suit. */
export const meldsIn = (hand: readonly CardId[]): readonly (readonly CardId[])[] => [...setsIn(hand), ...runsIn(hand)];

/** Every choice of hand cards that makes a meld together with `card`, which is not in the hand. */
export const meldsWith = (card: CardId, hand: readonly CardId[]): readonly (readonly CardId[])[] =>
  meldsIn([...hand, card])
    .filter((meld) => meld.includes(card))
    .map((meld) => meld.filter((own) => own !== card));

function setsIn(hand: readonly CardId[]): readonly (readonly CardId[])[] {
  const byRank = new Map<number, CardId[]>();
  for (const card of arranged(hand)) byRank.set(rankIndex(card), [...(byRank.get(rankIndex(card)) ?? []), card]);
  return [...byRank.entries()]
    .sort(([one], [other]) => one - other)
    .flatMap(([, cards]) => {
      if (cards.length < SHORTEST_MELD) return [];
      if (cards.length === SHORTEST_MELD) return [cards];
      return [cards, ...cards.map((left) => cards.filter((card) => card !== left))];
    });
}

function runsIn(hand: readonly CardId[]): readonly (readonly CardId[])[] {
  const cards = arranged(hand);
  return cards.flatMap((_, from) => {
    let end = from + 1;
    const runs: (readonly CardId[])[] = [];
    while (end < cards.length && follows(cards[end - 1], cards[end])) {
      end += 1;
      if (end - from >= SHORTEST_MELD) runs.push(cards.slice(from, end));
    }
    return runs;
  });
}

const follows = (low: CardId | undefined, high: CardId | undefined): boolean =>
  low !== undefined &&
  high !== undefined &&
  suitIndex(low) === suitIndex(high) &&
  rankIndex(high) === rankIndex(low) + 1;
