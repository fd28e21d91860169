/** Slap races: one engine for games in which everybody flips cards onto one pile and slaps it. */
export { dealOut, shoeOf } from './race/dealing';
export { type Pattern, patternsIn, sightOf } from './race/patterns';
export { raceRules } from './race/rules';
export { heirOf, isIn, isOut, maySlap, sightAt, slapOrder, slappable, topSeen } from './race/table';
export { checkRaceConfig, commonTerms, RACE_ROWS, type RaceTerms, type TouchSeats } from './race/terms';
export type * from './race/types';
