/** What cards count (rule sheet section 2): a card can be worth more in the hand than on the table. */
import { type CardId, faceOf, RANKS, rankOf } from '#engine/cards/cards';

/** What a card counts when it is taken: 1 (ace) to 13 (king). */
export function tableValue(card: CardId): number {
  const rank = rankOf(card);
  if (rank === undefined) throw new Error(`${card} has no value in Cassino`);
  return RANKS.indexOf(rank) + 1;
}

/** What a card can take: an ace 14, the two of spades 15, the ten of diamonds 16, any other its table value. */
export function handValue(card: CardId): number {
  const face = faceOf(card);
  if (face === '2S') return 15;
  if (face === 'TD') return 16;
  return rankOf(card) === 'A' ? 14 : tableValue(card);
}
