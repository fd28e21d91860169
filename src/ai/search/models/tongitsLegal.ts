/** Every legal move of the flat model. */
import { lowestOf } from './masks';
import { findMelds, fitsMeld } from './tongitsMelds';
import type { RoundState } from './tongitsState';
import { Act, addCard, cardAt, layOffOn, move, NO_CARD, Stage, SUIT_COUNT } from './tongitsWords';

const found = new Int32Array(128);
const withTop = new Int32Array(SUIT_COUNT);

/** Everything the place that is to move may do, each choice of cards once. */
export function legalMoves(round: RoundState): readonly number[] {
  switch (round.stage) {
    case Stage.opening:
      return [move(Act.draw), ...takesOf(round), ...(round.mayCall(round.turn) ? [move(Act.call)] : [])];
    case Stage.melding:
      return [...exposesOf(round), ...cardsOf(round).flatMap((card) => layOffsOf(round, card)), ...discardsOf(round)];
    case Stage.answering:
      return [move(Act.fold), move(Act.challenge)];
    default:
      return [];
  }
}

export function cardsOf(round: RoundState): readonly number[] {
  const cards: number[] = [];
  for (let suit = 0; suit < SUIT_COUNT; suit += 1)
    for (let mask = round.hand(round.turn, suit); mask !== 0; mask &= mask - 1)
      cards.push(cardAt(suit, lowestOf(mask)));
  return cards;
}

function takesOf(round: RoundState): readonly number[] {
  const { top } = round;
  if (top === NO_CARD) return [];
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) withTop[suit] = round.hand(round.turn, suit);
  addCard(withTop, top);
  const melds = [...found.subarray(0, findMelds(withTop, 0, found, top))];
  const takes = melds.map((meld) => move(Act.take, meld));
  return round.config.takeDiscardForLayoff
    ? [...takes, ...homesOf(round, top).map((meld) => move(Act.takeForLayOff, meld))]
    : takes;
}

export const exposesOf = (round: RoundState): readonly number[] =>
  [...found.subarray(0, findMelds(round.hands, round.turn * SUIT_COUNT, found))].map((meld) => move(Act.expose, meld));

export const layOffsOf = (round: RoundState, card: number): readonly number[] =>
  homesOf(round, card).map((meld) => layOffOn(meld, card));

export const discardsOf = (round: RoundState): readonly number[] =>
  cardsOf(round)
    .filter((card) => !round.isBarred(card))
    .map((card) => move(Act.discard, card));

const homesOf = (round: RoundState, card: number): readonly number[] =>
  Array.from({ length: round.meldCount }, (_, meld) => meld).filter((meld) => fitsMeld(round.melds[meld] ?? 0, card));
