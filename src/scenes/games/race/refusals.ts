/** Presses that came to nothing, in words. */
import type { Millis } from '#engine/core/words';
import type { RaceNote, RaceNotice } from '#scenes/race/game';
import { markSeat } from '#text/message';
import { gapText, secondsText } from '#text/race';
import { message, type TextKey, words } from '#text/say';

/**
 * What everybody reads; undefined where a press means nothing to anybody, or where the note of the pile that was taken tells
 * more. A slap that was late stands in that note too, unless it went by.
 */
const NOTED: Readonly<Record<RaceNotice['why'], TextKey | undefined>> = {
  timeRanBackwards: undefined,
  gameOver: undefined,
  heldKey: undefined,
  latePlay: undefined,
  notIn: 'race.late.notIn',
  lockedOut: 'race.late.lockedOut',
  noCards: 'race.late.noCards',
  collecting: 'race.late.collecting',
  lateSlap: 'race.late.slap',
};

/** "Theo slapped 0.04 s too late." A press that was only late did nothing wrong. */
export function late({ seat, why, lateBy }: RaceNotice): RaceNote | undefined {
  const key = NOTED[why];
  if (key === undefined) return undefined;
  const told = message(key, { who: markSeat(seat), time: gapText(lateBy ?? 0) });
  return { kind: why === 'lateSlap' ? 'done' : 'error', message: told };
}

const PLACES = ['race.place.1', 'race.place.2', 'race.place.3'] as const;

/** "1st · 0.31 s". */
export const placeTag = (order: number, reaction: Millis): string =>
  words(PLACES[order - 1] ?? 'race.place.n', { order, time: secondsText(reaction) });
