/** Level easy, `legal` in the rule sheet: bids about its share of the tricks and plays any legal card. */
import { at } from '#engine/core/words';
import { handSizeOf } from '#engine/games/ohheaven/index';
import { playable, suitLed } from '#engine/kit/tricks';
import { type BidStrategy, brainFrom, type CardStrategy } from './strategy';

/** The seat's share of the tricks, rounded down, plus 0 or 1; one up or down where that is barred. */
const shareBid: BidStrategy = {
  chooseBid({ view }, dice) {
    const handSize = handSizeOf(view);
    const bid = Math.floor(handSize / view.seats) + dice.below(2);
    if (bid !== view.barred) return bid;
    const open = [bid - 1, bid + 1].filter((other) => other >= 0 && other <= handSize);
    return at(open, dice.below(open.length));
  },
};

/** Any legal card, all equally likely. */
export const anyCard: CardStrategy = {
  chooseCard({ hand, view }, dice) {
    const cards = playable(hand, suitLed(view.trick));
    return at(cards, dice.below(cards.length));
  },
};

export const easy = brainFrom(shareBid, anyCard);
