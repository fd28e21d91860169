/** Cassino for whoever sits outside its folder: the rules, the words, and the pure questions a screen may ask. */
export type { CassinoConfig } from './config';
export { canTake, groupsFor, sweepScores } from './legal';
export { cassino } from './rules';
export { awardsNow, POINT, tallyPiles } from './scoring';
export * from './types';
export { handValue, tableValue } from './values';
