/** The events of the slap games in plain words. */
import type { Pattern, RaceEvent } from '#engine/kit/race';

export function raceLine(event: RaceEvent): string {
  switch (event.type) {
    case 'dealt':
      return `dealt from seat ${event.from}: ${event.hands.secret.map((hand) => hand.join(' ')).join(' | ')}`;
    case 'turnPassed':
      return `seat ${event.seat} is on turn`;
    case 'laid':
      return `seat ${event.seat} lays ${event.card}, seen at ${event.visibleAt}`;
    case 'challengeBegan':
      return `seat ${event.creditor} asks for ${event.of}`;
    case 'challengePaid':
      return `seat ${event.payer} owes ${event.owed} more`;
    case 'challengeCancelled':
      return `seat ${event.by} stops what is owed to seat ${event.creditor}`;
    case 'challengeVoided':
      return `nothing is owed to seat ${event.creditor} any more`;
    case 'collectionPending':
      return `seat ${event.creditor} collects at ${event.due}`;
    case 'lastChanceOpened':
      return `nobody has cards, last chance until ${event.due}`;
    case 'slapWon':
      return `seat ${event.seat} slaps ${event.patterns.map(patternWords).join(' and ')} after ${event.reaction} ms and takes ${takenWords(event)}`;
    case 'collected':
      return `seat ${event.seat} collects ${takenWords(event)}`;
    case 'pickedUp':
      return `seat ${event.seat} picks up ${takenWords(event)}`;
    case 'badSlap':
      return `seat ${event.seat} slaps wrongly`;
    case 'outOfTurn':
      return `seat ${event.seat} plays out of turn`;
    case 'patternMissed':
      return 'nobody slapped in time';
    case 'burnt':
      return `seat ${event.seat} burns ${event.count}`;
    case 'gave':
      return `seat ${event.seat} gives ${event.count} to seat ${event.to}`;
    case 'knockedOut':
      return `out: seat ${event.seats.join(' and seat ')}${event.why === 'eliminated' ? ', eliminated' : ''}`;
    case 'limitReached':
      return `the ${event.limit} limit is reached`;
    case 'matchWon':
      return `seat ${event.seats.join(' and seat ')} wins by ${event.how}`;
  }
}

const takenWords = ({ pile, burn }: { readonly pile: number; readonly burn: number }): string =>
  burn === 0 ? `${pile}` : `${pile} and ${burn} burnt`;

/** 'double', 'double across 1', 'run of 3'. */
export function patternWords(pattern: Pattern): string {
  if ('between' in pattern) return pattern.between === 0 ? pattern.name : `${pattern.name} across ${pattern.between}`;
  return 'of' in pattern ? `${pattern.name} of ${pattern.of}` : pattern.name;
}
