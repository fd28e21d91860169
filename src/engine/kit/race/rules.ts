/**
 * A slap race as the rules of a game. Both slap games are this engine under terms of their own.
 *
 * Rulings where the sheets leave room:
 * - a challenge counts from the moment a card is laid; patterns, and all waiting, from the moment it can be seen;
 * - while a collection is pending its creditor counts as on turn: it gets cards that go to the seat on turn, and its play
 *   is forgiven, like the payer's, when somebody takes the pile first;
 * - with `slapAfterLastChance` off a slap on a paid challenge is wrong as soon as the last card of it can be seen;
 * - the last seat that is in never goes out, whatever it burns; an eliminated creditor's challenge is void;
 * - cards of a bad slap that would go to an eliminated seat are burnt;
 * - a missed pattern is paid for before the collection that ends it, so the creditor gets those cards too;
 * - `shuffleOnWin` shuffles what is slapped and what is collected;
 * - at the card limit the match ends with the card that reaches it, without another slap.
 */
import type { ConfigFault, Option } from '#engine/core/options';
import type { Rules } from '#engine/core/rules';
import { millis, type Result } from '#engine/core/words';
import { decide } from './decide';
import { deadline, expire } from './due';
import { outcomeOf } from './ending';
import { bareTable, evolve } from './evolve';
import { follow } from './follow';
import { legal } from './judge';
import { slapOrder } from './table';
import type { RaceTerms } from './terms';
import type { RaceKind } from './types';
import { openTable, resample, view } from './view';

/** What makes a race a game of its own. */
export interface RaceGame<C extends object> {
  readonly game: string;
  readonly version: number;
  readonly options: readonly Option[];
  checkConfig(raw: unknown, seats: number): Result<C, ConfigFault>;
  termsOf(config: C, seats: number): RaceTerms;
}

export const raceRules = <C extends object>({ termsOf, ...game }: RaceGame<C>): Rules<RaceKind<C>> => ({
  ...game,
  tempo: 'race',
  seats: [2, 3, 4, 5, 6, 7, 8, 9, 10],
  initial: (config, seats) => bareTable(config, termsOf(config, seats), seats),
  follow,
  legal,
  awaiting: ({ phase }) => (phase.type === 'flipping' ? [phase.seat] : []),
  decide,
  pressOrder: (state) => slapOrder(openTable(state)),
  // A press can only be late while the grace after a taking runs.
  lateBy: ({ grace, terms }, now) => millis(now - (grace.until - terms.lateGraceMs)),
  deadline,
  expire,
  evolve,
  view,
  resample,
  outcome: (state) => (state.phase.type === 'over' ? outcomeOf(openTable(state), state.phase) : undefined),
});
