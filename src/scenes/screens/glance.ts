/** What a saved game shows of itself without being opened: cards that lie open, scores, one sentence. */
import type { CardId } from '#engine/cards/cards';
import type { Glance } from '#play/tables';
import { gameFacts } from '#scenes/games/registry';

export interface Look {
  /** Cards that lie open on the table; empty where the game's own picture says more. */
  readonly cards: readonly CardId[];
  /** By seat, as they are written; empty where the game has none to show. */
  readonly scores: readonly string[];
  /** How it stands, in one sentence; empty when there is nothing to say. */
  readonly sentence: string;
}

/** How a saved game looks from outside. */
export const lookAt = ({ sitting, view }: Glance): Look => gameFacts(sitting.record.game).glance(view, sitting.chairs);
