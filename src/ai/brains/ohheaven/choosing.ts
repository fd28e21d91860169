/** What expert chooses from, and how the choices come out when they are played out in the same deals. */
import { type Effort, ONLY, type Ranked, ranking } from '#ai/search/halving';
import { Luck } from '#ai/search/luck';
import { areNext, heightOfCode, type RoundModel } from '#ai/search/models/ohheaven';
import { RulePlayer } from '#ai/search/models/ohheavenPlay';
import type { Dice } from '#engine/core/dice';
import { at } from '#engine/core/words';
import { openBids } from '#engine/games/ohheaven/index';
import { sensibleBids, sensibleCards } from './sense';
import { type Situation, situationOf } from './situation';
import type { Knowledge } from './strategy';
import { Worlds } from './worlds';

/** Worlds of a whole search, and of a comparison of two choices. */
export const MOST_WORLDS = 300;
/** Worlds after which the worse half of the choices drops out. */
const STAGES = [16, 48, 120, MOST_WORLDS];
/** Bids further than so many tricks from what the hand is worth are not tried. */
const BID_REACH = 3;

/** A choice between bids, or between cards by their codes. */
export interface Choosing {
  readonly situation: Situation;
  readonly values: readonly number[];
  readonly begin: (round: RoundModel, value: number) => void;
}

export function bidding(known: Knowledge): Choosing {
  const situation = situationOf(known);
  const worth = new RulePlayer().worth(situation.round);
  const open = sensibleBids(situation.round, openBids(known.view));
  const near = open.filter((bid) => Math.abs(bid - worth) <= BID_REACH);
  return { situation, values: near.length > 0 ? near : open, begin: (round, bid) => round.bid(bid) };
}

export function playing(known: Knowledge): Choosing {
  const situation = situationOf(known);
  return { situation, values: differentCards(situation.round), begin: (round, card) => round.play(card) };
}

/** The worlds in which the values are tried. */
export const worldsOf = ({ situation, values, begin }: Choosing, dice: Dice): Worlds =>
  new Worlds(
    situation,
    { count: values.length, begin: (round, choice) => begin(round, at(values, choice)) },
    new Luck(dice),
  );

/** An only value needs no worlds. */
export const rankedValues = (choosing: Choosing, dice: Dice, effort: Omit<Effort, 'stages'>): readonly Ranked[] =>
  choosing.values.length === 1 ? ONLY : ranking(worldsOf(choosing, dice), { stages: STAGES, ...effort });

/**
 * The sensible cards, the lowest alone of those that lie next to each other. Of equally good ones the first is played:
 * whoever wants no more tricks gets rid of high cards, everybody else of low ones.
 */
function differentCards(round: RoundModel): readonly number[] {
  const cards = sensibleCards(round).filter(
    (card, index, all) => index === 0 || !areNext(round, at(all, index - 1), card),
  );
  const wanted = (round.bids[round.turn] ?? 0) - (round.won[round.turn] ?? 0);
  return wanted > 0 ? cards : [...cards].sort((a, b) => heightOfCode(b) - heightOfCode(a));
}
