/** What a hand may hope for, and what a discard may be wanted for, as far as unseen cards tell. */
import type { CardId } from '#engine/cards/cards';
import type { Seat } from '#engine/core/words';
import { at } from '#engine/core/words';
import { hasExposed, type TongitsView } from '#engine/games/tongits/index';
import { leastCount, meldKind, pointsOf } from '#engine/kit/melds';

/** Cards without which the hand counts less by all their points. */
export function looseIn(hand: readonly CardId[]): readonly CardId[] {
  const count = leastCount(hand);
  return hand.filter((card) => leastCount(hand.filter((other) => other !== card)) === count - pointsOf(card));
}

const pairsOf = (cards: readonly CardId[]): readonly (readonly [CardId, CardId])[] =>
  cards.flatMap((one, index) => cards.slice(index + 1).map((other) => [one, other] as const));

/** In how many ways two unseen cards make a meld with this one. */
export const waysToMeld = (card: CardId, unseen: readonly CardId[]): number =>
  pairsOf(unseen).filter((pair) => meldKind([card, ...pair]) !== undefined).length;

interface Waiting {
  readonly cards: readonly CardId[];
  readonly outs: readonly CardId[];
}

/** The two loose cards of which most unseen ones make a meld; undefined when none do. */
export function waitingIn(loose: readonly CardId[], unseen: readonly CardId[]): Waiting | undefined {
  return pairsOf(loose).reduce<Waiting | undefined>((best, cards) => {
    const outs = unseen.filter((card) => meldKind([...cards, card]) !== undefined);
    return outs.length > (best?.outs.length ?? 0) ? { cards, outs } : best;
  }, undefined);
}

/** Of the others who could challenge a call the one with the fewest cards; undefined when nobody could. */
export function closestRival(view: TongitsView, seat: Seat): Seat | undefined {
  const heldBy = (other: Seat): number => at(view.hands, other).count;
  const rivals = view.order.filter((other) => other !== seat && hasExposed(view, other));
  return rivals.reduce<Seat | undefined>(
    (closest, other) => (closest === undefined || heldBy(other) < heldBy(closest) ? other : closest),
    undefined,
  );
}
