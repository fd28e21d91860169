/**
 * Level steady: the original's decision ladder, exactly (rule sheet section 5). It looks at its own hand and the table
 * only, and rolls no dice.
 */
import { type CardId, faceOf, rankOf, suitOf } from '#engine/cards/cards';
import type { CassinoKind, CassinoView, Play } from '#engine/games/cassino/index';
import { groupsFor, handValue, sweepWouldScore, tableValue } from '#engine/games/cassino/index';
import { bestTake, cutIntoGroups, takes } from '#engine/kit/sums';
import type { Brain } from '#play/types';
import { answer, layable, ownHand, play, sortedTable } from './seen';

export type Rung = 1 | 2 | 3 | 4 | 5 | 6 | 'bestTake';

/** A move and the rung that chose it; 'bestTake' is the last resort of `mustCapture`. */
export interface Choice {
  readonly rung: Rung;
  readonly play: Play;
}

export const steady: Brain<CassinoKind, null> = {
  blank: null,
  remember: () => null,
  choose: (_memory, news) => answer(news, (view) => climb(view).play),
};

/** Rung 2: a take of this score is played without further thought. */
const GOOD_TAKE = 4;
/** Rung 3: hand values that must not be able to sweep what a small take leaves. */
const SMALL_SWEEPS = [2, 3, 4, 5, 6];
/** Rung 4: sums are looked at modulo this … */
const ROUND = 14;
/** … and a rest below this is comfortable, one above it is not. */
const COMFORTABLE = 10;
/** Rung 4: the highest hand value of a card that is laid down gladly. */
const HIGHEST_CANDIDATE = 13;

interface Take {
  readonly card: CardId;
  readonly taken: readonly CardId[];
  readonly score: number;
}

/** The ladder's move for a seat on turn, whose hand the view shows. @throws when there is no such hand: our own bug. */
export function climb(view: CassinoView): Choice {
  const hand = ownHand(view);
  const table = sortedTable(view);
  const sweep = sweepWouldScore(view) ? best(sweeps(hand, table)) : undefined;
  if (sweep !== undefined) return taking(1, sweep);
  const richest = best(hand.flatMap((card) => richestTake(card, table)));
  if (richest !== undefined && richest.score >= GOOD_TAKE) return taking(2, richest);
  // No take scores more than 3 here, so none holds more than two table cards and all of them can be listed.
  const safe = richest && best(hand.flatMap((card) => smallTakes(card, table)).filter((take) => isSafe(take, table)));
  if (safe !== undefined) return taking(3, safe);
  const laid = layDown(layable(view, hand), table);
  if (laid !== undefined) return laid;
  if (richest !== undefined) return taking('bestTake', richest);
  throw new Error('steady was asked for a move without a card in its hand');
}

/** Weight of a card: 1; one more for a spade, four for the ten of diamonds, three for an ace or the two of spades. */
function weight(card: CardId): number {
  const spade = suitOf(card) === 'S' ? 1 : 0;
  if (faceOf(card) === 'TD') return 5;
  return 1 + spade + (rankOf(card) === 'A' || faceOf(card) === '2S' ? 3 : 0);
}

const takeOf = (card: CardId, taken: readonly CardId[]): Take => ({
  card,
  taken,
  score: [card, ...taken].reduce((sum, counted) => sum + weight(counted), 0),
});

const sweeps = (hand: readonly CardId[], table: readonly CardId[]): readonly Take[] =>
  hand.filter((card) => groupsFor(card, table) !== undefined).map((card) => takeOf(card, table));

function richestTake(card: CardId, table: readonly CardId[]): readonly Take[] {
  const found = bestTake({ values: table.map(tableValue), worths: table.map(weight), sum: handValue(card) });
  return found === undefined ? [] : [takeOf(card, pick(table, found.indices))];
}

const smallTakes = (card: CardId, table: readonly CardId[]): readonly Take[] =>
  [...takes(table.map(tableValue), handValue(card))].map((indices) => takeOf(card, pick(table, indices)));

/** Whether no low hand value could sweep what the take leaves. */
function isSafe({ taken }: Take, table: readonly CardId[]): boolean {
  const left = table.filter((card) => !taken.includes(card)).map(tableValue);
  return SMALL_SWEEPS.every((value) => cutIntoGroups(left, value) === undefined);
}

/** Rungs 4 to 6; undefined when no card may be laid down. `cards` stand with the lowest hand value and suit first. */
function layDown(cards: readonly CardId[], table: readonly CardId[]): Choice | undefined {
  const candidates = cards.filter((card) => suitOf(card) !== 'S' && handValue(card) <= HIGHEST_CANDIDATE);
  const sum = table.reduce((total, card) => total + tableValue(card), 0);
  const calming = candidates.filter((card) => (sum + tableValue(card)) % ROUND < COMFORTABLE);
  const calm = sum % ROUND > COMFORTABLE ? highest(calming) : undefined;
  if (calm !== undefined) return laying(4, calm);
  const high = highest(candidates);
  if (high !== undefined) return laying(5, high);
  const [low] = cards;
  return low === undefined ? undefined : laying(6, low);
}

/** The first of the cards with the largest table value. */
const highest = (cards: readonly CardId[]): CardId | undefined =>
  cards.reduce<CardId | undefined>(
    (high, card) => (high === undefined || tableValue(card) > tableValue(high) ? card : high),
    undefined,
  );

/** The highest score, then most cards; of equals the first, which has the lower card in the hand or on the table. */
function best(found: readonly Take[]): Take | undefined {
  return found.reduce<Take | undefined>((top, take) => (top === undefined || beats(take, top) ? take : top), undefined);
}

const beats = (take: Take, top: Take): boolean =>
  take.score > top.score || (take.score === top.score && take.taken.length > top.taken.length);

const taking = (rung: Rung, { card, taken }: Take): Choice => ({ rung, play: play(card, taken) });
const laying = (rung: Rung, card: CardId): Choice => ({ rung, play: play(card, []) });
const pick = (table: readonly CardId[], indices: readonly number[]): readonly CardId[] =>
  indices.flatMap((index) => table[index] ?? []);
