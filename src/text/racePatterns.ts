/** Slap patterns in words: what was slapped ("Double sevens"), and what may be ("doubles and tens"). */
import { type CardId, type Rank, rankOf, suitOf } from '#engine/cards/cards';
import { never } from '#engine/core/words';
import type { Pattern, Sight } from '#engine/kit/race';
import { numberFirst, numberText } from './lists';
import { words } from './say';

/** What the pile shows: "Double sevens with one card between". */
export const patternShown = (pattern: Pattern, sight: Sight): string => across(pattern, shown(pattern, sight));

function shown(pattern: Pattern, { cards, bottom }: Sight): string {
  const [top] = cards;
  switch (pattern.name) {
    case 'double':
      return words('race.pattern.double', { ranks: rankPlural(top) });
    case 'ten':
      return words('race.pattern.ten', { first: rankWord(cards[pattern.between + 1]), second: rankWord(top) });
    case 'marriage':
      return words('race.pattern.marriage');
    case 'run': {
      const ranks = cards.slice(0, pattern.of).toReversed().map(rankWord);
      return words('race.pattern.run', { ranks: ranks.join(', ') });
    }
    case 'sameSuit':
      return words('race.pattern.sameSuit', { number: numberFirst(pattern.of), suit: suitWord(top) });
    case 'topBottom':
      return words('race.pattern.topBottom', { ranks: rankPlural(bottom) });
    case 'joker':
      return words('race.pattern.joker');
    case 'jack':
      return words('race.pattern.jack', { suit: suitWord(top) });
    default:
      return never(pattern);
  }
}

/** The kind alone: "a double". */
export const patternKind = (pattern: Pattern): string =>
  words(`race.kind.${pattern.name}`, { number: numberOf(pattern) });

/** The kind in general, whatever lies between: "doubles". */
export const patternKinds = (pattern: Pattern): string =>
  words(`race.kinds.${pattern.name}`, { number: numberOf(pattern) });

const across = (pattern: Pattern, named: string): string =>
  'between' in pattern ? words(`race.between.${pattern.between}`, { pattern: named }) : named;

const numberOf = (pattern: Pattern): string => ('of' in pattern ? numberText(pattern.of) : '');

const rankWord = (card: CardId | undefined): string => {
  const rank = card === undefined ? undefined : rankOf(card);
  return rank === undefined ? words('card.joker') : words(`rank.${rank}`);
};

const rankPlural = (card: CardId | undefined): string => {
  const rank = card === undefined ? undefined : rankOf(card);
  return rank === undefined ? '' : words(`ranks.${rank}`);
};

const suitWord = (card: CardId | undefined): string => {
  const suit = card === undefined ? undefined : suitOf(card);
  return suit === undefined ? '' : words(`suit.${suit}`);
};

/** A rank as a card shows it: "6", "10", "K"; "joker" for a card without one. */
export function rankSign(card: CardId): string {
  const rank: Rank | undefined = rankOf(card);
  if (rank === undefined) return words('card.joker');
  return rank === 'T' ? '10' : rank;
}
