/** The log of both slap games: each line is a function of a seen event. Names are marks; see `withNames`. */
import type { Seen } from '#engine/core/secrets';
import { never, type Seat } from '#engine/core/words';
import type { RaceEvent } from '#engine/kit/race';
import { seatsText } from './lists';
import { type Message, markCard, markSeat, markWhose } from './message';
import { patternKind } from './racePatterns';
import { message, words } from './say';

type SeenEvent = Seen<RaceEvent>;
type EventOf<T extends SeenEvent['type']> = Extract<SeenEvent, { readonly type: T }>;

/** "0.31", where the unit stands beside it or goes without saying. */
export const secondsFigure = (ms: number): string => (ms / 1000).toFixed(2);

/** "0.31 s". */
export const secondsText = (ms: number): string => words('race.seconds', { seconds: secondsFigure(ms) });

/** How far one hand was behind another: "0.04 s". A race is never a tie, so no gap is written as nothing. */
export const gapText = (ms: number): string => (ms < 10 ? words('race.underHundredth') : secondsText(ms));

/** The log line of an event, or undefined for events that are only drawn. */
export function raceLine(event: SeenEvent): Message | undefined {
  switch (event.type) {
    case 'dealt':
      return message('race.log.dealt', { count: event.counts.reduce((sum, count) => sum + count, 0) });
    case 'laid':
      return message('race.log.laid', { who: markSeat(event.seat), card: markCard(event.card) });
    case 'challengeBegan':
      return message('race.log.asked', { who: markSeat(event.creditor), count: event.of });
    case 'challengePaid':
      return event.owed === 0 ? message('race.log.paid', { who: markSeat(event.payer) }) : undefined;
    case 'challengeCancelled':
      return message('race.log.cancelled', { who: markSeat(event.by) });
    case 'challengeVoided':
      return message('race.log.voided');
    case 'lastChanceOpened':
      return message('race.log.lastChance');
    case 'slapWon':
      return slapLine(event);
    case 'collected':
      return message('race.log.collected', takenBy(event));
    case 'pickedUp':
      return message('race.log.pickedUp', takenBy(event));
    case 'badSlap':
      return message('race.log.badSlap', { who: markSeat(event.seat) });
    case 'outOfTurn':
      return message('race.log.outOfTurn', { who: markSeat(event.seat) });
    case 'patternMissed':
      return message('race.log.missed');
    case 'burnt':
      return message('race.log.burnt', { who: markSeat(event.seat), count: event.count });
    case 'gave':
      return message('race.log.gave', {
        who: markSeat(event.seat),
        whose: markWhose(event.to),
        count: event.count,
      });
    case 'knockedOut':
      return message(event.why === 'eliminated' ? 'race.log.eliminated' : 'race.log.out', {
        who: seatsText(event.seats),
      });
    case 'limitReached':
      return message(`race.log.limit.${event.limit}`);
    case 'matchWon':
      return wonLine(event);
    case 'turnPassed':
    case 'collectionPending':
      return undefined;
    default:
      return never(event);
  }
}

const takenBy = ({ seat, pile, burn }: EventOf<'slapWon' | 'collected' | 'pickedUp'>) => ({
  who: markSeat(seat),
  count: pile + burn,
});

function slapLine(event: EventOf<'slapWon'>): Message {
  const [pattern] = event.patterns;
  return message('race.log.slapped', {
    ...takenBy(event),
    what: pattern === undefined ? '' : patternKind(pattern),
    time: secondsText(event.reaction),
  });
}

/** Only limits and draws can be shared. */
function wonLine({ seats, how }: EventOf<'matchWon'>): Message {
  const who = seatsText(seats);
  if (seats.length === 1) return message(`race.log.won.${how}`, { who });
  return message(how === 'draw' ? 'race.log.shared.draw' : 'race.log.shared.equal', { who });
}

/** Whose line it is; what the rules do by themselves is nobody's. */
export function raceDoer(event: SeenEvent): Seat | undefined {
  switch (event.type) {
    case 'challengeBegan':
      return event.creditor;
    case 'challengePaid':
      return event.payer;
    case 'challengeCancelled':
      return event.by;
    case 'knockedOut':
    case 'matchWon':
      return event.seats.length === 1 ? event.seats[0] : undefined;
    default:
      return 'seat' in event ? event.seat : undefined;
  }
}
