/** What a seat knows of the deal in play, on the flat model. */
import { CARD_COUNT, cardOf, DealModel, type Terms } from '#ai/search/models/cassino';
import { TakeFinder } from '#ai/search/models/cassinoTakes';
import { type CardId, SUITS, suitOf } from '#engine/cards/cards';
import { isHidden } from '#engine/core/secrets';
import { type CassinoView, tableValue } from '#engine/games/cassino/index';
import type { Memory } from './memory';
import { ownHand } from './seen';

export interface Situation {
  readonly seat: number;
  readonly view: CassinoView;
  /** The deal with the cards whose place is known: the table, the piles, the own hand. */
  readonly deal: DealModel;
  /** The cards whose place is not known: in other hands, or in the stock. */
  readonly hidden: Int8Array;
  /** By seat: how many of the hidden cards it holds. */
  readonly rooms: readonly number[];
  /** By seat, undefined for one that did not lay a card down last: the cards it would have taken with instead. */
  readonly telling: readonly (Uint8Array | undefined)[];
}

export const codeOf = (card: CardId): number => {
  const suit = suitOf(card);
  if (suit === undefined) throw new Error(`${card} is no card of Cassino`);
  return cardOf(SUITS.indexOf(suit), tableValue(card));
};

/** Undefined for a spectator. */
export function situationOf(view: CassinoView, { spared }: Memory): Situation | undefined {
  const { who, config, seats, dealer, carried, sweepsFrozen } = view;
  if (who === 'spectator') return undefined;
  const terms: Terms = {
    config,
    seats,
    dealer,
    carriedCards: carried.cards,
    carriedSpades: carried.spades,
    sweepsFrozen,
  };
  const deal = new DealModel(terms);
  const unseen = new Set(Array.from({ length: CARD_COUNT }, (_, code) => code));
  const place = (card: CardId, at: (code: number) => void): void => {
    unseen.delete(codeOf(card));
    at(codeOf(card));
  };
  for (const card of view.table) place(card, (code) => deal.putOnTable(code));
  for (const [seat, pile] of view.piles.entries())
    for (const card of pile) place(card, (code) => deal.putInPile(seat, code));
  for (const card of ownHand(view)) place(card, (code) => deal.give(who, code));
  deal.sweeps.set(view.sweeps);
  deal.lastTaker = view.lastTaker ?? -1;
  deal.turn = who;
  const rooms = view.hands.map(({ cards, count }) => (isHidden(cards) ? count : 0));
  const telling = view.hands.map((_, seat) => {
    const table = seat === who ? undefined : spared.get(seat);
    return table === undefined ? undefined : takersOn(table, terms);
  });
  return { seat: who, view, deal, hidden: Int8Array.from(unseen), rooms, telling };
}

/** By card: whether the rule of the playouts would take with it from this table. */
function takersOn(table: readonly CardId[], terms: Terms): Uint8Array {
  const deal = new DealModel(terms);
  for (const card of table) deal.putOnTable(codeOf(card));
  const finder = new TakeFinder();
  finder.load(deal);
  return Uint8Array.from({ length: CARD_COUNT }, (_, card) => (finder.isWorthTaking(card) ? 1 : 0));
}
