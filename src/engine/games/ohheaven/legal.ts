/** What a seat may do, and why it may not (rule sheet section 3). */
import type { CardId } from '#engine/cards/cards';
import { isHidden } from '#engine/core/secrets';
import { at, fail, ok, type Result, type Seat } from '#engine/core/words';
import { playable, suitLed } from '#engine/kit/tricks';
import type { OhHeavenAction, OhHeavenRefusal, OhHeavenState, OhHeavenView } from './types';

/** What the bidding is read from; a state and a view both have it. */
type Bidding = Pick<OhHeavenState, 'config' | 'handSizes' | 'round' | 'phase' | 'bids'>;

/** The cards in each hand of the round in play, which is the number of its tricks; 0 before the first round. */
export const handSizeOf = ({ handSizes, round }: Pick<OhHeavenState, 'handSizes' | 'round'>): number =>
  handSizes[round - 1] ?? 0;

/** The number the last bidder may not bid, while it is to bid; undefined when nothing is barred. */
export function barredBid(game: Bidding): number | undefined {
  if (game.phase.type !== 'bidding' || !game.config.hook) return undefined;
  let sum = 0;
  let waiting = 0;
  for (const bid of game.bids)
    if (bid === undefined) waiting += 1;
    else sum += bid;
  const number = handSizeOf(game) - sum;
  return waiting === 1 && number >= 0 ? number : undefined;
}

/** Every bid or every card that this seat may choose. Empty for a seat not on turn, or whose hand this view does not show. */
export function legal(view: OhHeavenView, seat: Seat): readonly OhHeavenAction[] {
  const { phase } = view;
  if (phase.type === 'bidding' && phase.seat === seat) return openBids(view).map((tricks) => ({ type: 'bid', tricks }));
  const cards = view.hands[seat]?.cards;
  if (phase.type !== 'playing' || phase.seat !== seat || cards === undefined || isHidden(cards)) return [];
  return playable(cards, suitLed(view.trick)).map((card) => ({ type: 'play', card }));
}

/** The bids open to the seat that is to bid, from zero up. */
export function openBids(game: Bidding): readonly number[] {
  const barred = barredBid(game);
  return Array.from({ length: handSizeOf(game) + 1 }, (_, tricks) => tricks).filter((tricks) => tricks !== barred);
}

/** The sheet's checks in the sheet's order; the first that fails is the answer. */
export function judge(state: OhHeavenState, seat: Seat, action: OhHeavenAction): Result<true, OhHeavenRefusal> {
  const { phase } = state;
  if (phase.type === 'over') return fail('gameOver');
  if (phase.type !== (action.type === 'bid' ? 'bidding' : 'playing')) return fail('wrongPhase');
  if (phase.seat !== seat) return fail('notYourTurn');
  return action.type === 'bid' ? judgeBid(state, action.tricks) : judgePlay(state, seat, action.card);
}

function judgeBid(state: OhHeavenState, tricks: number): Result<true, OhHeavenRefusal> {
  if (!Number.isInteger(tricks) || tricks < 0 || tricks > handSizeOf(state)) return fail('bidOutOfRange');
  return tricks === barredBid(state) ? fail('bidBarred') : ok(true);
}

function judgePlay(state: OhHeavenState, seat: Seat, card: CardId): Result<true, OhHeavenRefusal> {
  const hand = at(state.hands, seat);
  if (!hand.includes(card)) return fail('cardNotInHand');
  return playable(hand, suitLed(state.trick)).includes(card) ? ok(true) : fail('mustFollowSuit');
}
