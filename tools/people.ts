/**
 * People at a race, as simulated: four kinds whose times were measured, for what "Match me" makes of them. 'adult@1.05' is an
 * adult whose hand is that many times as slow.
 */
import { companyOf } from '#ai/brains/race/company';
import type { Level } from '#ai/brains/race/levels';
import { PACES, type Pace, stretched } from '#ai/brains/race/paces';
import { reaction } from '#ai/brains/race/plans';
import type { Dice } from '#engine/core/dice';
import type { Kind } from '#engine/core/rules';
import type { RaceMind } from '#play/types';

/** But for their times and misses people are like a steady computer, and see every pattern. */
const person = (mu: number, sigma: number, tau: number, misses: number): Pace => ({
  ...PACES.steady,
  mu,
  sigma,
  tau,
  misses,
  // Of a normal plus an exponential time, near enough for a figure that is only shown.
  median: mu + Math.floor((tau * 69) / 100),
});

const PEOPLE: ReadonlyMap<string, Pace> = new Map([
  ['child', person(620, 110, 260, 200)],
  ['olderChild', person(500, 80, 190, 120)],
  ['adult', person(390, 55, 120, 60)],
  ['quickAdult', person(320, 40, 80, 40)],
]);

/** The pace of a person by name; undefined when nobody is called so. */
export function personNamed(name: string): Pace | undefined {
  const [, who = '', slower = '1'] = /^([a-zA-Z]+)(?:@(\d+(?:\.\d{1,3})?))?$/.exec(name) ?? [];
  const pace = PEOPLE.get(who);
  return pace === undefined ? undefined : stretched(pace, Math.round(1000 * Number(slower)));
}

const levelOf = (name: string): Level | undefined => {
  const pace = personNamed(name);
  return pace === undefined ? undefined : { type: 'paced', pace };
};

/** What people do at a race's table, apart from slaps that lose the race. */
export const people: RaceMind<Kind, unknown> = companyOf(levelOf);

/** The times of a warm-up of so many doubles, in milliseconds. */
export const warmUp = (pace: Pace, count: number, dice: Dice): readonly number[] =>
  Array.from({ length: count }, () => reaction(pace, [{ name: 'double', between: 0 }], dice));
