/**
 * Many walks through the same deals, cooled together (population annealing: Hukushima and Iba 2003). One walk alone stays
 * where it first came upon a deal that explains nearly everything, although others explain more: every way there leads over
 * deals that explain less. So all begin in heat, where what a deal explains hardly counts; with every step it counts more,
 * and walks that have come to little join others that have come to much.
 */
import { type Luck, ROLLS } from './luck';
import type { Hidden } from './sampling';
import { type Likeness, Walk } from './walk';

const WALKS = 24;
const STEPS = 16;
/** Swaps of each walk in a step. */
const SWAPS = 30;
/** Swaps of the next walk before its deal is handed out. */
const NEXT_SWAPS = 10;

export class Crowd {
  readonly #walks: readonly Walk[];
  readonly #luck: Luck;
  #next = 0;

  constructor(hidden: Hidden, likeness: Likeness, luck: Luck) {
    this.#luck = luck;
    this.#walks = Array.from({ length: WALKS }, () => new Walk(hidden, likeness, luck));
    for (let step = 1; step <= STEPS; step += 1) {
      this.#gather(1 / STEPS);
      for (const walk of this.#walks) walk.stroll(SWAPS, luck, STEPS / step);
    }
  }

  /** A deal, by card where it lies. It is met as often as it is likely; the next one is another walk's. */
  next(): Int32Array {
    const walk = this.#walks[this.#next % WALKS];
    if (walk === undefined) throw new Error('a crowd without walks');
    this.#next += 1;
    walk.stroll(NEXT_SWAPS, this.#luck);
    return walk.places;
  }

  /** Walks go on in as many copies as their deals are likely, now that what they explain counts for so much more. */
  #gather(more: number): void {
    const logs = this.#walks.map((walk) => more * walk.logLikelihood);
    // Where no deal explains anything, all go on as they are.
    const most = Math.max(...logs, -Number.MAX_VALUE);
    const copies = shares(
      logs.map((log) => Math.exp(log - most)),
      this.#luck,
    );
    const free = this.#walks.filter((_, index) => copies[index] === 0);
    for (const [index, walk] of this.#walks.entries())
      for (let copy = 1; copy < (copies[index] ?? 0); copy += 1) free.pop()?.join(walk);
  }
}

/** So many copies of each as there are weights, shared out by weight: one roll, and a comb of even teeth laid over all. */
function shares(weights: readonly number[], luck: Luck): readonly number[] {
  const tooth = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  let next = (luck.below(ROLLS) / ROLLS) * tooth;
  let reached = 0;
  return weights.map((weight) => {
    reached += weight;
    let copies = 0;
    for (; next < reached; next += tooth) copies += 1;
    return copies;
  });
}
