/** What a table learns of the people at it for "Match me": how quickly they slap, in races that they win and that they lose. */
import type { Dice } from '#engine/core/dice';
import type { Seen } from '#engine/core/secrets';
import type { Seat } from '#engine/core/words';
import type { RaceEvent, RaceKind } from '#engine/kit/race';
import type { Matching, Notice } from '#play/types';
import { followed, plainTime, withTime } from './matchMe';
import { QUICKEST_MS } from './plans';

/** The last race for a pile: its winner's time without the pattern's cost, and whose time is known already. */
interface Race {
  readonly time: number;
  readonly timed: readonly Seat[];
}

export interface Learning {
  readonly people: readonly Seat[];
  readonly matching: Matching;
  readonly race: Race | undefined;
}

export const newLearning = (people: readonly Seat[], matching: Matching): Learning => ({
  people,
  matching,
  race: undefined,
});

/** A hand this far behind the winner's, in milliseconds, could still be held back. */
const HELD_BACK_MS = 300;
/**
 * Of a hundred races that somebody lost without a slap so many count as given up; in the others nothing was seen. With a
 * third of them, simulated people from a child to a quick adult win 50 to 54% of slaps, those who always slap late too.
 */
const GIVEN_UP = 33;

/** A pile was taken. */
export function learnt(before: Learning, event: Seen<RaceEvent>, dice: Dice): Learning {
  const learning = withGivenUp(before, dice);
  if (event.type !== 'slapWon') return { ...learning, race: undefined };
  const time = plainTime(event.reaction, event.patterns);
  const race: Race = { time, timed: [event.seat] };
  return learning.people.includes(event.seat) ? timed({ ...learning, race }, time) : { ...learning, race };
}

/**
 * Whoever did not slap in the race before, because another hand was there already, was slow. Without those times a person
 * would look quicker than they are, and more so the slower they are.
 */
function withGivenUp(learning: Learning, dice: Dice): Learning {
  const { race, people } = learning;
  if (race === undefined) return learning;
  const slow = people.filter((who) => !race.timed.includes(who) && dice.below(100) < GIVEN_UP);
  return slow.reduce((known) => timed(known, race.time + HELD_BACK_MS), learning);
}

/** Seats that are out have no hand in it any more. */
export const withoutSeats = (learning: Learning, seats: readonly Seat[]): Learning => ({
  ...learning,
  people: learning.people.filter((who) => !seats.includes(who)),
});

/** A slap that came too late tells as much, the first one of each person. */
export function lateSlap(learning: Learning, { seat, why, lateBy }: Notice<RaceKind>): Learning {
  const { race, people } = learning;
  if (why !== 'lateSlap' || race === undefined || lateBy === undefined) return learning;
  if (!people.includes(seat) || race.timed.includes(seat)) return learning;
  return timed({ ...learning, race: { ...race, timed: [...race.timed, seat] } }, race.time + lateBy);
}

/** The computers come nearer to the person. */
export const pileLater = (learning: Learning, dice: Dice): Learning => ({
  ...learning,
  matching: followed(learning.matching, dice),
});

/** Nobody sees and slaps as quickly as that: it was a guess. */
const timed = (learning: Learning, time: number): Learning =>
  time < QUICKEST_MS ? learning : { ...learning, matching: withTime(learning.matching, time) };
