/** The two slap games, and the terms that options of theirs come to. */
import { ratscrew, termsOf as ratscrewTerms } from '#engine/games/ratscrew/index';
import { slapjack, termsOf as slapjackTerms } from '#engine/games/slapjack/index';
import type { RaceTerms } from '#engine/kit/race';
import type { TableOptions } from '#storage/types';

/** They share a table, and a switch in the head of their set-up. */
export const RACES = ['ratscrew', 'slapjack'] as const;
export type Race = (typeof RACES)[number];

export const raceOf = (game: string): Race | undefined => RACES.find((race) => race === game);

/** The terms at a table of `seats`. @throws when the options do not fit, which a form has seen to. */
export function raceTerms(race: Race, options: TableOptions, seats: number): RaceTerms {
  if (race === 'ratscrew') return ratscrewTerms(checked(ratscrew.checkConfig(options, seats)), seats);
  return slapjackTerms(checked(slapjack.checkConfig(options, seats)), seats);
}

function checked<T>(config: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!config.ok) throw new Error('these options are no config of the game');
  return config.value;
}
