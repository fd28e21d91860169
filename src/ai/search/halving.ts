/**
 * Which of several choices is best, by trying them in sampled worlds (sequential halving: Karnin, Koren, Somekh 2013). All
 * choices still in the race are tried in the same worlds, so that luck of the deal does not part them; after each stage the
 * worse half drops out. The work is counted in worlds, never in time: the same dice give the same answer everywhere.
 */
import type { Hurry } from '#play/types';

export interface Trials {
  /** How many choices there are, at least one. */
  readonly choices: number;
  /** Goes to the next world. */
  nextWorld(): void;
  /** How good this choice came out in the world, once. */
  tryChoice(choice: number): number;
}

export interface Effort {
  /** Worlds after which the worse half drops out, in rising order; the last one ends the search. */
  readonly stages: readonly number[];
  /** Asked before every world; the search then ends with what it knows. A safety net that reads a clock. */
  readonly stop: Hurry;
}

/** Of whoever may think as long as it takes. */
export const NO_HURRY: Hurry = () => false;

/** The best choice; of equal ones the first. */
export function bestChoice(trials: Trials, { stages, stop }: Effort): number {
  const totals = new Float64Array(trials.choices);
  let racing = Array.from(totals, (_, choice) => choice);
  let worlds = 0;
  for (const stage of stages) {
    if (racing.length === 1) break;
    for (; worlds < stage && !stop(); worlds += 1) {
      trials.nextWorld();
      for (const choice of racing) totals[choice] = (totals[choice] ?? 0) + trials.tryChoice(choice);
    }
    racing = betterHalf(racing, totals);
  }
  return racing[0] ?? 0;
}

/** Best first. */
function betterHalf(racing: readonly number[], totals: Float64Array): number[] {
  const order = [...racing].sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0) || a - b);
  return order.slice(0, Math.ceil(order.length / 2));
}
