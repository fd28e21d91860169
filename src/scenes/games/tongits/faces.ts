/** Cards of the pack as pictures want them: Tong-its knows neither jokers nor a second pack. */
import { type CardId, PACK } from '#engine/cards/cards';
import type { PackFace } from '#scenes/stage/sheets';

/** @throws for a card that Tong-its is not played with: our own bug. */
export function faceIn(card: CardId): PackFace {
  const face = PACK.find((one) => one === card);
  if (face === undefined) throw new Error(`${card} is no card of the pack`);
  return face;
}
