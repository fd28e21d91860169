/**
 * Level easy: a newcomer who sees one group at a time, does not count spades, overlooks two sweeps in five and keeps the
 * special cards as long as there is another to lay down.
 */
import { type CardId, faceOf, rankOf } from '#engine/cards/cards';
import type { Dice } from '#engine/core/dice';
import { at } from '#engine/core/words';
import type { CassinoKind, CassinoView, Play } from '#engine/games/cassino/index';
import { handValue, sweepWouldScore, tableValue } from '#engine/games/cassino/index';
import { singleGroups } from '#engine/kit/sums';
import type { Brain } from '#play/types';
import { answer, layable, ownHand, play, sortedTable } from './seen';

export const easy: Brain<CassinoKind, null> = {
  blank: null,
  remember: () => null,
  choose: (_memory, news, dice) => answer(news, (view) => glance(view, dice)),
};

/** How many sweeps in a hundred are overlooked. */
const OVERLOOKED = 40;
/** How many takes in a hundred are seen, by the number of table cards: an equal card, two that add up, more than two. */
const NOTICED = [0, 85, 55, 25];

interface Take {
  readonly card: CardId;
  readonly taken: readonly CardId[];
  readonly worth: number;
}

/** The move for a seat on turn, whose hand the view shows. @throws when there is no such hand: our own bug. */
function glance(view: CassinoView, dice: Dice): Play {
  const hand = ownHand(view);
  const overlooks = dice.below(100) < OVERLOOKED;
  const found = singleTakes(hand, worthiestFirst(sortedTable(view)));
  const sweeps = sweepWouldScore(view) ? found.filter((take) => take.taken.length === view.table.length) : [];
  const others = found.filter((take) => !sweeps.includes(take) && notices(take, dice));
  const chosen = richest(overlooks || sweeps.length === 0 ? others : sweeps);
  if (chosen !== undefined) return play(chosen.card, chosen.taken);
  const cards = layable(view, hand);
  const ordinary = cards.filter((card) => worthOf(card) === 1);
  const laid = (ordinary.length > 0 ? ordinary : cards)[dice.below(Math.max(1, ordinary.length))];
  if (laid !== undefined) return play(laid, []);
  // Only `mustCapture` leads here: every legal move is a take that was overlooked.
  const forced = richest(found);
  if (forced !== undefined) return play(forced.card, forced.taken);
  throw new Error('easy was asked for a move without a card in its hand');
}

/** Each hand card with each kind of single group it could take. */
const singleTakes = (hand: readonly CardId[], table: readonly CardId[]): readonly Take[] =>
  hand.flatMap((card) =>
    singleGroups(table.map(tableValue), handValue(card)).map((indices) => {
      const taken = indices.flatMap((index) => table[index] ?? []);
      return { card, taken, worth: [card, ...taken].reduce((sum, counted) => sum + worthOf(counted), 0) };
    }),
  );

const notices = ({ taken }: Take, dice: Dice): boolean =>
  dice.below(100) < at(NOTICED, Math.min(taken.length, NOTICED.length - 1));

/** Like the ladder's weights, but blind to spades. */
function worthOf(card: CardId): number {
  if (faceOf(card) === 'TD') return 5;
  return rankOf(card) === 'A' || faceOf(card) === '2S' ? 4 : 1;
}

const worthiestFirst = (table: readonly CardId[]): readonly CardId[] =>
  [...table].sort((a, b) => worthOf(b) - worthOf(a));

const richest = (found: readonly Take[]): Take | undefined =>
  found.reduce<Take | undefined>((top, take) => (top === undefined || take.worth > top.worth ? take : top), undefined);
