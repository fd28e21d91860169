/**
 * A walk through the deals that fit what was seen (Metropolis and others 1953): two hidden cards change places, and the new
 * deal is kept as likely as it explains what the seats did, compared with the old one. So deals that explain everything are
 * met often, which drawing deals blindly would take thousands of tries for.
 */
import { type Luck, ROLLS } from './luck';
import { type Hidden, mayHold, Sampler } from './sampling';

export interface Likeness {
  /**
   * How likely it is that whoever has these cards did what this place did: 0 to 1, and 1 for a place that does nothing. It may
   * answer with anything below `least` as soon as it is sure to end there.
   */
  of(place: number, places: Int32Array, least: number): number;
}

export class Walk {
  /** By card: where it lies now. */
  readonly places: Int32Array;
  readonly #hidden: Hidden;
  readonly #likeness: Likeness;
  /** By place: its likeness now. */
  readonly #likely: Float64Array;
  #heat = 1;

  /** Starts at a deal of the sampler's. */
  constructor(hidden: Hidden, likeness: Likeness, luck: Luck) {
    this.#hidden = hidden;
    this.#likeness = likeness;
    const sampler = new Sampler(hidden);
    sampler.deal(luck);
    this.places = sampler.places;
    this.#likely = Float64Array.from(hidden.rooms, (_, place) => likeness.of(place, this.places, 0));
  }

  /** The natural logarithm of how likely the deal is; minus infinity where a place cannot have done what it did. */
  get logLikelihood(): number {
    return this.#likely.reduce((sum, likely) => sum + Math.log(likely), 0);
  }

  /** Goes to where another walk through the same deals is. */
  join(other: Walk): void {
    this.places.set(other.places);
    this.#likely.set(other.#likely);
  }

  /** Tries so many swaps. In heat a deal counts for less: its likeness to the power of one over the heat. */
  stroll(swaps: number, luck: Luck, heat = 1): void {
    const cards = this.places.length;
    if (cards < 2) return;
    this.#heat = heat;
    for (let swap = 0; swap < swaps; swap += 1) this.#swap(luck.below(cards), luck.below(cards), luck);
  }

  #swap(one: number, other: number, luck: Luck): void {
    const { places } = this;
    const here = places[one] ?? 0;
    const there = places[other] ?? 0;
    if (here === there || !mayHold(this.#hidden, there, one) || !mayHold(this.#hidden, here, other)) return;
    const likely = this.#likely;
    const roll = luck.below(ROLLS) / ROLLS;
    const least = (this.#heat === 1 ? roll : roll ** this.#heat) * (likely[here] ?? 0) * (likely[there] ?? 0);
    places[one] = there;
    places[other] = here;
    const likelyHere = this.#likeness.of(here, places, least);
    const likelyThere = likelyHere < least ? 0 : this.#likeness.of(there, places, least / likelyHere);
    if (likelyHere * likelyThere >= least && likelyThere > 0) {
      likely[here] = likelyHere;
      likely[there] = likelyThere;
      return;
    }
    places[one] = here;
    places[other] = there;
  }
}
