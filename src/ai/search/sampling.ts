/**
 * Hidden cards dealt anew, so that everything fits what has been seen. A game says how many cards each place still takes and
 * which kinds it cannot hold (a suit it is out of, say); cards that are known to lie somewhere are not handed in at all.
 */
import type { Luck } from './luck';

export interface Hidden {
  /** The kind of each card, 0 to 30. */
  readonly kinds: readonly number[];
  /** By place: how many cards it takes. Together at least as many as there are cards. */
  readonly rooms: readonly number[];
  /** By place: a bit for each kind it cannot hold. */
  readonly barred: readonly number[];
}

/** Whether the place may hold the card, as far as kinds go. */
export const mayHold = ({ kinds, barred }: Hidden, place: number, card: number): boolean =>
  (((barred[place] ?? 0) >> (kinds[card] ?? 0)) & 1) === 0;

/** After so many deals that came to a dead end, cards are moved on to make room. */
const TRIES = 12;

export class Sampler {
  /** By card: where the last deal has put it. */
  readonly places: Int32Array;
  readonly #hidden: Hidden;
  /** The cards, those with the fewest places first: they would find them taken later. */
  readonly #order: readonly number[];
  /** By place: the room that is left. */
  readonly #left: Int32Array;

  constructor(hidden: Hidden) {
    this.#hidden = hidden;
    this.places = new Int32Array(hidden.kinds.length);
    this.#left = new Int32Array(hidden.rooms.length);
    this.#order = byFreedom(hidden);
  }

  /**
   * Deals into `places`. Without barred kinds all deals are equally likely; with them nearly so.
   * @throws when nothing fits: what was seen contradicts itself, which is a bug of ours.
   */
  deal(luck: Luck): void {
    for (let turn = 0; turn < TRIES; turn += 1) {
      this.#clear();
      if (this.#order.every((card) => this.#lay(card, luck))) return;
    }
    this.#clear();
    for (const card of this.#order)
      if (!this.#lay(card, luck) && !this.#makeRoom(card, luck, new Set()))
        throw new Error('no deal fits what was seen');
  }

  #clear(): void {
    this.places.fill(-1);
    for (let place = 0; place < this.#left.length; place += 1) this.#left[place] = this.#hidden.rooms[place] ?? 0;
  }

  /** Lays the card where there is room, as likely as there is much; false where there is none. */
  #lay(card: number, luck: Luck): boolean {
    const left = this.#left;
    let room = 0;
    for (let place = 0; place < left.length; place += 1)
      if (mayHold(this.#hidden, place, card)) room += left[place] ?? 0;
    if (room === 0) return false;
    let roll = luck.below(room);
    for (let place = 0; place < left.length; place += 1) {
      if (!mayHold(this.#hidden, place, card)) continue;
      roll -= left[place] ?? 0;
      if (roll >= 0) continue;
      left[place] = (left[place] ?? 0) - 1;
      this.places[card] = place;
      return true;
    }
    return false;
  }

  /** Moves other cards on, until there is a place for this one; false when there is no way. */
  #makeRoom(card: number, luck: Luck, cleared: Set<number>): boolean {
    for (let place = 0; place < this.#left.length; place += 1) {
      if (!mayHold(this.#hidden, place, card) || cleared.has(place)) continue;
      cleared.add(place);
      const moved = this.places.findIndex(
        (lies, other) => lies === place && (this.#lay(other, luck) || this.#makeRoom(other, luck, cleared)),
      );
      if (moved < 0) continue;
      this.places[card] = place;
      return true;
    }
    return false;
  }
}

/** All cards, those that may lie in the fewest places first. */
function byFreedom(hidden: Hidden): readonly number[] {
  const { kinds, rooms } = hidden;
  const freedom = kinds.map(
    (_, card) => rooms.filter((room, place) => room > 0 && mayHold(hidden, place, card)).length,
  );
  return kinds.map((_, card) => card).sort((a, b) => (freedom[a] ?? 0) - (freedom[b] ?? 0) || a - b);
}
