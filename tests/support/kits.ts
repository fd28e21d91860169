/** What the laws must be told about a game, because only the game knows it. One entry a registered game. */
import type { CardId } from '#engine/cards/cards';
import type { Dice } from '#engine/core/dice';
import type { Kind, Rules } from '#engine/core/rules';
import type { Watcher } from '#engine/core/secrets';
import { cassinoKit } from './cassino-kit';
import { ohheavenKit } from './ohheaven-kit';
import { ratscrewKit, slapjackKit } from './race-kit';
import { tongitsKit } from './tongits-kit';

export interface Kit<K extends Kind = Kind> {
  readonly rules: Rules<K>;
  /** Every card the game is played with at a table of `seats`. */
  shoe(config: K['config'], seats: number): readonly CardId[];
  /** Every card in every zone of the state, in any order. */
  census(state: K['state']): readonly CardId[];
  /** The cards that `who` may not know. */
  hidden(state: K['state'], who: Watcher): readonly CardId[];
  /** Some actions, legal or not, that a careless player might try: what the door must be able to judge. */
  probes(view: K['view'], dice: Dice): readonly K['action'][];
  /** A name for an action that is the same for actions that mean the same. */
  nameOf(action: K['action']): string;
  /** What is wrong with a state that no other law looks at, such as chips that are gone; nothing when all is well. */
  faults?(state: K['state']): readonly string[];
  /** Actions that random play picks only now and then, because they end so much. */
  rarely?(action: K['action']): boolean;
  /** More moves than random play of one match ever needs. */
  readonly mostMoves: number;
  /** Matches, over all seat counts, that `npm run check` has time for; the longer they are, the fewer. */
  readonly matchesInCheck: number;
}

/** The kits by game; a registered game without one fails the laws. */
export const KITS: readonly Kit[] = [cassinoKit, ohheavenKit, tongitsKit, ratscrewKit, slapjackKit];
