/** Level sharp: knows what every card left is good for, remembers cards and voids, and plays for exactly its bid. */
import { bidFor, RulePlayer } from '#ai/search/models/ohheavenPlay';
import { at } from '#engine/core/words';
import { openBids } from '#engine/games/ohheaven/index';
import { sensibleBids, sensibleCards } from './sense';
import { cardIn, situationOf } from './situation';
import { type BidStrategy, brainFrom, type CardStrategy } from './strategy';

const worthBid: BidStrategy = {
  chooseBid(known) {
    const { round } = situationOf(known);
    const bid = bidFor(new RulePlayer().worth(round), round);
    const bids = sensibleBids(round, openBids(known.view));
    return bids.includes(bid) ? bid : at(bids, 0);
  },
};

const likeliestCard: CardStrategy = {
  chooseCard(known) {
    const { round } = situationOf(known);
    const cards = sensibleCards(round);
    return cardIn(new RulePlayer().chooseAmong(round, (card) => cards.includes(card)));
  },
};

export const sharp = brainFrom(worthBid, likeliestCard);
