/** The pause before a computer's move, as a game's sheet calls it. */
import { type Millis, millis } from '#engine/core/words';
import type { TableOptions } from '#storage/types';

/** Options of scope 'table' that are this pause, by the names the sheets give it. */
const NAMES = ['computerDelayMs', 'thinkingTimeMs'];
/** Used when a game has neither; `computerDelayMs` of Cassino's sheet. */
const USUAL: Millis = millis(900);

/** How long a computer waits before it moves, at every pace but Instant. */
export function computerDelay(table: TableOptions): Millis {
  const wanted = NAMES.map((name) => table[name]).find((value) => typeof value === 'number');
  return wanted === undefined ? USUAL : millis(wanted);
}
