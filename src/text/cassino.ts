/** Cassino's log: each line is a function of a seen event. Names are marks; see `withNames`. */
import type { CardId } from '#engine/cards/cards';
import type { Seen } from '#engine/core/secrets';
import { never, type Seat } from '#engine/core/words';
import type { CassinoEvent } from '#engine/games/cassino/types';
import { type Message, markCard, markCards, markSeat } from './message';
import { message, words } from './say';

/** "7♣ + 5♦ and 8♠ + 4♥": taken cards as the groups they were cut into. */
export const groupsText = (groups: readonly (readonly CardId[])[]): string => {
  const sums = groups.map((group) => markCards(group, ' + '));
  const last = sums.at(-1) ?? '';
  return sums.length < 2 ? last : `${sums.slice(0, -1).join(', ')}${words('cassino.and')}${last}`;
};

/** The log line of an event, or undefined for events that are only drawn. */
export function cassinoLine(event: Seen<CassinoEvent>): Message | undefined {
  switch (event.type) {
    case 'dealBegan':
      return message('cassino.log.dealBegan', { deal: event.deal, who: markSeat(event.dealer) });
    case 'captured':
      return message(event.sweep ? 'cassino.log.swept' : 'cassino.log.captured', {
        who: markSeat(event.seat),
        groups: groupsText(event.groups),
        card: markCard(event.card),
      });
    case 'laidDown':
      return message('cassino.log.laidDown', { who: markSeat(event.seat), card: markCard(event.card) });
    case 'lastTakerTook':
      return event.cards.length === 0
        ? undefined
        : message('cassino.log.lastTaker', { who: markSeat(event.seat), cards: markCards(event.cards, ' ') });
    case 'leftOver':
      return event.cards.length === 0
        ? undefined
        : message('cassino.log.leftOver', { cards: markCards(event.cards, ' ') });
    case 'dealScored':
      return message('cassino.log.dealScored', { deal: event.deal });
    case 'matchWon':
      return message(event.seats.length === 1 ? 'cassino.log.won' : 'cassino.log.shared', {
        who: event.seats.map(markSeat).join(words('cassino.and')),
      });
    case 'shuffled':
    case 'dealtHand':
    case 'dealtTable':
    case 'drew':
    case 'turnPassed':
      return undefined;
    default:
      return never(event);
  }
}

/** Whose line it is. */
export const cassinoDoer = (event: Seen<CassinoEvent>): Seat | undefined => ('seat' in event ? event.seat : undefined);
