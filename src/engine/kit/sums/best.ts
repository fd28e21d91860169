/**
 * The worthiest take, exactly, without listing takes.
 *
 * The search asks what must be left. At the highest value still lying there it either takes a group or leaves the rest of
 * that value, so a rest of the table is one key and is solved once. Before that, a small table over values modulo the
 * sum says the least that must be left of any such rest: what remains of the total cannot be covered by groups.
 */
import { highest } from './cut';
import {
  type Counts,
  countOf,
  countsOf,
  fits,
  type Group,
  giveBack,
  groupKinds,
  keyOf,
  placeOf,
  spend,
  TOP_VALUE,
  totalOf,
} from './groups';

export interface Take {
  /** Into the table that was asked about, rising. */
  readonly indices: readonly number[];
  /** The sum of their worths. */
  readonly worth: number;
}

export interface TakeQuestion {
  /** Table values from 1 to 13, at most four of each. */
  readonly values: readonly number[];
  /** What each card is worth: whole numbers above nought, together below 10,000. */
  readonly worths: readonly number[];
  readonly sum: number;
}

/** Ties are settled by the cost itself: worth counts before the number of cards, and that before where cards lie. */
const CARD_COST = 5 ** TOP_VALUE;
const WORTH_COST = 64 * CARD_COST;

/**
 * The take with the highest worth. Ties: more cards, then the lowest cards compared one by one from the lowest value up;
 * among equal values the worthier card is taken, then the one listed first. Undefined when nothing can be taken.
 */
export function bestTake(question: TakeQuestion): Take | undefined {
  const search = searchFor(question);
  cheapest(search, { top: TOP_VALUE, key: keyOf(search.rest), total: totalOf(search.rest), limit: Infinity });
  const indices = takenCounts(search)
    .flatMap((count, value) => search.cards[value]?.slice(0, count) ?? [])
    .sort((a, b) => a - b);
  if (indices.length === 0) return undefined;
  return { indices, worth: indices.reduce((sum, index) => sum + (question.worths[index] ?? 0), 0) };
}

/** A rest of the table: its highest value is at most `top`; only answers below `limit` are of use. */
interface Rest {
  readonly top: number;
  readonly key: number;
  readonly total: number;
  readonly limit: number;
}

/** A solved rest: the least cost of what is left of it, and the group to take first (or the top value is left). */
interface Solved {
  readonly cost: number;
  readonly first: Group | 'leave';
}

interface Search {
  readonly sum: number;
  /** What lies there now; changed in place while searching. */
  readonly rest: Counts;
  /** By value: the indices of its cards, the first to be taken first. */
  readonly cards: readonly (readonly number[])[];
  /** By value and number of cards: what leaving that many costs. */
  readonly leaving: readonly (readonly number[])[];
  /** By highest value and remainder: the least cost of leaving cards of that remainder. */
  readonly bounds: readonly (readonly number[])[];
  readonly solved: Map<number, Solved>;
  /** Rests known to cost at least this much. */
  readonly atLeast: Map<number, number>;
}

function searchFor({ values, worths, sum }: TakeQuestion): Search {
  const rest = countsOf(values);
  const worthOf = (index: number): number => worths[index] ?? 0;
  const cards = rest.map((_, value) =>
    values.flatMap((other, index) => (other === value ? [index] : [])).sort((a, b) => worthOf(b) - worthOf(a) || a - b),
  );
  const leaving = cards.map((indices, value) => {
    const costs = [...indices]
      .reverse()
      .map((index) => worthOf(index) * WORTH_COST + CARD_COST + placeOf(TOP_VALUE + 1 - value));
    return [0, ...costs.map((_, last) => costs.slice(0, last + 1).reduce((sum_, cost) => sum_ + cost, 0))];
  });
  return { sum, rest, cards, leaving, bounds: boundsOf(leaving, sum), solved: new Map(), atLeast: new Map() };
}

function boundsOf(leaving: readonly (readonly number[])[], sum: number): readonly (readonly number[])[] {
  const bounds: number[][] = [];
  let below: readonly number[] = Array.from({ length: sum }, (_, remainder) => (remainder === 0 ? 0 : Infinity));
  for (const [value, costs] of leaving.entries()) {
    const bound: number[] = new Array(sum).fill(Infinity);
    for (const [count, cost] of costs.entries())
      for (const [remainder, rest] of below.entries()) {
        const left = (remainder + count * value) % sum;
        bound[left] = Math.min(bound[left] ?? Infinity, cost + rest);
      }
    bounds.push(bound);
    below = bound;
  }
  return bounds;
}

/** The least cost of what is left of a rest, or infinity when that is not below the limit. */
function cheapest(search: Search, { top, key, total, limit }: Rest): number {
  const value = highest(search.rest, top);
  if (value === 0) return limit > 0 ? 0 : Infinity;
  const known = search.solved.get(key);
  if (known !== undefined) return known.cost < limit ? known.cost : Infinity;
  const bound = search.bounds[value]?.[total % search.sum] ?? Infinity;
  if (Math.max(bound, search.atLeast.get(key) ?? 0) >= limit) return Infinity;
  const solved = solve(search, { top: value, key, total, limit }, bound);
  if (solved === undefined) search.atLeast.set(key, limit);
  else search.solved.set(key, solved);
  return solved?.cost ?? Infinity;
}

/** Tries every group with the top value, then leaving it; stops as soon as the bound is met. */
function solve(search: Search, { top, key, total, limit }: Rest, bound: number): Solved | undefined {
  let best: Solved | undefined;
  for (const group of groupKinds(search.sum).byTop[top] ?? []) {
    if (!fits(group, search.rest)) continue;
    spend(group, search.rest);
    const cost = cheapest(search, { top, key: key - group.key, total, limit: best?.cost ?? limit });
    giveBack(group, search.rest);
    if (cost !== Infinity) best = { cost, first: group };
    if (best !== undefined && best.cost <= bound) return best;
  }
  const count = countOf(search.rest, top);
  const leaving = search.leaving[top]?.[count] ?? Infinity;
  search.rest[top] = 0;
  const below = { top: top - 1, key: key - count * placeOf(top), total: total - count * top };
  const cost = leaving + cheapest(search, { ...below, limit: (best?.cost ?? limit) - leaving });
  search.rest[top] = count;
  return cost === Infinity ? best : { cost, first: 'leave' };
}

/** Follows the solved rests from the whole table down and counts what is taken. */
function takenCounts(search: Search): Counts {
  const taken = countsOf([]);
  let key = keyOf(search.rest);
  const rest = [...search.rest];
  for (let top = highest(rest, TOP_VALUE); top > 0; top = highest(rest, top)) {
    const first = search.solved.get(key)?.first ?? 'leave';
    if (first === 'leave') {
      key -= countOf(rest, top) * placeOf(top);
      rest[top] = 0;
    } else {
      key -= first.key;
      spend(first, rest);
      giveBack(first, taken);
    }
  }
  return taken;
}
