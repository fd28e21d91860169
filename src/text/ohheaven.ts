/** Oh Heaven's log: each line is a function of a seen event. Names are marks; see `withNames`. */
import type { Seen } from '#engine/core/secrets';
import { never, type Seat } from '#engine/core/words';
import type { OhHeavenEvent } from '#engine/games/ohheaven/types';
import { seatsText } from './lists';
import { type Message, markCard, markSeat } from './message';
import { message, say } from './say';

type SeenEvent = Seen<OhHeavenEvent>;
type EventOf<T extends SeenEvent['type']> = Extract<SeenEvent, { readonly type: T }>;

/** The log line of an event, or undefined for events that are only drawn. */
export function ohHeavenLine(event: SeenEvent): Message | undefined {
  switch (event.type) {
    case 'roundBegan':
      return message('ohheaven.log.roundBegan', { round: event.round, count: event.handSize });
    case 'trumpDrawn':
      return trumpLine(event);
    case 'firstBidderDrawn':
      return message('ohheaven.log.firstBidder', { who: markSeat(event.seat) });
    case 'bidMade':
      return message('ohheaven.log.bid', { who: markSeat(event.seat), tricks: event.tricks });
    case 'biddingClosed':
      return message('ohheaven.log.bidsClosed', { sum: event.bids.reduce((sum, bid) => sum + bid, 0) });
    case 'cardPlayed':
      return message('ohheaven.log.played', { who: markSeat(event.seat), card: markCard(event.card) });
    case 'trickWon':
      return wonLine(event);
    case 'roundScored':
      return message('ohheaven.log.roundScored', { round: event.round });
    case 'matchWon':
      return message(event.seats.length === 1 ? 'ohheaven.log.won' : 'ohheaven.log.shared', {
        who: seatsText(event.seats),
      });
    case 'shuffled':
    case 'dealtHand':
    case 'turnPassed':
      return undefined;
    default:
      return never(event);
  }
}

function trumpLine({ trump, turned }: EventOf<'trumpDrawn'>): Message {
  const named = message(`ohheaven.log.trump.${trump}`);
  return turned === undefined ? named : message('ohheaven.log.turned', { card: markCard(turned), trump: say(named) });
}

function wonLine({ seat, cards }: EventOf<'trickWon'>): Message {
  const winning = cards.find((played) => played.seat === seat);
  return message('ohheaven.log.trickWon', {
    who: markSeat(seat),
    card: winning === undefined ? '' : markCard(winning.card),
  });
}

/** Whose line it is; a deal or a draw is nobody's. */
export function ohHeavenDoer(event: SeenEvent): Seat | undefined {
  return event.type === 'bidMade' || event.type === 'cardPlayed' || event.type === 'trickWon' ? event.seat : undefined;
}
