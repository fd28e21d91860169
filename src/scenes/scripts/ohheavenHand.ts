/** How an open hand of Oh Heaven is held: suit by suit in turning colours, high cards first, and where liked trump first. */
import type { CardId, Suit } from '#engine/cards/cards';
import { heightOf, suitIn, type Trump } from '#engine/kit/tricks';

const BLACK: readonly Suit[] = ['C', 'S'];
const RED: readonly Suit[] = ['D', 'H'];

/** `trumpFirst`: the trump suit lies at the left. `suitsInPlace`: each suit has its place, whatever is trump. */
export type HandOrder = 'trumpFirst' | 'suitsInPlace';

/** The order this screen's player likes: the one thing in the picture of a hand that no view holds. */
export const liking: { order: HandOrder } = { order: 'trumpFirst' };

export interface HeldHand {
  /** From left to right. */
  readonly cards: readonly CardId[];
  /** How many cards of each suit, in the same order. */
  readonly groups: readonly number[];
}

/** Sorts a hand as the player likes it. While no trump is known, or without one, the suits lie as if spades were. */
export function heldHand(hand: readonly CardId[], trump: Trump | undefined): HeldHand {
  const known = trump !== undefined && trump !== 'none' && liking.order === 'trumpFirst';
  const lead = known ? trump : 'S';
  const suits = suitsInOrder(new Set(hand.map(suitIn)), lead);
  const bySuit = suits.map((suit) =>
    hand.filter((card) => suitIn(card) === suit).sort((a, b) => heightOf(b) - heightOf(a)),
  );
  return { cards: bySuit.flat(), groups: bySuit.map((cards) => cards.length) };
}

/** The suits that are held, `lead` first, red and black by turns for as long as there are both. */
function suitsInOrder(held: ReadonlySet<Suit>, lead: Suit): readonly Suit[] {
  const own = (BLACK.includes(lead) ? BLACK : RED).filter((suit) => held.has(suit));
  const other = (BLACK.includes(lead) ? RED : BLACK).filter((suit) => held.has(suit));
  const leadFirst = [...own.filter((suit) => suit === lead), ...own.filter((suit) => suit !== lead)];
  // Without the lead suit itself, two suits of the other colour lie best around the one that is left.
  return leadFirst[0] === lead || own.length > other.length ? byTurns(leadFirst, other) : byTurns(other, leadFirst);
}

const byTurns = (first: readonly Suit[], second: readonly Suit[]): readonly Suit[] =>
  [0, 1].flatMap((turn) => [first[turn], second[turn]]).filter((suit) => suit !== undefined);
