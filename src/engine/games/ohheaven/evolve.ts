/** What each event does to the table. */
import type { CardId } from '#engine/cards/cards';
import { at, never, type Seat, seatsOf } from '#engine/core/words';
import { failsToFollow } from '#engine/kit/tricks';
import { handSizesOf, type OhHeavenConfig } from './config';
import type { OhHeavenEvent, OhHeavenState } from './types';

/** A state that is still being made. */
type Draft = { -readonly [Field in keyof OhHeavenState]: OhHeavenState[Field] };

/** The table after one event: the only place where a state changes. Total, and blind to luck. */
export function apply(state: OhHeavenState, event: OhHeavenEvent): OhHeavenState {
  const draft = draftOf(state);
  change(draft, event);
  return draft;
}

/**
 * A copy to be changed. Field by field: playouts do little else than copy states, and engines spread an object that was
 * itself spread ten times slower.
 */
const draftOf = (state: OhHeavenState): Draft => ({
  config: state.config,
  seats: state.seats,
  handSizes: state.handSizes,
  round: state.round,
  phase: state.phase,
  stock: state.stock,
  hands: state.hands,
  trump: state.trump,
  turned: state.turned,
  firstBidder: state.firstBidder,
  bids: state.bids,
  tricksWon: state.tricksWon,
  trick: state.trick,
  tricks: state.tricks,
  voids: state.voids,
  totals: state.totals,
  history: state.history,
});

function change(draft: Draft, event: OhHeavenEvent): void {
  switch (event.type) {
    case 'roundBegan':
      clearTable(draft);
      draft.round = event.round;
      break;
    case 'shuffled':
      draft.stock = event.stock.secret;
      break;
    case 'dealtHand':
      giveCards(draft, event.seat, event.cards.secret);
      break;
    case 'trumpDrawn':
      draft.trump = event.trump;
      draft.turned = event.turned;
      break;
    case 'firstBidderDrawn':
      draft.firstBidder = event.seat;
      break;
    case 'turnPassed':
      draft.phase = { type: draft.bids.includes(undefined) ? 'bidding' : 'playing', seat: event.seat };
      break;
    case 'bidMade':
      draft.bids = replace(draft.bids, event.seat, event.tricks);
      draft.phase = { type: 'bid', seat: event.seat };
      break;
    case 'biddingClosed':
      break;
    case 'cardPlayed':
      playCard(draft, event.seat, event.card);
      break;
    case 'trickWon':
      winTrick(draft, event);
      break;
    case 'roundScored':
      scoreRound(draft, event);
      break;
    case 'matchWon':
      draft.phase = { type: 'over' };
      break;
    default:
      never(event);
  }
}

/** The table before any card is dealt. */
export const bareTable = (config: OhHeavenConfig, seats: number): OhHeavenState => ({
  config,
  seats,
  handSizes: handSizesOf(config, seats),
  round: 0,
  phase: { type: 'dealing' },
  stock: [],
  hands: perSeat(seats, []),
  trump: undefined,
  turned: undefined,
  firstBidder: undefined,
  bids: perSeat(seats, undefined),
  tricksWon: perSeat(seats, 0),
  trick: [],
  tricks: [],
  voids: perSeat(seats, []),
  totals: perSeat(seats, 0),
  history: [],
});

/** Nothing is dealt, bid or played; whoever bid first last time is still known, because the deal moves on from there. */
function clearTable(draft: Draft): void {
  draft.phase = { type: 'dealing' };
  draft.stock = [];
  draft.hands = perSeat(draft.seats, []);
  draft.trump = undefined;
  draft.turned = undefined;
  draft.bids = perSeat(draft.seats, undefined);
  draft.tricksWon = perSeat(draft.seats, 0);
  draft.trick = [];
  draft.tricks = [];
  draft.voids = perSeat(draft.seats, []);
}

const perSeat = <T>(seats: number, value: T): readonly T[] => seatsOf(seats).map(() => value);

function giveCards(draft: Draft, to: Seat, cards: readonly CardId[]): void {
  draft.hands = replace(draft.hands, to, [...at(draft.hands, to), ...cards]);
  draft.stock = draft.stock.filter((card) => !cards.includes(card));
}

function playCard(draft: Draft, seat: Seat, card: CardId): void {
  const missing = failsToFollow(draft.trick, card);
  const shown = at(draft.voids, seat);
  if (missing !== undefined && !shown.includes(missing)) draft.voids = replace(draft.voids, seat, [...shown, missing]);
  const left = at(draft.hands, seat).filter((held) => held !== card);
  draft.hands = replace(draft.hands, seat, left);
  draft.trick = [...draft.trick, { seat, card }];
  draft.phase = { type: 'played', seat };
}

function winTrick(draft: Draft, { seat, cards }: Extract<OhHeavenEvent, { type: 'trickWon' }>): void {
  draft.tricks = [...draft.tricks, { winner: seat, cards }];
  draft.tricksWon = replace(draft.tricksWon, seat, at(draft.tricksWon, seat) + 1);
  draft.trick = [];
}

function scoreRound(draft: Draft, event: Extract<OhHeavenEvent, { type: 'roundScored' }>): void {
  const { type: _type, ...result } = event;
  draft.totals = result.totals;
  draft.history = [...draft.history, result];
  draft.phase = { type: 'dealing' };
}

const replace = <T>(items: readonly T[], place: Seat, item: T): readonly T[] =>
  items.map((old, index) => (index === place ? item : old));
