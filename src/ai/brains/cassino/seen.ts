/** What every Cassino brain reads from its view, and how it answers. */
import { type CardId, PACK, SUITS, suitOf } from '#engine/cards/cards';
import { isHidden } from '#engine/core/secrets';
import type { CassinoKind, CassinoView, Play } from '#engine/games/cassino/index';
import { canTake, handValue, tableValue } from '#engine/games/cassino/index';
import type { Intent, News } from '#play/types';

/** The watcher's own hand, in the sheet's order for ties: the lower hand value first, then the suit (C D H S). */
export function ownHand(view: CassinoView): readonly CardId[] {
  const cards = view.who === 'spectator' ? undefined : view.hands[view.who]?.cards;
  if (cards === undefined || isHidden(cards)) return [];
  return [...cards].sort((a, b) => handValue(a) - handValue(b) || suitPlace(a) - suitPlace(b));
}

/** The cards that a seat has not seen in the deal so far, in the pack's order: in other hands, or in the stock. */
export function unseenIn(view: CassinoView): readonly CardId[] {
  const seen = new Set<CardId>([...ownHand(view), ...view.table, ...view.piles.flat()]);
  return PACK.filter((card) => !seen.has(card));
}

/** The table from its lowest card up: value, then suit. */
export const sortedTable = (view: CassinoView): readonly CardId[] =>
  [...view.table].sort((a, b) => tableValue(a) - tableValue(b) || suitPlace(a) - suitPlace(b));

/** The cards of the hand that may be laid down: all, or with `mustCapture` those that cannot take. */
export const layable = (view: CassinoView, hand: readonly CardId[]): readonly CardId[] =>
  view.config.mustCapture ? hand.filter((card) => !canTake(card, view.table)) : hand;

export const play = (card: CardId, taken: readonly CardId[]): Play => ({ type: 'play', hand: [card], table: taken });

/** The answer to a piece of news: at once, and only when the game waits for this seat. */
export function answer(news: News<CassinoKind>, choose: (view: CassinoView) => Play): Intent<CassinoKind> | undefined {
  return news.awaited ? { action: choose(news.view), at: news.at, heard: news.heard } : undefined;
}

const suitPlace = (card: CardId): number => {
  const suit = suitOf(card);
  return suit === undefined ? SUITS.length : SUITS.indexOf(suit);
};
