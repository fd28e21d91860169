/**
 * The least points a hand of one pack can count, and the cut into melds that leaves them, exactly.
 *
 * What runs save is looked up suit by suit; only ranks held three or four times are branched over: no set, or which cards
 * of the rank are in it. A card that is in no run may always join its set, which leaves a branch or two of most hands.
 */
import { type CardId, PACK } from '#engine/cards/cards';
import { at } from '#engine/core/words';
import { codeOf, RANK_COUNT } from './codes';
import { arranged, SHORTEST_MELD } from './melds';
import {
  type LongMelds,
  lowestRank,
  MASK_POINTS,
  POINT_WORTH,
  RANK_POINTS,
  RUNNABLE,
  type RunTable,
  runMask,
  runTableOf,
} from './runs';

/** A hand as one mask a suit, in the order c d h s; bit 0 is the ace. */
export type Masks = readonly [number, number, number, number];

/** A hand cut into melds, each arranged, and the cards left over, which count `count` points together. */
export interface Cut {
  readonly count: number;
  readonly melds: readonly (readonly CardId[])[];
  readonly loose: readonly CardId[];
}

export function masksOf(hand: readonly CardId[]): Masks {
  const masks: [number, number, number, number] = [0, 0, 0, 0];
  for (const card of hand) {
    const code = codeOf(card);
    const suit = Math.floor(code / RANK_COUNT);
    masks[suit] = (masks[suit] ?? 0) | (1 << (code % RANK_COUNT));
  }
  return masks;
}

/** The points of a card: ace 1, pips, court cards and tens 10. */
export const pointsOf = (card: CardId): number => at(RANK_POINTS, codeOf(card) % RANK_COUNT);

/** The points left over when the hand is cut into melds in the way that leaves fewest. A card is in one meld only. */
export function leastCount(hand: readonly CardId[]): number {
  const [c, d, h, s] = masksOf(hand);
  return leastCountOf(c, d, h, s);
}

/** The same for a hand given as masks: for searches that count thousands of hands. */
export function leastCountOf(c: number, d: number, h: number, s: number): number {
  const held = at4(MASK_POINTS, c, d, h, s);
  const saved = mostSaved(runTableOf('four').worth, c, d, h, s, heldThrice(c, d, h, s));
  return held - Math.floor(saved / POINT_WORTH);
}

/** How many long melds the hand of these masks has, in the cut that leaves fewest points and among equals has most. */
export function longMeldsOf([c, d, h, s]: Masks, long: LongMelds): number {
  return mostSaved(runTableOf(long).worth, c, d, h, s, heldThrice(c, d, h, s)) % POINT_WORTH;
}

/** A cut that leaves fewest points; among equal ones a cut with most long melds. */
export function bestCut(hand: readonly CardId[], long: LongMelds): Cut {
  const table = runTableOf(long);
  let masks = masksOf(hand);
  const melds: (readonly CardId[])[] = [];
  for (let ranks = heldThrice(...masks); ranks !== 0; ranks &= ranks - 1) {
    const set = bestSet(table, masks, ranks);
    if (set === undefined) continue;
    melds.push(set);
    masks = remove(masks, set);
  }
  masks.forEach((mask, suit) => {
    melds.push(...runsOf(table, mask, suit));
  });
  const melded = new Set(melds.flat());
  const loose = arranged(hand.filter((card) => !melded.has(card)));
  return { count: loose.reduce((sum, card) => sum + pointsOf(card), 0), melds, loose };
}

/** The most worth that melds save; `ranks` are the ones that may still make a set. Written flat: searches live in it. */
function mostSaved(worth: Uint16Array, c: number, d: number, h: number, s: number, ranks: number): number {
  if (ranks === 0) return at4(worth, c, d, h, s);
  const bit = ranks & -ranks;
  const rest = ranks ^ bit;
  const points = (RANK_POINTS[lowestRank(bit)] ?? 0) * POINT_WORTH;
  const whole = (c & d & h & s & bit) !== 0;
  const set = mostSaved(worth, c & ~bit, d & ~bit, h & ~bit, s & ~bit, rest) + (whole ? 4 * points + 1 : 3 * points);
  const wanted = wantedByRuns(c, d, h, s, bit);
  if (wanted === 0) return set;
  // Of four with one card wanted by a run, the other three still make a set: to make none is never better.
  const single = (wanted & (wanted - 1)) === 0;
  let most = whole && single ? set : Math.max(set, mostSaved(worth, c, d, h, s, rest));
  if (!whole) return most;
  const three = 3 * points;
  if (wanted & 1) most = Math.max(most, three + mostSaved(worth, c, d & ~bit, h & ~bit, s & ~bit, rest));
  if (wanted & 2) most = Math.max(most, three + mostSaved(worth, c & ~bit, d, h & ~bit, s & ~bit, rest));
  if (wanted & 4) most = Math.max(most, three + mostSaved(worth, c & ~bit, d & ~bit, h, s & ~bit, rest));
  if (wanted & 8) most = Math.max(most, three + mostSaved(worth, c & ~bit, d & ~bit, h & ~bit, s, rest));
  return most;
}

/** The suits, as four bits, in which a run could want the card of this rank. */
const wantedByRuns = (c: number, d: number, h: number, s: number, bit: number): number =>
  (((RUNNABLE[c] ?? 0) & bit) === 0 ? 0 : 1) |
  (((RUNNABLE[d] ?? 0) & bit) === 0 ? 0 : 2) |
  (((RUNNABLE[h] ?? 0) & bit) === 0 ? 0 : 4) |
  (((RUNNABLE[s] ?? 0) & bit) === 0 ? 0 : 8);

/** The ranks held in three suits or more. */
const heldThrice = (c: number, d: number, h: number, s: number): number => (c & d & (h | s)) | (h & s & (c | d));

const at4 = (table: Uint16Array | Uint8Array, c: number, d: number, h: number, s: number): number =>
  (table[c] ?? 0) + (table[d] ?? 0) + (table[h] ?? 0) + (table[s] ?? 0);

/** The set of the lowest of `ranks` in a best cut; undefined when there the rank makes none. */
function bestSet(table: RunTable, masks: Masks, ranks: number): readonly CardId[] | undefined {
  const rest = ranks & (ranks - 1);
  const worthOf = (set: readonly CardId[]): number => {
    const saved =
      set.reduce((sum, card) => sum + pointsOf(card), 0) * POINT_WORTH + (set.length > SHORTEST_MELD ? 1 : 0);
    return saved + mostSaved(table.worth, ...remove(masks, set), rest);
  };
  const held = masks.flatMap((mask, suit) => (mask & ranks & -ranks ? cardAt(suit, lowestRank(ranks)) : []));
  const threes = held.length > SHORTEST_MELD ? held.map((left) => held.filter((card) => card !== left)) : [];
  const sets = [held, ...threes, []].map((set) => ({ set, worth: worthOf(set) }));
  const { set } = sets.reduce((best, other) => (other.worth > best.worth ? other : best));
  return set.length === 0 ? undefined : set;
}

function runsOf(table: RunTable, mask: number, suit: number): readonly (readonly CardId[])[] {
  const runs: (readonly CardId[])[] = [];
  for (let left = mask; left !== 0; ) {
    const low = lowestRank(left);
    const length = table.length[left] ?? 0;
    if (length > 0) runs.push(Array.from({ length }, (_, step) => cardAt(suit, low + step)));
    left &= length > 0 ? ~runMask(low, length) : left - 1;
  }
  return runs;
}

const cardAt = (suit: number, rank: number): CardId => at(PACK, suit * RANK_COUNT + rank);

function remove(masks: Masks, cards: readonly CardId[]): Masks {
  const [c, d, h, s] = masksOf(cards);
  return [masks[0] & ~c, masks[1] & ~d, masks[2] & ~h, masks[3] & ~s];
}
