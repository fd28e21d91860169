/** What each event does to the table. */
import type { CardId, Suit } from '#engine/cards/cards';
import { at, never, type Seat, seatsOf } from '#engine/core/words';
import { failsToFollow } from '#engine/kit/tricks';
import type { OhHeavenEvent, OhHeavenState } from './types';

/** The table after one event: the only place where a state changes. Total, and blind to luck. */
export function apply(state: OhHeavenState, event: OhHeavenEvent): OhHeavenState {
  switch (event.type) {
    case 'roundBegan':
      return { ...state, ...emptyRound(state.seats), round: event.round, phase: { type: 'dealing' } };
    case 'shuffled':
      return { ...state, stock: event.stock.secret };
    case 'dealtHand':
      return giveCards(state, event.seat, event.cards.secret);
    case 'trumpDrawn':
      return { ...state, trump: event.trump, turned: event.turned };
    case 'firstBidderDrawn':
      return { ...state, firstBidder: event.seat };
    case 'turnPassed':
      return { ...state, phase: { type: state.bids.includes(undefined) ? 'bidding' : 'playing', seat: event.seat } };
    case 'bidMade':
      return {
        ...state,
        bids: replace(state.bids, event.seat, event.tricks),
        phase: { type: 'bid', seat: event.seat },
      };
    case 'biddingClosed':
      return state;
    case 'cardPlayed':
      return playCard(state, event.seat, event.card);
    case 'trickWon':
      return {
        ...state,
        tricks: [...state.tricks, { winner: event.seat, cards: event.cards }],
        tricksWon: replace(state.tricksWon, event.seat, at(state.tricksWon, event.seat) + 1),
        trick: [],
      };
    case 'roundScored':
      return scoreRound(state, event);
    case 'matchWon':
      return { ...state, phase: { type: 'over' } };
    default:
      return never(event);
  }
}

/** A table on which nothing has been dealt, bid or played. */
export const emptyRound = (seats: number) => ({
  stock: [],
  hands: seatsOf(seats).map(() => []),
  trump: undefined,
  turned: undefined,
  bids: seatsOf(seats).map(() => undefined),
  tricksWon: seatsOf(seats).map(() => 0),
  trick: [],
  tricks: [],
  voids: seatsOf(seats).map(() => []),
});

const giveCards = (state: OhHeavenState, to: Seat, cards: readonly CardId[]): OhHeavenState => ({
  ...state,
  hands: replace(state.hands, to, [...at(state.hands, to), ...cards]),
  stock: state.stock.filter((card) => !cards.includes(card)),
});

function playCard(state: OhHeavenState, seat: Seat, card: CardId): OhHeavenState {
  const left = at(state.hands, seat).filter((held) => held !== card);
  return {
    ...state,
    hands: replace(state.hands, seat, left),
    trick: [...state.trick, { seat, card }],
    voids: voidsAfter(state, seat, card),
    phase: { type: 'played', seat },
  };
}

function voidsAfter({ voids, trick }: OhHeavenState, seat: Seat, card: CardId): readonly (readonly Suit[])[] {
  const missing = failsToFollow(trick, card);
  const known = at(voids, seat);
  return missing === undefined || known.includes(missing) ? voids : replace(voids, seat, [...known, missing]);
}

function scoreRound(state: OhHeavenState, event: Extract<OhHeavenEvent, { type: 'roundScored' }>): OhHeavenState {
  const { type: _type, ...result } = event;
  return { ...state, totals: result.totals, history: [...state.history, result], phase: { type: 'dealing' } };
}

const replace = <T>(items: readonly T[], place: Seat, item: T): readonly T[] =>
  items.map((old, index) => (index === place ? item : old));
