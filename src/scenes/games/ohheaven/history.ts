/** An Oh Heaven match told by its rounds: what the results and the plot are drawn from. */
import type { Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import type { Seat } from '#engine/core/words';
import type { OhHeavenEvent, RoundResult } from '#engine/games/ohheaven/index';

export interface MatchStory {
  /** Scored rounds, in order. */
  readonly rounds: readonly RoundResult[];
  /** Cards that were played. */
  readonly plays: number;
  /** Nobody while the match goes on. */
  readonly winners: readonly Seat[];
}

/** Folds the events that any watcher has seen; those of a match in play give its story so far. */
export function storyOf(events: readonly Stamped<Seen<OhHeavenEvent>>[]): MatchStory {
  const start: MatchStory = { rounds: [], plays: 0, winners: [] };
  return events.reduce((story, { event }) => told(story, event), start);
}

function told(story: MatchStory, event: Seen<OhHeavenEvent>): MatchStory {
  switch (event.type) {
    case 'cardPlayed':
      return { ...story, plays: story.plays + 1 };
    case 'roundScored':
      return { ...story, rounds: [...story.rounds, event] };
    case 'matchWon':
      return { ...story, winners: event.seats };
    default:
      return story;
  }
}
