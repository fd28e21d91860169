/** The words of the flat model of Tong-its: cards, stages, moves and blocks as numbers. */
import type { TongitsConfig } from '#engine/games/tongits/index';

export const PLACES = 3;
export const SUIT_COUNT = 4;
export const NO_CARD = -1;
export const NO_PLACE = -1;

export const cardAt = (suit: number, rank: number): number => suit * 16 + rank;
export const suitOf = (card: number): number => card >> 4;
export const rankOf = (card: number): number => card & 15;
/** Ace 1, pips, court cards and tens 10. */
export const pointsOf = (card: number): number => Math.min(rankOf(card) + 1, 10);

const ACES = 1;
const ACES_AND_KINGS = 1 | (1 << 12);

/** How many cards of a suit's mask are paid for by themselves. */
export function bonusIn({ aceBonus }: TongitsConfig, mask: number): number {
  if (aceBonus === 'off') return 0;
  const counted = mask & (aceBonus === 'aces' ? ACES : ACES_AND_KINGS);
  return (counted & 1) + (counted >> 12);
}

/** Puts a card among others, in one mask a suit from `from` on. */
export function addCard(masks: Int32Array, card: number, from = 0): void {
  const at = from + suitOf(card);
  masks[at] = (masks[at] ?? 0) | (1 << rankOf(card));
}

/** What the round waits for. */
export const Stage = { opening: 0, melding: 1, answering: 2, over: 3 } as const;

/** The kinds of moves. A move is `kind * 2^16`, plus a meld, a card, the number of a meld, or that times 64 plus a card. */
export const Act = {
  draw: 0,
  take: 1,
  takeForLayOff: 2,
  call: 3,
  expose: 4,
  layOff: 5,
  discard: 6,
  fold: 7,
  challenge: 8,
};
export const move = (act: number, what = 0): number => (act << 16) | what;
export const actOf = (action: number): number => action >> 16;
export const whatOf = (action: number): number => action & 0xffff;
export const layOffOn = (meld: number, card: number): number => move(Act.layOff, (meld << 6) | card);

/** Whether a place may call: as the engine's blocks, in their order. */
export const Block = { free: 0, afterThisTurn: 1, blocked: 2, wholeRound: 3 };
export const BLOCK_AFTER_OWN_TURN = [Block.free, Block.blocked, Block.free, Block.wholeRound];

/** The place after this one in turn, and the one before it. */
export const after = (place: number): number => (place === PLACES - 1 ? 0 : place + 1);
export const before = (place: number): number => (place === 0 ? PLACES - 1 : place - 1);
