/** The two items that go to whoever has most, and what ties do to them. */

import { type Seat, seat } from '#engine/core/words';
import type { Award, Halves, Item, Tally } from '#engine/games/cassino/types';

export type MajorityItem = 'cards' | 'spades';

/** The seats with most of it; nobody when nobody has any. */
export function leadersOf(tallies: readonly Tally[], item: MajorityItem): readonly Seat[] {
  const most = Math.max(0, ...tallies.map((tally) => tally[item]));
  if (most === 0) return [];
  return tallies.flatMap((tally, index) => (tally[item] === most ? [seat(index)] : []));
}

/** What a seat was awarded for an item, or for all items, in half points. */
export const awardedTo = (awards: readonly Award[], to: Seat, item: Item | 'all'): Halves =>
  awards
    .filter((award) => award.seat === to && (item === 'all' || award.item === item))
    .reduce((sum, award) => sum + award.halves, 0);
