/** Any legal bid and any legal card: no level to play against, but the floor that levels are measured from. */
import { at } from '#engine/core/words';
import { openBids } from '#engine/games/ohheaven/index';
import { anyCard } from './easy';
import { type BidStrategy, brainFrom } from './strategy';

const anyBid: BidStrategy = {
  chooseBid({ view }, dice) {
    const open = openBids(view);
    return at(open, dice.below(open.length));
  },
};

export const uniform = brainFrom(anyBid, anyCard);
