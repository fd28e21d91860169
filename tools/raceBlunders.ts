/**
 * What a computer must never do in a slap game, counted in finished matches:
 *
 * - two slaps of one hand while the same card was the newest that could be seen;
 * - a card laid when it was not the seat's turn.
 */
import type { Match } from '#engine/core/match';
import type { Seat } from '#engine/core/words';
import type { RatscrewKind } from '#engine/games/ratscrew/index';
import type { SlapjackKind } from '#engine/games/slapjack/index';
import type { Blunders } from './blunders';

/** How many of a seat's presses were blunders, by kind. */
export function raceBlundersOf({ events }: Match<RatscrewKind> | Match<SlapjackKind>, who: Seat): Blunders {
  /** When each card could first be seen. */
  const seenFrom: number[] = [];
  let slapped: number | undefined;
  let [slappedTwice, outOfTurn] = [0, 0];
  for (const { at, event } of events)
    switch (event.type) {
      case 'laid':
        seenFrom.push(event.visibleAt);
        break;
      case 'slapWon':
      case 'badSlap': {
        if (event.seat !== who) break;
        const newest = seenFrom.findLastIndex((visibleAt) => visibleAt <= at);
        if (newest === slapped) slappedTwice += 1;
        slapped = newest;
        break;
      }
      case 'outOfTurn':
        if (event.seat === who) outOfTurn += 1;
    }
  return { slappedTwice, outOfTurn };
}
