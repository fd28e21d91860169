/** What each event does to the table. */
import type { CardId } from '#engine/cards/cards';
import { at, never, type Seat, seatsOf } from '#engine/core/words';
import { freezesSweeps } from './scoring';
import type { CassinoEvent, CassinoState } from './types';

/** The table after one event: the only place where a state changes. Total, and blind to luck. */
export function apply(state: CassinoState, event: CassinoEvent): CassinoState {
  switch (event.type) {
    case 'dealBegan':
      return beginDeal(state, event.deal, event.dealer);
    case 'shuffled':
      return { ...state, stock: event.stock.secret };
    case 'dealtHand':
      return giveCards(state, event.seat, event.cards.secret);
    case 'dealtTable':
      return { ...state, stock: without(state.stock, event.cards), table: [...state.table, ...event.cards] };
    case 'captured':
      return capture(state, event);
    case 'laidDown':
      return { ...dropFromHand(state, event.seat, event.card), table: [...state.table, event.card] };
    case 'drew':
      return giveCards(state, event.seat, [event.card.secret]);
    case 'turnPassed':
      return { ...state, phase: { type: 'playing', seat: event.seat } };
    case 'lastTakerTook':
      return { ...pileUp(state, event.seat, event.cards), table: without(state.table, event.cards) };
    case 'leftOver':
      return state;
    case 'dealScored':
      return { ...state, totals: event.totals, carried: event.carried, phase: { type: 'dealing' } };
    case 'matchWon':
      return { ...state, phase: { type: 'over' } };
    default:
      return never(event);
  }
}

function beginDeal(state: CassinoState, deal: number, dealer: Seat): CassinoState {
  const sweepsFrozen = freezesSweeps(state.config, state.totals);
  return { ...state, ...emptyTable(state.seats), deal, dealer, sweepsFrozen, phase: { type: 'dealing' } };
}

/** A table without cards. */
export const emptyTable = (seats: number) => ({
  stock: [],
  hands: seatsOf(seats).map(() => []),
  table: [],
  piles: seatsOf(seats).map(() => []),
  sweeps: seatsOf(seats).map(() => 0),
  lastTaker: undefined,
});

function capture(state: CassinoState, event: Extract<CassinoEvent, { type: 'captured' }>): CassinoState {
  const taken = event.groups.flat();
  const played = pileUp(dropFromHand(state, event.seat, event.card), event.seat, [...taken, event.card]);
  const sweeps = replace(state.sweeps, event.seat, at(state.sweeps, event.seat) + (event.sweep ? 1 : 0));
  return { ...played, table: without(state.table, taken), sweeps, lastTaker: event.seat };
}

function giveCards(state: CassinoState, to: Seat, cards: readonly CardId[]): CassinoState {
  const hands = replace(state.hands, to, [...at(state.hands, to), ...cards]);
  return { ...state, hands, stock: without(state.stock, cards) };
}

function dropFromHand(state: CassinoState, from: Seat, card: CardId): CassinoState {
  const hands = replace(state.hands, from, without(at(state.hands, from), [card]));
  return { ...state, hands, phase: { type: 'played', seat: from } };
}

const pileUp = (state: CassinoState, to: Seat, cards: readonly CardId[]): CassinoState => ({
  ...state,
  piles: replace(state.piles, to, [...at(state.piles, to), ...cards]),
});

const without = (cards: readonly CardId[], gone: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => !gone.includes(card));

const replace = <T>(items: readonly T[], place: Seat, item: T): readonly T[] =>
  items.map((old, index) => (index === place ? item : old));
