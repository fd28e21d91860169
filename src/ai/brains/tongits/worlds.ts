/** Worlds that a seat could be in, and rounds of Tong-its played out in them. */
import type { Trials } from '#ai/search/halving';
import { type Luck, ROLLS } from '#ai/search/luck';
import type { RoundModel } from '#ai/search/models/tongits';
import { paidBy } from '#ai/search/models/tongitsEnds';
import { discardsOf, legalMoves } from '#ai/search/models/tongitsLegal';
import { type Manner, SHARP, STEADY } from '#ai/search/models/tongitsManners';
import { RulePlayer } from '#ai/search/models/tongitsPlay';
import { Act, actOf, move, NO_PLACE, PLACES, Stage } from '#ai/search/models/tongitsWords';
import { Walk } from '#ai/search/walk';
import { type Known, Reading } from './reading';

/** Swaps before the first world, and from one world to the next. */
const FIRST_SWAPS = 600;
const SWAPS = 60;
/** Out of 2^16 moves of a playout, so many are not the rule's: one in ten. */
const SLIPS = 6554;
/** What the rule would do is taken unless something else wins so much more often. */
const TRUST = 0.01;
/** Of the pot: what it is worth to have won the round before the one that could win it. */
const NEXT_POT = 0.4;

export interface Question extends Known {
  readonly round: RoundModel;
  readonly moves: readonly number[];
  /** Which of them the rule would make. */
  readonly trusted: number;
  /** Pot scoring: what lies in the pot, and the place that takes it with its next win, or `NO_PLACE`. */
  readonly pot: number;
  readonly running: number;
}

/** What a try came out at: chips with what is to be expected of the pot, or the chance to win; and the round won. */
export const Figure = { worth: 0, wins: 1 };

export class Worlds implements Trials {
  readonly choices: number;
  readonly #question: Question;
  readonly #luck: Luck;
  readonly #rule = new RulePlayer();
  readonly #walk: Walk;
  readonly #world: RoundModel;
  readonly #round: RoundModel;
  /** By place: how it plays in this world; undefined at random. */
  readonly #manners: (Manner | undefined)[] = [];
  /** By `Figure`. */
  readonly figures = new Float64Array(Object.keys(Figure).length);

  constructor(question: Question, luck: Luck) {
    const { round, me, hidden } = question;
    this.choices = question.moves.length;
    this.#question = question;
    this.#luck = luck;
    const rooms = Array.from(round.held, (held, place) => (place === me ? 0 : held));
    rooms.push(hidden.length - rooms.reduce((sum, room) => sum + room, 0));
    const barred = rooms.map(() => 0);
    this.#walk = new Walk({ kinds: hidden.map(() => 0), rooms, barred }, new Reading(round, question), luck);
    this.#walk.stroll(FIRST_SWAPS, luck);
    this.#world = round.copied();
    this.#round = round.copied();
  }

  nextWorld(): void {
    const { round, hidden, me, deeds } = this.#question;
    const world = this.#world;
    this.#walk.stroll(SWAPS, this.#luck);
    world.copy(round);
    world.next = 0;
    let stock = 0;
    for (const [index, card] of hidden.entries()) {
      const place = this.#walk.places[index] ?? PLACES;
      if (place < PLACES) world.give(place, card);
      else {
        // Laid into the stock at any depth.
        const depth = this.#luck.below(stock + 1);
        world.stock[stock] = world.stock[depth] ?? 0;
        world.stock[depth] = card;
        stock += 1;
      }
    }
    for (let place = 0; place < PLACES; place += 1)
      this.#manners[place] = place === me ? SHARP : this.#mannerOf(deeds[place]?.wild ?? 0);
  }

  #mannerOf(wild: number): Manner | undefined {
    if (this.#luck.below(ROLLS) < wild * ROLLS) return undefined;
    return this.#luck.below(2) === 0 ? STEADY : SHARP;
  }

  tryChoice(choice: number): number {
    const round = this.#round;
    round.copy(this.#world);
    const { moves, trusted, me } = this.#question;
    if (round.stage === Stage.answering) this.#answerAll(round, me, moves[choice] ?? 0);
    else round.play(moves[choice] ?? 0);
    while (round.stage !== Stage.over) round.play(this.#next(round));
    const value = this.#value(round);
    this.figures[Figure.worth] = value;
    this.figures[Figure.wins] = round.winner === me ? 1 : 0;
    return value + (choice === trusted ? TRUST : 0);
  }

  /** The others may be asked first, and the seat does not hear what they say. */
  #answerAll(round: RoundModel, me: number, own: number): void {
    while (round.stage === Stage.answering) round.play(round.mover === me ? own : this.#next(round));
  }

  #next(round: RoundModel): number {
    const manner = this.#manners[round.mover];
    if (manner === undefined) return this.#any(legalMoves(round));
    const planned = this.#rule.choose(round, manner);
    if (this.#luck.below(ROLLS) >= SLIPS) return planned;
    switch (actOf(planned)) {
      case Act.discard:
        return this.#any(discardsOf(round));
      case Act.call:
      case Act.take:
        return move(Act.draw);
      default:
        return planned;
    }
  }

  #any(moves: readonly number[]): number {
    return moves[this.#luck.below(moves.length)] ?? 0;
  }

  /** What the finished round is worth: a win, or chips with what is to be expected of the pot. */
  #value(round: RoundModel): number {
    const { me, pot, running } = this.#question;
    const { winner, config } = round;
    if (config.scoring === 'plain') return winner === me ? 1 : 0;
    if (winner === NO_PLACE) return pot / PLACES;
    const takes = config.potGoes === 'everyWin' || running === winner;
    const later = winner === me ? NEXT_POT : (1 - NEXT_POT) / (PLACES - 1);
    if (winner !== me) return (takes ? 0 : pot * later) - paidBy(round, me);
    let chips = takes ? pot : pot * later;
    for (let loser = 0; loser < PLACES; loser += 1) if (loser !== me) chips += paidBy(round, loser);
    return chips;
  }
}
