/** Rolls for playouts: millions a second, from handed-in dice. */
import { type Dice, seedFrom } from '#engine/core/dice';

/** The most a roll can tell apart; chances are given out of so many. */
export const ROLLS = 0x10000;

/** Marsaglia's xorshift of 32 bits: good enough to mix playouts, and a handful of steps a roll. */
export class Luck {
  #word: number;

  constructor(dice: Dice) {
    this.#word = seedFrom(dice) | 1;
  }

  /** A whole number from 0 to n - 1, for n up to `ROLLS`: a bias of a few in 65,536 is nothing to a playout. */
  below(n: number): number {
    let word = this.#word;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.#word = word;
    return ((word >>> 16) * n) >>> 16;
  }
}
