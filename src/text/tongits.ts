/** Tong-its' log: each line is a function of a seen event. Names are marks; see `withNames`. */
import { isHidden, type Seen } from '#engine/core/secrets';
import { never, type Seat } from '#engine/core/words';
import type { TongitsEvent } from '#engine/games/tongits/types';
import { type Message, markCard, markCards, markSeat, markWhose } from './message';
import { message, say, words } from './say';

type SeenEvent = Seen<TongitsEvent>;

/** What a seat did, without saying who: "laid off 9♣ on your meld"; undefined for what nobody does. */
export function deedOf(event: SeenEvent): Message | undefined {
  switch (event.type) {
    case 'drew':
      return isHidden(event.card)
        ? message('tongits.deed.drew')
        : message('tongits.deed.drewCard', { card: markCard(event.card) });
    case 'tookDiscard':
      return message('tongits.deed.took', { card: markCard(event.card), cards: markCards(event.cards, ' ') });
    case 'tookForLayOff':
      return message('tongits.deed.tookForLayOff', { card: markCard(event.card), whose: markWhose(event.owner) });
    case 'exposed':
      return message('tongits.deed.melded', { cards: markCards(event.cards, ' ') });
    case 'laidOff':
      return message('tongits.deed.laidOff', { card: markCard(event.card), whose: markWhose(event.owner) });
    case 'discarded':
      return message('tongits.deed.discarded', { card: markCard(event.card) });
    case 'drawCalled':
      return message('tongits.deed.called');
    default:
      return undefined;
  }
}

const did = (seat: Seat, deed: Message): Message =>
  message('tongits.log.deed', { who: markSeat(seat), deed: say(deed) });

/** The log line of an event, or undefined for events that are only drawn. */
export function tongitsLine(event: SeenEvent): Message | undefined {
  switch (event.type) {
    case 'orderDrawn':
      return message('tongits.log.order', { names: event.order.map(markSeat).join(words('tongits.then')) });
    case 'roundBegan':
      return message('tongits.log.roundBegan', { round: event.round, who: markSeat(event.starter) });
    case 'antesPaid':
      return message('tongits.log.antes', { ante: event.ante });
    case 'drew':
    case 'tookDiscard':
    case 'tookForLayOff':
    case 'exposed':
    case 'laidOff':
    case 'discarded':
    case 'drawCalled': {
      const deed = deedOf(event);
      return deed === undefined ? undefined : did(event.seat, deed);
    }
    case 'burned':
      return message('tongits.log.burned', { who: markSeat(event.seat) });
    case 'answered':
      return message('tongits.log.answered', { who: markSeat(event.seat) });
    case 'answersShown':
      return answersLine(event);
    case 'timeRanOut':
      return message('tongits.log.timeRanOut', { who: markSeat(event.seat) });
    case 'handsShown':
      return countsLine(event);
    case 'roundWon':
      return message(`tongits.log.won.${event.way}`, { who: markSeat(event.seat), round: event.round });
    case 'nobodyWon':
      return message('tongits.log.nobody', { round: event.round });
    case 'paid':
      return message('tongits.log.paid', { who: markSeat(event.payment.from), count: event.payment.paid });
    case 'potPaid':
      return message('tongits.log.pot', { who: markSeat(event.seat), chips: event.chips });
    case 'antesReturned':
      return message('tongits.log.antesReturned', { chips: event.chips });
    case 'rematchDeclined':
      return message('tongits.log.declined', { who: markSeat(event.seat) });
    case 'matchWon':
      return message(event.seats.length === 1 ? 'tongits.log.matchWon' : 'tongits.log.shared', {
        who: event.seats.map(markSeat).join(words('tongits.and')),
      });
    case 'shuffled':
    case 'dealtHand':
    case 'turnBegan':
    case 'roundScored':
    case 'rematchAgreed':
      return undefined;
    default:
      return never(event);
  }
}

type EventOf<T extends SeenEvent['type']> = Extract<SeenEvent, { type: T }>;

/** "Ingrid challenged, Mikko folded". */
function answersLine({ answers }: EventOf<'answersShown'>): Message {
  const told = answers.map(({ seat, answer }) =>
    say(did(seat, message(answer === 'fold' ? 'tongits.deed.fold' : 'tongits.deed.challenge'))),
  );
  return message('tongits.log.answers', { answers: told.join(words('tongits.then')) });
}

/** "Counted: Aino 3, Mikko 5". */
function countsLine({ hands }: EventOf<'handsShown'>): Message {
  const counts = hands.map(({ seat, count }) => words('tongits.log.count', { who: markSeat(seat), count }));
  return message('tongits.log.counts', { counts: counts.join(words('tongits.then')) });
}

/** Whose line it is. */
export function tongitsDoer(event: SeenEvent): Seat | undefined {
  if (event.type === 'paid') return event.payment.from;
  return 'seat' in event ? event.seat : undefined;
}
