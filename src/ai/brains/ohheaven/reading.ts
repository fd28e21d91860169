/**
 * Reading what others did: how likely a seat with certain cards would have bid and played as this one has. A seat is taken
 * for one of a few kinds, from one that bids and plays purely by our rule to one that plays at random, and its own deeds
 * say which.
 */
import { type Luck, ROLLS } from '#ai/search/luck';
import { addCard, areNext, type RoundModel, SUIT_COUNT } from '#ai/search/models/ohheaven';
import { RulePlayer } from '#ai/search/models/ohheavenPlay';
import type { Likeness } from '#ai/search/walk';
import type { Moment, Situation } from './situation';

/** By kind: how often it plays any card instead of the rule's. The last kind always does. */
const SLIPS = Float64Array.of(0.01, 0.4, 1);
/** How common a kind is before anything is known of a seat. */
const COMMON = Float64Array.of(0.75, 0.15, 0.1);
const KINDS = SLIPS.length;
/** How likely any bid is from a seat that bids at random. */
const RANDOM_BID = 0.25;
/** How likely a bid is from whoever bids by our rule: the nearest to what the hand is worth, one off, and more. */
const RULE_BIDS = Float64Array.of(1, 0.08, 0.013);
/** From others: how fast bids that are off what the hand is worth become rare, and how rare the strangest is. */
const BID_SHARPNESS = 1.3;
const STRANGE_BID = 0.03;

/** How far earlier rounds are trusted; people change. */
const TRUST = 0.9;
const NO_PLACES = new Int32Array(0);

type Readable = Pick<Situation, 'seat' | 'round' | 'hidden' | 'moments'>;

interface Deed extends Moment {
  /** By suit: what its player has played from this card on. */
  readonly yet: Int32Array;
}

export class Reading implements Likeness {
  readonly #situation: Readable;
  /** By seat times kinds: how common the kind is for what is known from earlier rounds. */
  readonly #common: Float64Array;
  readonly #rule = new RulePlayer();
  /** The table of the first card, on which bids are read. */
  readonly #opening: RoundModel;
  /** By seat, the newest first: it is the one that a new deal leaves unexplained most often. */
  readonly #deeds: readonly (readonly Deed[])[];
  /** By seat times kinds: how likely the seat is of the kind and did all it did, as `of` last found. */
  readonly #kinds: Float64Array;
  /** By suit: the hand that is being read. */
  readonly #hand = new Int32Array(SUIT_COUNT);

  constructor(situation: Readable, common: Float64Array) {
    const { moments, round } = situation;
    this.#situation = situation;
    this.#common = common;
    this.#opening = (moments[0]?.before ?? round).copied();
    this.#deeds = Array.from(round.bids, (_, seat) => deedsOf(moments, seat));
    this.#kinds = new Float64Array(round.seats * KINDS);
  }

  /** A reading of the round in play by whoever remembers the rounds before. */
  static of(situation: Situation): Reading {
    const { earlier, seat, round } = situation;
    const usual = Float64Array.from({ length: round.seats * KINDS }, (_, index) => COMMON[index % KINDS] ?? 0);
    const common = earlier.reduce((known, played) => {
      const reading = new Reading({ ...played, seat, hidden: [] }, known);
      return usual.map((common, index) => TRUST * reading.#share(index) + (1 - TRUST) * common);
    }, usual);
    return new Reading(situation, common);
  }

  /** How likely a seat is of its kind, after a round that is over, in which all its cards came to light. */
  #share(index: number): number {
    const seat = Math.floor(index / KINDS);
    if (seat === this.#situation.seat) return COMMON[index % KINDS] ?? 0;
    const all = this.of(seat, NO_PLACES, 0);
    return all > 0 ? (this.#kinds[index] ?? 0) / all : 0;
  }

  of(seat: number, places: Int32Array, least: number): number {
    if (seat >= this.#situation.round.seats || seat === this.#situation.seat) return 1;
    this.#take(seat, places);
    const first = seat * KINDS;
    for (let kind = 0; kind < KINDS; kind += 1) this.#kinds[first + kind] = this.#common[first + kind] ?? 0;
    let likely = this.#sum(seat);
    for (const deed of this.#deeds[seat] ?? []) {
      if (likely < least) return likely;
      this.#readCard(seat, deed);
      likely = this.#sum(seat);
    }
    if (likely < least || !hasBid(this.#situation.round, seat)) return likely;
    this.#readBid(seat);
    return this.#sum(seat);
  }

  /** How often the seat slips, out of 2^16 cards, if it is of a kind drawn by what `of` last found. */
  slips(seat: number, luck: Luck): number {
    let roll = (luck.below(ROLLS) / ROLLS) * this.#sum(seat);
    let kind = 0;
    for (; kind < KINDS - 1; kind += 1) {
      roll -= this.#kinds[seat * KINDS + kind] ?? 0;
      if (roll < 0) break;
    }
    return (SLIPS[kind] ?? 0) * ROLLS;
  }

  #sum(seat: number): number {
    let sum = 0;
    for (let kind = 0; kind < KINDS; kind += 1) sum += this.#kinds[seat * KINDS + kind] ?? 0;
    return sum;
  }

  /** The seat's hand in this deal. */
  #take(seat: number, places: Int32Array): void {
    const { round, hidden } = this.#situation;
    for (let suit = 0; suit < SUIT_COUNT; suit += 1) this.#hand[suit] = round.hands[seat * SUIT_COUNT + suit] ?? 0;
    for (let index = 0; index < places.length; index += 1)
      if (places[index] === seat) addCard(this.#hand, 0, hidden[index] ?? 0);
  }

  #hold(round: RoundModel, seat: number, more: Int32Array | undefined): void {
    for (let suit = 0; suit < SUIT_COUNT; suit += 1)
      round.hands[seat * SUIT_COUNT + suit] = (this.#hand[suit] ?? 0) | (more?.[suit] ?? 0);
  }

  #readBid(seat: number): void {
    const opening = this.#opening;
    this.#hold(opening, seat, this.#deeds[seat]?.at(-1)?.yet);
    opening.turn = seat;
    const off = Math.abs(this.#rule.worth(opening) - (this.#situation.round.bids[seat] ?? 0));
    for (let kind = 0; kind < KINDS; kind += 1) this.#explain(seat, kind, likelyBid(kind, off));
  }

  #readCard(seat: number, { before, card, yet }: Deed): void {
    this.#hold(before, seat, yet);
    const choices = before.choices();
    if (choices === 1) return;
    const byRule = areNext(before, this.#rule.choose(before), card);
    for (let kind = 0; kind < KINDS; kind += 1) {
      const slip = SLIPS[kind] ?? 0;
      this.#explain(seat, kind, slip / choices + (byRule ? 1 - slip : 0));
    }
  }

  #explain(seat: number, kind: number, likely: number): void {
    this.#kinds[seat * KINDS + kind] = (this.#kinds[seat * KINDS + kind] ?? 0) * likely;
  }
}

/** How likely a seat of a kind makes a bid that is so far off what its hand is worth. */
function likelyBid(kind: number, off: number): number {
  if (kind === 0) return RULE_BIDS[Math.min(Math.max(0, Math.ceil(off - 0.5)), RULE_BIDS.length - 1)] ?? 0;
  if (kind === KINDS - 1) return RANDOM_BID;
  return (1 - STRANGE_BID) / (1 + (BID_SHARPNESS * off) ** 4) + STRANGE_BID;
}

function deedsOf(moments: readonly Moment[], seat: number): readonly Deed[] {
  const own = moments.filter(({ before }) => before.turn === seat);
  const deeds = own.map(({ before, card }, index) => {
    const yet = new Int32Array(SUIT_COUNT);
    for (const later of own.slice(index)) addCard(yet, 0, later.card);
    return { before: before.copied(), card, yet };
  });
  return deeds.reverse();
}

/** The bids come in clockwise order, and the seat on turn is the next. */
function hasBid(round: RoundModel, seat: number): boolean {
  if (!round.isBidding) return true;
  return (seat - round.turn + round.seats) % round.seats >= round.seats - round.bidders;
}
