/** Random times from whole numbers alone, so that every machine draws the same ones. */
import type { Dice } from '#engine/core/dice';

const UNIT = 0x1_0000;
/** The sum of twelve uniform draws has the variance of one draw of the normal distribution. */
const SUMMANDS = 12;

/** A whole number, normally distributed as nearly as a sum of twelve uniform draws is. */
export function normal(mean: number, deviation: number, dice: Dice): number {
  let sum = 0;
  for (let draw = 0; draw < SUMMANDS; draw += 1) sum += 2 * dice.below(UNIT) + 1 - UNIT;
  return mean + Math.floor((deviation * sum) / (2 * UNIT));
}

/**
 * A whole number, exponentially distributed. Von Neumann's way (1951): a falling run of uniform draws is of odd length with
 * probability e^-x, where x is its first draw; each run of even length moves the answer one unit on.
 */
export function exponential(mean: number, dice: Dice): number {
  for (let units = 0; ; units += 1) {
    const first = dice.below(UNIT);
    if (fallingRun(first, dice) % 2 === 1) return Math.floor((mean * (units * UNIT + first)) / UNIT);
  }
}

/** How many draws fall one below the other, the first one included. */
function fallingRun(first: number, dice: Dice): number {
  let last = first;
  for (let length = 1; ; length += 1) {
    const next = dice.below(UNIT);
    if (next >= last) return length;
    last = next;
  }
}

/** Whether something happens that happens so many times in a thousand. */
export const happens = (perMille: number, dice: Dice): boolean => dice.below(1000) < perMille;
