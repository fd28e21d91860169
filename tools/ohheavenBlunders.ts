/**
 * Moves of Oh Heaven that nobody understands, counted in finished matches from the cards themselves:
 *
 * - a bid of zero with the ace of trumps, though another was open;
 * - with the bid just made and no trump that must win anyway: a card that takes the trick whatever comes after it, though
 *   another one was losing;
 * - to lead and need every trick left, hold a trump nobody can beat, and begin with something else.
 */
import type { CardId } from '#engine/cards/cards';
import type { Match } from '#engine/core/match';
import { at, type Seat } from '#engine/core/words';
import { type OhHeavenKind, type OhHeavenState, ohheaven, openBids, playedCards } from '#engine/games/ohheaven/index';
import { heightOf, isBoss, playable, suitIn, suitLed, takesLeadFrom, unseenBut, winningPlay } from '#engine/kit/tricks';
import { type BlunderKinds, type Blunders, countBlunders } from './blunders';

const ACE = 14;

const KINDS: BlunderKinds<OhHeavenKind> = {
  zeroWithAce: (state, event, who) =>
    event.type === 'bidMade' && event.seat === who && event.tricks === 0 && bidsNothing(state, who),
  trickWonNeedlessly: (state, event, who) =>
    event.type === 'cardPlayed' && event.seat === who && state.trick.length > 0 && winsNeedlessly(state, event),
  bossTrumpsSaved: (state, event, who) =>
    event.type === 'cardPlayed' && event.seat === who && state.trick.length === 0 && savesBosses(state, event),
};

/** How many of a seat's moves were blunders, by kind. */
export const ohheavenBlundersOf = (match: Match<OhHeavenKind>, who: Seat): Blunders =>
  countBlunders(ohheaven, match, { who, kinds: KINDS });

const bidsNothing = (state: OhHeavenState, who: Seat): boolean =>
  openBids(state).some((bid) => bid > 0) &&
  at(state.hands, who).some((card) => suitIn(card) === state.trump && heightOf(card) === ACE);

interface Played {
  readonly seat: Seat;
  readonly card: CardId;
}

const needOf = ({ bids, tricksWon }: OhHeavenState, seat: Seat): number => (bids[seat] ?? 0) - at(tricksWon, seat);

/** What this seat has not seen; a card that was turned up for the trump and stays out of play is seen by all. */
function unseenBy(state: OhHeavenState, seat: Seat): readonly CardId[] {
  const aside = state.config.trump === 'turnUpNextCard' && state.turned !== undefined ? [state.turned] : [];
  return unseenBut([...at(state.hands, seat), ...playedCards(state), ...aside]);
}

const bossTrumps = (state: OhHeavenState, seat: Seat): readonly CardId[] =>
  at(state.hands, seat).filter((card) => suitIn(card) === state.trump && isBoss(card, unseenBy(state, seat)));

function savesBosses(state: OhHeavenState, { seat, card }: Played): boolean {
  const bosses = bossTrumps(state, seat);
  return needOf(state, seat) === at(state.hands, seat).length && bosses.length > 0 && !bosses.includes(card);
}

function winsNeedlessly(state: OhHeavenState, { seat, card }: Played): boolean {
  if (needOf(state, seat) !== 0 || bossTrumps(state, seat).length > 0) return false;
  const takes = (one: CardId): boolean => {
    const winning = winningPlay(state.trick, state.trump ?? 'none');
    return winning === undefined || takesLeadFrom(winning.card, one, state.trump ?? 'none');
  };
  const others = playable(at(state.hands, seat), suitLed(state.trick));
  return takes(card) && !others.every(takes) && stays(state, { seat, card });
}

/** Whether nobody after this seat can take the trick from the card. */
function stays(state: OhHeavenState, { seat, card }: Played): boolean {
  if (state.trick.length === state.seats - 1) return true;
  const unseen = unseenBy(state, seat);
  const isTrump = suitIn(card) === state.trump;
  return isBoss(card, unseen) && (isTrump || !unseen.some((other) => suitIn(other) === state.trump));
}
