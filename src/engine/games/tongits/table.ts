/** Small questions about the table that rules, screens and brains ask alike (rule sheet sections 2 and 3). */
import type { CardId } from '#engine/cards/cards';
import { at, type Seat } from '#engine/core/words';
import { fits, pointsOf, rankIndex, suitIndex } from '#engine/kit/melds';
import type { ExposedMeld, MeldId, TongitsState } from './types';

/** The seats in turn order, beginning with the one after `seat`; `seat` itself comes last. */
export function seatsAfter(order: readonly Seat[], seat: Seat): readonly Seat[] {
  const next = order.indexOf(seat) + 1;
  return [...order.slice(next), ...order.slice(0, next)];
}

/** The next in turn. */
export const nextInTurn = (order: readonly Seat[], seat: Seat): Seat => at(seatsAfter(order, seat), 0);

/** The seat's own exposed melds. */
export const meldsOf = ({ melds }: Pick<TongitsState, 'melds'>, seat: Seat): readonly ExposedMeld[] =>
  melds.filter((meld) => meld.owner === seat);

/** Whether the seat has an exposed meld; without one it may neither call nor challenge, and is burned at the end. */
export const hasExposed = (table: Pick<TongitsState, 'melds'>, seat: Seat): boolean => meldsOf(table, seat).length > 0;

/** Whether a call of the seat is barred by lay-offs or, as an option, by its taken discard. */
export const isBlocked = ({ blocks }: Pick<TongitsState, 'blocks'>, seat: Seat): boolean =>
  blocks[seat] === 'blocked' || blocks[seat] === 'wholeRound';

/** Whether the seat could open its turn with a call. */
export const mayCall = (table: Pick<TongitsState, 'melds' | 'blocks'>, seat: Seat): boolean =>
  hasExposed(table, seat) && !isBlocked(table, seat);

/** The only discard that may be taken. */
export const topDiscard = ({ discards }: Pick<TongitsState, 'discards'>): CardId | undefined => discards.at(-1);

/** The exposed melds on which the card may be laid off. */
export const homesOf = ({ melds }: Pick<TongitsState, 'melds'>, card: CardId): readonly MeldId[] =>
  [...melds.keys()].filter((id) => fits(card, at(melds, id).cards));

/** The hand cards that may be discarded: with `noLayoffableDiscard` none that fits an exposed meld, unless all do. */
export function discardable(table: Pick<TongitsState, 'config' | 'melds'>, hand: readonly CardId[]): readonly CardId[] {
  if (!table.config.noLayoffableDiscard) return hand;
  const homeless = hand.filter((card) => homesOf(table, card).length === 0);
  return homeless.length === 0 ? hand : homeless;
}

/**
 * Orders cards by dearness: most points first, of equally dear cards the higher rank, then the suits c d h s (rule sheet
 * section 5, and for the turn timer section 6).
 */
export const byDearness = (one: CardId, other: CardId): number =>
  pointsOf(other) - pointsOf(one) || rankIndex(other) - rankIndex(one) || suitIndex(one) - suitIndex(other);
