/** The pile as the hands at a table see it grow: just what patterns look at. */
import type { CardId } from '#engine/cards/cards';
import { type Millis, millis, type Seat } from '#engine/core/words';
import { type Pattern, patternsIn, type RaceTerms, sightOf } from '#engine/kit/race';

export interface Pile {
  /** The newest cards, oldest first. */
  readonly newest: readonly CardId[];
  readonly bottom: CardId | undefined;
  readonly count: number;
  /** When the newest can be seen, and who laid it. */
  readonly visibleAt: Millis;
  readonly from: Seat | undefined;
}

export const NO_PILE: Pile = { newest: [], bottom: undefined, count: 0, visibleAt: millis(0), from: undefined };

/** A card that comes on top. */
export interface Laid {
  readonly card: CardId;
  readonly seat: Seat;
  readonly visibleAt: Millis;
}

export function withCard(pile: Pile, { card, seat, visibleAt }: Laid): Pile {
  const { cards } = sightOf([...pile.newest, card]);
  return {
    newest: cards.toReversed(),
    bottom: pile.bottom ?? card,
    count: pile.count + 1,
    visibleAt,
    from: seat,
  };
}

/** What the newest card shows to a seat once it can be seen. */
export function patternsFor(pile: Pile, terms: RaceTerms, who: Seat): readonly Pattern[] {
  const { bottom, count } = pile;
  const found = patternsIn(terms.patterns, { ...sightOf(pile.newest), bottom, count });
  return terms.dealerMaySlap || pile.from !== who ? found : found.filter(({ name }) => name !== 'jack');
}
