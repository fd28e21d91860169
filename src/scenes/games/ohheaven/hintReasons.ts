/** Why a bid or a card is the best, in one short sentence for each reason. */
import type { OhHeavenReason } from '#ai/reasons';
import type { CardId, Suit } from '#engine/cards/cards';
import { listText, numberText, oftenText, seatsText } from '#text/lists';
import { type Message, markCard } from '#text/message';
import { message, words } from '#text/say';

export function reasonLine(reason: OhHeavenReason): Message {
  switch (reason.type) {
    case 'only':
    case 'wantsNoMore':
    case 'pastHelp':
      return message(`ohheaven.why.${reason.type}`);
    case 'tricks':
      return message('ohheaven.why.tricks', { mean: reason.mean.toFixed(1) });
    case 'exact':
    case 'winsMatch':
      return message(`ohheaven.why.${reason.type}`, { often: oftenText(reason.of100) });
    case 'unbeaten':
    case 'trumpedAtMost':
      return message(`ohheaven.why.${reason.type}`, { cards: listed(reason.cards) });
    case 'canTrump':
      return message('ohheaven.why.canTrump', {
        suit: suitText(reason.suit),
        count: reason.trumps,
        number: numberText(reason.trumps),
      });
    case 'barred':
      return message('ohheaven.why.barred', { tricks: reason.tricks });
    case 'needs':
      return needsLine(reason);
    case 'takesFrom':
    case 'leavesTo':
      return message(`ohheaven.why.${reason.type}`, { who: seatsText([reason.seat]) });
    case 'takesOften':
      return takesLine(reason);
    case 'surelyTakes':
    case 'surelyLoses':
    case 'highestLoser':
    case 'lowestWinner':
    case 'keepsTrump':
      return message(`ohheaven.why.${reason.type}`, { card: markCard(reason.card) });
    case 'suitIsOut':
    case 'emptiesSuit':
      return message(`ohheaven.why.${reason.type}`, { suit: suitText(reason.suit) });
    case 'voids':
      return message('ohheaven.why.voids', {
        suit: suitText(reason.suit),
        who: seatsText(reason.seats),
        count: reason.seats.length,
      });
  }
}

type ReasonOf<T extends OhHeavenReason['type']> = Extract<OhHeavenReason, { readonly type: T }>;

const listed = (cards: readonly CardId[]): string => listText(cards.map(markCard));
const suitText = (suit: Suit): string => words(`suit.${suit}`);

function needsLine({ tricks, left }: ReasonOf<'needs'>): Message {
  if (tricks === left) return message('ohheaven.why.needsAll');
  return message('ohheaven.why.needs', { count: tricks, number: numberText(tricks), left: numberText(left) });
}

/** What happens more often is told. */
function takesLine({ card, of100 }: ReasonOf<'takesOften'>): Message {
  const named = { card: markCard(card) };
  return of100 >= 50
    ? message('ohheaven.why.takesOften', { ...named, often: oftenText(of100) })
    : message('ohheaven.why.losesOften', { ...named, often: oftenText(100 - of100) });
}
