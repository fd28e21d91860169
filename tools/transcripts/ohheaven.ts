/** Oh Heaven's events in plain words. */
import type { OhHeavenEvent } from '#engine/games/ohheaven/index';

export function ohheavenLine(event: OhHeavenEvent): string {
  switch (event.type) {
    case 'roundBegan':
      return `round ${event.round}, hands of ${event.handSize}`;
    case 'shuffled':
      return `the pack is shuffled: ${event.stock.secret.join(' ')}`;
    case 'dealtHand':
      return `seat ${event.seat} is dealt ${event.cards.secret.join(' ')}`;
    case 'trumpDrawn':
      return `trump is ${event.trump}${event.turned === undefined ? '' : `, shown by ${event.turned}`}`;
    case 'firstBidderDrawn':
      return `seat ${event.seat} bids and leads first`;
    case 'turnPassed':
      return `seat ${event.seat} is on turn`;
    case 'bidMade':
      return `seat ${event.seat} bids ${event.tricks}`;
    case 'biddingClosed':
      return `the bids are ${event.bids.join(' ')}`;
    case 'cardPlayed':
      return `seat ${event.seat} plays ${event.card}`;
    case 'trickWon':
      return `seat ${event.seat} takes ${event.cards.map(({ card }) => card).join(' ')}`;
    case 'roundScored':
      return `round ${event.round}: bids ${event.bids.join(' ')}, tricks ${event.tricks.join(' ')}, points ${event.points.join(' ')}, totals ${event.totals.join(' ')}`;
    case 'matchWon':
      return `seat ${event.seats.join(' and seat ')} wins`;
  }
}
