/** Counting tricks before the play (rule sheet section 5, smart bid). */
import type { CardId } from '#engine/cards/cards';
import { heightOf, suitIn, type Trump } from '#engine/kit/tricks';

export interface BidSituation {
  readonly hand: readonly CardId[];
  readonly trump: Trump;
  /** The tricks of the round, which is the highest bid. */
  readonly handSize: number;
  /** The number that may not be bid. */
  readonly barred: number | undefined;
}

const ACE = 14;
const KING = 13;
const QUEEN = 12;
/** From this trump on, counted from the top, each counts as a trick of its own. */
const FIRST_LONG_TRUMP = 4;
/** A trick in halves. */
const TRICK = 2;

export function smartBid({ hand, trump, handSize, barred }: BidSituation): number {
  const halves = trumpTricks(hand, trump) * TRICK + sideHalves(hand, trump);
  const bid = Math.min(Math.floor(halves / TRICK), handSize);
  if (bid !== barred) return bid;
  const up = halves % TRICK > 0 || hand.some((card) => suitIn(card) === trump && heightOf(card) === ACE);
  return up ? oneUp(bid, handSize) : oneDown(bid);
}

const oneUp = (bid: number, handSize: number): number => (bid < handSize ? bid + 1 : bid - 1);
const oneDown = (bid: number): number => (bid > 0 ? bid - 1 : bid + 1);

/** The ace, a king with another, a queen with two others, and the trumps from the fourth on. */
function trumpTricks(hand: readonly CardId[], trump: Trump): number {
  const heights = hand.filter((card) => suitIn(card) === trump).map(heightOf);
  const high = [
    heights.includes(ACE),
    heights.includes(KING) && heights.length > 1,
    heights.includes(QUEEN) && heights.length > 2,
  ].filter(Boolean).length;
  return high + Math.max(0, heights.length - FIRST_LONG_TRUMP + 1);
}

/** In halves: side aces, and side kings that are not alone in their suit. */
function sideHalves(hand: readonly CardId[], trump: Trump): number {
  const side = hand.filter((card) => suitIn(card) !== trump);
  const aces = side.filter((card) => heightOf(card) === ACE);
  const kings = side.filter((card) => heightOf(card) === KING);
  const guarded = kings.filter((king) => side.some((other) => other !== king && suitIn(other) === suitIn(king)));
  return aces.length * TRICK + guarded.length;
}
