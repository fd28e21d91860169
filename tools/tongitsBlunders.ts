/**
 * Moves of Tong-its that nobody understands, counted in finished matches from the cards themselves:
 *
 * - a turn ends although its player could have emptied the hand, by the cards it held when it threw one away or by the
 *   discard it did not take;
 * - a card is thrown away that fits an open meld of the next player, though another cost the same: it counts as much, the
 *   hand is left with as few points, and it fits no meld of that player.
 */
import { emptied, goOutNow } from '#ai/brains/tongits/goingOut';
import type { CardId } from '#engine/cards/cards';
import type { Match } from '#engine/core/match';
import { at, type Seat } from '#engine/core/words';
import { meldsOf, nextInTurn, type TongitsKind, type TongitsState, tongits } from '#engine/games/tongits/index';
import { fits, leastCount, pointsOf } from '#engine/kit/melds';
import { type BlunderKinds, type Blunders, countBlunders } from './blunders';

const KINDS: BlunderKinds<TongitsKind> = {
  stayedIn: (state, event, who) => {
    switch (event.type) {
      case 'drew':
      case 'drawCalled':
        return event.seat === who && state.phase.type === 'opening' && couldTakeAndGoOut(state, who);
      case 'discarded':
        return event.seat === who && staysIn(state, event);
      default:
        return false;
    }
  },
  nextSeatFed: (state, event, who) => event.type === 'discarded' && event.seat === who && feeds(state, event),
};

/** How many of a seat's moves were blunders, by kind. */
export const tongitsBlundersOf = (match: Match<TongitsKind>, who: Seat): Blunders =>
  countBlunders(tongits, match, { who, kinds: KINDS });

interface Thrown {
  readonly seat: Seat;
  readonly card: CardId;
}

const couldTakeAndGoOut = (state: TongitsState, seat: Seat): boolean =>
  goOutNow({ view: tongits.view(state, seat), hand: at(state.hands, seat) }) !== undefined;

/** The hand is not empty after this card, and could have been. */
const staysIn = (state: TongitsState, { seat }: Thrown): boolean =>
  at(state.hands, seat).length > 1 && emptied(at(state.hands, seat), state) !== undefined;

function feeds(state: TongitsState, { seat, card }: Thrown): boolean {
  const next = meldsOf(state, nextInTurn(state.order, seat));
  const fitsNext = (one: CardId): boolean => next.some(({ cards }) => fits(one, cards));
  const hand = at(state.hands, seat);
  const left = (one: CardId): number => leastCount(hand.filter((other) => other !== one));
  return (
    fitsNext(card) && hand.some((one) => !fitsNext(one) && pointsOf(one) === pointsOf(card) && left(one) === left(card))
  );
}
