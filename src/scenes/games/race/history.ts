/** A race told by its piles: what the standings, the results and the plot are drawn from. */
import type { Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import type { Millis, Seat } from '#engine/core/words';
import type { Ending, RaceEvent } from '#engine/kit/race';

/** What one seat has done so far. */
export interface SeatStory {
  /** Times of the slaps it won, in order. */
  readonly times: readonly Millis[];
  readonly wrongSlaps: number;
  /** Piles it was paid. */
  readonly collected: number;
}

/** A pile that somebody took by a slap or a collection. */
export interface Won {
  readonly seat: Seat;
  readonly cards: number;
}

export interface RaceStory {
  readonly seats: readonly SeatStory[];
  readonly piles: readonly Won[];
  /** Cards in each hand when a pile was gone, pick-ups included, in order. */
  readonly counts: readonly (readonly number[])[];
  /** Cards in each hand at the end of what was told. */
  readonly last: readonly number[];
  readonly total: number;
  /** Cards that were played. */
  readonly plays: number;
  /** Undefined while the match goes on. */
  readonly end: { readonly how: Ending; readonly winners: readonly Seat[] } | undefined;
}

/** A story that is still being told: matches are thousands of events long, and standings are read while they grow. */
interface Draft {
  readonly seats: { times: Millis[]; wrongSlaps: number; collected: number }[];
  readonly piles: Won[];
  readonly counts: (readonly number[])[];
  hands: number[];
  total: number;
  plays: number;
  end: RaceStory['end'];
}

/** What any watcher has seen of a table of `seats`, from the deal on. */
export function storyOf(events: readonly Stamped<Seen<RaceEvent>>[], seats: number): RaceStory {
  const draft: Draft = {
    seats: Array.from({ length: seats }, () => ({ times: [], wrongSlaps: 0, collected: 0 })),
    piles: [],
    counts: [],
    hands: Array.from({ length: seats }, () => 0),
    total: 0,
    plays: 0,
    end: undefined,
  };
  for (const { event } of events) tell(draft, event);
  const { hands, ...told } = draft;
  return { ...told, last: hands };
}

function tell(draft: Draft, event: Seen<RaceEvent>): void {
  switch (event.type) {
    case 'dealt':
      draft.hands = [...event.counts];
      draft.total = event.counts.reduce((sum, count) => sum + count, 0);
      break;
    case 'laid':
      draft.plays += 1;
      give(draft, event.seat, -1);
      break;
    case 'burnt':
      give(draft, event.seat, -event.count);
      break;
    case 'gave':
      give(draft, event.seat, -event.count);
      give(draft, event.to, event.count);
      break;
    case 'badSlap':
      own(draft, event.seat).wrongSlaps += 1;
      break;
    case 'slapWon':
      own(draft, event.seat).times.push(event.reaction);
      take(draft, event);
      break;
    case 'collected':
      own(draft, event.seat).collected += 1;
      take(draft, event);
      break;
    case 'pickedUp':
      give(draft, event.seat, event.pile + event.burn);
      draft.counts.push([...draft.hands]);
      break;
    case 'matchWon':
      draft.end = { how: event.how, winners: event.seats };
      break;
    default:
      break;
  }
}

function own(draft: Draft, seat: Seat): Draft['seats'][number] {
  const found = draft.seats[seat];
  if (found === undefined) throw new Error(`no seat ${seat} at this table`);
  return found;
}

const give = (draft: Draft, seat: Seat, cards: number): void => {
  draft.hands[seat] = (draft.hands[seat] ?? 0) + cards;
};

interface Taking {
  readonly seat: Seat;
  readonly pile: number;
  readonly burn: number;
}

function take(draft: Draft, { seat, pile, burn }: Taking): void {
  give(draft, seat, pile + burn);
  draft.piles.push({ seat, cards: pile + burn });
  draft.counts.push([...draft.hands]);
}

export const bestOf = (times: readonly number[]): number | undefined =>
  times.length === 0 ? undefined : times.reduce((best, time) => Math.min(best, time));
