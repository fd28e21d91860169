/** What a seat knows of the deal in play, on the flat model. */
import { CARD_COUNT, cardOf, DealModel, type Terms } from '#ai/search/models/cassino';
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
  readonly deeds: Memory['deeds'];
}

export const codeOf = (card: CardId): number => {
  const suit = suitOf(card);
  if (suit === undefined) throw new Error(`${card} is no card of Cassino`);
  return cardOf(SUITS.indexOf(suit), tableValue(card));
};

/** Undefined for a spectator. */
export function situationOf(view: CassinoView, { deeds }: Memory): Situation | undefined {
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
  return { seat: who, view, deal, hidden: Int8Array.from(unseen), rooms, deeds };
}
