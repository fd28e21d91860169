/** Both slap games for the laws. */

import type { Rules } from '#engine/core/rules';
import { ratscrew } from '#engine/games/ratscrew/index';
import { slapjack } from '#engine/games/slapjack/index';
import { type RaceAction, type RaceKind, shoeOf } from '#engine/kit/race';
import type { Kit } from './kits';

const PRESSES: readonly RaceAction[] = [{ type: 'play' }, { type: 'slap' }];

const raceKit = <C extends object>(rules: Rules<RaceKind<C>>): Kit<RaceKind<C>> => ({
  rules,
  shoe: (config, seats) => shoeOf(rules.initial(config, seats).terms),
  census: (state) => [...state.hands.flat(), ...state.pile.map(({ card }) => card), ...state.burn],
  // Hands are face down for everybody, and a card in the burn was never seen.
  hidden: (state) => [...state.hands.flat(), ...state.burn],
  probes: () => PRESSES,
  nameOf: ({ type }) => type,
  mostMoves: 3000,
  matchesInCheck: 18,
});

export const ratscrewKit = raceKit(ratscrew);
export const slapjackKit = raceKit(slapjack);
