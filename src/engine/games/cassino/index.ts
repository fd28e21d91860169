/** Cassino for whoever sits outside its folder: the rules, the words, and the pure questions a screen may ask. */
export type { CassinoConfig } from './config';
export { canTake, groupsFor, sweepWouldScore } from './legal';
export { cassino } from './rules';
export { awardsNow, FREEZE_AT, outcomeOf, POINT, tallyPiles, WORTH } from './scoring';
export * from './types';
export { handValue, tableValue } from './values';
