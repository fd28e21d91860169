/** The least a hand can count when cards may also be laid off on melds that lie open: the question of going out. */
import { type CardId, PACK } from '#engine/cards/cards';
import { at } from '#engine/core/words';
import { codeOf, RANK_COUNT } from './codes';
import { bestCut, type Cut, leastCount } from './count';
import { meldKind } from './melds';
import type { LongMelds } from './runs';

/** A card and the open meld, by its place in the list given, that it is laid off on. */
export interface LayOffOn {
  readonly card: CardId;
  readonly meld: number;
}

export interface LaidOffCut extends Cut {
  /** In an order in which they can be laid off. */
  readonly layOffs: readonly LayOffOn[];
}

/** The cut that leaves fewest points after lay-offs on `open` melds; of equal ones one with fewest lay-offs. */
export function bestCutWithLayOffs(
  hand: readonly CardId[],
  open: readonly (readonly CardId[])[],
  long: LongMelds,
): LaidOffCut {
  let best: readonly LayOffOn[] = [];
  let least = leastCount(hand);
  for (const layOffs of everyLayOff(new Set(hand), open, 0)) {
    const count = leastCount(hand.filter((card) => layOffs.every((laid) => laid.card !== card)));
    if (count > least || (count === least && layOffs.length >= best.length)) continue;
    least = count;
    best = layOffs;
  }
  const kept = hand.filter((card) => best.every((laid) => laid.card !== card));
  return { ...bestCut(kept, long), layOffs: best };
}

/** Every choice of lay-offs on the melds from number `from` on. */
function* everyLayOff(
  hand: ReadonlySet<CardId>,
  open: readonly (readonly CardId[])[],
  from: number,
): Generator<readonly LayOffOn[]> {
  const meld = open[from];
  if (meld === undefined) {
    yield [];
    return;
  }
  for (const cards of growths(hand, meld)) {
    const left = cards.length === 0 ? hand : new Set([...hand].filter((card) => !cards.includes(card)));
    const laid = cards.map((card) => ({ card, meld: from }));
    for (const later of everyLayOff(left, open, from + 1)) yield [...laid, ...later];
  }
}

/** Every choice of hand cards by which one meld can grow, none first, each in an order in which it grows. */
function growths(hand: ReadonlySet<CardId>, meld: readonly CardId[]): readonly (readonly CardId[])[] {
  if (meldKind(meld) === 'set') return [[], ...fourth(hand, meld).map((card) => [card])];
  const codes = meld.map(codeOf);
  const below = reach(hand, Math.min(...codes), -1);
  const above = reach(hand, Math.max(...codes), 1);
  return prefixes(below).flatMap((low) => prefixes(above).map((high) => [...low, ...high]));
}

const fourth = (hand: ReadonlySet<CardId>, set: readonly CardId[]): readonly CardId[] =>
  [...hand].filter((card) => meldKind([...set, card]) === 'set');

/** The hand cards that continue a run from a card of it, nearest first. */
function reach(hand: ReadonlySet<CardId>, from: number, step: 1 | -1): readonly CardId[] {
  const found: CardId[] = [];
  const suit = Math.floor(from / RANK_COUNT);
  for (let code = from + step; code >= 0 && Math.floor(code / RANK_COUNT) === suit; code += step) {
    const card = at(PACK, code);
    if (!hand.has(card)) break;
    found.push(card);
  }
  return found;
}

const prefixes = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: items.length + 1 }, (_, length) => items.slice(0, length));
