/** Points in figures and words, and how a round's points are made up, for every sheet that shows them. */
import { type OhHeavenConfig, pointsFor } from '#engine/games/ohheaven/index';
import type { TextKey } from '#text/say';

/** '12', '−3'. */
export const pointsText = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

/** What a round brought: '+13', '−2', a plain '0'. */
export const gainText = (points: number): string => (points > 0 ? `+${points}` : pointsText(points));

interface Contract {
  readonly bid: number;
  readonly won: number;
  readonly handSize: number;
}

export interface Breakdown {
  /** For tricks, or for the bid where scoring goes by that; undefined where nothing came of it. */
  readonly plain: number | undefined;
  /** For the exact bid; undefined where it was missed. */
  readonly exact: number | undefined;
  readonly points: number;
}

/** The two parts of a seat's points in a round. */
export function breakdown(config: OhHeavenConfig, contract: Contract): Breakdown {
  const { bid, won } = contract;
  const points = pointsFor(config, contract);
  if (bid !== won) return { plain: points === 0 ? undefined : points, exact: undefined, points };
  // All of a made zero is for the bid: it took no trick.
  const exact = bid === 0 ? points : config.bonus;
  return { plain: points === exact ? undefined : points - exact, exact, points };
}

/** What the first part is called, and how it counts. */
export function plainPart({ scoring, trickPoints }: OhHeavenConfig): {
  readonly title: TextKey;
  readonly worth: TextKey;
} {
  switch (scoring) {
    case 'basic':
      return { title: 'roundEnd.part.tricks', worth: BASIC[trickPoints] };
    case 'exact':
      return { title: 'roundEnd.part.bid', worth: 'roundEnd.worth.ifMade' };
    case 'minusDifference':
      return { title: 'roundEnd.part.bid', worth: 'roundEnd.worth.minusOff' };
    case 'minusBid':
      return { title: 'roundEnd.part.bid', worth: 'roundEnd.worth.minusBid' };
    case 'progressive':
      return { title: 'roundEnd.part.squared', worth: 'roundEnd.worth.orTricks' };
  }
}

const BASIC = {
  always: 'roundEnd.worth.each',
  onlyIfMade: 'roundEnd.worth.ifMade',
  never: 'roundEnd.worth.never',
} as const;

/** What a made bid is worth, for the legend. */
export function legendOf({ scoring, trickPoints }: OhHeavenConfig): TextKey {
  switch (scoring) {
    case 'basic':
      return trickPoints === 'never' ? 'rounds.legend.bonus' : 'rounds.legend.tricks';
    case 'progressive':
      return 'rounds.legend.squared';
    default:
      return 'rounds.legend.bid';
  }
}

/** How tricks won stand to the bid. */
export type Verdict = 'made' | 'over' | 'short';

export const verdictOf = (bid: number, won: number): Verdict => (won === bid ? 'made' : won > bid ? 'over' : 'short');

/** The seats with the highest total; nobody while all are level. */
export function leadersOf(totals: readonly number[]): readonly number[] {
  const best = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  return leaders.length === totals.length ? [] : leaders;
}
