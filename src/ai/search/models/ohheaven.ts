/**
 * One round of Oh Heaven as plain numbers, for playouts: the same rules as the engine's without events, copies or names. A
 * test drives both through the same matches.
 *
 * A hand is one mask a suit, in the order of `SUITS`; bit 0 is the two, bit 12 the ace. A card is `suit * 16 + height`.
 * Cards that are left over by the deal are in nobody's hand, but nobody has seen them either.
 */
import { copyInto, countOf } from './masks';

export const SUIT_COUNT = 4;
/** In place of a trump suit or a suit led. */
export const NO_SUIT = 4;
/** In place of a barred bid. */
export const NOTHING_BARRED = -1;

export const cardOf = (suit: number, height: number): number => suit * 16 + height;
export const suitOfCode = (card: number): number => card >> 4;
export const heightOfCode = (card: number): number => card & 15;

/** All heights above this one. */
export const above = (height: number): number => 0x1fff & (-2 << height);

/** Puts a card into the hand of a seat, in masks by seat times four plus suit. */
export function addCard(hands: Int32Array, seat: number, card: number): void {
  const place = seat * SUIT_COUNT + suitOfCode(card);
  hands[place] = (hands[place] ?? 0) | (1 << heightOfCode(card));
}

export interface RoundTerms {
  readonly seats: number;
  /** Cards in each hand, which is the number of tricks. */
  readonly handSize: number;
  /** A suit's number, or `NO_SUIT`. */
  readonly trump: number;
  /** Bids and leads first. */
  readonly first: number;
  /** Whether the last bidder is barred from making the bids come out even. */
  readonly hook: boolean;
}

export class RoundModel {
  seats = 0;
  handSize = 0;
  trump = NO_SUIT;
  hook = true;
  /** Whose turn it is. */
  turn = 0;
  /** How many seats have bid. */
  bidders = 0;
  /** Tricks that are complete. */
  tricks = 0;
  /** Cards in the trick in play. */
  inTrick = 0;
  /** The suit led, or `NO_SUIT` before the lead. */
  led = NO_SUIT;
  /** The card that is winning the trick, and whose it is; they mean nothing before the lead. */
  best = 0;
  bestSeat = 0;
  /** By seat times four plus suit. */
  readonly hands: Int32Array;
  /** By suit: what nobody has played. */
  readonly unplayed = new Int32Array(SUIT_COUNT);
  /** By seat; a bid that is still to come means nothing. */
  readonly bids: Int32Array;
  readonly won: Int32Array;
  /** By seat: a bit for each suit it has failed to follow. */
  readonly voids: Int32Array;

  constructor(seats: number) {
    this.hands = new Int32Array(seats * SUIT_COUNT);
    this.bids = new Int32Array(seats);
    this.won = new Int32Array(seats);
    this.voids = new Int32Array(seats);
  }

  /** A round before the first bid, without any cards in it. */
  begin({ seats, handSize, trump, first, hook }: RoundTerms): void {
    this.seats = seats;
    this.handSize = handSize;
    this.trump = trump;
    this.hook = hook;
    this.turn = first;
    this.bidders = 0;
    this.tricks = 0;
    this.inTrick = 0;
    this.led = NO_SUIT;
    this.hands.fill(0);
    this.unplayed.fill(0x1fff);
    this.bids.fill(0);
    this.won.fill(0);
    this.voids.fill(0);
  }

  /** Becomes a copy of a round at a table of as many seats. */
  copy(other: RoundModel): void {
    this.seats = other.seats;
    this.handSize = other.handSize;
    this.trump = other.trump;
    this.hook = other.hook;
    this.turn = other.turn;
    this.bidders = other.bidders;
    this.tricks = other.tricks;
    this.inTrick = other.inTrick;
    this.led = other.led;
    this.best = other.best;
    this.bestSeat = other.bestSeat;
    copyInto(this.hands, other.hands);
    copyInto(this.unplayed, other.unplayed);
    copyInto(this.bids, other.bids);
    copyInto(this.won, other.won);
    copyInto(this.voids, other.voids);
  }

  copied(): RoundModel {
    const copy = new RoundModel(this.seats);
    copy.copy(this);
    return copy;
  }

  /** Takes a card out of play before anybody has it; everybody has seen it. */
  setAside(card: number): void {
    const suit = suitOfCode(card);
    this.unplayed[suit] = (this.unplayed[suit] ?? 0) & ~(1 << heightOfCode(card));
  }

  isUnplayed(card: number): boolean {
    return (((this.unplayed[suitOfCode(card)] ?? 0) >> heightOfCode(card)) & 1) === 1;
  }

  /** Whether some hand has the card. */
  isHeld(card: number): boolean {
    for (let place = suitOfCode(card); place < this.hands.length; place += SUIT_COUNT)
      if (((this.hands[place] ?? 0) >> heightOfCode(card)) & 1) return true;
    return false;
  }

  /** How many cards a seat holds. */
  cardsOf(seat: number): number {
    let count = 0;
    for (let suit = 0; suit < SUIT_COUNT; suit += 1) count += countOf(this.hands[seat * SUIT_COUNT + suit] ?? 0);
    return count;
  }

  /** How many cards the seat on turn may play. */
  choices(): number {
    let count = 0;
    for (let suit = 0; suit < SUIT_COUNT; suit += 1) count += countOf(this.playable(suit));
    return count;
  }

  give(seat: number, card: number): void {
    addCard(this.hands, seat, card);
  }

  get isBidding(): boolean {
    return this.bidders < this.seats;
  }

  get isOver(): boolean {
    return this.tricks === this.handSize;
  }

  /** The number the next bidder may not bid, or `NOTHING_BARRED`. */
  barred(): number {
    if (!this.hook || this.bidders !== this.seats - 1) return NOTHING_BARRED;
    let left = this.handSize;
    for (let seat = 0; seat < this.seats; seat += 1) if (seat !== this.turn) left -= this.bids[seat] ?? 0;
    return left < 0 ? NOTHING_BARRED : left;
  }

  /** The seat on turn bids. */
  bid(tricks: number): void {
    this.bids[this.turn] = tricks;
    this.bidders += 1;
    this.turn = this.after(this.turn);
  }

  /** The cards of this suit in the hand of the seat on turn. */
  held(suit: number): number {
    return this.hands[this.turn * SUIT_COUNT + suit] ?? 0;
  }

  /** The cards of this suit that nobody has played and the seat on turn does not hold. */
  unseen(suit: number): number {
    return (this.unplayed[suit] ?? 0) & ~this.held(suit);
  }

  /** The cards of this suit that the seat on turn may play. */
  playable(suit: number): number {
    const follows = this.led !== NO_SUIT && this.led !== suit && this.held(this.led) !== 0;
    return follows ? 0 : this.held(suit);
  }

  /** Whether this card, played now, would take the lead of the trick. */
  takesLead(card: number): boolean {
    if (this.inTrick === 0) return true;
    const suit = suitOfCode(card);
    return suit === suitOfCode(this.best) ? card > this.best : suit === this.trump;
  }

  /** The seat on turn plays a card; a full trick goes to its winner at once. */
  play(card: number): void {
    const suit = suitOfCode(card);
    const bit = 1 << heightOfCode(card);
    const place = this.turn * SUIT_COUNT + suit;
    this.hands[place] = (this.hands[place] ?? 0) & ~bit;
    this.unplayed[suit] = (this.unplayed[suit] ?? 0) & ~bit;
    if (this.takesLead(card)) {
      this.best = card;
      this.bestSeat = this.turn;
    }
    if (this.inTrick === 0) this.led = suit;
    else if (suit !== this.led) this.voids[this.turn] = (this.voids[this.turn] ?? 0) | (1 << this.led);
    this.inTrick += 1;
    if (this.inTrick < this.seats) this.turn = this.after(this.turn);
    else this.award();
  }

  private award(): void {
    this.won[this.bestSeat] = (this.won[this.bestSeat] ?? 0) + 1;
    this.turn = this.bestSeat;
    this.tricks += 1;
    this.inTrick = 0;
    this.led = NO_SUIT;
  }

  private after(seat: number): number {
    return seat + 1 === this.seats ? 0 : seat + 1;
  }
}

/** Whether it is all the same which of two cards of the hand on turn is played: no card of others lies between them. */
export function areNext(round: RoundModel, one: number, other: number): boolean {
  const suit = suitOfCode(one);
  if (suit !== suitOfCode(other)) return false;
  const between = (1 << heightOfCode(Math.max(one, other))) - (1 << heightOfCode(Math.min(one, other)));
  return (round.unseen(suit) & between) === 0;
}
