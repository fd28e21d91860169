/** A plain way of playing Cassino from what lies in the open: an equal card is taken, else the first card is laid down. */
import { type CardId, PACK } from '#engine/cards/cards';
import { handValue, tableValue } from '#engine/games/cassino/index';
import type { Game } from './game';

export interface Move {
  readonly hand: string;
  readonly table: readonly string[];
}

const cardOf = (text: string): CardId => {
  const card = PACK.find((one) => one === text);
  if (card === undefined) throw new Error(`${text} is no card`);
  return card;
};

export async function plainMove(game: Game): Promise<Move> {
  const [hand, table] = [await game.cards('hand'), await game.cards('table')];
  for (const card of hand) {
    const equal = table.find((lying) => tableValue(cardOf(lying)) === handValue(cardOf(card)));
    if (equal !== undefined) return { hand: card, table: [equal] };
  }
  const [first] = hand;
  if (first === undefined) throw new Error('the hand is empty');
  return { hand: first, table: [] };
}

/** "seven of clubs": how a card is read aloud. */
export function nameOf(card: string): string {
  const ranks = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');
  const suits: Readonly<Record<string, string>> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };
  return `${ranks[tableValue(cardOf(card)) - 1]} of ${suits[card.slice(-1)]}`;
}
