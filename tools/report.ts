/** Runs of the arena in figures: means with their intervals, sums, and what the decisions took. */
import { type Interval, mean, meanInterval, percentile, rounded, shareInterval } from './statistics';
import type { Results } from './tournament';

export interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** What is told of one player; the matches of one seed are one observation of an interval. */
export interface PlayerFigures {
  readonly wins: Interval;
  /** Points, chips or whatever the game's sheet counts, by match. */
  readonly score: Interval;
  readonly observed: Readonly<Record<string, Interval>>;
  /** Sums over all matches: rounds, and blunders by kind. */
  readonly counted: Readonly<Record<string, number>>;
  /** Milliseconds of a decision. */
  readonly decisionMs: Times;
  readonly decisions: number;
  /** Worlds that candidates were played out in, by decision, and by second of thinking. */
  readonly worlds: { readonly each: number; readonly aSecond: number };
}

export function figuresFor({ shares, scores, observed, counted, times, worlds }: Results): PlayerFigures {
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1000;
  return {
    wins: short(shareInterval(shares)),
    score: clustered(scores),
    observed: Object.fromEntries([...observed].map(([name, rounds]) => [name, clustered(rounds)])),
    counted: Object.fromEntries(counted),
    decisionMs: timesOf(times),
    decisions: times.length,
    worlds: {
      each: rounded(worlds / Math.max(1, times.length)),
      aSecond: Math.round(worlds / Math.max(0.001, seconds)),
    },
  };
}

export const timesOf = (times: readonly number[]): Times => ({
  p50: rounded(percentile(times, 0.5)),
  p99: rounded(percentile(times, 0.99)),
  max: rounded(percentile(times, 1)),
});

/** The mean over all values, with the interval of the means of the rounds that have any. */
function clustered(rounds: readonly (readonly number[])[]): Interval {
  const { mean: middle, low, high } = meanInterval(rounds.filter(({ length }) => length > 0).map(mean));
  const own = mean(rounds.flat());
  return short({ mean: own, low: own - (middle - low), high: own + (high - middle) });
}

const short = ({ mean, low, high }: Interval): Interval => ({
  mean: rounded(mean),
  low: rounded(low),
  high: rounded(high),
});
