/**
 * One deal of Cassino, flat: cards are numbers, piles are counts, and nothing is allocated while it is played. The rules are
 * the engine's, options included; a test drives both through the same matches.
 */
import type { CassinoConfig } from '#engine/games/cassino/index';

export const SUIT_SIZE = 13;
const SPADES = 3;
export const CARD_COUNT = 52;
export const HAND_SIZE = 4;
const NOBODY = -1;

/** A card: its suit in the order C D H S, and its value on the table. */
export const cardOf = (suit: number, value: number): number => suit * SUIT_SIZE + value - 1;

const everyCard = (of: (suit: number, value: number) => number): Int8Array =>
  Int8Array.from({ length: CARD_COUNT }, (_, card) => of(Math.floor(card / SUIT_SIZE), (card % SUIT_SIZE) + 1));

const isBig = (suit: number, value: number): boolean => suit === 1 && value === 10;
const isLittle = (suit: number, value: number): boolean => suit === SPADES && value === 2;

/** By card: what it counts when taken, and what it can take. */
export const VALUES = everyCard((_, value) => value);
export const HAND_VALUES = everyCard((suit, value) => {
  if (isLittle(suit, value)) return 15;
  if (isBig(suit, value)) return 16;
  return value === 1 ? 14 : value;
});
export const IS_SPADE = everyCard((suit) => (suit === SPADES ? 1 : 0));
/** In halves: what the card scores by itself. */
export const SCORES = everyCard((suit, value) => {
  if (isBig(suit, value)) return 4;
  return value === 1 || isLittle(suit, value) ? 2 : 0;
});
const CARDS_WORTH = 2;
const SPADES_WORTH = 4;
const SWEEP_WORTH = 2;

/** What does not change within a deal. */
export interface Terms {
  readonly config: CassinoConfig;
  readonly seats: number;
  readonly dealer: number;
  /** In halves. */
  readonly carriedCards: number;
  readonly carriedSpades: number;
  readonly sweepsFrozen: boolean;
}

export class DealModel {
  readonly terms: Terms;
  /** The hands one after another, four places each. */
  readonly hands: Int8Array;
  readonly handSizes: Int8Array;
  readonly table = new Int8Array(CARD_COUNT);
  tableSize = 0;
  readonly stock = new Int8Array(CARD_COUNT);
  /** The stock's next card lies at `drawn`. */
  drawn = 0;
  stockSize = 0;
  /** By seat: cards and spades in the pile, what its special cards score in halves, and sweeps. */
  readonly cards: Int32Array;
  readonly spades: Int32Array;
  readonly specials: Int32Array;
  readonly sweeps: Int32Array;
  lastTaker = NOBODY;
  turn = 0;
  /** Cards that are still to be played in the deal. */
  toPlay = 0;
  /** By card: whether the next play takes it. */
  readonly #marked = new Uint8Array(CARD_COUNT);
  #marks = 0;

  constructor(terms: Terms) {
    this.terms = terms;
    this.hands = new Int8Array(terms.seats * HAND_SIZE);
    this.handSizes = new Int8Array(terms.seats);
    this.cards = new Int32Array(terms.seats);
    this.spades = new Int32Array(terms.seats);
    this.specials = new Int32Array(terms.seats);
    this.sweeps = new Int32Array(terms.seats);
  }

  /** Becomes like another deal of the same terms. */
  copy(other: DealModel): void {
    this.hands.set(other.hands);
    this.handSizes.set(other.handSizes);
    this.table.set(other.table);
    this.stock.set(other.stock);
    this.cards.set(other.cards);
    this.spades.set(other.spades);
    this.specials.set(other.specials);
    this.sweeps.set(other.sweeps);
    this.tableSize = other.tableSize;
    this.drawn = other.drawn;
    this.stockSize = other.stockSize;
    this.lastTaker = other.lastTaker;
    this.turn = other.turn;
    this.toPlay = other.toPlay;
  }

  copied(): DealModel {
    const deal = new DealModel(this.terms);
    deal.copy(this);
    return deal;
  }

  get isOver(): boolean {
    return this.toPlay === 0;
  }

  /** Card number `index` of the hand on turn. */
  held(index: number): number {
    return this.hands[this.turn * HAND_SIZE + index] ?? 0;
  }

  get handSize(): number {
    return this.handSizes[this.turn] ?? 0;
  }

  /** Whether emptying the table now would score. */
  get sweepScores(): boolean {
    const { config, sweepsFrozen } = this.terms;
    if (sweepsFrozen || this.tableSize < config.sweepMinCards) return false;
    return config.sweepLastPlay || this.toPlay > 1;
  }

  give(seat: number, card: number): void {
    this.hands[seat * HAND_SIZE + (this.handSizes[seat] ?? 0)] = card;
    this.handSizes[seat] = (this.handSizes[seat] ?? 0) + 1;
    this.toPlay += 1;
  }

  putOnTable(card: number): void {
    this.table[this.tableSize] = card;
    this.tableSize += 1;
  }

  putInStock(card: number): void {
    this.stock[this.stockSize] = card;
    this.stockSize += 1;
    this.toPlay += 1;
  }

  putInPile(seat: number, card: number): void {
    this.cards[seat] = (this.cards[seat] ?? 0) + 1;
    this.spades[seat] = (this.spades[seat] ?? 0) + (IS_SPADE[card] ?? 0);
    this.specials[seat] = (this.specials[seat] ?? 0) + (SCORES[card] ?? 0);
  }

  /** The next play takes this table card. */
  mark(card: number): void {
    this.#marked[card] = 1;
    this.#marks += 1;
  }

  /** Plays a card of the hand on turn, taking what is marked; then draws, and the next seat is on turn. */
  play(card: number): void {
    const seat = this.turn;
    this.#dropFromHand(seat, card);
    if (this.#marks === 0) this.putOnTable(card);
    else this.#take(seat, card);
    this.toPlay -= 1;
    this.#refill(seat);
    if (this.toPlay === 0) this.#handOver();
    else this.#pass();
  }

  #dropFromHand(seat: number, card: number): void {
    const first = seat * HAND_SIZE;
    const last = first + (this.handSizes[seat] ?? 0) - 1;
    for (let place = first; place <= last; place += 1)
      if (this.hands[place] === card) {
        this.hands[place] = this.hands[last] ?? 0;
        this.handSizes[seat] = (this.handSizes[seat] ?? 0) - 1;
        return;
      }
    throw new Error(`seat ${seat} does not hold card ${card}`);
  }

  #take(seat: number, card: number): void {
    const scores = this.#marks === this.tableSize && this.sweepScores;
    let left = 0;
    for (let place = 0; place < this.tableSize; place += 1) {
      const lying = this.table[place] ?? 0;
      if (this.#marked[lying] === 1) {
        this.#marked[lying] = 0;
        this.putInPile(seat, lying);
      } else {
        this.table[left] = lying;
        left += 1;
      }
    }
    this.tableSize = left;
    this.#marks = 0;
    this.putInPile(seat, card);
    this.lastTaker = seat;
    if (scores) this.sweeps[seat] = (this.sweeps[seat] ?? 0) + 1;
  }

  #refill(seat: number): void {
    if (this.drawn === this.stockSize) return;
    if (this.terms.config.refill === 'draw1') this.#draw(seat);
    else if (this.handSizes.every((size) => size === 0)) this.#dealFours();
  }

  #draw(seat: number): void {
    this.toPlay -= 1;
    this.give(seat, this.stock[this.drawn] ?? 0);
    this.drawn += 1;
  }

  #dealFours(): void {
    const { seats, dealer } = this.terms;
    const most = Math.min(this.stockSize - this.drawn, seats * HAND_SIZE);
    for (let turn = 1; turn <= most; turn += 1) this.#draw((dealer + turn) % seats);
  }

  #pass(): void {
    do this.turn = (this.turn + 1) % this.terms.seats;
    while (this.handSizes[this.turn] === 0);
  }

  /** What lies there at the end goes to the last taker. */
  #handOver(): void {
    if (this.lastTaker !== NOBODY)
      for (let place = 0; place < this.tableSize; place += 1) this.putInPile(this.lastTaker, this.table[place] ?? 0);
  }

  /** What each seat scores with the piles as they are, in halves. */
  score(halves: Float64Array): void {
    const { config, carriedCards, carriedSpades, seats } = this.terms;
    let fewest = config.sweepCancel ? Number.POSITIVE_INFINITY : 0;
    if (config.sweepCancel) for (const made of this.sweeps) fewest = Math.min(fewest, made);
    for (let seat = 0; seat < seats; seat += 1)
      halves[seat] = (this.specials[seat] ?? 0) + ((this.sweeps[seat] ?? 0) - fewest) * SWEEP_WORTH;
    this.#awardMost(halves, this.cards, CARDS_WORTH + carriedCards);
    this.#awardMost(halves, this.spades, SPADES_WORTH + carriedSpades);
  }

  #awardMost(halves: Float64Array, counts: Int32Array, worth: number): void {
    let most = 0;
    let holders = 0;
    for (const count of counts)
      if (count > most) {
        most = count;
        holders = 1;
      } else if (count === most) holders += 1;
    if (most === 0) return;
    const share = holders === 1 ? worth : tiedShare(this.terms.config.majorityTie, worth, holders);
    for (let seat = 0; seat < counts.length; seat += 1)
      if (counts[seat] === most) halves[seat] = (halves[seat] ?? 0) + share;
  }
}

function tiedShare(tie: CassinoConfig['majorityTie'], worth: number, holders: number): number {
  if (tie === 'all') return worth;
  return tie === 'split' ? Math.floor(worth / holders) : 0;
}
