/** Moves that nobody understands, counted in finished matches; each game says for itself which ones those are. */
import type { Match } from '#engine/core/match';
import type { Kind, Rules } from '#engine/core/rules';
import type { Seat } from '#engine/core/words';

/** Whether an event, on the table as it was right before, is a blunder of the seat's. */
type IsBlunder<K extends Kind> = (state: K['state'], event: K['event'], who: Seat) => boolean;

/** What a game calls a blunder, by kind. */
export type BlunderKinds<K extends Kind> = Readonly<Record<string, IsBlunder<K>>>;

/** By kind: how many of a seat's moves were blunders. */
export type Blunders = Readonly<Record<string, number>>;

export function countBlunders<K extends Kind>(
  rules: Rules<K>,
  { events, record }: Match<K>,
  { who, kinds }: { readonly who: Seat; readonly kinds: BlunderKinds<K> },
): Blunders {
  let state = rules.initial(record.config, record.seats);
  const found = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 0]));
  for (const stamped of events) {
    for (const [kind, isBlunder] of Object.entries(kinds))
      if (isBlunder(state, stamped.event, who)) found[kind] = (found[kind] ?? 0) + 1;
    state = rules.evolve(state, stamped);
  }
  return found;
}
