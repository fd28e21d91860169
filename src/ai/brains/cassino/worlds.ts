/** Worlds that a seat could be in, and deals played out in them. */
import type { Trials } from '#ai/search/halving';
import type { Luck } from '#ai/search/luck';
import type { DealModel } from '#ai/search/models/cassino';
import { CassinoPlayer } from '#ai/search/models/cassinoPlay';
import type { Walk } from '#ai/search/walk';
import { at } from '#engine/core/words';
import { POINT } from '#engine/games/cassino/index';
import type { Candidate } from './candidates';
import { walkIn } from './reading';
import { codeOf, type Situation } from './situation';

/** In points: what winning the match is worth beside the points of its last deal. */
const VICTORY = 10;

/** Swaps from one world to the next. */
const SWAPS = 30;

interface CodedPlay {
  readonly card: number;
  readonly taken: readonly number[];
}

/** A candidate on the flat model. */
export const coded = ({ card, taken }: Candidate): CodedPlay => ({ card: codeOf(card), taken: taken.map(codeOf) });

export function playOn(deal: DealModel, { card, taken }: CodedPlay): void {
  for (const one of taken) deal.mark(one);
  deal.play(card);
}

/** What a try came out at: points of the deal before the others', whether the match ended with it, and whether it was won. */
export const Figure = { points: 0, ends: 1, wins: 2 };

export class Worlds implements Trials {
  readonly choices: number;
  readonly #plays: readonly CodedPlay[];
  readonly #situation: Situation;
  readonly #luck: Luck;
  readonly #world: DealModel;
  readonly #deal: DealModel;
  readonly #player = new CassinoPlayer();
  /** In the order in which they are dealt. */
  readonly #hidden: Int8Array;
  readonly #judge: Judge;
  readonly #walk: Walk;
  /** The walk's place of the stock, the last, and where the stock begins among the hidden cards. */
  readonly #stock: number;
  readonly #firstInStock: number;
  /** By `Figure`. */
  readonly figures = new Float64Array(Object.keys(Figure).length);

  constructor(situation: Situation, candidates: readonly Candidate[], luck: Luck) {
    this.choices = candidates.length;
    this.#plays = candidates.map(coded);
    this.#situation = situation;
    this.#luck = luck;
    this.#world = situation.deal.copied();
    this.#deal = situation.deal.copied();
    this.#hidden = situation.hidden.slice();
    this.#judge = new Judge(situation);
    this.#walk = walkIn(situation, luck);
    this.#stock = 2 * situation.rooms.length;
    this.#firstInStock = situation.rooms.reduce((sum, room) => sum + room, 0);
  }

  nextWorld(): void {
    const { places } = this.#walk;
    this.#walk.stroll(SWAPS, this.#luck);
    const hidden = this.#hidden;
    let next = 0;
    for (let place = 0; place <= this.#stock; place += 1)
      for (let index = 0; index < places.length; index += 1)
        if (places[index] === place) {
          hidden[next] = this.#situation.hidden[index] ?? 0;
          next += 1;
        }
    this.#shuffleStock();
    this.#world.copy(this.#situation.deal);
    dealInto(this.#world, hidden, this.#situation);
  }

  /** The walk tells what lies in the stock, and not in which order. */
  #shuffleStock(): void {
    const hidden = this.#hidden;
    const first = this.#firstInStock;
    for (let last = hidden.length - 1; last > first; last -= 1) {
      const other = first + this.#luck.below(last + 1 - first);
      const moved = hidden[last] ?? 0;
      hidden[last] = hidden[other] ?? 0;
      hidden[other] = moved;
    }
  }

  tryChoice(choice: number): number {
    const deal = this.#deal;
    deal.copy(this.#world);
    playOn(deal, at(this.#plays, choice));
    this.#player.playOut(deal, this.#luck);
    const value = this.#judge.value(deal);
    this.figures[Figure.points] = this.#judge.points;
    this.figures[Figure.ends] = this.#judge.endsMatch;
    this.figures[Figure.wins] = this.#judge.winsMatch;
    return value;
  }
}

/** The hidden cards, in this order: to the other seats what they hold, then to the stock what it holds. */
export function dealInto(deal: DealModel, hidden: Int8Array, { rooms, view }: Situation): void {
  let next = 0;
  for (let seat = 0; seat < rooms.length; seat += 1)
    for (let room = rooms[seat] ?? 0; room > 0; room -= 1) {
      deal.give(seat, hidden[next] ?? 0);
      next += 1;
    }
  for (let left = view.stockCount; left > 0; left -= 1) {
    deal.putInStock(hidden[next] ?? 0);
    next += 1;
  }
}

/** What a finished deal is worth to the seat: points before the others, and how near it brings the match. */
export class Judge {
  /** Of the deal judged last, own before the others' on average, or behind them where fewest win. */
  points = 0;
  /** 1 where the match ends with that deal, and the seat's part of the win. */
  endsMatch = 0;
  winsMatch = 0;
  readonly #situation: Situation;
  readonly #halves: Float64Array;

  constructor(situation: Situation) {
    this.#situation = situation;
    this.#halves = new Float64Array(situation.view.seats);
  }

  value(deal: DealModel): number {
    const { seat, view } = this.#situation;
    const { config, totals, seats } = view;
    const halves = this.#halves;
    deal.score(halves);
    const sign = config.misere ? -1 : 1;
    const own = halves[seat] ?? 0;
    const ownTotal = own + (totals[seat] ?? 0);
    let others = 0;
    let top = ownTotal;
    let rival = Number.NEGATIVE_INFINITY;
    let level = 1;
    for (let other = 0; other < seats; other += 1) {
      if (other === seat) continue;
      const theirs = halves[other] ?? 0;
      const total = theirs + (totals[other] ?? 0);
      others += theirs;
      top = Math.max(top, total);
      rival = Math.max(rival, sign * total);
      if (total === ownTotal) level += 1;
    }
    const ahead = (sign * ownTotal - rival) / POINT;
    const target = config.targetScore * POINT;
    const won = ahead > 0 ? 1 : ahead === 0 ? 1 / level : 0;
    this.endsMatch = top >= target ? 1 : 0;
    this.winsMatch = this.endsMatch * won;
    const chance = top >= target ? won : openChance(ahead, seats);
    this.points = (sign * (own - others / (seats - 1))) / POINT;
    return this.points + VICTORY * chance;
  }
}

/** The chance to win from so many points ahead of the best of the others, while no total is enough. */
const openChance = (ahead: number, seats: number): number => (1 + ahead / (Math.abs(ahead) + 6)) / seats;
