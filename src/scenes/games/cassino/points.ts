/** Points and names in words, for every sheet that shows Cassino's scores. */
import type { Halves } from '#engine/games/cassino/types';

/** Half points as they are written: 14 is '7', 15 is '7½', 1 is '½'. Never negative. */
export function pointsText(halves: Halves): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return `${whole}`;
  return whole === 0 ? '½' : `${whole}½`;
}

/** What a deal brought: '+2', or a plain '0'. */
export const gainText = (halves: Halves): string => (halves === 0 ? '0' : `+${pointsText(halves)}`);

/** The values of a text about points: `count` picks the plural form, `points` is what is written. */
export const pointsValues = (halves: Halves): { readonly points: string; readonly count: number } => ({
  points: pointsText(halves),
  count: halves === 1 || halves === 2 ? 1 : 2,
});

export interface Bar {
  /** Shares of the bar's length, 0 to 1; together at most 1. */
  readonly had: number;
  readonly gained: number;
}

/** A bar that is full at the target: what there was and what came. */
export function barOf(had: Halves, gained: Halves, target: number): Bar {
  const full = target * 2;
  const start = Math.min(had / full, 1);
  return { had: start, gained: Math.min((had + gained) / full, 1) - start };
}
