/**
 * Groups of equal sum, counted by value and not by card: a table is thirteen counts from 0 to 4, and one whole number in
 * base five (its key) names it. Equal cards are interchangeable, so a search never tries the same cards in two orders.
 */

/** Values on a table run from 1 (ace) to 13 (king). */
export const TOP_VALUE = 13;
/** One pack holds four cards of each value. */
const MOST_ALIKE = 4;
const BASE = MOST_ALIKE + 1;

/** Cards by value; index 0 is never used. */
export type Counts = number[];

/** One kind of group: which values it is made of. */
export interface Group {
  /** The key of the group's own counts: keys add and subtract as the cards do. */
  readonly key: number;
  readonly top: number;
  readonly size: number;
  readonly parts: readonly Part[];
}

interface Part {
  readonly value: number;
  readonly count: number;
}

const PLACES: readonly number[] = Array.from({ length: TOP_VALUE + 1 }, (_, value) =>
  value === 0 ? 0 : BASE ** (value - 1),
);

/** What one card of this value adds to a key. */
export const placeOf = (value: number): number => PLACES[value] ?? 0;

export const countOf = (counts: Counts, value: number): number => counts[value] ?? 0;

/** Counts the values of a table. @throws on a value outside 1 to 13, or a fifth card of one value. */
export function countsOf(values: Iterable<number>): Counts {
  const counts: Counts = new Array(TOP_VALUE + 1).fill(0);
  for (const value of values) {
    const count = countOf(counts, value) + 1;
    if (placeOf(value) === 0 || count > MOST_ALIKE) throw new Error(`no pack holds card ${count} of value ${value}`);
    counts[value] = count;
  }
  return counts;
}

export const keyOf = (counts: Counts): number => counts.reduce((key, count, value) => key + count * placeOf(value), 0);

export function countsOfKey(key: number): Counts {
  const counts: Counts = [0];
  for (let value = 1, rest = key; value <= TOP_VALUE; value += 1, rest = Math.floor(rest / BASE))
    counts.push(rest % BASE);
  return counts;
}

export const totalOf = (counts: Counts): number => counts.reduce((total, count, value) => total + count * value, 0);

export function fits(group: Group, counts: Counts): boolean {
  for (const part of group.parts) if (countOf(counts, part.value) < part.count) return false;
  return true;
}

/** Takes a group's cards out of the counts, in place. */
export function spend(group: Group, counts: Counts): void {
  for (const part of group.parts) counts[part.value] = countOf(counts, part.value) - part.count;
}

/** Puts a group's cards back, in place. */
export function giveBack(group: Group, counts: Counts): void {
  for (const part of group.parts) counts[part.value] = countOf(counts, part.value) + part.count;
}

/** Every kind of group with one sum: 2 kinds for 2, 160 for 16. Fewest cards first, then the highest cards. */
export interface GroupKinds {
  readonly all: readonly Group[];
  /** By the highest value in the group. */
  readonly byTop: readonly (readonly Group[])[];
  /** By every value in the group. */
  readonly byValue: readonly (readonly Group[])[];
}

const kindsBySum = new Map<number, GroupKinds>();

/** The kinds of groups that add up to `sum`. They follow from the sum alone, so they are made once. */
export function groupKinds(sum: number): GroupKinds {
  const known = kindsBySum.get(sum);
  if (known !== undefined) return known;
  const all = listGroups(sum, TOP_VALUE)
    .map(groupOf)
    .sort((a, b) => a.size - b.size || b.key - a.key);
  const values = Array.from({ length: TOP_VALUE + 1 }, (_, value) => value);
  const kinds: GroupKinds = {
    all,
    byTop: values.map((value) => all.filter((group) => group.top === value)),
    byValue: values.map((value) => all.filter((group) => group.parts.some((part) => part.value === value))),
  };
  kindsBySum.set(sum, kinds);
  return kinds;
}

/** Ways to make `sum` from values up to `top`, as falling lists of values. */
function listGroups(sum: number, top: number): number[][] {
  if (sum === 0) return [[]];
  const lists: number[][] = [];
  for (let value = Math.min(sum, top); value >= 1; value -= 1)
    for (const rest of listGroups(sum - value, value)) lists.push([value, ...rest]);
  return lists.filter((list) => list.every((value) => list.filter((other) => other === value).length <= MOST_ALIKE));
}

function groupOf(values: readonly number[]): Group {
  const counts = countsOf(values);
  const parts = counts
    .map((count, value) => ({ value, count }))
    .filter((part) => part.count > 0)
    .reverse();
  return { key: keyOf(counts), top: Math.max(...values), size: values.length, parts };
}
