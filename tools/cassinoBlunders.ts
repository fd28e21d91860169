/**
 * Moves of Cassino that nobody understands, counted in finished matches from the cards themselves:
 *
 * - a sweep that scores was in the hand, and something else was played;
 * - a card laid down onto a table that a whole rank of unseen cards can then sweep, though another card of the hand, worth
 *   the same in a pile and free to lay, would have left a table that no unseen card sweeps.
 *
 * Where the lowest total wins, a sweep is nothing to wish for, and nothing is counted.
 */
import { type CardId, faceOf, PACK, rankOf, suitOf } from '#engine/cards/cards';
import type { Match } from '#engine/core/match';
import { at, type Seat } from '#engine/core/words';
import {
  type CassinoEvent,
  type CassinoKind,
  type CassinoState,
  canTake,
  cassino,
  groupsFor,
  sweepWouldScore,
} from '#engine/games/cassino/index';
import { type BlunderKinds, type Blunders, countBlunders } from './blunders';

const WHOLE_RANK = 3;

const KINDS: BlunderKinds<CassinoKind> = {
  sweepIgnored: (state, event, who) => isPlay(event, who) && !isSweep(event) && holdsSweep(state, who),
  sweepInvited: (state, event, who) =>
    event.type === 'laidDown' && event.seat === who && invitesSweep(state, who, event.card),
};

/** How many of a seat's plays were blunders, by kind. */
export const cassinoBlundersOf = (match: Match<CassinoKind>, who: Seat): Blunders =>
  countBlunders(cassino, match, { who, kinds: match.record.config.misere ? {} : KINDS });

const isPlay = (event: CassinoEvent, who: Seat): boolean =>
  (event.type === 'captured' || event.type === 'laidDown') && event.seat === who;

const isSweep = (event: CassinoEvent): boolean => event.type === 'captured' && event.sweep;

const scoresOn = (state: CassinoState, who: Seat, table: readonly CardId[]): boolean =>
  sweepWouldScore({ ...cassino.view(state, who), table });

const holdsSweep = (state: CassinoState, who: Seat): boolean =>
  scoresOn(state, who, state.table) && at(state.hands, who).some((card) => groupsFor(card, state.table) !== undefined);

function invitesSweep(state: CassinoState, who: Seat, laid: CardId): boolean {
  if (sweepersAfter(state, who, laid) < WHOLE_RANK) return false;
  return at(state.hands, who).some(
    (other) => other !== laid && isWorth(other, laid) && mayLay(state, other) && sweepersAfter(state, who, other) === 0,
  );
}

const mayLay = (state: CassinoState, card: CardId): boolean =>
  !(state.config.mustCapture && canTake(card, state.table));

/** How many unseen cards sweep the table once this one lies there. */
function sweepersAfter(state: CassinoState, who: Seat, laid: CardId): number {
  const table = [...state.table, laid];
  if (!scoresOn(state, who, table)) return 0;
  const seen = new Set([...at(state.hands, who), ...state.table, ...state.piles.flat()]);
  return PACK.filter((card) => !seen.has(card) && groupsFor(card, table) !== undefined).length;
}

/** Whether two cards are worth the same in a pile. */
const isWorth = (one: CardId, other: CardId): boolean =>
  (suitOf(one) === 'S') === (suitOf(other) === 'S') && special(one) === special(other);

function special(card: CardId): string {
  const face = faceOf(card);
  if (face === 'TD' || face === '2S') return face;
  return rankOf(card) === 'A' ? 'ace' : '';
}
