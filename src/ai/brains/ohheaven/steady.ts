/** Level steady, `smart` in the rule sheet: counts its sure tricks, then plays for exactly its bid. */
import { handSizeOf } from '#engine/games/ohheaven/index';
import { unseenBut } from '#engine/kit/tricks';
import { smartBid } from './smartBid';
import { smartCard } from './smartCard';
import { type BidStrategy, brainFrom, type CardStrategy, type Knowledge } from './strategy';

const countingBid: BidStrategy = {
  chooseBid: ({ hand, view }) =>
    smartBid({ hand, trump: view.trump ?? 'none', handSize: handSizeOf(view), barred: view.barred }),
};

const needingCard: CardStrategy = {
  chooseCard: (known) => {
    const { hand, view, seat } = known;
    return smartCard({
      hand,
      trick: view.trick,
      trump: view.trump ?? 'none',
      seats: view.seats,
      need: (view.bids[seat] ?? 0) - (view.tricksWon[seat] ?? 0),
      unseen: unseenBy(known),
    });
  },
};

/** The cards that others may still play: not in the own hand, not played, not lying face up beside the stock. */
function unseenBy({ hand, view, memory }: Knowledge) {
  const aside = view.config.trump === 'turnUpNextCard' && view.turned !== undefined ? [view.turned] : [];
  return unseenBut([...hand, ...memory.played, ...aside]);
}

export const steady = brainFrom(countingBid, needingCard);
