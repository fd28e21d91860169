/** How the hands of each level react, measured, beside what is known of people. */
import type { Hand } from '#ai/brains/race/hands';
import { PACED_LEVELS, PACES, type PacedLevel } from '#ai/brains/race/paces';
import { planSlap } from '#ai/brains/race/plans';
import { type Dice, diceFrom } from '#engine/core/dice';
import { millis } from '#engine/core/words';
import type { Pattern } from '#engine/kit/race';
import { mean, percentile } from './statistics';

const DRAWS = 20_000;
/** Kolmogorov and Smirnov's bound: a true distribution goes beyond it once in a hundred times. */
const KS_BOUND = 1.63 / Math.sqrt(DRAWS);
const DOUBLE: Pattern = { name: 'double', between: 0 };

/** From the published: the first three are means of simple reactions, the rest what choosing and hurrying add. */
const OF_PEOPLE = [
  'Adults of 18 to 65 press 231 ms after a light that they wait for (Woods et al. 2015, Front. Hum. Neurosci. 9:131);',
  'having to choose costs about 100 ms more. Children of 6 to 8 need near 600 ms to choose, with a long tail. Wrong',
  'presses become more when people hurry. A slap is a choice: it should be nearer 330 ms than 231 for a quick adult.',
];

interface Measured {
  readonly level: PacedLevel;
  readonly median: number;
  readonly p10: number;
  readonly p90: number;
  readonly mean: number;
  readonly quickest: number;
  readonly misses: number;
  readonly falseSlaps: number;
  /** The largest distance between the drawn times and the level's distribution. */
  readonly distance: number;
}

/** Prints a table of the levels, and the same as one JSON object. */
export function printReactions(): void {
  const rows = PACED_LEVELS.map(measure);
  console.log(
    `Reactions to a double over ${DRAWS} cards a level, in milliseconds; misses and false slaps of 100 cards.`,
  );
  console.log('level      10%  median  90%   mean  quickest  misses  false  distance');
  for (const row of rows) console.log(lineOf(row));
  console.log(`A true distribution stays within ${KS_BOUND.toFixed(4)} in 99 of 100 cases.`);
  for (const line of OF_PEOPLE) console.log(line);
  console.log(JSON.stringify({ draws: DRAWS, bound: KS_BOUND, levels: rows }));
}

function lineOf({ level, p10, median, p90, quickest, misses, falseSlaps, distance, ...row }: Measured): string {
  const times = `${pad(p10, 4)} ${pad(median, 7)} ${pad(p90, 4)} ${pad(Math.round(row.mean), 6)} ${pad(quickest, 9)}`;
  const shares = `${pad((100 * misses).toFixed(1), 7)} ${pad((100 * falseSlaps).toFixed(2), 6)}`;
  return `${level.padEnd(9)} ${times} ${shares} ${pad(distance.toFixed(4), 9)}`;
}

const pad = (value: number | string, width: number): string => String(value).padStart(width);

function measure(level: PacedLevel): Measured {
  const pace = PACES[level];
  const hand: Hand = { pace, own: 1000, drift: 0, shaken: false };
  const dice = diceFrom(1).fork(level);
  const times = reactions(hand, [DOUBLE], dice);
  const falseSlaps = reactions(hand, [], dice).length / DRAWS;
  return {
    level,
    median: percentile(times, 0.5),
    p10: percentile(times, 0.1),
    p90: percentile(times, 0.9),
    mean: mean(times),
    quickest: percentile(times, 0),
    misses: 1 - times.length / DRAWS,
    falseSlaps,
    distance: distance(times, pace),
  };
}

/** The times of all slaps that come on so many cards that show this. */
function reactions(hand: Hand, patterns: readonly Pattern[], dice: Dice): readonly number[] {
  const plans = Array.from({ length: DRAWS }, () => planSlap(hand, { visibleAt: millis(0), patterns }, dice));
  return plans.flatMap((plan) => (plan === undefined ? [] : [Number(plan.at)]));
}

/** The largest distance of the share of times below any time from what it should be. */
export function distance(times: readonly number[], pace: ExGaussian): number {
  const sorted = [...times].sort((a, b) => a - b);
  const gaps = sorted.map((time, index) => {
    // A time stands for its whole millisecond.
    const expected = shareBelow(time + 0.5, pace);
    return Math.min(Math.abs(expected - index / sorted.length), Math.abs(expected - (index + 1) / sorted.length));
  });
  return Math.max(...gaps);
}

interface ExGaussian {
  readonly mu: number;
  readonly sigma: number;
  readonly tau: number;
}

const LEAST_MS = 150;

/** The share of times below x: normal plus exponential, nothing under 150 ms. */
function shareBelow(x: number, { mu, sigma, tau }: ExGaussian): number {
  if (x < LEAST_MS) return 0;
  const z = (x - mu) / sigma;
  return phi(z) - Math.exp(-(x - mu) / tau + (sigma * sigma) / (2 * tau * tau)) * phi(z - sigma / tau);
}

/** The share of a normal distribution below x (Abramowitz and Stegun 7.1.26). */
function phi(x: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(x)) / Math.SQRT2);
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = 0.5 * poly * Math.exp((-x * x) / 2);
  return x > 0 ? 1 - tail : tail;
}
