/** Moves that nobody understands, counted in finished matches; each game says for itself which ones those are. */
import type { Match } from '#engine/core/match';
import type { Kind, Rules } from '#engine/core/rules';
import type { Seat } from '#engine/core/words';

/** Whether an event, on the table as it was right before, is a blunder of the seat's. */
export type IsBlunder<K extends Kind> = (state: K['state'], event: K['event'], who: Seat) => boolean;

/** How many of a seat's moves were blunders. */
export function countBlunders<K extends Kind>(
  rules: Rules<K>,
  { events, record }: Match<K>,
  { who, isBlunder }: { readonly who: Seat; readonly isBlunder: IsBlunder<K> },
): number {
  let state = rules.initial(record.config, record.seats);
  let blunders = 0;
  for (const stamped of events) {
    if (isBlunder(state, stamped.event, who)) blunders += 1;
    state = rules.evolve(state, stamped);
  }
  return blunders;
}
