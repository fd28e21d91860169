/** Presses that came to nothing, in words. */
import type { Millis } from '#engine/core/words';
import type { RaceRefusal } from '#engine/kit/race';
import type { RaceNote, RaceNotice } from '#scenes/race/game';
import { type Message, markSeat } from '#text/message';
import { secondsText } from '#text/race';
import { message, type TextKey, words } from '#text/say';

const REFUSED: Readonly<Record<RaceRefusal, TextKey>> = {
  gameOver: 'race.refused.gameOver',
  notIn: 'race.refused.notIn',
  lockedOut: 'race.refused.lockedOut',
  noCards: 'race.refused.noCards',
  collecting: 'race.refused.collecting',
  heldKey: 'race.refused.heldKey',
  lateSlap: 'race.refused.lateSlap',
  latePlay: 'race.refused.latePlay',
};

/** A refusal as a sentence to whoever pressed. */
export const refusal = (why: RaceRefusal): Message => message(REFUSED[why]);

/** What everybody reads; undefined where a press means nothing to anybody. */
const NOTED: Readonly<Record<RaceNotice['why'], TextKey | undefined>> = {
  timeRanBackwards: undefined,
  gameOver: undefined,
  heldKey: undefined,
  notIn: 'race.late.notIn',
  lockedOut: 'race.late.lockedOut',
  noCards: 'race.late.noCards',
  collecting: 'race.late.collecting',
  lateSlap: 'race.late.slap',
  latePlay: 'race.late.play',
};

/** "Theo slapped 0.04 s too late." A press that was only late did nothing wrong. */
export function late({ seat, why, lateBy }: RaceNotice): RaceNote | undefined {
  const key = NOTED[why];
  if (key === undefined) return undefined;
  const told = message(key, { who: markSeat(seat), time: secondsText(lateBy ?? 0) });
  return { kind: why === 'lateSlap' || why === 'latePlay' ? 'done' : 'error', message: told };
}

const PLACES = ['race.place.1', 'race.place.2', 'race.place.3'] as const;

/** "1st · 0.31 s". */
export const placeTag = (order: number, reaction: Millis): string =>
  words(PLACES[order - 1] ?? 'race.place.n', { order, time: secondsText(reaction) });
