/**
 * The worthiest take, exactly, without listing takes.
 *
 * The search asks what must be left. At the highest value still lying there it either takes a group or leaves the rest of
 * that value, so a rest of the table is one key and is solved once. A knapsack over what a rest may leave gives a bound
 * first: the cards taken must come out even with the sum, and high cards must find low ones that fill up their groups.
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
  solveWhole(search);
  const indices = takenCounts(search)
    .flatMap((count, value) => search.cards[value]?.slice(0, count) ?? [])
    .sort((a, b) => a - b);
  if (indices.length === 0) return undefined;
  return { indices, worth: indices.reduce((sum, index) => sum + (question.worths[index] ?? 0), 0) };
}

/** Raises the limit from one worth and number of cards to the next, so that no search looks at what is much worse. */
function solveWhole(search: Search): void {
  const balance = search.rest.reduce((sum, count, value) => sum + count * balanceOf(value, search.sum), 0);
  const whole = { top: TOP_VALUE, key: keyOf(search.rest), balance };
  let limit = -1;
  for (let cost = 0; cost > limit; cost = cheapest(search, { ...whole, limit })) {
    limit = (Math.floor(cost / CARD_COST) + 1) * CARD_COST - 1;
  }
}

/** A rest of the table: its highest value is at most `top`; only answers below `limit` are of use. */
interface Rest {
  readonly top: number;
  readonly key: number;
  readonly balance: number;
  readonly limit: number;
}

/** The least cost of what is left of a rest, and the group to take first (or the top value is left). */
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
  /** By highest value and key: the least cost of leaving cards, by their balance. */
  readonly bounds: readonly Map<number, Float64Array>[];
  /** Where the balance 0 stands in a list of bounds; it begins with the least balance this table's cards can have. */
  readonly nought: number;
  /** The bounds of an empty table. */
  readonly nothingLeft: Float64Array;
  readonly solved: Map<number, Solved>;
  /** Rests known to cost at least this much, by key. */
  readonly atLeast: Map<number, number>;
}

function searchFor({ values, worths, sum }: TakeQuestion): Search {
  const rest = countsOf(values);
  const worthOf = (index: number): number => worths[index] ?? 0;
  const cards = rest.map((_, value) =>
    values.flatMap((other, index) => (other === value ? [index] : [])).sort((a, b) => worthOf(b) - worthOf(a) || a - b),
  );
  const leaving = cards.map((indices, value) => leavingCosts(indices.map(worthOf), value));
  const balances = rest.map((count, value) => count * balanceOf(value, sum));
  const nought = balances.reduce((total, balance) => total + Math.max(0, -balance), 0);
  const supply = balances.reduce((total, balance) => total + Math.max(0, balance), 0);
  const nothingLeft = new Float64Array(nought + supply + 1).fill(Infinity);
  nothingLeft[nought] = 0;
  return {
    sum,
    rest,
    cards,
    leaving,
    bounds: rest.map(() => new Map()),
    nought,
    nothingLeft,
    solved: new Map(),
    atLeast: new Map(),
  };
}

/** What leaving 0, 1, 2 … cards of a value costs; the worthiest come first and are left last. */
function leavingCosts(worths: readonly number[], value: number): readonly number[] {
  const card = CARD_COST + placeOf(TOP_VALUE + 1 - value);
  const costs = [0];
  for (const worth of [...worths].reverse()) costs.push((costs.at(-1) ?? 0) + worth * WORTH_COST + card);
  return costs;
}

/**
 * The least cost of leaving some cards of a key up to this value, by their balance. It depends on nothing else, so rests
 * that differ only in higher cards share it.
 */
function boundsOf(search: Search, value: number, key: number): Float64Array {
  if (value === 0) return search.nothingLeft;
  const known = search.bounds[value]?.get(key);
  if (known !== undefined) return known;
  const below = boundsOf(search, value - 1, key % placeOf(value));
  const bounds = below.slice();
  const slots = bounds.length;
  const most = Math.floor(key / placeOf(value));
  for (let count = 1; count <= most; count += 1) {
    const leaving = search.leaving[value]?.[count] ?? Infinity;
    const shift = count * balanceOf(value, search.sum);
    for (let slot = Math.max(0, -shift); slot < Math.min(slots, slots - shift); slot += 1) {
      const cost = leaving + (below[slot] ?? Infinity);
      if (cost < (bounds[slot + shift] ?? 0)) bounds[slot + shift] = cost;
    }
  }
  search.bounds[value]?.set(key, bounds);
  return bounds;
}

/**
 * A card of half the sum or more needs low cards that fill up its group, and counts against them what it needs. Low groups
 * then balance to the sum, groups with one high card to nought, and only a pair of halves to less: minus the sum. A card
 * above the sum is in no group and has no balance.
 */
function balanceOf(value: number, sum: number): number {
  if (value > sum) return 0;
  return 2 * value < sum ? value : value - sum;
}

const balanceIn = (group: Group, sum: number): number =>
  group.parts.reduce((balance, { value, count }) => balance + count * balanceOf(value, sum), 0);

/** The least cost of leaving cards so that the others could balance: in steps of the sum, below nought for pairs of halves only. */
function leastCost(search: Search, { top, key, balance }: Rest): number {
  const { rest, sum, nought } = search;
  const costs = boundsOf(search, top, key);
  const pairs = sum % 2 === 0 && 2 * top >= sum ? Math.floor(countOf(rest, sum / 2) / 2) : 0;
  let least = Infinity;
  for (let slot = balance + nought + pairs * sum; slot >= 0; slot -= sum)
    least = Math.min(least, costs[slot] ?? Infinity);
  return least;
}

/** The least cost of what is left of a rest if that is within the limit; otherwise a cost above it that is never undercut. */
function cheapest(search: Search, { top, key, balance, limit }: Rest): number {
  const value = highest(search.rest, top);
  if (value === 0) return 0;
  const known = search.solved.get(key)?.cost ?? search.atLeast.get(key) ?? 0;
  if (known > limit || search.solved.has(key)) return known;
  const floor = Math.max(known, leastCost(search, { top: value, key, balance, limit }));
  if (floor > limit) return floor;
  return solve(search, { top: value, key, balance, limit }, floor);
}

/** Tries every group with the top value, then leaving it; stops as soon as the floor is met. */
function solve(search: Search, { top, key, balance, limit }: Rest, floor: number): number {
  let best: Solved = { cost: limit + 1, first: 'leave' };
  let missed = Infinity;
  const note = (cost: number, first: Group | 'leave'): void => {
    if (cost < best.cost) best = { cost, first };
    else missed = Math.min(missed, cost);
  };
  for (const group of groupKinds(search.sum).byTop[top] ?? []) {
    if (!fits(group, search.rest)) continue;
    spend(group, search.rest);
    const rest = { top, key: key - group.key, balance: balance - balanceIn(group, search.sum), limit: best.cost - 1 };
    note(cheapest(search, rest), group);
    giveBack(group, search.rest);
    if (best.cost <= floor) break;
  }
  if (best.cost > floor) note(leave(search, { top, key, balance, limit: best.cost - 1 }), 'leave');
  if (best.cost <= limit) search.solved.set(key, best);
  else search.atLeast.set(key, missed);
  return best.cost <= limit ? best.cost : missed;
}

/** Leaves all cards of the top value. */
function leave(search: Search, { top, key, balance, limit }: Rest): number {
  const count = countOf(search.rest, top);
  const cost = search.leaving[top]?.[count] ?? Infinity;
  search.rest[top] = 0;
  const below = {
    top: top - 1,
    key: key - count * placeOf(top),
    balance: balance - count * balanceOf(top, search.sum),
    limit: limit - cost,
  };
  const least = cost + cheapest(search, below);
  search.rest[top] = count;
  return least;
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
