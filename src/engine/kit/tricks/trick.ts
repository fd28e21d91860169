/** Tricks with following suit: what may be played to one, and which card takes it. */
import type { CardId, Suit } from '#engine/cards/cards';
import type { Seat } from '#engine/core/words';
import { heightOf, suitIn } from './ranks';

/** The suit that beats the others, or none. */
export type Trump = Suit | 'none';

/** A card on the table and whose it is. */
export interface PlayedCard {
  readonly seat: Seat;
  readonly card: CardId;
}

/** The suit led, or undefined while nothing is. */
export function suitLed([lead]: readonly PlayedCard[]): Suit | undefined {
  return lead === undefined ? undefined : suitIn(lead.card);
}

/** The cards of the hand that may be played: those of the suit led if it holds any, otherwise all. Keeps the hand's order. */
export function playable(hand: readonly CardId[], led: Suit | undefined): readonly CardId[] {
  const following = led === undefined ? [] : hand.filter((card) => suitIn(card) === led);
  return following.length > 0 ? following : hand;
}

/** Whether `card`, played later, would take the lead of a trick from `winning`: trumps over other suits, height within one. */
export function takesLeadFrom(winning: CardId, card: CardId, trump: Trump): boolean {
  const suit = suitIn(card);
  return suit === suitIn(winning) ? heightOf(card) > heightOf(winning) : suit === trump;
}

/** The card that is winning the trick so far, or undefined while nothing is led. */
export function winningPlay(trick: readonly PlayedCard[], trump: Trump): PlayedCard | undefined {
  let winning: PlayedCard | undefined;
  for (const play of trick) if (winning === undefined || takesLeadFrom(winning.card, play.card, trump)) winning = play;
  return winning;
}
