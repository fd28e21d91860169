/**
 * Reading what others did: how likely a seat would hold certain cards after all it has thrown away, left and shown, against
 * cards dealt blindly. The figures were counted in rounds of seats that play by rule: real hands count far less, nobody who
 * has laid no meld open holds one, and what goes with a discard is rarely kept.
 */
import type { RoundModel } from '#ai/search/models/tongits';
import { hasMates } from '#ai/search/models/tongitsMelds';
import { addCard, pointsOf, rankOf, SUIT_COUNT, suitOf } from '#ai/search/models/tongitsWords';
import type { Likeness } from '#ai/search/walk';
import { leastCountOf } from '#engine/kit/melds';

/** What is known of a place besides the table. */
export interface Deeds {
  /** What it has thrown away, and the discards it could have taken and left. */
  readonly thrown: readonly number[];
  readonly left: readonly number[];
  /** How likely it plays at random. */
  readonly wild: number;
}

/** Of a hand that still makes a meld although none lies open. */
const MELD_KEPT_BACK = 0.03;
/** For each card that goes with one thrown away, and for each discard left that the hand would make a meld of. */
const KEPT_MATE = 0.5;
const LEFT_MELD = 0.5;
/** Nobody is sure to play by rule. */
const LEAST = 0.000_001;

/** By points a card, from 0 to 10: how much more often real hands with an open meld count so much. */
const COUNTS: readonly Float64Array[] = [
  // More than ten cards are left to draw, more than six, more than two, and fewer.
  Float64Array.of(6, 4.9, 2.5, 1.6, 1.2, 1.05, 0.83, 0.7, 0.69, 0.7, 0.7),
  Float64Array.of(7.4, 5.5, 2.95, 1.76, 1.3, 0.89, 0.66, 0.53, 0.53, 0.5, 0.5),
  Float64Array.of(1.75, 2.15, 1.73, 1.67, 1.24, 0.93, 0.6, 0.55, 0.5, 0.44, 0.44),
  Float64Array.of(0.1, 0.9, 1.15, 1.46, 1.15, 0.82, 0.73, 0.64, 0.59, 0.3, 0.3),
];
const countsAt = (left: number): Float64Array =>
  COUNTS[left > 10 ? 0 : left > 6 ? 1 : left > 2 ? 2 : 3] ?? Float64Array.of();

export class Reading implements Likeness {
  readonly #round: RoundModel;
  readonly #me: number;
  readonly #hidden: readonly number[];
  readonly #deeds: readonly Deeds[];
  readonly #counts: Float64Array;
  /** By place times the hidden cards plus the card: what holding it tells. */
  readonly #mates: Float64Array;
  readonly #hand = new Int32Array(SUIT_COUNT);

  constructor(round: RoundModel, { me, hidden, deeds }: Known) {
    this.#round = round;
    this.#me = me;
    this.#hidden = hidden;
    this.#deeds = deeds;
    this.#counts = countsAt(round.left);
    this.#mates = Float64Array.from(deeds.flatMap(({ thrown }) => hidden.map((card) => kept(card, thrown))));
  }

  of(place: number, places: Int32Array): number {
    const deeds = this.#deeds[place];
    if (deeds === undefined || place === this.#me || deeds.thrown.length === 0) return 1;
    const hand = this.#hand;
    hand.fill(0);
    let likely = 1;
    let points = 0;
    const first = place * this.#hidden.length;
    for (let index = 0; index < places.length; index += 1) {
      if (places[index] !== place) continue;
      const card = this.#hidden[index] ?? 0;
      addCard(hand, card);
      points += pointsOf(card);
      likely *= this.#mates[first + index] ?? 1;
    }
    const count = leastCountOf(hand[0] ?? 0, hand[1] ?? 0, hand[2] ?? 0, hand[3] ?? 0);
    if (this.#round.exposed[place] === 0) likely *= count < points ? MELD_KEPT_BACK : 1;
    else likely *= this.#counts[Math.round(count / (this.#round.held[place] ?? 1))] ?? 1;
    for (const card of deeds.left) if (hasMates(hand, 0, card)) likely *= LEFT_MELD;
    return likely * (1 - deeds.wild) + deeds.wild * LEAST;
  }
}

export interface Known {
  /** The place that reads. */
  readonly me: number;
  /** The cards whose place is not known. */
  readonly hidden: readonly number[];
  /** By place. */
  readonly deeds: readonly Deeds[];
}

const kept = (card: number, thrown: readonly number[]): number =>
  thrown.reduce((likely, other) => (goesWith(card, other) ? likely * KEPT_MATE : likely), 1);

/** Whether a third card would make a meld of these two. */
const goesWith = (one: number, other: number): boolean =>
  rankOf(one) === rankOf(other) || (suitOf(one) === suitOf(other) && Math.abs(rankOf(one) - rankOf(other)) <= 2);
