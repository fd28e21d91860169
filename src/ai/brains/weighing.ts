/** Which reasons are told: the weightiest few. */

/** A reason, and how much it weighs beside the others of its game. */
export type Weighed<R> = readonly [weight: number, reason: R];

const MOST = 3;

/** The weightiest first; of equal ones the first. */
export const weightiest = <R>(found: readonly Weighed<R>[]): readonly R[] =>
  [...found]
    .sort(([one], [other]) => other - one)
    .slice(0, MOST)
    .map(([, reason]) => reason);
