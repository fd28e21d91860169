/** Who comes first when several press at almost the same time. */
import type { Kind } from '#engine/core/rules';
import type { Seat } from '#engine/core/words';
import type { Plan } from './types';

/**
 * Milliseconds for which a press, a plan or a deadline waits for one that was earlier and is still on its way from the
 * keyboard to the page: more than a frame.
 */
export const HOLD_MS = 24;

/** A press of a person, or what a computer means to do. */
export interface Entrant extends Plan<Kind> {
  readonly by: 'person' | 'computer';
}

/**
 * The first of them: by time, then people before computers, then in the table's order of presses; of one seat the one that
 * came in first. Undefined when there is none.
 */
export function firstOf(entrants: readonly Entrant[], order: readonly Seat[]): Entrant | undefined {
  return entrants.reduce<Entrant | undefined>(
    (first, one) => (first === undefined || isBefore(one, first, order) ? one : first),
    undefined,
  );
}

function isBefore(one: Entrant, other: Entrant, order: readonly Seat[]): boolean {
  if (one.at !== other.at) return one.at < other.at;
  if (one.by !== other.by) return one.by === 'person';
  return order.indexOf(one.seat) < order.indexOf(other.seat);
}
