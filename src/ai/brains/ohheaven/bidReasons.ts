/** Why a bid is the best: the sure tricks of the hand, and what came out of it. */
import type { Weighed } from '#ai/brains/weighing';
import type { OhHeavenReason } from '#ai/reasons';
import { countOf } from '#ai/search/models/masks';
import { NO_SUIT, NOTHING_BARRED, type RoundModel, SUIT_COUNT } from '#ai/search/models/ohheaven';
import { RulePlayer } from '#ai/search/models/ohheavenPlay';
import { type CardId, SUITS } from '#engine/cards/cards';
import { at } from '#engine/core/words';
import { bossTrumps, cardsIn, isBoss } from './sense';
import { cardIn, type Situation } from './situation';
import { Figure } from './worlds';

const BARRED = 80;
const SURE = 70;
const EXACT = 60;
const NEARLY_SURE = 55;
const SHORT = 45;
const TRICKS = 50;

export function bidReasons({ round }: Situation, figures: readonly number[]): readonly Weighed<OhHeavenReason>[] {
  const found: Weighed<OhHeavenReason>[] = [];
  const others = sideSuits(round).flatMap((suit) =>
    cardsIn(round.held(suit), suit).filter((card) => isBoss(round, card)),
  );
  const sure = round.trump === NO_SUIT ? others : bossTrumps(round);
  if (sure.length > 0) found.push([SURE, { type: 'unbeaten', cards: highestFirst(sure) }]);
  if (round.trump !== NO_SUIT && others.length > 0)
    found.push([NEARLY_SURE, { type: 'trumpedAtMost', cards: highestFirst(others) }]);
  const barred = round.barred();
  if (barred !== NOTHING_BARRED && barred === Math.round(new RulePlayer().worth(round)))
    found.push([BARRED, { type: 'barred', tricks: barred }]);
  if (figures.length > 0) {
    found.push([EXACT, { type: 'exact', of100: Math.round(100 * at(figures, Figure.exact)) }]);
    found.push([TRICKS, { type: 'tricks', mean: Math.round(10 * at(figures, Figure.tricks)) / 10 }]);
  }
  return [...found, ...shortSuits(round)];
}

const highestFirst = (cards: readonly number[]): readonly CardId[] => [...cards].reverse().map(cardIn);

const sideSuits = ({ trump }: RoundModel): readonly number[] =>
  Array.from({ length: SUIT_COUNT }, (_, suit) => suit).filter((suit) => suit !== trump);

/** Suits that can be trumped from the first card on. */
function shortSuits(round: RoundModel): readonly Weighed<OhHeavenReason>[] {
  const trumps = round.trump === NO_SUIT ? 0 : countOf(round.held(round.trump));
  if (trumps === 0) return [];
  return sideSuits(round)
    .filter((suit) => round.held(suit) === 0)
    .map((suit) => [SHORT, { type: 'canTrump', suit: at(SUITS, suit), trumps }]);
}
