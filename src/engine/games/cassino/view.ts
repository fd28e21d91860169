/** What a watcher sees of the table, and what the table might be behind that. */
import { type CardId, PACK } from '#engine/cards/cards';
import type { Dice } from '#engine/core/dice';
import { HIDDEN, isHidden, type Watcher } from '#engine/core/secrets';
import { seatsOf } from '#engine/core/words';
import type { CassinoState, CassinoView } from './types';

/** The table as `who` sees it: other hands and the stock are counts. Piles are public, each card was taken in the open. */
export function view(state: CassinoState, who: Watcher): CassinoView {
  return {
    ...openPart(state),
    who,
    stockCount: state.stock.length,
    hands: seatsOf(state.seats).map((seat) => {
      const cards = state.hands[seat] ?? [];
      return { count: cards.length, cards: seat === who ? cards : HIDDEN };
    }),
  };
}

/** What everybody may see, named field by field: a field that is new in the state stays hidden until it is named here. */
function openPart(state: CassinoState): Omit<CassinoState, 'stock' | 'hands'> {
  const { config, seats, deal, dealer, phase, table, piles, sweeps, lastTaker, totals, carried, sweepsFrozen } = state;
  return { config, seats, deal, dealer, phase, table, piles, sweeps, lastTaker, totals, carried, sweepsFrozen };
}

/** A full state that looks like this view to its watcher: the cards it cannot see are dealt anew. */
export function resample(seen: CassinoView, dice: Dice): CassinoState {
  const { who: _who, stockCount, hands, ...open } = seen;
  const unseen = dice.shuffle(unseenCards(seen));
  const dealt = hands.map(({ cards, count }) => (isHidden(cards) ? unseen.splice(0, count) : cards));
  return { ...open, hands: dealt, stock: unseen.slice(0, stockCount) };
}

/** The cards this watcher has not seen in the deal so far, in the pack's order. */
function unseenCards(seen: CassinoView): readonly CardId[] {
  const own = seen.hands.flatMap(({ cards }) => (isHidden(cards) ? [] : cards));
  const known = new Set<CardId>([...own, ...seen.table, ...seen.piles.flat()]);
  return PACK.filter((card) => !known.has(card));
}
