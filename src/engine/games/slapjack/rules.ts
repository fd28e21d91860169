/**
 * Slapjack: everyone flips cards onto one pile in turn, and the first to slap a jack takes the pile. Whoever gets every card
 * wins. The engine is the race kit's, where its rulings stand too.
 */
import type { Rules } from '#engine/core/rules';
import { type RaceKind, raceRules } from '#engine/kit/race';
import { checkConfig, SLAPJACK_OPTIONS, type SlapjackConfig, termsOf } from './config';

export type SlapjackKind = RaceKind<SlapjackConfig>;

export const slapjack: Rules<SlapjackKind> = raceRules({
  game: 'slapjack',
  version: 1,
  options: SLAPJACK_OPTIONS,
  checkConfig,
  termsOf,
});
