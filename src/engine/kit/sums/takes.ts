/**
 * Every take of one sum: the sets of cards that can be cut into groups. There can be 10^10 of them, so they are found one
 * by one, and counted without being listed.
 */
import { cutCounts, type FailedRests, highest, partOfAGroup } from './cut';
import {
  type Counts,
  countOf,
  countsOf,
  countsOfKey,
  fits,
  type Group,
  groupKinds,
  keyOf,
  placeOf,
  totalOf,
} from './groups';

/** Answers kept by a listing before it forgets them all: a memory bound of a few tens of megabytes. */
const MEMO_BOUND = 400_000;

/**
 * Every non-empty set of indices that can be cut into groups of `sum`, each once, lazily, in table order: {0}, {0 1},
 * {0 1 2}, {0 2}, {1} … A set is only grown while some take still contains it, so no dead end is walked.
 */
export function* takes(values: readonly number[], sum: number): Generator<readonly number[]> {
  const grows = growth(values, sum);
  const isTake = takeTest(sum);
  const usable = partOfAGroup(values, sum);
  const chosen: number[] = [];
  let key = 0;
  for (let next = 0; ; next += 1) {
    while (next < values.length && !(usable[next] && grows(key + placeOf(values[next] ?? 0), next))) next += 1;
    if (next < values.length) {
      chosen.push(next);
      key += placeOf(values[next] ?? 0);
      if (isTake(key)) yield [...chosen];
    } else {
      const last = chosen.pop();
      if (last === undefined) return;
      key -= placeOf(values[last] ?? 0);
      next = last;
    }
  }
}

/** How many takes there are. Counts are reached group by group; the cards of one count are chosen by binomials. */
export function countTakes(values: readonly number[], sum: number): bigint {
  const counts = countsOf(values);
  const reached = new Set([0]);
  for (const kinds of groupKinds(sum).byTop) spread(reached, counts, kinds);
  reached.delete(0);
  let takeCount = 0n;
  for (const key of reached)
    takeCount += BigInt(
      countsOfKey(key).reduce((ways, taken, value) => ways * choose(countOf(counts, value), taken), 1),
    );
  return takeCount;
}

/** Adds to `reached` every key that more groups of these kinds lead to, within the counts. */
function spread(reached: Set<number>, counts: Counts, kinds: readonly Group[]): void {
  let edge: Iterable<number> = kinds.length === 0 ? [] : [...reached];
  for (let grew = kinds.length > 0; grew; ) {
    const next = new Set<number>();
    for (const key of edge) {
      const rest = countsOfKey(key).map((taken, value) => countOf(counts, value) - taken);
      for (const group of kinds) if (fits(group, rest) && !reached.has(key + group.key)) next.add(key + group.key);
    }
    for (const key of next) reached.add(key);
    edge = next;
    grew = next.size > 0;
  }
}

const choose = (of: number, taken: number): number => (taken === 0 ? 1 : (choose(of - 1, taken - 1) * of) / taken);

/** Whether the cards of a key are a take, remembered. */
function takeTest(sum: number): (key: number) => boolean {
  const failed: FailedRests = new Set();
  const known = new Map<number, boolean>();
  return (key) => {
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    if (known.size + failed.size > MEMO_BOUND) {
      known.clear();
      failed.clear();
    }
    const found = cutCounts(countsOfKey(key), sum, failed) !== undefined;
    known.set(key, found);
    return found;
  };
}

/** Whether some take holds all the cards of `key` and otherwise only cards after `last`; remembered by place. */
function growth(values: readonly number[], sum: number): (key: number, last: number) => boolean {
  const spares = values.map((_, index) => countsOf(values.slice(index + 1)));
  const known = values.map(() => new Map<number, boolean>());
  const failed = new Map<number, Set<number>>();
  let kept = 0;
  return (key, last) => {
    const answers = known[last];
    const answer = answers?.get(key);
    if (answer !== undefined) return answer;
    if (kept > MEMO_BOUND) {
      kept = 0;
      failed.clear();
      for (const old of known) old.clear();
    }
    const found = completable({ needed: countsOfKey(key), spare: spares[last] ?? [], sum, failed });
    answers?.set(key, found);
    kept += 1;
    return found;
  };
}

interface Completion {
  readonly needed: Counts;
  readonly spare: Counts;
  readonly sum: number;
  /** Needs without an answer, by the key of what is spare. */
  readonly failed: Map<number, Set<number>>;
}

/** Whether groups can cover all that is needed, with the help of spare cards. */
function completable({ needed, spare, sum, failed }: Completion): boolean {
  const value = highest(needed, needed.length - 1);
  if (value === 0) return true;
  if (!remaindersOf(spare, sum).has((sum - (totalOf(needed) % sum)) % sum)) return false;
  const key = keyOf(needed);
  const spareKey = keyOf(spare);
  if (failed.get(spareKey)?.has(key)) return false;
  for (const group of groupKinds(sum).byValue[value] ?? []) {
    const rest = coverWith(group, needed, spare);
    if (rest !== undefined && completable({ ...rest, sum, failed })) return true;
  }
  failed.set(spareKey, (failed.get(spareKey) ?? new Set()).add(key));
  return false;
}

/** The remainders that totals of some of these cards leave when divided by `sum`. */
function remaindersOf(counts: Counts, sum: number): ReadonlySet<number> {
  const remainders = new Set([0]);
  for (const [value, count] of counts.entries())
    for (let card = 0; card < count && remainders.size < sum; card += 1)
      for (const remainder of [...remainders]) remainders.add((remainder + value) % sum);
  return remainders;
}

/** What is needed and spare after this group, which uses needed cards before spare ones; undefined if it does not fit. */
function coverWith(
  group: Group,
  needed: Counts,
  spare: Counts,
): { readonly needed: Counts; readonly spare: Counts } | undefined {
  for (const { value, count } of group.parts)
    if (countOf(needed, value) + countOf(spare, value) < count) return undefined;
  const rest = { needed: [...needed], spare: [...spare] };
  for (const { value, count } of group.parts) {
    const covered = Math.min(count, countOf(needed, value));
    rest.needed[value] = countOf(needed, value) - covered;
    rest.spare[value] = countOf(spare, value) - (count - covered);
  }
  return rest;
}
