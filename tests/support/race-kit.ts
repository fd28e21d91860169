/** Both slap games for the laws. */

import type { Rules } from '#engine/core/rules';
import { type RatscrewKind, ratscrew } from '#engine/games/ratscrew/index';
import { type SlapjackKind, slapjack } from '#engine/games/slapjack/index';
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

export const ratscrewKit: Kit<RatscrewKind> = raceKit(ratscrew);
export const slapjackKit: Kit<SlapjackKind> = raceKit(slapjack);
