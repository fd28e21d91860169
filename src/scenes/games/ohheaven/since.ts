/** What happened in the open since a seat last acted: for whoever takes the screen over. */
import type { Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import type { Seat } from '#engine/core/words';
import type { OhHeavenEvent } from '#engine/games/ohheaven/index';
import type { LogLine } from '#scenes/games/facts';
import { ohHeavenDoer, ohHeavenLine } from '#text/ohheaven';

/** Oldest first; what came before the seat's own last bid or card is left out. */
export function publicMoves(past: readonly Stamped<Seen<OhHeavenEvent>>[], seat: Seat): readonly LogLine[] {
  const last = past.findLastIndex(
    ({ event }) => (event.type === 'bidMade' || event.type === 'cardPlayed') && event.seat === seat,
  );
  return past.slice(last + 1).flatMap(({ event }) => {
    const message = ohHeavenLine(event);
    return message === undefined ? [] : [{ message, doer: ohHeavenDoer(event) }];
  });
}
