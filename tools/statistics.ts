/** The few statistics the tools print. */

/** Two-sided 95% of the normal distribution. */
const Z = 1.96;

export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** To four places. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The value below which `part` (0 to 1) of the values lie; 0 without values. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

/**
 * A share (0 to 1) with its 95% interval, from one share a cluster. Matches of one cluster share their cards, so the
 * cluster is what counts as one observation: Wilson's score interval with the sample size that the spread of the
 * clusters amounts to, which stays honest when every share is 0 or 1.
 */
export function shareInterval(clusters: readonly number[]): Interval {
  const share = mean(clusters);
  const count = clusters.length;
  const spread = clusters.reduce((sum, value) => sum + (value - share) ** 2, 0) / Math.max(1, count - 1);
  const size = count > 1 && spread > 0 ? (share * (1 - share) * count) / spread : Math.max(1, count);
  const centre = (share + Z ** 2 / (2 * size)) / (1 + Z ** 2 / size);
  const half = (Z / (1 + Z ** 2 / size)) * Math.sqrt((share * (1 - share)) / size + Z ** 2 / (4 * size ** 2));
  return { mean: share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** A mean with its 95% interval, from one mean a cluster. */
export function meanInterval(clusters: readonly number[]): Interval {
  const middle = mean(clusters);
  const spread = clusters.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, clusters.length - 1);
  const half = Z * Math.sqrt(spread / Math.max(1, clusters.length));
  return { mean: middle, low: middle - half, high: middle + half };
}
