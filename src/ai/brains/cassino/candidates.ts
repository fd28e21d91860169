/** The plays worth a thought: what a strong player would look at, however many takes a table offers. */
import type { CardId } from '#engine/cards/cards';
import { faceOf, rankOf, suitOf } from '#engine/cards/cards';
import { type CassinoView, groupsFor, handValue, sweepWouldScore, tableValue } from '#engine/games/cassino/index';
import { bestTake, singleGroups, takes } from '#engine/kit/sums';
import { layable, ownHand, sortedTable } from './seen';
import { sensibleToLay } from './sense';

/** A hand card and what it takes; nothing when it is laid down. */
export interface Candidate {
  readonly card: CardId;
  readonly taken: readonly CardId[];
}

/** Takes of one hand card: all of them on tables up to this large, and so many at most. */
const SMALL_TABLE = 9;
const LISTED = 80;
/** Takes that are tried in all, the weightiest first. */
const TAKES_TRIED = 12;
/** Beyond so many cards the weightiest take alone is searched for: each search may last milliseconds. */
const LARGE_TABLE = 16;

/** At least one, for a seat on turn whose hand the view shows. */
export function candidatesIn(view: CassinoView): readonly Candidate[] {
  const hand = ownHand(view);
  const table = sortedTable(view);
  if (sweepWouldScore(view) && !view.config.misere) {
    const sweeps = hand.filter((card) => groupsFor(card, table) !== undefined);
    if (sweeps.length > 0) return sweeps.map((card) => ({ card, taken: table }));
  }
  const found = hand
    .flatMap((card) => takesOf(card, table).map((taken) => ({ card, taken })))
    .map((take) => ({ take, weight: weightOf([take.card, ...take.taken]) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, TAKES_TRIED)
    .map(({ take }) => take);
  const laid = sensibleToLay(layable(view, hand), view).map((card) => ({ card, taken: [] }));
  return [...found, ...laid];
}

/** Hundredths of a point, roughly: by what it scores, then as a spade, then as a card. */
export function worthOf(card: CardId): number {
  const spade = suitOf(card) === 'S' ? 30 : 0;
  if (faceOf(card) === 'TD') return 210;
  return 10 + spade + (rankOf(card) === 'A' || faceOf(card) === '2S' ? 100 : 0);
}
export const weightOf = (cards: readonly CardId[]): number => cards.reduce((sum, card) => sum + worthOf(card), 0);

/** What a hand card may take: each combination of values once, with the worthiest cards of each value. */
function takesOf(card: CardId, table: readonly CardId[]): readonly (readonly CardId[])[] {
  const sum = handValue(card);
  const worthiest = [...table].sort((a, b) => worthOf(b) - worthOf(a));
  const values = worthiest.map(tableValue);
  const pick = (indices: readonly number[]): readonly CardId[] => indices.flatMap((index) => worthiest[index] ?? []);
  if (table.length <= SMALL_TABLE) return differentValues(listed(values, sum).map(pick));
  const best = bestTake({ values, worths: worthiest.map(worthOf), sum });
  if (best === undefined) return [];
  const most = table.length > LARGE_TABLE ? best : (bestTake({ values, worths: values.map(() => 1), sum }) ?? best);
  const singles = singleGroups(values, sum).map(pick);
  const weighty = singles.sort((a, b) => weightOf(b) - weightOf(a)).slice(0, TAKES_TRIED);
  return differentValues([pick(best.indices), pick(most.indices), ...weighty]);
}

function listed(values: readonly number[], sum: number): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  for (const indices of takes(values, sum)) if (found.push(indices) === LISTED) break;
  return found;
}

/** Of takes with the same values the weightiest. */
function differentValues(found: readonly (readonly CardId[])[]): readonly (readonly CardId[])[] {
  const byValues = new Map<string, readonly CardId[]>();
  for (const taken of found) {
    const key = taken
      .map(tableValue)
      .sort((a, b) => a - b)
      .join();
    const known = byValues.get(key);
    if (known === undefined || weightOf(taken) > weightOf(known)) byValues.set(key, taken);
  }
  return [...byValues.values()];
}
