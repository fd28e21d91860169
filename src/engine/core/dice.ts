/**
 * Luck, handed in. A `Dice` is a stream of rolls from pure-rand's xoroshiro128+, forked by label.
 *
 * pure-rand's own seeding leaves consecutive seeds visibly related, so seed and label are mixed through murmur3's
 * finaliser (Appleby, public domain) before they become the generator's state.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

export interface Dice {
  /** A whole number from 0 to n - 1, without bias. `n` is 1 to 2^32. @throws on less: our own bug. */
  below(n: number): number;
  /** A fresh array with the items in random order (Fisher-Yates). */
  shuffle<T>(items: readonly T[]): T[];
  /** An independent stream: the same label gives the same stream, however much this one has rolled. */
  fork(label: string): Dice;
}

/** Two 32-bit lanes that name a stream. */
type Key = readonly [number, number];

/** The dice of a match. `seed` is a whole number from 0 to 2^32 - 1. */
export const diceFrom = (seed: number): Dice => stream([mix(seed | 0), mix(seed ^ 0x9e3779b9)]);

/** A seed for another stream, from which this one's seed cannot be found again. */
export const seedFrom = (dice: Dice): number => dice.below(0x1_0000_0000);

const stream = (key: Key): Dice => new Stream(key);

/** A class, because a match makes several streams a move and most of them are never rolled. */
class Stream implements Dice {
  readonly #key: Key;
  #generator: RandomGenerator | undefined;

  constructor(key: Key) {
    this.#key = key;
  }

  below(n: number): number {
    if (!(n >= 1)) throw new Error(`no whole number is below ${n} and not below nought`);
    this.#generator ??= generatorOf(this.#key);
    return uniformInt(this.#generator, 0, n - 1);
  }

  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      const moved = shuffled[last] as T;
      shuffled[last] = shuffled[other] as T;
      shuffled[other] = moved;
    }
    return shuffled;
  }

  fork(label: string): Dice {
    const [one, other] = this.#key;
    return stream([mix(one ^ hash(label, 0x811c9dc5)), mix(other ^ hash(label, 0x01000193))]);
  }
}

const generatorOf = ([one, other]: Key): RandomGenerator =>
  xoroshiro128plusFromState([
    mix(one + 1),
    mix(other + 2),
    mix(one ^ 0x85ebca6b),
    // The generator must not start with all bits at nought; a set bit in one word makes sure of it.
    mix(other ^ 0xc2b2ae35) | 1,
  ]);

/** FNV-1a over the UTF-16 units of a label, then mixed. */
function hash(label: string, basis: number): number {
  let value = basis;
  for (let index = 0; index < label.length; index += 1) value = Math.imul(value ^ label.charCodeAt(index), 0x01000193);
  return mix(value);
}

/** murmur3's 32-bit finaliser: every input bit reaches every output bit. */
function mix(word: number): number {
  let value = word;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}
