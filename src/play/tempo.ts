/**
 * How long a regular waits before its move, as a share of the table's pause. What a share goes by is public the moment the
 * move is made, and an answer that stays secret never shows in it.
 */
import type { Kind } from '#engine/core/rules';
import type { Chair } from '#storage/types';
import { regularAt, type Tempo } from './regulars';
import type { Intent } from './types';

/** Percent of the pause. */
const SHARES: Readonly<Record<Tempo, number>> = { quick: 65, even: 100, deliberate: 130, dawdles: 100 };
/** Of somebody who takes a long look. */
const LONG = 190;
/** A move of so many cards is big. */
const MANY = 3;
/** Somebody who dawdles takes a long look every so many events, too. */
const NOW_AND_THEN = 9;

/** Percent of the table's pause that the seat on this chair waits before it does what it means to. */
export function pauseShare(
  chair: Chair | undefined,
  { action, heard }: Pick<Intent<Kind>, 'action' | 'heard'>,
): number {
  const tempo = chair === undefined ? undefined : regularAt(chair)?.tempo;
  if (tempo === undefined) return 100;
  const dawdles = tempo === 'dawdles' && (cardsIn(action) >= MANY || heard % NOW_AND_THEN === 0);
  return dawdles ? LONG : SHARES[tempo];
}

/** How many cards an action names in its longest list. */
const cardsIn = (action: object): number =>
  Math.max(0, ...Object.values(action).map((value: unknown) => (Array.isArray(value) ? value.length : 0)));
