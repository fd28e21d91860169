/** A Cassino match told by its deals: what the results and the plot are drawn from. */
import type { Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import { at, type Seat } from '#engine/core/words';
import type { CassinoEvent, Halves } from '#engine/games/cassino/types';

export type CassinoHistory = readonly Stamped<Seen<CassinoEvent>>[];

/** One scored deal; lists are by seat, in half points. */
export interface DealPoints {
  readonly deal: number;
  readonly gained: readonly Halves[];
  readonly totals: readonly Halves[];
}

export interface MatchStory {
  /** Scored deals, in order. */
  readonly deals: readonly DealPoints[];
  /** Totals after the last scored deal, by seat. */
  readonly totals: readonly Halves[];
  /** Scoring sweeps of the whole match, by seat. */
  readonly sweeps: readonly number[];
  /** Cards that were played. */
  readonly plays: number;
  /** Nobody while the match goes on. */
  readonly winners: readonly Seat[];
}

/** Folds the events that any watcher has seen; those of a match in play give its story so far. */
export function storyOf(events: CassinoHistory, seats: number): MatchStory {
  const none = Array.from({ length: seats }, () => 0);
  const start: MatchStory = { deals: [], totals: none, sweeps: none, plays: 0, winners: [] };
  return events.reduce((story, { event }) => told(story, event), start);
}

function told(story: MatchStory, event: Seen<CassinoEvent>): MatchStory {
  switch (event.type) {
    case 'captured':
      return {
        ...story,
        plays: story.plays + 1,
        sweeps: event.sweep ? story.sweeps.with(event.seat, at(story.sweeps, event.seat) + 1) : story.sweeps,
      };
    case 'laidDown':
      return { ...story, plays: story.plays + 1 };
    case 'dealScored': {
      const gained = event.totals.map((total, index) => total - at(story.totals, index));
      const scored = { deal: event.deal, gained, totals: event.totals };
      return { ...story, deals: [...story.deals, scored], totals: event.totals };
    }
    case 'matchWon':
      return { ...story, winners: event.seats };
    default:
      return story;
  }
}
