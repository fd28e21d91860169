/** Slap races: one engine for games in which everybody flips cards onto one pile and slaps it. */
export { dealOut, shoeOf } from './race/dealing';
export { rankAsking } from './race/demands';
export { outcomeOf } from './race/ending';
export { type Pattern, patternsIn, type Sight, sightOf } from './race/patterns';
export { raceRules } from './race/rules';
export {
  hasCards,
  heirOf,
  isIn,
  isOut,
  maySlap,
  nextHolder,
  sightAt,
  slapOrder,
  slappable,
  topSeen,
} from './race/table';
export { checkRaceConfig, commonTerms, RACE_ROWS, type RaceTerms, type TouchSeats } from './race/terms';
export type * from './race/types';
