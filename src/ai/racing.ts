/**
 * Where the computers of a race think: on the page, because a reaction is drawn in microseconds and must not wait for a
 * worker, nor send it all that has happened with every card.
 */
import type { Kind } from '#engine/core/rules';
import type { RaceMind } from '#play/types';
import { company } from './brains/race/company';

export { medianAt } from './brains/race/levels';
export { medianOf, plainTime, recentMedian } from './brains/race/matchMe';
export { MOST_STEPS, percentOfSteps } from './brains/race/paces';
export { QUICKEST_MS } from './brains/race/plans';

const MINDS: ReadonlyMap<string, RaceMind<Kind, unknown>> = new Map([
  ['ratscrew', company],
  ['slapjack', company],
]);

/** What plans for the computers of a race; undefined for a game that is no race. */
export const raceMindOf = (game: string): RaceMind<Kind, unknown> | undefined => MINDS.get(game);
