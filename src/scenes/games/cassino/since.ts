/** What happened in the open since a seat last played: for whoever takes the screen over. */
import type { Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import type { Seat } from '#engine/core/words';
import type { CassinoEvent } from '#engine/games/cassino/index';
import type { LogLine } from '#scenes/games/facts';
import { cassinoDoer, cassinoLine } from '#text/cassino';

const PUBLIC_MOVES: readonly CassinoEvent['type'][] = [
  'captured',
  'laidDown',
  'lastTakerTook',
  'leftOver',
  'dealBegan',
];

/** Oldest first; what came before the seat's own last play is left out. */
export function publicMoves(past: readonly Stamped<Seen<CassinoEvent>>[], seat: Seat): readonly LogLine[] {
  const last = past.findLastIndex(
    ({ event }) => (event.type === 'captured' || event.type === 'laidDown') && event.seat === seat,
  );
  return past
    .slice(last + 1)
    .filter(({ event }) => PUBLIC_MOVES.includes(event.type))
    .flatMap(({ event }) => {
      const line = cassinoLine(event);
      return line === undefined ? [] : [{ message: line, doer: cassinoDoer(event) }];
    });
}
