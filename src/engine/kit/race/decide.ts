/** What a press brings about: a card laid, a pile taken, or a penalty. */
import type { Dice } from '#engine/core/dice';
import type { Move } from '#engine/core/rules';
import { fail, at as itemAt, millis, never, ok, type Result, type Seat } from '#engine/core/words';
import { judge, type Press } from './judge';
import type { Pattern } from './patterns';
import { hasCards, isOut, seatsIn, topSeen } from './table';
import { pileFor } from './taking';
import type { BurnReason, RaceEvent, RaceKind, RaceRefusal, RaceState, RaceTable } from './types';
import { openTable } from './view';

export function decide(
  state: RaceState,
  { seat, at, action }: Move<RaceKind>,
  dice: Dice,
): Result<readonly RaceEvent[], RaceRefusal> {
  const table = openTable(state);
  const judged = judge(table, action, { seat, at });
  if (!judged.ok) return fail(judged.fault);
  const verdict = judged.value;
  switch (verdict.type) {
    case 'lays':
      return ok([lays(state, { seat, at })]);
    case 'takes':
      return ok([slapWins(state, { press: { seat, at }, patterns: verdict.patterns, dice })]);
    case 'outOfTurn':
      return ok([{ type: 'outOfTurn', seat }, ...burns(table, seat, 'outOfTurn')]);
    case 'badSlap':
      return ok([{ type: 'badSlap', seat }, ...priceOfBadSlap(table, seat)]);
    default:
      return never(verdict);
  }
}

function lays(state: RaceState, { seat, at }: Press): RaceEvent {
  const card = itemAt(itemAt(state.hands, seat), 0);
  return { type: 'laid', seat, card, visibleAt: millis(at + state.terms.flipMs) };
}

interface GoodSlap {
  readonly press: Press;
  readonly patterns: readonly Pattern[];
  readonly dice: Dice;
}

function slapWins(state: RaceState, { press: { seat, at }, patterns, dice }: GoodSlap): RaceEvent {
  const seen = topSeen({ newest: state.pile }, at);
  const reaction = millis(seen === undefined ? 0 : at - seen.visibleAt);
  const pile = pileFor(state, { burn: 'taken', order: state.terms.shuffleOnWin ? 'shuffled' : 'asItLies', dice });
  return { type: 'slapWon', seat, patterns, reaction, ...pile };
}

function burns({ terms, counts }: RaceTable, seat: Seat, why: BurnReason): readonly RaceEvent[] {
  const count = Math.min(terms.burnCount, counts[seat] ?? 0);
  return count === 0 ? [] : [{ type: 'burnt', seat, count, why }];
}

function priceOfBadSlap(table: RaceTable, seat: Seat): readonly RaceEvent[] {
  if (!hasCards(table, seat)) return table.terms.emptyBadSlap === 'eliminated' ? elimination(table, seat) : [];
  if (table.terms.badSlap === 'none') return [];
  const to = receiver(table);
  if (to === undefined || to === seat) return burns(table, seat, 'badSlap');
  return [{ type: 'gave', seat, to, count: Math.min(table.terms.burnCount, table.counts[seat] ?? 0) }];
}

/** Who gets the cards of a bad slap; undefined for the burn. */
function receiver(table: RaceTable): Seat | undefined {
  const { phase } = table;
  switch (table.terms.badSlap) {
    case 'giveToTurnSeat':
      return phase.type === 'flipping' ? phase.seat : phase.type === 'collecting' ? phase.creditor : undefined;
    case 'giveToTopCardOwner':
      return topOwner(table);
    case 'burn':
    case 'none':
      return undefined;
  }
}

/** Whoever laid the top card, unless it has been eliminated since. */
function topOwner(table: RaceTable): Seat | undefined {
  const owner = table.newest.at(-1)?.seat;
  return owner === undefined || isOut(table, owner) ? undefined : owner;
}

/** The last seat that is in stays, or there would be nobody left to win. */
function elimination(table: RaceTable, seat: Seat): readonly RaceEvent[] {
  if (seatsIn(table).every((one) => one === seat)) return [];
  const out: RaceEvent = { type: 'knockedOut', seats: [seat], why: 'eliminated' };
  return table.challenge?.creditor === seat ? [out, { type: 'challengeVoided', creditor: seat }] : [out];
}
