/** What expert chooses from, and how the choices come out when they are played out in the same rounds. */
import { type Effort, ONLY, type Ranked, ranking } from '#ai/search/halving';
import { Luck } from '#ai/search/luck';
import type { RoundModel } from '#ai/search/models/tongits';
import { cardsOf, discardsOf, exposesOf, layOffsOf, legalMoves } from '#ai/search/models/tongitsLegal';
import { SHARP } from '#ai/search/models/tongitsManners';
import { RulePlayer } from '#ai/search/models/tongitsPlay';
import { Act, actOf, after, move, NO_PLACE, pointsOf, Stage, whatOf } from '#ai/search/models/tongitsWords';
import type { Dice } from '#engine/core/dice';
import { deedsOf } from './deeds';
import { hiddenIn, roundOf } from './flat';
import type { Situation } from './strategy';
import { type Question, Worlds } from './worlds';

/** Worlds of a whole search, and of a comparison of two choices. */
export const MOST_WORLDS = 500;
/** Worlds after which the worse half of the choices drops out. */
const STAGES = [32, 80, 200, MOST_WORLDS];

/** The first world takes hundreds of swaps: for an only move it is not looked for. */
export function rankedMoves(question: Question, dice: Dice, effort: Omit<Effort, 'stages'>): readonly Ranked[] {
  const { moves } = question;
  if (moves.length === 1) return ONLY;
  return ranking(new Worlds(question, new Luck(dice)), { stages: STAGES, ...effort });
}

export function questionOf({ view, seat, memory }: Situation): Question {
  const round = roundOf(view);
  const planned = new RulePlayer().choose(round, SHARP);
  const moves = movesWorthTrying(round, planned);
  return {
    round,
    me: view.order.indexOf(seat),
    hidden: hiddenIn(round),
    deeds: view.order.map((other) => deedsOf(memory, other)),
    moves,
    trusted: moves.indexOf(planned),
    pot: view.pot,
    running: view.running === undefined ? NO_PLACE : view.order.indexOf(view.running),
  };
}

/** All but what is never better: breaking a meld of the best cut, and feeding the next player for nothing. */
function movesWorthTrying(round: RoundModel, planned: number): readonly number[] {
  if (round.stage === Stage.answering && round.config.scoring === 'plain') return [planned];
  if (round.stage !== Stage.melding) return legalMoves(round);
  const count = round.count(round.turn);
  const isLoose = (card: number): boolean => countAfter(round, move(Act.discard, card)) === count - pointsOf(card);
  const loose = cardsOf(round).filter(isLoose);
  const discards = discardsOf(round);
  const looseDiscards = discards.filter((discard) => loose.includes(whatOf(discard)));
  const choices = [
    ...exposesOf(round).filter((expose) => countAfter(round, expose) === count),
    ...loose.flatMap((card) => layOffsOf(round, card)),
    ...withoutFeeding(round, looseDiscards.length > 0 ? looseDiscards : discards),
  ];
  return choices.includes(planned) || actOf(planned) === Act.discard ? choices : [planned, ...choices];
}

function countAfter(round: RoundModel, played: number): number {
  const left = round.copied();
  left.play(played);
  return left.count(round.turn);
}

/** A card that fits a meld of the next player is not thrown when another costs the same. */
function withoutFeeding(round: RoundModel, discards: readonly number[]): readonly number[] {
  const next = after(round.turn);
  const feeds = (discard: number): boolean => round.feeds(next, whatOf(discard));
  const points = (discard: number): number => pointsOf(whatOf(discard));
  return discards.filter(
    (discard) => !feeds(discard) || discards.every((other) => feeds(other) || points(other) !== points(discard)),
  );
}
