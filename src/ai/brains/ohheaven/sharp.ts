/** Level sharp: knows what every card left is good for, remembers cards and voids, and plays for exactly its bid. */
import { bidFor, RulePlayer } from '#ai/search/models/ohheavenPlay';
import { cardIn, situationOf } from './situation';
import { type BidStrategy, brainFrom, type CardStrategy } from './strategy';

const worthBid: BidStrategy = {
  chooseBid(known) {
    const { round } = situationOf(known);
    return bidFor(new RulePlayer().worth(round), round);
  },
};

const likeliestCard: CardStrategy = {
  chooseCard: (known) => cardIn(new RulePlayer().choose(situationOf(known).round)),
};

export const sharp = brainFrom(worthBid, likeliestCard);
