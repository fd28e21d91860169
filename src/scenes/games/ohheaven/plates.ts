/** What the seats' plates say: the total of finished rounds, and tricks of the bid, at any moment. */
import { at, clockwise, type Seat } from '#engine/core/words';
import type { OhHeavenView } from '#engine/games/ohheaven/index';
import type { PlateFacts, Tag } from '#scenes/games/facts';
import { words } from '#text/say';

export function plate(view: OhHeavenView, seat: Seat): PlateFacts {
  const total = view.totals[seat] ?? 0;
  const bid = view.bids[seat];
  const facts = {
    score: `${total}`.replace('-', '−'),
    unit: words('ohheaven.points', { count: total }),
    notes: notesOf(view, seat),
    tags: tagsOf(view, seat),
  };
  if (bid !== undefined) return { ...facts, pips: { bid, won: at(view.tricksWon, seat) } };
  return seat === view.who ? { ...facts, notesOnTurn: 'stay' } : facts;
}

function notesOf(view: OhHeavenView, seat: Seat): readonly string[] {
  const bid = view.bids[seat];
  if (bid === undefined) return unbid(view, seat);
  return [words('ohheaven.plate.bid', { bid }), ...standing(bid, at(view.tricksWon, seat), view)];
}

/** Until the first card is led nothing is won; then tricks won, or how they stand to the bid. */
function standing(bid: number, won: number, { phase, tricks, trick }: OhHeavenView): readonly string[] {
  if (phase.type === 'bidding' || phase.type === 'bid') return [];
  if (won > bid) return [words('ohheaven.plate.over', { count: won - bid })];
  const begun = tricks.length > 0 || trick.length > 0;
  if (won === bid && begun && bid > 0) return [words('ohheaven.plate.made')];
  return [words('ohheaven.plate.won', { won })];
}

function unbid(view: OhHeavenView, seat: Seat): readonly string[] {
  const { phase, who, firstBidder, seats } = view;
  if (phase.type !== 'bidding' && phase.type !== 'bid') return [];
  if (seat !== who) return [words('ohheaven.plate.noBid')];
  if (seat === firstBidder) return [words('ohheaven.plate.bidFirst')];
  // Whoever sits right before the first bidder bids after everybody else.
  const last = clockwise(seat, 1, seats) === firstBidder;
  return [words(last ? 'ohheaven.plate.bidLast' : 'ohheaven.plate.yourBid')];
}

/** While bids are made: who began. While cards are played: who led the trick. */
function tagsOf(view: OhHeavenView, seat: Seat): readonly Tag[] {
  const { phase, firstBidder, trick, who, bids } = view;
  const bidding = phase.type === 'bidding' || phase.type === 'bid';
  // The own plate says it in words until it has bid.
  const told = seat === who && bids[seat] === undefined;
  if (bidding && firstBidder === seat && !told) return [{ text: words('ohheaven.tag.bidFirst'), tone: 'ink' }];
  if (trick[0]?.seat === seat) return [{ text: words('ohheaven.tag.led'), tone: 'ink' }];
  return [];
}
