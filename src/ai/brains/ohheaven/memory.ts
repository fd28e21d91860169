/** What a seat remembers of the rounds: only what everybody has seen. */
import type { CardId, Suit } from '#engine/cards/cards';
import type { Seen } from '#engine/core/secrets';
import type { Seat } from '#engine/core/words';
import type { OhHeavenEvent, PlayedCard } from '#engine/games/ohheaven/index';
import { failsToFollow } from '#engine/kit/tricks';

export interface Memory {
  /** Every card played in this round, in order. */
  readonly played: readonly CardId[];
  /** Who failed to follow which suit in this round; a seat may show the same more than once. */
  readonly voids: readonly { readonly seat: Seat; readonly suit: Suit }[];
  /** The cards of every round that is over, in the order in which they were played. */
  readonly earlier: readonly (readonly CardId[])[];
  /** The trick in play. */
  readonly trick: readonly PlayedCard[];
}

export const BLANK: Memory = { earlier: [], played: [], voids: [], trick: [] };

export function remember(memory: Memory, event: Seen<OhHeavenEvent>): Memory {
  switch (event.type) {
    case 'roundBegan':
      return { ...BLANK, earlier: memory.played.length === 0 ? [] : [...memory.earlier, memory.played] };
    case 'cardPlayed':
      return rememberCard(memory, event);
    case 'trickWon':
      return { ...memory, trick: [] };
    default:
      return memory;
  }
}

function rememberCard({ earlier, played, voids, trick }: Memory, { seat, card }: PlayedCard): Memory {
  const suit = failsToFollow(trick, card);
  return {
    earlier,
    played: [...played, card],
    voids: suit === undefined ? voids : [...voids, { seat, suit }],
    trick: [...trick, { seat, card }],
  };
}
