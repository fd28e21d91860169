/**
 * What runs alone can do in one suit, for every selection of its cards. A selection is a mask of 13 bits, the ace lowest.
 *
 * Worths are points times 16, plus one for each long meld, so that one number says both: most points saved, and among
 * equals most long melds. A hand has far less than 16 of them.
 */
import { RANK_COUNT } from './codes';

/** Which melds are long ones: sets of four, or runs of five and more as well. */
export type LongMelds = 'four' | 'fourAndRun5';

export const POINT_WORTH = 16;
const SELECTIONS = 2 ** RANK_COUNT;
const SHORTEST_RUN = 3;
const LONG_RUN = 5;

/** Points of a card by its rank: ace 1, pips, court cards and tens 10. */
export const RANK_POINTS: readonly number[] = Array.from({ length: RANK_COUNT }, (_, rank) => Math.min(rank + 1, 10));

export interface RunTable {
  /** By mask: the most worth that runs in it save. */
  readonly worth: Uint16Array;
  /** By mask: the length of the run from the lowest card in the best cut, or 0 when that card is left over. */
  readonly length: Uint8Array;
}

/** By mask: the points of all its cards. */
export const MASK_POINTS: Uint8Array = Uint8Array.from({ length: SELECTIONS }, (_, mask) =>
  RANK_POINTS.reduce((sum, points, rank) => (holds(mask, rank) ? sum + points : sum), 0),
);

/** By mask: the cards that are in some run of it. */
export const RUNNABLE: Uint16Array = Uint16Array.from({ length: SELECTIONS }, (_, mask) => {
  const middles = mask & (mask << 1) & (mask >> 1);
  return middles | (middles << 1) | (middles >> 1);
});

const TABLES: Readonly<Record<LongMelds, RunTable>> = {
  four: runTable(RANK_COUNT + 1),
  fourAndRun5: runTable(LONG_RUN),
};

export const runTableOf = (long: LongMelds): RunTable => TABLES[long];

/** Every mask is cut by its lowest card: left over, or at the low end of a run. A longer run goes before an equal one. */
function runTable(longFrom: number): RunTable {
  const worth = new Uint16Array(SELECTIONS);
  const length = new Uint8Array(SELECTIONS);
  for (let mask = 1; mask < SELECTIONS; mask += 1) {
    const low = lowestRank(mask);
    worth[mask] = worth[mask & (mask - 1)] ?? 0;
    let run = 0;
    let points = 0;
    for (let rank = low; holds(mask, rank); rank += 1) {
      run += 1;
      points += RANK_POINTS[rank] ?? 0;
      if (run < SHORTEST_RUN) continue;
      const saved = points * POINT_WORTH + (run >= longFrom ? 1 : 0) + (worth[mask & ~runMask(low, run)] ?? 0);
      if (saved < (worth[mask] ?? 0)) continue;
      worth[mask] = saved;
      length[mask] = run;
    }
  }
  return { worth, length };
}

/** The rank of the lowest card; the mask holds one. */
export function lowestRank(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** A run of `length` cards from the rank `low` up. */
export function runMask(low: number, length: number): number {
  return ((1 << length) - 1) << low;
}

function holds(mask: number, rank: number): boolean {
  return ((mask >> rank) & 1) === 1;
}
