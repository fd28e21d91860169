/** Positions from the middle of random matches, as a seat on turn hears of them. */
import type { Match } from '#engine/core/match';
import type { Kind, Rules } from '#engine/core/rules';
import { seenBy } from '#engine/core/secrets';
import { at, type Seat } from '#engine/core/words';
import type { News } from '#play/types';
import { randomMatch } from './random-match';

export interface Position<K extends Kind> {
  readonly match: Match<K>;
  readonly seat: Seat;
  readonly news: News<K>;
}

/** Every so many moves of a match one position is taken. */
const STRIDE = 3;

/** So many positions, over all seat counts and many mixes of options. */
export function positions<K extends Kind>(rules: Rules<K>, count: number): readonly Position<K>[] {
  const found: Position<K>[] = [];
  for (let seed = 1; ; seed += 1) {
    const seats = at(rules.seats, seed % rules.seats.length);
    let move = 0;
    for (const match of randomMatch({ rules, seats, seed })) {
      move += 1;
      const [seat] = rules.awaiting(match.state);
      if (seat === undefined || move % STRIDE !== 0) continue;
      if (found.push({ match, seat, news: newsOf(rules, match, seat) }) === count) return found;
    }
  }
}

export function newsOf<K extends Kind>(rules: Rules<K>, match: Match<K>, seat: Seat): News<K> {
  return {
    at: match.record.until,
    events: match.events.map((stamped) => ({ at: stamped.at, event: seenBy(stamped.event, seat) })),
    notices: [],
    view: rules.view(match.state, seat),
    awaited: true,
    heard: match.events.length,
  };
}
