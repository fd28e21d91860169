/** What a watcher sees of the table, and what the table might be behind that. */
import type { CardId } from '#engine/cards/cards';
import type { Dice } from '#engine/core/dice';
import { HIDDEN, isHidden, type Watcher } from '#engine/core/secrets';
import { at, clockwise, type Seat, seatsOf } from '#engine/core/words';
import { dealUnseen, type Place, unseenBut } from '#engine/kit/tricks';
import { barredBid } from './legal';
import type { OhHeavenState, OhHeavenView } from './types';

/**
 * The table as `who` sees it: other hands and the stock are counts; bids, tricks, shown voids and the turned card are
 * public. Field by field: one that is new in the state stays hidden until it is named here.
 */
export const view = (state: OhHeavenState, who: Watcher): OhHeavenView => ({
  who,
  config: state.config,
  seats: state.seats,
  handSizes: state.handSizes,
  round: state.round,
  phase: state.phase,
  stockCount: state.stock.length,
  hands: state.hands.map((cards, seat) => ({ count: cards.length, cards: seat === who ? cards : HIDDEN })),
  trump: state.trump,
  turned: state.turned,
  firstBidder: state.firstBidder,
  bids: state.bids,
  barred: barredBid(state),
  tricksWon: state.tricksWon,
  trick: state.trick,
  tricks: state.tricks,
  voids: state.voids,
  totals: state.totals,
  history: state.history,
});

/** Who dealt: the seat before the first bidder. Undefined until the round has one. */
export const dealerOf = ({ firstBidder, seats }: Pick<OhHeavenState, 'firstBidder' | 'seats'>): Seat | undefined =>
  firstBidder === undefined ? undefined : clockwise(firstBidder, seats - 1, seats);

/** The cards played in this round, in order. */
export const playedCards = ({ tricks, trick }: Pick<OhHeavenState, 'tricks' | 'trick'>): readonly CardId[] => [
  ...tricks.flatMap(({ cards }) => cards.map(({ card }) => card)),
  ...trick.map(({ card }) => card),
];

/** A full state that looks like this view to its watcher: the cards it cannot see are dealt anew, shown voids respected. */
export function resample(seen: OhHeavenView, dice: Dice): OhHeavenState {
  const { who: _who, barred: _barred, stockCount, hands, ...open } = seen;
  const holder = turnedHolder(seen);
  const shownIn = (place: Seat | 'stock'): readonly CardId[] =>
    seen.turned !== undefined && holder === place ? [seen.turned] : [];
  const seats = seatsOf(seen.seats);
  const places = seats.map((seat): Place => {
    const { count, cards } = at(hands, seat);
    return { room: isHidden(cards) ? count - shownIn(seat).length : 0, voids: at(seen.voids, seat) };
  });
  const rest: Place = { room: stockCount - shownIn('stock').length, voids: [] };
  const dealt = dealUnseen(unseenCards(seen), [...places, rest], dice);
  return {
    ...open,
    hands: seats.map((seat) => {
      const { cards } = at(hands, seat);
      return isHidden(cards) ? [...shownIn(seat), ...at(dealt, seat)] : cards;
    }),
    stock: [...shownIn('stock'), ...at(dealt, seats.length)],
  };
}

/** The cards this watcher has not seen in this round, in the pack's order. */
function unseenCards(seen: OhHeavenView): readonly CardId[] {
  const own = seen.hands.flatMap(({ cards }) => (isHidden(cards) ? [] : cards));
  return unseenBut([...own, ...playedCards(seen), ...(seen.turned === undefined ? [] : [seen.turned])]);
}

/** Where the card lies that was turned up for the trump; undefined when there is none, or when it has been played. */
function turnedHolder(seen: OhHeavenView): Seat | 'stock' | undefined {
  if (seen.turned === undefined || playedCards(seen).includes(seen.turned)) return undefined;
  return seen.config.trump === 'dealersLastCard' ? dealerOf(seen) : 'stock';
}
