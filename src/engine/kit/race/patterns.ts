/**
 * What can be slapped: small questions on the cards of the pile that can be seen. Rules, screens, tests and computer
 * players all ask here. A card of equal rank, two that add up to ten, a king with a queen and so on; each with as many
 * cards between as its pattern says.
 */
import { type CardId, RANKS, rankOf, suitOf } from '#engine/cards/cards';
import { never } from '#engine/core/words';

export type Pattern =
  /** Two cards of one rank. */
  | { readonly name: 'double'; readonly between: 0 | 1 | 2 }
  /** Two that count 1-9 and add up to ten. `across` says which card may lie between them. */
  | {
      readonly name: 'ten';
      readonly between: 0 | 1;
      readonly ace: 'aceIsOne' | 'noAce';
      readonly across: 'any' | 'letterCardOnly';
    }
  /** A king and a queen, in either order. */
  | { readonly name: 'marriage'; readonly between: 0 | 1 }
  /** The newest `of` cards go up or down rank by rank; with `wrap`, past the king to the ace as well. */
  | { readonly name: 'run'; readonly of: number; readonly wrap: boolean }
  | { readonly name: 'sameSuit'; readonly of: number }
  /** The top card has the rank of the pile's first card. */
  | { readonly name: 'topBottom' }
  | { readonly name: 'joker' }
  | { readonly name: 'jack' };

/** The pile as it can be seen at some moment. */
export interface Sight {
  /** Newest card first, no more than patterns look at. */
  readonly cards: readonly CardId[];
  /** The pile's first card. */
  readonly bottom: CardId | undefined;
  /** How many cards lie there face up. */
  readonly count: number;
}

/** No pattern looks at more of the newest cards. */
export const REACH = 4;

/** All of the patterns that the pile shows now, in the order of the list. */
export const patternsIn = (patterns: readonly Pattern[], sight: Sight): readonly Pattern[] =>
  patterns.filter((pattern) => shows(pattern, sight));

/** A whole pile, oldest card first, that can be seen. */
export const sightOf = (pile: readonly CardId[]): Sight => ({
  cards: pile.slice(-REACH).reverse(),
  bottom: pile[0],
  count: pile.length,
});

/** Whether the pile shows this pattern. */
function shows(pattern: Pattern, sight: Sight): boolean {
  const [top] = sight.cards;
  if (top === undefined) return false;
  switch (pattern.name) {
    case 'double':
      return isDouble(top, sight.cards[pattern.between + 1]);
    case 'ten':
      return isTen(pattern, sight.cards);
    case 'marriage':
      return isMarriage(top, sight.cards[pattern.between + 1]);
    case 'run':
      return isRun(newest(sight, pattern.of), pattern.wrap);
    case 'sameSuit':
      return isOneSuit(newest(sight, pattern.of));
    case 'topBottom':
      return sight.count > 1 && isDouble(top, sight.bottom);
    case 'joker':
      return rankOf(top) === undefined;
    case 'jack':
      return rankOf(top) === 'J';
    default:
      return never(pattern);
  }
}

function isDouble(top: CardId, other: CardId | undefined): boolean {
  const rank = rankOf(top);
  return rank !== undefined && other !== undefined && rank === rankOf(other);
}

function isTen({ between, ace, across }: Extract<Pattern, { name: 'ten' }>, cards: readonly CardId[]): boolean {
  const [top, below] = [cards[0], cards[between + 1]];
  if (top === undefined || below === undefined) return false;
  if (between === 1 && across === 'letterCardOnly' && !isLetterCard(cards[1])) return false;
  const [one, other] = [valueForTen(top, ace), valueForTen(below, ace)];
  return one > 0 && other > 0 && one + other === 10;
}

/** 1 to 9, or 0 for a card that never counts. */
function valueForTen(card: CardId, ace: 'aceIsOne' | 'noAce'): number {
  const value = rankNumber(card) + 1;
  return value > 9 || (value === 1 && ace === 'noAce') ? 0 : value;
}

function isLetterCard(card: CardId | undefined): boolean {
  const rank = card === undefined ? undefined : rankOf(card);
  return rank === 'A' || rank === 'J' || rank === 'Q' || rank === 'K';
}

function isMarriage(top: CardId, other: CardId | undefined): boolean {
  const pair = [rankOf(top), other === undefined ? undefined : rankOf(other)];
  return pair.includes('K') && pair.includes('Q');
}

const isRun = (cards: readonly CardId[], wrap: boolean): boolean =>
  cards.length > 0 && (goesUp(cards, wrap) || goesUp(cards.toReversed(), wrap));

/** Whether each card is one rank above the one before it. */
const goesUp = (cards: readonly CardId[], wrap: boolean): boolean =>
  cards.every((card, index) => {
    const before = cards[index - 1];
    if (before === undefined) return rankOf(card) !== undefined;
    const [lower, upper] = [rankNumber(before), rankNumber(card)];
    if (lower < 0 || upper < 0) return false;
    return upper === (wrap ? (lower + 1) % RANKS.length : lower + 1);
  });

function isOneSuit(cards: readonly CardId[]): boolean {
  const [first] = cards;
  const suit = first === undefined ? undefined : suitOf(first);
  return suit !== undefined && cards.every((card) => suitOf(card) === suit);
}

/** The newest so many cards; none at all while there are fewer. */
const newest = ({ cards }: Sight, count: number): readonly CardId[] =>
  cards.length < count ? [] : cards.slice(0, count);

/** 0 (ace) to 12 (king); -1 for a joker. */
function rankNumber(card: CardId): number {
  const rank = rankOf(card);
  return rank === undefined ? -1 : RANKS.indexOf(rank);
}
