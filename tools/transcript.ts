/** A match in plain words, one line an event: for terminals and golden files, not for players (that is text/). */
import type { Match } from '#engine/core/match';
import type { Kind, Rules, Stamped } from '#engine/core/rules';
import { type Award, type CassinoEvent, cassino, POINT } from '#engine/games/cassino/index';
import { ohheaven } from '#engine/games/ohheaven/index';
import { ratscrew } from '#engine/games/ratscrew/index';
import { slapjack } from '#engine/games/slapjack/index';
import { ohheavenLine } from './transcripts/ohheaven';
import { raceLine } from './transcripts/race';

/** One line an event. A game without words of its own gets its events as JSON. */
export function transcript(match: Match): readonly string[] {
  return linesOf(match).map((line, index) => `${String(match.events[index]?.at ?? 0).padStart(8)}  ${line}`);
}

function linesOf(match: Match): readonly string[] {
  if (isOf(cassino, match)) return match.events.map(({ event }) => cassinoLine(event));
  if (isOf(ohheaven, match)) return match.events.map(({ event }) => ohheavenLine(event));
  if (isOf(ratscrew, match) || isOf(slapjack, match)) return match.events.map(({ event }) => raceLine(event));
  return match.events.map(jsonLine);
}

const isOf = <K extends Kind>(rules: Rules<K>, match: Match): match is Match<K> => match.record.game === rules.game;

const jsonLine = ({ event }: Stamped<Kind['event']>): string => JSON.stringify(event);

function cassinoLine(event: CassinoEvent): string {
  switch (event.type) {
    case 'dealBegan':
      return `deal ${event.deal}, seat ${event.dealer} deals`;
    case 'shuffled':
      return `the pack is shuffled: ${event.stock.secret.join(' ')}`;
    case 'dealtHand':
      return `seat ${event.seat} is dealt ${event.cards.secret.join(' ')}`;
    case 'dealtTable':
      return `on the table ${event.cards.join(' ')}`;
    case 'captured': {
      const groups = event.groups.map((group) => group.join(' ')).join(' + ');
      return `seat ${event.seat} plays ${event.card} and takes ${groups}${event.sweep ? ', a sweep' : ''}`;
    }
    case 'laidDown':
      return `seat ${event.seat} lays down ${event.card}`;
    case 'drew':
      return `seat ${event.seat} draws ${event.card.secret}`;
    case 'turnPassed':
      return `seat ${event.seat} is on turn`;
    case 'lastTakerTook':
      return `seat ${event.seat} took last and gets ${event.cards.join(' ')}`;
    case 'leftOver':
      return `nobody took anything; ${event.cards.join(' ')} stay`;
    case 'dealScored':
      return `deal ${event.deal} scores ${awardWords(event.awards)}; totals ${event.totals.map(points).join(' ')}`;
    case 'matchWon':
      return `seat ${event.seats.join(' and seat ')} wins`;
  }
}

const points = (halves: number): string => String(halves / POINT);

const awardWords = (awards: readonly Award[]): string =>
  awards.map(({ seat, item, halves }) => `seat ${seat} ${item} ${points(halves)}`).join(', ') || 'nothing';
