/**
 * Level expert: deals what it cannot see so that it explains what everybody has done, and plays every bid and every card out
 * in the same deals.
 */
import { bestChoice } from '#ai/search/halving';
import { Luck } from '#ai/search/luck';
import { areNext, type RoundModel } from '#ai/search/models/ohheaven';
import { RulePlayer } from '#ai/search/models/ohheavenPlay';
import type { Dice } from '#engine/core/dice';
import { at } from '#engine/core/words';
import { openBids } from '#engine/games/ohheaven/index';
import type { Hurry } from '#play/types';
import { sensibleBids, sensibleCards } from './sense';
import { cardIn, type Situation, situationOf } from './situation';
import { type BidStrategy, brainFrom, type CardStrategy } from './strategy';
import { type Choices, Worlds } from './worlds';

/** Worlds after which the worse half of the choices drops out. */
const STAGES = [16, 48, 120, 300];
/** Bids further than so many tricks from what the hand is worth are not tried. */
const BID_REACH = 3;

const simulatedBid: BidStrategy = {
  chooseBid(known, dice, hurry) {
    const situation = situationOf(known);
    const worth = new RulePlayer().worth(situation.round);
    const open = sensibleBids(situation.round, openBids(known.view));
    const near = open.filter((bid) => Math.abs(bid - worth) <= BID_REACH);
    const bids = near.length > 0 ? near : open;
    return chosen(situation, bids, { begin: (round, bid) => round.bid(bid), dice, hurry });
  },
};

const simulatedCard: CardStrategy = {
  chooseCard(known, dice, hurry) {
    const situation = situationOf(known);
    const cards = differentCards(situation.round);
    return cardIn(chosen(situation, cards, { begin: (round, card) => round.play(card), dice, hurry }));
  },
};

export const expert = brainFrom(simulatedBid, simulatedCard);

interface Way {
  readonly begin: Choices['begin'];
  readonly dice: Dice;
  readonly hurry: Hurry;
}

function chosen(situation: Situation, values: readonly number[], { begin, dice, hurry }: Way): number {
  if (values.length === 1) return at(values, 0);
  const choices = {
    count: values.length,
    begin: (round: RoundModel, choice: number) => begin(round, at(values, choice)),
  };
  const worlds = new Worlds(situation, choices, new Luck(dice));
  return at(values, bestChoice(worlds, { stages: STAGES, stop: hurry }));
}

/** The sensible cards, the lowest alone of those that lie next to each other. */
const differentCards = (round: RoundModel): readonly number[] =>
  sensibleCards(round).filter((card, index, cards) => index === 0 || !areNext(round, at(cards, index - 1), card));
