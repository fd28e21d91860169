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

/** A pile was taken. */
export function learnt(learning: Learning, event: Seen<RaceEvent>): Learning {
  if (event.type !== 'slapWon') return { ...learning, race: undefined };
  const time = plainTime(event.reaction, event.patterns);
  const race: Race = { time, timed: [event.seat] };
  return learning.people.includes(event.seat) ? timed({ ...learning, race }, time) : { ...learning, race };
}

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
