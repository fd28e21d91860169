/**
 * The decision ladder read out word for word (rule sheet section 5): every subset of the table for every hand card, no
 * pruning, nothing shared with the fast one but what cards count.
 */
import { type CardId, faceOf, rankOf, suitOf } from '#engine/cards/cards';
import { isHidden } from '#engine/core/secrets';
import { type CassinoView, handValue, type Play, tableValue } from '#engine/games/cassino/index';
import { canBeCut, subsets } from './brute';

interface Candidate {
  readonly card: CardId;
  readonly taken: readonly CardId[];
}

const SUIT_ORDER = 'CDHS';

export function slowLadder(view: CassinoView): Play {
  const hand = view.hands.flatMap(({ cards }) => (isHidden(cards) ? [] : cards));
  const every = hand.flatMap((card) => takesWith(card, view.table));
  const sweeps = sweepCounts(view) ? every.filter(({ taken }) => taken.length === view.table.length) : [];
  const ranked = sort(every, score, tieBreaks);
  const [sweep] = sort(sweeps, score, tieBreaks);
  if (sweep !== undefined) return played(sweep);
  const [top] = ranked;
  if (top !== undefined && score(top) >= 4) return played(top);
  const [modest] = ranked.filter((take) => score(take) >= 2 && leavesNoSmallSweep(take, view.table));
  if (modest !== undefined) return played(modest);
  const free = hand.filter((card) => !(view.config.mustCapture && every.some((take) => take.card === card)));
  const laid = cardToLay(free, view.table);
  if (laid !== undefined) return played({ card: laid, taken: [] });
  if (top !== undefined) return played(top);
  throw new Error('nothing to play');
}

const played = ({ card, taken }: Candidate): Play => ({ type: 'play', hand: [card], table: taken });

const takesWith = (card: CardId, table: readonly CardId[]): readonly Candidate[] =>
  subsets(table.length)
    .map((set) => set.flatMap((index) => table[index] ?? []))
    .filter((taken) => taken.length > 0 && canBeCut(taken.map(tableValue), handValue(card)))
    .map((taken) => ({ card, taken }));

function sweepCounts({ config, table, sweepsFrozen, stockCount, hands }: CassinoView): boolean {
  const lastPlay = stockCount === 0 && hands.reduce((sum, hand) => sum + hand.count, 0) === 1;
  return !sweepsFrozen && table.length >= config.sweepMinCards && (config.sweepLastPlay || !lastPlay);
}

function weigh(card: CardId): number {
  let weight = 1;
  if (suitOf(card) === 'S') weight += 1;
  if (faceOf(card) === 'TD') weight += 4;
  if (rankOf(card) === 'A' || faceOf(card) === '2S') weight += 3;
  return weight;
}

const score = ({ card, taken }: Candidate): number => weigh(card) + taken.reduce((sum, one) => sum + weigh(one), 0);

/** More cards taken, the lower hand value, suits c d h s, then the lowest table cards one by one. */
function tieBreaks(a: Candidate, b: Candidate): number {
  const lowest = (take: Candidate): readonly number[] => take.taken.map(place).sort((x, y) => x - y);
  const [left, right] = [lowest(a), lowest(b)];
  const differs = left.findIndex((one, index) => one !== right[index]);
  return (
    b.taken.length - a.taken.length ||
    handValue(a.card) - handValue(b.card) ||
    suitPlace(a.card) - suitPlace(b.card) ||
    (left[differs] ?? 0) - (right[differs] ?? 0)
  );
}

const suitPlace = (card: CardId): number => SUIT_ORDER.indexOf(suitOf(card) ?? '');
const place = (card: CardId): number => tableValue(card) * SUIT_ORDER.length + suitPlace(card);

const sort = (
  takes: readonly Candidate[],
  by: (take: Candidate) => number,
  then: (a: Candidate, b: Candidate) => number,
): readonly Candidate[] => [...takes].sort((a, b) => by(b) - by(a) || then(a, b));

const leavesNoSmallSweep = ({ taken }: Candidate, table: readonly CardId[]): boolean => {
  const left = table.filter((card) => !taken.includes(card)).map(tableValue);
  return left.length === 0 || [2, 3, 4, 5, 6].every((value) => !canBeCut(left, value));
};

function cardToLay(cards: readonly CardId[], table: readonly CardId[]): CardId | undefined {
  const sum = table.reduce((total, card) => total + tableValue(card), 0);
  const candidates = cards.filter((card) => suitOf(card) !== 'S' && handValue(card) <= 13);
  const highestFirst = [...candidates].sort((a, b) => tableValue(b) - tableValue(a) || suitPlace(a) - suitPlace(b));
  const uneasy = [11, 12, 13].includes(sum % 14);
  const calming = highestFirst.find((card) => (sum + tableValue(card)) % 14 < 10);
  if (uneasy && calming !== undefined) return calming;
  const lowestFirst = [...cards].sort((a, b) => handValue(a) - handValue(b) || suitPlace(a) - suitPlace(b));
  return highestFirst[0] ?? lowestFirst[0];
}
