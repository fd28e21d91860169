/** What happened in the open since a seat last acted: for whoever takes the screen over. */
import type { Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import type { Seat } from '#engine/core/words';
import type { TongitsEvent } from '#engine/games/tongits/index';
import type { LogLine } from '#scenes/games/facts';
import { tongitsDoer, tongitsLine } from '#text/tongits';

type SeenEvent = Seen<TongitsEvent>;

const OWN_MOVES: ReadonlySet<SeenEvent['type']> = new Set([
  'drew',
  'tookDiscard',
  'tookForLayOff',
  'exposed',
  'laidOff',
  'discarded',
  'drawCalled',
  'answered',
]);
/** Everything a table shows; a draw says nothing, and an answer nothing more than that it is in. */
const QUIET: ReadonlySet<SeenEvent['type']> = new Set(['drew', 'orderDrawn', 'antesPaid', 'paid', 'handsShown']);

/** Oldest first; what came before the seat's own last move is left out. */
export function publicMoves(past: readonly Stamped<SeenEvent>[], seat: Seat): readonly LogLine[] {
  const last = past.findLastIndex(({ event }) => OWN_MOVES.has(event.type) && tongitsDoer(event) === seat);
  return past
    .slice(last + 1)
    .filter(({ event }) => !QUIET.has(event.type))
    .flatMap(({ event }) => {
      const line = tongitsLine(event);
      return line === undefined ? [] : [{ message: line, doer: tongitsDoer(event) }];
    });
}
