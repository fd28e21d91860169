/** Cards of one pack as numbers: 13 to a suit in the order c d h s, from the ace up. */
import { type CardId, PACK } from '#engine/cards/cards';

export const RANK_COUNT = 13;

const CODES: ReadonlyMap<CardId, number> = new Map(PACK.map((card, code) => [card, code]));

/** 0 (ace of clubs) to 51 (king of spades). @throws for a joker or a card of a second pack: our own bug. */
export function codeOf(card: CardId): number {
  const code = CODES.get(card);
  if (code === undefined) throw new Error(`${card} is in no meld`);
  return code;
}

/** 0 (ace) to 12 (king). */
export const rankIndex = (card: CardId): number => codeOf(card) % RANK_COUNT;

/** 0 to 3 in the order c d h s. */
export const suitIndex = (card: CardId): number => Math.floor(codeOf(card) / RANK_COUNT);
