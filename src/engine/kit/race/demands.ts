/** What court cards and aces ask of the next seat. */
import { type CardId, type Rank, rankOf } from '#engine/cards/cards';

const DEMANDS: readonly { readonly rank: Rank; readonly cards: number }[] = [
  { rank: 'J', cards: 1 },
  { rank: 'Q', cards: 2 },
  { rank: 'K', cards: 3 },
  { rank: 'A', cards: 4 },
];

/** How many cards this one asks for; 0 for a plain card. */
export const demandOf = (card: CardId): number => DEMANDS.find(({ rank }) => rank === rankOf(card))?.cards ?? 0;

/** The rank that asks for so many cards. */
export const rankAsking = (cards: number): Rank | undefined => DEMANDS.find((one) => one.cards === cards)?.rank;
