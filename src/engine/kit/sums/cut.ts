/** Can these cards be cut into groups of one sum, and how? Largest value first, and no failed rest is tried twice. */
import {
  type Counts,
  countOf,
  countsOf,
  fits,
  type Group,
  giveBack,
  groupKinds,
  keyOf,
  spend,
  totalOf,
} from './groups';

/** Rests known to have no cut, by key. A long search may hand the same set to many calls of one sum. */
export type FailedRests = Set<number>;

/** One way of cutting all counted cards into groups, highest cards first, or undefined when there is none. */
export function cutCounts(counts: Counts, sum: number, failed: FailedRests = new Set()): readonly Group[] | undefined {
  if (totalOf(counts) % sum !== 0) return undefined;
  const kinds = groupKinds(sum);
  const rest = [...counts];
  const groups: Group[] = [];
  const cover = (top: number, key: number): boolean => {
    const value = highest(rest, top);
    if (value === 0) return true;
    if (failed.has(key)) return false;
    for (const group of kinds.byTop[value] ?? []) {
      if (!fits(group, rest)) continue;
      spend(group, rest);
      groups.push(group);
      if (cover(value, key - group.key)) return true;
      groups.pop();
      giveBack(group, rest);
    }
    failed.add(key);
    return false;
  };
  return cover(counts.length - 1, keyOf(counts)) ? groups : undefined;
}

/**
 * One way of cutting ALL values into groups that each add up to `sum`, as lists of indices into `values`; undefined when
 * there is none (nothing to cut included). An equal card stands alone, and groups of few cards are preferred.
 */
export function cutIntoGroups(values: readonly number[], sum: number): readonly (readonly number[])[] | undefined {
  if (values.length === 0 || values.some((value) => value > sum)) return undefined;
  const groups = cutCounts(countsOf(values), sum);
  if (groups === undefined) return undefined;
  const places = indicesByValue(values);
  return groups.map((group) =>
    group.parts.flatMap(({ value, count }) => places[value]?.splice(0, count) ?? []).sort((a, b) => a - b),
  );
}

/** Which single cards can be in some group of that sum, by index. */
export function partOfAGroup(values: readonly number[], sum: number): readonly boolean[] {
  const counts = countsOf(values);
  const usable = new Set<number>();
  for (const group of groupKinds(sum).all)
    if (fits(group, counts)) for (const part of group.parts) usable.add(part.value);
  return values.map((value) => usable.has(value));
}

/** Every kind of single group these values hold, each once, as rising indices: the first cards of each value stand for it. */
export function singleGroups(values: readonly number[], sum: number): readonly (readonly number[])[] {
  const counts = countsOf(values);
  const places = indicesByValue(values);
  return groupKinds(sum)
    .all.filter((group) => fits(group, counts))
    .map((group) =>
      group.parts.flatMap(({ value, count }) => places[value]?.slice(0, count) ?? []).sort((a, b) => a - b),
    );
}

/** The highest value at or below `top` of which a card is left; 0 when none is. */
export function highest(counts: Counts, top: number): number {
  let value = top;
  while (value > 0 && countOf(counts, value) === 0) value -= 1;
  return value;
}

function indicesByValue(values: readonly number[]): number[][] {
  const places: number[][] = [];
  for (const [index, value] of values.entries()) {
    const known = places[value] ?? [];
    known.push(index);
    places[value] = known;
  }
  return places;
}
