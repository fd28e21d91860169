/**
 * Takes on the flat model. A table of up to ten cards is searched whole, by the sums of its selections; a larger one ten
 * cards at a time, which misses some takes of playouts and none that a seat is really offered.
 */
import { at } from '#engine/core/words';
import { CARD_COUNT, type DealModel, IS_SPADE, SCORES, VALUES } from './cassino';

const BLOCK = 10;
const BLOCKS = Math.ceil(CARD_COUNT / BLOCK);
const SELECTIONS = 1 << BLOCK;
/** Selections of groups looked at for one block and sum. */
const PATIENCE = 300;
export const LARGEST_SUM = 16;
/** The ladder plays a take of this weight at once, and a lighter one if no hand value up to the other sweeps what it leaves. */
export const GOOD_TAKE = 4;
export const SMALL_SWEEP = 6;
/** Stands for the heaviest take of a table that is searched block by block. */
const HEAVIEST = -1;

/** The ladder's weights: 1; one more for a spade, four for the ten of diamonds, three for an ace or the two of spades. */
const WEIGHTS = Int8Array.from({ length: CARD_COUNT }, (_, card) => {
  if (SCORES[card] === 4) return 5;
  return 1 + (IS_SPADE[card] ?? 0) + (SCORES[card] === 2 ? 3 : 0);
});
export const weightOf = (card: number): number => WEIGHTS[card] ?? 0;

export class TakeFinder {
  /** By block: the sum and the weight of each selection of its cards. */
  readonly #sums = Array.from({ length: BLOCKS }, () => new Uint8Array(SELECTIONS));
  readonly #weights = Array.from({ length: BLOCKS }, () => new Uint8Array(SELECTIONS));
  readonly #groups = new Int32Array(SELECTIONS);
  #groupCount = 0;
  #patience = 0;
  #bestMask = 0;
  #bestWeight = 0;
  #size = 0;
  #total = 0;
  readonly #highest = new Int8Array(SELECTIONS);
  /** By hand value and block: what the last look has found. */
  readonly #found = new Int32Array((LARGEST_SUM + 1) * BLOCKS);

  /** Looks at the table as it is now. */
  load({ table, tableSize }: DealModel): void {
    this.#size = tableSize;
    this.#total = 0;
    for (let first = 0, block = 0; first < tableSize; first += BLOCK, block += 1) {
      const sums = at(this.#sums, block);
      const weights = at(this.#weights, block);
      const size = Math.min(BLOCK, tableSize - first);
      for (let place = 0; place < size; place += 1) {
        const card = table[first + place] ?? 0;
        const value = VALUES[card] ?? 0;
        const weight = WEIGHTS[card] ?? 0;
        const bit = 1 << place;
        this.#total += value;
        for (let mask = 0; mask < bit; mask += 1) {
          sums[bit | mask] = (sums[mask] ?? 0) + value;
          weights[bit | mask] = (weights[mask] ?? 0) + weight;
          if (block === 0) this.#highest[bit | mask] = Math.max(this.#highest[mask] ?? 0, value);
        }
      }
    }
  }

  /** What the cards on the table count together. */
  get total(): number {
    return this.#total;
  }

  /** Whether a hand value takes everything; never of a table with more than ten cards. */
  sweeps(sum: number): boolean {
    if (this.#size === 0 || this.#size > BLOCK || this.#total % sum !== 0) return false;
    return this.#covers((1 << this.#size) - 1, sum);
  }

  /** Looks for the heaviest take; answers with its weight, 0 when there is none. */
  heaviest(sum: number): number {
    let weight = 0;
    for (let first = 0, block = 0; first < this.#size; first += BLOCK, block += 1) {
      this.#searchBlock(block, 1 << Math.min(BLOCK, this.#size - first), sum);
      this.#found[block * (LARGEST_SUM + 1) + sum] = this.#bestMask;
      weight += this.#bestWeight;
    }
    return weight;
  }

  /** The takes of a hand value as selections, the heaviest first; of a table with more than ten cards the heaviest alone. */
  list(sum: number): readonly number[] {
    if (this.heaviest(sum) === 0) return [];
    if (this.#size > BLOCK) return [HEAVIEST];
    const found = new Set<number>();
    this.#patience = PATIENCE;
    this.#collect(found, 0, 0);
    const weights = at(this.#weights, 0);
    return [...found].sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
  }

  /** Marks what `list` gave for a hand value; nothing for 0. */
  markSelection(deal: DealModel, selection: number, sum: number): void {
    if (selection === HEAVIEST) this.mark(deal, sum);
    else
      for (let place = 0; selection >> place !== 0; place += 1)
        if (((selection >> place) & 1) === 1) deal.mark(deal.table[place] ?? 0);
  }

  /** Marks the take that was found for a hand value. */
  mark(deal: DealModel, sum: number): void {
    for (let place = 0; place < this.#size; place += 1)
      if (this.#isFound(place, sum)) deal.mark(deal.table[place] ?? 0);
  }

  /** Whether what the found take leaves cannot be swept with a hand value of 2 to `most`. */
  leavesSafe(sum: number, most: number): boolean {
    if (this.#size > BLOCK) return true;
    const left = ((1 << this.#size) - 1) & ~(this.#found[sum] ?? 0);
    const total = this.#sums[0]?.[left] ?? 0;
    for (let value = Math.max(2, this.#highest[left] ?? 0); value <= most; value += 1)
      if (total % value === 0 && this.#covers(left, value)) return false;
    return true;
  }

  #isFound(place: number, sum: number): boolean {
    const block = Math.floor(place / BLOCK);
    return (((this.#found[block * (LARGEST_SUM + 1) + sum] ?? 0) >> (place % BLOCK)) & 1) === 1;
  }

  /** Whether the selection can be cut into groups of the sum. */
  #covers(mask: number, sum: number): boolean {
    if (mask === 0) return true;
    if ((this.#highest[mask] ?? 0) > sum) return false;
    const lowest = mask & -mask;
    const others = mask & ~lowest;
    const sums = this.#sums[0];
    for (let rest = others; ; rest = (rest - 1) & others) {
      if (sums?.[rest | lowest] === sum && this.#covers(others & ~rest, sum)) return true;
      if (rest === 0) return false;
    }
  }

  #searchBlock(block: number, end: number, sum: number): void {
    const sums = this.#sums[block];
    this.#groupCount = 0;
    this.#bestMask = 0;
    this.#bestWeight = 0;
    this.#patience = PATIENCE;
    if ((sums?.[end - 1] ?? 0) < sum) return;
    for (let mask = 1; mask < end; mask += 1)
      if (sums?.[mask] === sum) {
        this.#groups[this.#groupCount] = mask;
        this.#groupCount += 1;
      }
    if (this.#groupCount > 0) this.#unite(block, 0, 0);
  }

  #collect(found: Set<number>, taken: number, next: number): void {
    this.#patience -= 1;
    for (let index = next; index < this.#groupCount && this.#patience > 0; index += 1) {
      const group = this.#groups[index] ?? 0;
      if ((group & taken) !== 0) continue;
      found.add(group | taken);
      this.#collect(found, group | taken, index + 1);
    }
  }

  /** Adds groups from `next` on that share no card with what is taken. */
  #unite(block: number, taken: number, next: number): void {
    this.#patience -= 1;
    for (let index = next; index < this.#groupCount && this.#patience > 0; index += 1) {
      const group = this.#groups[index] ?? 0;
      if ((group & taken) !== 0) continue;
      const union = group | taken;
      const weight = this.#weights[block]?.[union] ?? 0;
      if (weight > this.#bestWeight) {
        this.#bestWeight = weight;
        this.#bestMask = union;
      }
      this.#unite(block, union, index + 1);
    }
  }
}
