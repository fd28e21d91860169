/**
 * What a computer must never do in a slap game, counted in finished matches:
 *
 * - two slaps of one hand, with no card laid between them;
 * - a card laid when it was not the seat's turn.
 */
import type { Match } from '#engine/core/match';
import type { Seat } from '#engine/core/words';
import type { RatscrewKind } from '#engine/games/ratscrew/index';
import type { SlapjackKind } from '#engine/games/slapjack/index';
import type { Blunders } from './blunders';

/** How many of a seat's presses were blunders, by kind. */
export function raceBlundersOf({ events }: Match<RatscrewKind> | Match<SlapjackKind>, who: Seat): Blunders {
  let hasSlapped = false;
  let [slappedTwice, outOfTurn] = [0, 0];
  for (const { event } of events)
    switch (event.type) {
      case 'laid':
        hasSlapped = false;
        break;
      case 'slapWon':
      case 'badSlap':
        if (event.seat !== who) break;
        if (hasSlapped) slappedTwice += 1;
        hasSlapped = true;
        break;
      case 'outOfTurn':
        if (event.seat === who) outOfTurn += 1;
    }
  return { slappedTwice, outOfTurn };
}
