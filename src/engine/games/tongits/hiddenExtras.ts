/** What a hand that lies face down could add to the payments: an upper bound from the cards that nobody has shown. */
import { type CardId, RANKS, rankOf, SUITS, suitOf } from '#engine/cards/cards';
import { isHidden } from '#engine/core/secrets';
import { at, type Seat } from '#engine/core/words';
import { rankIndex } from '#engine/kit/melds';
import type { TongitsConfig } from './config';
import { FOUR, isBonus, LONG_RUN } from './scoring';
import type { TongitsView } from './types';
import { unseenCards } from './view';

/** The most chips that secrets and aces in this hand could cost each loser; 0 for a hand that lies open. */
export function mostHiddenChips(view: TongitsView, seat: Seat): number {
  const { count, cards } = at(view.hands, seat);
  if (!isHidden(cards)) return 0;
  const { config } = view;
  const unseen = unseenCards(view);
  return (secretsIn(unseen, count, config) * config.secretExtra + bonusIn(unseen, count, config)) * config.unit;
}

function secretsIn(unseen: readonly CardId[], count: number, { secretKinds }: TongitsConfig): number {
  const fours = RANKS.filter((rank) => unseen.filter((card) => rankOf(card) === rank).length === FOUR).length;
  const most = Math.min(fours, Math.floor(count / FOUR));
  if (secretKinds === 'four') return most;
  return Math.min(Math.floor(count / FOUR), most + Math.min(longRunsIn(unseen), Math.floor(count / LONG_RUN)));
}

/** How many runs of five the cards could be cut into. */
const longRunsIn = (cards: readonly CardId[]): number =>
  SUITS.reduce((sum, suit) => {
    const ranks = new Set(cards.filter((card) => suitOf(card) === suit).map(rankIndex));
    let [runs, length] = [0, 0];
    for (let rank = 0; rank < RANKS.length; rank += 1) {
      length = ranks.has(rank) ? length + 1 : 0;
      if (length % LONG_RUN === 0 && length > 0) runs += 1;
    }
    return sum + runs;
  }, 0);

function bonusIn(unseen: readonly CardId[], count: number, config: TongitsConfig): number {
  if (config.aceBonus === 'off') return 0;
  return Math.min(count, unseen.filter((card) => isBonus(config, card)).length);
}
