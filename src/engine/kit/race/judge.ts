/** What a press comes to: the sheets' answers in the sheets' order (section 3 of both); the first that fits is given. */
import { fail, type Millis, ok, type Result, type Seat } from '#engine/core/words';
import type { Pattern } from './patterns';
import { hasCards, maySlap, slappable } from './table';
import type { RaceAction, RaceRefusal, RaceTable } from './types';

/** What the rules let happen; wrong slaps and plays out of turn happen too, and cost something. */
export type Verdict =
  | { readonly type: 'lays' }
  | { readonly type: 'outOfTurn' }
  | { readonly type: 'takes'; readonly patterns: readonly Pattern[] }
  | { readonly type: 'badSlap' };

/** A press of a seat at a moment. */
export interface Press {
  readonly seat: Seat;
  readonly at: Millis;
}

export const judge = (table: RaceTable, action: RaceAction, press: Press): Result<Verdict, RaceRefusal> =>
  action.type === 'play' ? judgePlay(table, press) : judgeSlap(table, press);

/** All that a seat may press now, as far as it is not refused. Everything that it depends on is open. */
export function* legal(table: RaceTable, seat: Seat, now: Millis): Generator<RaceAction> {
  for (const type of ['play', 'slap'] as const) if (judge(table, { type }, { seat, at: now }).ok) yield { type };
}

function judgePlay(table: RaceTable, { seat, at }: Press): Result<Verdict, RaceRefusal> {
  const { phase, guardedUntil, grace } = table;
  if (phase.type === 'over') return fail('gameOver');
  if (!hasCards(table, seat)) return fail('noCards');
  if (phase.type === 'collecting' && (seat === phase.payer || seat === phase.creditor)) return fail('collecting');
  if (isBefore(at, guardedUntil[seat])) return fail('heldKey');
  if (phase.type === 'flipping' && phase.seat === seat) return ok({ type: 'lays' });
  if (isBefore(at, grace.until) && grace.seats.includes(seat)) return fail('latePlay');
  return ok({ type: 'outOfTurn' });
}

function judgeSlap(table: RaceTable, { seat, at }: Press): Result<Verdict, RaceRefusal> {
  if (table.phase.type === 'over') return fail('gameOver');
  if (!maySlap(table, seat)) return fail('notIn');
  if (isBefore(at, table.lockedUntil[seat])) return fail('lockedOut');
  const patterns = slappable(table, seat, at);
  if (patterns.length > 0) return ok({ type: 'takes', patterns });
  return isBefore(at, table.grace.until) ? fail('lateSlap') : ok({ type: 'badSlap' });
}

const isBefore = (now: Millis, end: Millis | undefined): boolean => end !== undefined && now < end;
