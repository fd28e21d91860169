/**
 * Egyptian Rat Screw: everyone flips cards onto one pile, court cards and aces demand payment from the next seat, and
 * whoever first slaps a pattern takes the lot. Whoever gets every card wins. The engine is the race kit's, where its rulings
 * stand too.
 */
import type { Rules } from '#engine/core/rules';
import { type RaceKind, raceRules } from '#engine/kit/race';
import { checkConfig, RATSCREW_OPTIONS, type RatscrewConfig, termsOf } from './config';

export type RatscrewKind = RaceKind<RatscrewConfig>;

export const ratscrew: Rules<RatscrewKind> = raceRules({
  game: 'ratscrew',
  version: 1,
  options: RATSCREW_OPTIONS,
  checkConfig,
  termsOf,
});
