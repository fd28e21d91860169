/** Worlds that a seat could be in, and rounds played out in them. */

import { Crowd } from '#ai/search/crowd';
import type { Trials } from '#ai/search/halving';
import { type Luck, ROLLS } from '#ai/search/luck';
import { type RoundModel, suitOfCode } from '#ai/search/models/ohheaven';
import { anyCard, bidFor, RulePlayer } from '#ai/search/models/ohheavenPlay';
import type { Hidden } from '#ai/search/sampling';
import { Reading } from './reading';
import type { Situation } from './situation';

/** Out of 2^16 cards of a playout, at least so many are any card instead of the rule's: one in six. */
const SLIPS = 10_923;
/** In points: what winning the match is worth beside the points of its last round. */
const VICTORY = 10;
/**
 * In own points: what a point of another seat costs. A match is won against the others, and of choices that come out alike
 * for itself a seat takes the one that upsets their bids. At a half it gives up own points for that, and wins less.
 */
const RIVALRY = 0.1;

/** What may be chosen, and how a round begins with it. */
export interface Choices {
  readonly count: number;
  readonly begin: (round: RoundModel, choice: number) => void;
}

/** What a try came out at: points of the round, the bid made exactly, the trick in play taken, tricks in all, the match won. */
export const Figure = { points: 0, exact: 1, takes: 2, tricks: 3, victory: 4 };

export class Worlds implements Trials {
  readonly choices: number;
  readonly #begin: Choices['begin'];
  readonly #situation: Situation;
  readonly #luck: Luck;
  readonly #rule = new RulePlayer();
  readonly #reading: Reading;
  readonly #crowd: Crowd;
  readonly #world: RoundModel;
  readonly #round: RoundModel;
  /** By seat: how often it slips in the playout under way. */
  readonly #slips: Int32Array;
  /** By `Figure`. */
  readonly figures = new Float64Array(Object.keys(Figure).length);

  constructor(situation: Situation, { count, begin }: Choices, luck: Luck) {
    this.choices = count;
    this.#begin = begin;
    this.#situation = situation;
    this.#luck = luck;
    this.#reading = Reading.of(situation);
    this.#crowd = new Crowd(hiddenIn(situation), this.#reading, luck);
    this.#world = situation.round.copied();
    this.#round = situation.round.copied();
    this.#slips = new Int32Array(situation.round.seats);
  }

  nextWorld(): void {
    const { round, hidden } = this.#situation;
    const places = this.#crowd.next();
    this.#world.copy(round);
    for (const [index, card] of hidden.entries()) {
      const place = places[index] ?? round.seats;
      if (place < round.seats) this.#world.give(place, card);
    }
    // The crowd has asked about other deals since; slips are drawn by this one.
    for (let seat = 0; seat < round.seats; seat += 1) this.#reading.of(seat, places, 0);
  }

  tryChoice(choice: number): number {
    const round = this.#round;
    round.copy(this.#world);
    for (let seat = 0; seat < round.seats; seat += 1)
      this.#slips[seat] =
        seat === this.#situation.seat ? SLIPS : Math.max(SLIPS, this.#reading.slips(seat, this.#luck));
    this.#begin(round, choice);
    while (round.isBidding) round.bid(bidFor(this.#rule.worth(round), round));
    this.#playUntil(round, this.#world.tricks + 1);
    const { seat } = this.#situation;
    this.figures[Figure.takes] = (round.won[seat] ?? 0) - (this.#world.won[seat] ?? 0);
    this.#playUntil(round, round.handSize);
    return this.#value(round);
  }

  /** Plays on until so many tricks are complete. */
  #playUntil(round: RoundModel, tricks: number): void {
    while (round.tricks < tricks) {
      const slips = this.#luck.below(ROLLS) < (this.#slips[round.turn] ?? 0);
      round.play(slips ? anyCard(round, this.#luck) : this.#rule.choose(round));
    }
  }

  /** What the finished round is worth to the seat. */
  #value(round: RoundModel): number {
    const { seat } = this.#situation;
    const { figures } = this;
    const own = this.#points(round, seat);
    const victory = this.#victory(round, own);
    figures[Figure.points] = own;
    figures[Figure.exact] = round.bids[seat] === round.won[seat] ? 1 : 0;
    figures[Figure.tricks] = round.won[seat] ?? 0;
    figures[Figure.victory] = victory;
    return own + VICTORY * victory - RIVALRY * this.#othersPoints(round, seat);
  }

  /** The seat's part of the win with the last round; nothing before. */
  #victory(round: RoundModel, own: number): number {
    const { seat, lastTotals } = this.#situation;
    if (lastTotals === undefined) return 0;
    const total = (lastTotals[seat] ?? 0) + own;
    let level = 1;
    for (let other = 0; other < round.seats; other += 1) {
      if (other === seat) continue;
      const theirs = (lastTotals[other] ?? 0) + this.#points(round, other);
      if (theirs > total) return 0;
      if (theirs === total) level += 1;
    }
    return 1 / level;
  }

  #othersPoints(round: RoundModel, seat: number): number {
    let sum = 0;
    for (let other = 0; other < round.seats; other += 1) if (other !== seat) sum += this.#points(round, other);
    return sum;
  }

  #points(round: RoundModel, seat: number): number {
    return this.#situation.points[(round.bids[seat] ?? 0) * (round.handSize + 1) + (round.won[seat] ?? 0)] ?? 0;
  }
}

/** What is to be dealt anew: to the seats what they hold unseen, and the rest to the stock, which is the last place. */
function hiddenIn({ round, hidden, seat }: Situation): Hidden {
  const rooms = Array.from(round.bids, (_, other) => (other === seat ? 0 : roomAt(round, other)));
  const taken = rooms.reduce((sum, room) => sum + room, 0);
  return { kinds: hidden.map(suitOfCode), rooms: [...rooms, hidden.length - taken], barred: [...round.voids, 0] };
}

/** Cards of the seat that nobody has seen: whoever has played to the trick holds one less. */
function roomAt(round: RoundModel, seat: number): number {
  const toPlay = (seat - round.turn + round.seats) % round.seats;
  const hasPlayed = toPlay >= round.seats - round.inTrick;
  return round.handSize - round.tricks - (hasPlayed ? 1 : 0) - round.cardsOf(seat);
}
