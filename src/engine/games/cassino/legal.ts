/** What a seat may do, and why it may not (rule sheet section 3). */
import type { CardId } from '#engine/cards/cards';
import { isHidden } from '#engine/core/secrets';
import { fail, ok, type Result, type Seat } from '#engine/core/words';
import { cutIntoGroups, partOfAGroup, takes } from '#engine/kit/sums';
import type { CassinoAction, CassinoRefusal, CassinoState, CassinoView, Play } from './types';
import { handValue, tableValue } from './values';

/** A play that goes through: a take with one way of cutting its cards into groups, or a card laid down. */
export type Permitted =
  | { readonly type: 'take'; readonly card: CardId; readonly groups: readonly (readonly CardId[])[] }
  | { readonly type: 'layDown'; readonly card: CardId };

/**
 * Every play of the seat's own hand: first the cards it may lay down, then hand card by hand card every take, each set
 * once and in table order. Empty for a seat that is not on turn, or whose hand this view does not show.
 */
export function* legal(view: CassinoView, seat: Seat): Generator<CassinoAction> {
  const cards = view.hands[seat]?.cards;
  if (view.phase.type !== 'playing' || view.phase.seat !== seat || cards === undefined || isHidden(cards)) return;
  const values = view.table.map(tableValue);
  for (const card of cards)
    if (!(view.config.mustCapture && canTake(card, view.table))) yield { type: 'play', hand: [card], table: [] };
  for (const card of cards)
    for (const indices of takes(values, handValue(card)))
      yield { type: 'play', hand: [card], table: indices.flatMap((index) => view.table[index] ?? []) };
}

/** Whether this hand card could take anything from the table. */
export const canTake = (card: CardId, table: readonly CardId[]): boolean =>
  partOfAGroup(table.map(tableValue), handValue(card)).includes(true);

/** A table that one play would empty, and how many cards are still to be played in the deal, that one included. */
export interface Emptying extends Pick<CassinoState, 'config' | 'table' | 'sweepsFrozen'> {
  readonly cardsToPlay: number;
}

/** Whether a take of the whole table would score a sweep under the options. */
export function sweepScores({ config, table, sweepsFrozen, cardsToPlay }: Emptying): boolean {
  if (sweepsFrozen || table.length < config.sweepMinCards) return false;
  return config.sweepLastPlay || cardsToPlay > 1;
}

/** Whether emptying the table now would score a sweep, as far as a view tells: it always does. */
export const sweepWouldScore = (view: CassinoView): boolean =>
  sweepScores({ ...view, cardsToPlay: view.hands.reduce((sum, hand) => sum + hand.count, view.stockCount) });

/** One way of cutting the cards into groups of the hand card's value, or undefined when there is none. */
export function groupsFor(card: CardId, taken: readonly CardId[]): readonly (readonly CardId[])[] | undefined {
  const groups = cutIntoGroups(taken.map(tableValue), handValue(card));
  return groups?.map((indices) => indices.flatMap((index) => taken[index] ?? []));
}

/** The sheet's checks in the sheet's order; the first that fails is the answer. */
export function judge(state: CassinoState, seat: Seat, play: Play): Result<Permitted, CassinoRefusal> {
  if (state.phase.type === 'over') return fail('gameOver');
  if (state.phase.type !== 'playing' || state.phase.seat !== seat) return fail('notYourTurn');
  const [card, ...others] = play.hand;
  if (card === undefined) return fail('noHandCard');
  if (others.length > 0) return fail('oneHandCardOnly');
  if (!state.hands[seat]?.includes(card)) return fail('cardNotInHand');
  if (play.table.some((named) => !state.table.includes(named))) return fail('cardNotOnTable');
  if (new Set(play.table).size < play.table.length) return fail('duplicateTableCard');
  return play.table.length === 0 ? judgeLayDown(state, card) : judgeTake(state, card, play.table);
}

function judgeTake(state: CassinoState, card: CardId, named: readonly CardId[]): Result<Permitted, CassinoRefusal> {
  const inTableOrder = state.table.filter((lying) => named.includes(lying));
  const groups = groupsFor(card, inTableOrder);
  return groups === undefined ? fail('sumsDoNotMatch') : ok({ type: 'take', card, groups });
}

function judgeLayDown(state: CassinoState, card: CardId): Result<Permitted, CassinoRefusal> {
  if (state.config.mustCapture && canTake(card, state.table)) return fail('mustTake');
  return ok({ type: 'layDown', card });
}
