/**
 * "Match me": a computer that is as quick as the person it plays with. A whole game amplifies speed (one who is 10% quicker
 * wins nine games in ten), so no fixed level is a fair match for long. Its median becomes a pace by `paceWithMedian`.
 */
import type { Dice } from '#engine/core/dice';
import type { Pattern } from '#engine/kit/race';
import type { Matching } from '#play/types';
import { PACES } from './paces';
import { plainestCost } from './plans';

/** So many of a person's last slaps are looked at, those that lost the race included. */
const LOOKED_AT = 12;
/** Thousandths: the computer is this much slower than the person at most. */
const SLOWER = 50;
/** Thousandths by which it moves in one pile at most. */
const STEP = 30;
/** As long as nothing is known of the person: a gentle pace. */
const FIRST_MEDIAN = PACES.steady.median;

/** A person's time without what the pattern cost to see, so that times for all patterns can be compared; milliseconds. */
export const plainTime = (reaction: number, patterns: readonly Pattern[]): number => reaction - plainestCost(patterns);

/** The median of the last twelve slaps' times in milliseconds; undefined before the first. */
export const recentMedian = (times: readonly number[]): number | undefined => medianOf(times.slice(-LOOKED_AT));

/** The middle one of all times; of an even number half-way between the two in the middle, rounded down. Undefined for none. */
export function medianOf(times: readonly number[]): number | undefined {
  const sorted = times.toSorted((a, b) => a - b);
  const [below, above] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return below === undefined || above === undefined ? undefined : Math.floor((below + above) / 2);
}

/** The computer's median after a warm-up: the person's, or up to 5% more. */
export const firstMedian = (person: number, dice: Dice): number =>
  Math.floor((person * (1000 + dice.below(SLOWER + 1))) / 1000);

/** The computer's median for the next pile: towards the person's, no more than 3% at a time. */
export function nextMedian(current: number, person: number, dice: Dice): number {
  const aim = firstMedian(person, dice);
  const most = Math.floor((current * STEP) / 1000);
  return Math.max(current - most, Math.min(current + most, aim));
}

/** How a match begins when these times of the person are known, the newest last: from a warm-up or from matches before. */
export function firstMatching(times: readonly number[], dice: Dice): Matching {
  const person = recentMedian(times);
  return { median: person === undefined ? FIRST_MEDIAN : firstMedian(person, dice), times: times.slice(-LOOKED_AT) };
}

/** One more slap of the person. */
export const withTime = ({ median, times }: Matching, time: number): Matching => ({
  median,
  times: [...times, time].slice(-LOOKED_AT),
});

/** A pile later. */
export function followed(matching: Matching, dice: Dice): Matching {
  const person = recentMedian(matching.times);
  return person === undefined ? matching : { ...matching, median: nextMedian(matching.median, person, dice) };
}
