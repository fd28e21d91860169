/** The cards of a pile that is taken, in the order in which they go under a hand. */
import type { CardId } from '#engine/cards/cards';
import type { Dice } from '#engine/core/dice';
import { type Secret, secret } from '#engine/core/secrets';
import type { RaceState } from './types';

export interface TakingTerms {
  readonly burn: 'taken' | 'left';
  readonly order: 'asItLies' | 'shuffled';
  readonly dice: Dice;
}

export interface TakenPile {
  readonly pile: number;
  readonly burn: number;
  readonly cards: Secret<readonly CardId[]>;
}

/** The burn first, oldest first, then the pile from its bottom card up. */
export function pileFor({ pile, burn }: RaceState, { burn: burnt, order, dice }: TakingTerms): TakenPile {
  const under = burnt === 'taken' ? burn : [];
  const cards = [...under, ...pile.map(({ card }) => card)];
  return {
    pile: pile.length,
    burn: under.length,
    cards: secret(order === 'shuffled' ? dice.fork('pile').shuffle(cards) : cards),
  };
}
