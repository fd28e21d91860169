/** Between the table as a seat sees it and the flat model: cards, melds, moves, and the round as it stands. */
import { RoundModel } from '#ai/search/models/tongits';
import { cardsOfMeld, runOf, setOf } from '#ai/search/models/tongitsMelds';
import {
  Act,
  actOf,
  addCard,
  cardAt,
  layOffOn,
  move,
  NO_CARD,
  rankOf,
  Stage,
  SUIT_COUNT,
  suitOf,
  whatOf,
} from '#ai/search/models/tongitsWords';
import { type CardId, PACK } from '#engine/cards/cards';
import { isHidden } from '#engine/core/secrets';
import { at } from '#engine/core/words';
import { type ExposedMeld, type TongitsAction, type TongitsView, topDiscard } from '#engine/games/tongits/index';
import { meldKind, rankIndex, suitIndex } from '#engine/kit/melds';

export const codeOf = (card: CardId): number => cardAt(suitIndex(card), rankIndex(card));

const CARDS: ReadonlyMap<number, CardId> = new Map(PACK.map((card) => [codeOf(card), card]));

/** The card of a code. @throws when there is none: our own bug. */
function cardIn(code: number): CardId {
  const card = CARDS.get(code);
  if (card === undefined) throw new Error(`no card has the code ${code}`);
  return card;
}

/** The code of a meld, whose cards may come in any order. */
function meldCode(cards: readonly CardId[]): number {
  const codes = cards.map(codeOf);
  const ranks = codes.map(rankOf);
  const first = at(codes, 0);
  if (meldKind(cards) === 'run') return runOf(suitOf(first), Math.min(...ranks), Math.max(...ranks));
  return setOf(
    rankOf(first),
    codes.reduce((suits, code) => suits | (1 << suitOf(code)), 0),
  );
}

/** The cards of a meld's code. */
function meldCards(meld: number): readonly CardId[] {
  const masks = [...cardsOfMeld(meld)];
  return PACK.filter((card) => ((masks[suitIndex(card)] ?? 0) >> rankIndex(card)) & 1);
}

/** The engine's words for a move of the model, made where `top` is the discard that may be taken. */
export function actionOf(played: number, top: CardId | undefined): TongitsAction {
  const what = whatOf(played);
  switch (actOf(played)) {
    case Act.draw:
      return { type: 'draw' };
    case Act.take:
      return { type: 'takeDiscard', hand: meldCards(what).filter((card) => card !== top) };
    case Act.takeForLayOff:
      return { type: 'takeForLayOff', meld: what };
    case Act.call:
      return { type: 'callDraw' };
    case Act.expose:
      return { type: 'expose', cards: meldCards(what) };
    case Act.layOff:
      return { type: 'layOff', card: cardIn(what & 63), meld: what >> 6 };
    case Act.discard:
      return { type: 'discard', card: cardIn(what) };
    case Act.fold:
      return { type: 'fold' };
    default:
      return { type: 'challenge' };
  }
}

/** The model's number for a move of the engine, made where `top` is the discard that may be taken. */
export function moveOf(action: TongitsAction, top: CardId | undefined): number {
  switch (action.type) {
    case 'draw':
      return move(Act.draw);
    case 'takeDiscard':
      return move(Act.take, meldCode(top === undefined ? action.hand : [...action.hand, top]));
    case 'takeForLayOff':
      return move(Act.takeForLayOff, action.meld);
    case 'callDraw':
      return move(Act.call);
    case 'expose':
      return move(Act.expose, meldCode(action.cards));
    case 'layOff':
      return layOffOn(action.meld, codeOf(action.card));
    case 'discard':
      return move(Act.discard, codeOf(action.card));
    case 'fold':
      return move(Act.fold);
    case 'challenge':
      return move(Act.challenge);
    default:
      throw new Error(`${action.type} is no move of a round`);
  }
}

/**
 * The round as this view shows it. Hands that are hidden hold no cards, only room for them, and the stock is a number; so
 * nothing but the seat's own hand and what lies open is in it.
 */
export function roundOf(view: TongitsView): RoundModel {
  const round = new RoundModel(view.config);
  const order: readonly number[] = view.order;
  const placeOf = (seat: number): number => order.indexOf(seat);
  for (const [place, seat] of view.order.entries()) {
    const { count, cards } = at(view.hands, seat);
    round.held[place] = count;
    round.chips[place] = at(view.chips, seat);
    round.blocks[place] = ['free', 'afterThisTurn', 'blocked', 'wholeRound'].indexOf(at(view.blocks, seat));
    if (!isHidden(cards)) for (const card of cards) round.give(place, codeOf(card));
  }
  for (const meld of view.melds) layOpen(round, placeOf(meld.owner), { meld, placeOf });
  for (const card of view.discards) addCard(round.gone, codeOf(card));
  const top = topDiscard(view);
  round.top = top === undefined ? NO_CARD : codeOf(top);
  round.left = view.stockCount;
  round.turns = view.turns;
  setStage(round, view, placeOf);
  return round;
}

function setStage(round: RoundModel, { phase }: TongitsView, placeOf: (seat: number) => number): void {
  if (phase.type === 'opening' || phase.type === 'melding') {
    round.turn = placeOf(phase.seat);
    round.stage = phase.type === 'opening' ? Stage.opening : Stage.melding;
  } else if (phase.type === 'answering') {
    round.turn = placeOf(phase.caller);
    round.stage = Stage.answering;
    // Whoever has answered already is thought of as still asked: nobody knows what it said.
    for (const { seat, answer } of phase.asked) if (answer !== 'burned') round.asked |= 1 << placeOf(seat);
  } else round.stage = Stage.over;
}

interface Laid {
  readonly meld: ExposedMeld;
  readonly placeOf: (seat: number) => number;
}

/** Exposes the meld as it first was, and lays off on it what has been laid off. */
function layOpen(round: RoundModel, owner: number, { meld, placeOf }: Laid): void {
  const added = meld.laidOff.map(({ card }) => card);
  round.place(owner, meldCode(meld.cards.filter((card) => !added.includes(card))), meld.taken === undefined ? 1 : 0);
  for (const { card, by } of meld.laidOff) {
    addCard(round.gone, codeOf(card));
    round.grow(round.meldCount - 1, codeOf(card), placeOf(by));
  }
}

/** The cards that are neither gone nor in a hand that is known: they lie in hidden hands and in the stock. */
export function hiddenIn(round: RoundModel): readonly number[] {
  return [...CARDS.keys()].filter((card) => {
    const suit = suitOf(card);
    let known = round.gone[suit] ?? 0;
    for (let at = suit; at < round.hands.length; at += SUIT_COUNT) known |= round.hands[at] ?? 0;
    return ((known >> rankOf(card)) & 1) === 0;
  });
}
