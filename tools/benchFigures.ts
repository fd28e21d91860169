/** What `npm run bench` prints: figures beside a base of the same machine. */
import { rounded } from './statistics';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /**
   * Milliseconds of the base loop; for rounds a second, deals a second; for counts a second, plain steps a second;
   * for presses, milliseconds until an empty handler hears them.
   */
  readonly base: number;
  readonly ratio: number;
}

const REPEATS = 7;
const BASE_STEPS = 1_000_000;

/** Milliseconds of the fastest of several runs, the first of which warms up. */
export function timed(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run <= REPEATS; run += 1) {
    const begun = performance.now();
    work();
    if (run > 0) best = Math.min(best, performance.now() - begun);
  }
  return best;
}

/** A million steps of whole-number work that no compiler can leave out. */
function baseLoop(): void {
  let word = 1;
  for (let step = 0; step < BASE_STEPS; step += 1) word = Math.imul(word ^ (word >>> 13), 0x5bd1e995) + step;
  if (word === 0) console.log('the base loop came out even');
}

export const figure = (name: string, value: number, unit: string): Figure =>
  beside(timed(baseLoop), { name, value, unit });

export type Measure = Pick<Figure, 'name' | 'value' | 'unit'>;

/** A time beside its base. */
export const beside = (base: number, { name, value, unit }: Measure): Figure => ({
  name,
  value: rounded(value),
  unit,
  base: rounded(base),
  ratio: rounded(value / base),
});

/** How often something is done in a second, beside how often its base is. */
export const speed = (base: number, { name, value, unit }: Measure): Figure => ({
  name,
  value: Math.round(value),
  unit,
  base: Math.round(base),
  ratio: value / base,
});

/** A number that stands for itself on every machine. */
export const number = (name: string, value: number, unit: string): Figure => ({
  name,
  value,
  unit,
  base: 1,
  ratio: value,
});

/** A figure in words, beside what it is measured by. */
export function sentence({ name, value, unit, base, ratio }: Figure): string {
  if (unit === 'ms') return `${name}: ${value} ms (${ratio} of the base loop)`;
  if (unit === 'a second') return `${name}: ${value} a second (${ratio.toPrecision(3)} of ${base} plain deals)`;
  if (unit === 'counts a second')
    return `${name}: ${value} counts a second (${ratio.toPrecision(3)} of ${base} plain steps)`;
  if (unit === 'ms a press') return `${name}: ${value} ms (an empty handler hears it after ${base} ms)`;
  return `${name}: ${value}`;
}
