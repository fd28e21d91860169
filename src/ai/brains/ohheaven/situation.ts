/** What a seat knows of the round in play, on the flat model. */

import { cardOf, NO_SUIT, RoundModel } from '#ai/search/models/ohheaven';
import { type CardId, PACK, SUITS } from '#engine/cards/cards';
import { seat as seatOf } from '#engine/core/words';
import { dealerOf, handSizeOf, playedCards, pointsFor, type RoundResult } from '#engine/games/ohheaven/index';
import { heightOf, suitIn } from '#engine/kit/tricks';
import type { Knowledge } from './strategy';

/** A card somebody played, and the table right before, with nobody's cards on it. */
export interface Moment {
  readonly before: RoundModel;
  readonly card: number;
}

/** A round and the cards played in it so far, in order. */
export interface PlayedRound {
  readonly round: RoundModel;
  readonly moments: readonly Moment[];
}

/** The round as it stands, with the cards whose place is known, and what else a choice rests on. */
export interface Situation extends PlayedRound {
  readonly seat: number;
  /** The cards whose place is not known. */
  readonly hidden: readonly number[];
  /** The rounds of the match that are over, each as the cards that were played in it. */
  readonly earlier: readonly PlayedRound[];
  /** What a seat scores: by bid times one more than the tricks of the round, plus the tricks won. */
  readonly points: Float64Array;
  /** Totals before this round by seat, when it is the last; otherwise undefined. */
  readonly lastTotals: readonly number[] | undefined;
}

const LOWEST = 2;
const FIRST = seatOf(0);

export const codeOf = (card: CardId): number => cardOf(SUITS.indexOf(suitIn(card)), heightOf(card) - LOWEST);

const CARDS: ReadonlyMap<number, CardId> = new Map(PACK.map((card) => [codeOf(card), card]));

/** The card of a code. @throws when there is none: our own bug. */
export function cardIn(code: number): CardId {
  const card = CARDS.get(code);
  if (card === undefined) throw new Error(`no card has the code ${code}`);
  return card;
}

export function situationOf({ seat, hand, view, memory }: Knowledge): Situation {
  const round = bareRound(view.seats, {
    handSize: handSizeOf(view),
    trump: view.trump ?? 'none',
    firstBidder: view.firstBidder ?? FIRST,
    hook: view.config.hook,
  });
  if (view.turned !== undefined && view.config.trump === 'turnUpNextCard') round.setAside(codeOf(view.turned));
  bidOn(round, view.bids);
  const moments = playedCards(view).map((card) => playedOn(round, codeOf(card)));
  for (const card of hand) round.give(seat, codeOf(card));
  const holder = dealerOf(view);
  if (view.turned !== undefined && view.config.trump === 'dealersLastCard' && holder !== undefined)
    if (holder !== seat && round.isUnplayed(codeOf(view.turned))) round.give(holder, codeOf(view.turned));
  return {
    seat,
    round,
    hidden: [...CARDS.keys()].filter((code) => round.isUnplayed(code) && !round.isHeld(code)),
    moments,
    earlier: memory.earlier.flatMap((cards, index) => earlierRound(view, index, cards) ?? []),
    points: pointsTable(view),
    lastTotals: view.round === view.handSizes.length ? view.totals : undefined,
  };
}

function bareRound(
  seats: number,
  { handSize, trump, firstBidder, hook }: Pick<RoundResult, 'handSize' | 'trump' | 'firstBidder'> & { hook: boolean },
): RoundModel {
  const round = new RoundModel(seats);
  const suit = trump === 'none' ? NO_SUIT : SUITS.indexOf(trump);
  round.begin({ seats, handSize, trump: suit, first: firstBidder, hook });
  return round;
}

/** The bids that have been made; they come in clockwise order. */
function bidOn(round: RoundModel, bids: readonly (number | undefined)[]): void {
  for (let left = bids.filter((bid) => bid !== undefined).length; left > 0; left -= 1) round.bid(bids[round.turn] ?? 0);
}

function playedOn(round: RoundModel, card: number): Moment {
  const before = round.copied();
  round.play(card);
  return { before, card };
}

/** Undefined for a round that nobody has written down. */
function earlierRound(view: Knowledge['view'], index: number, cards: readonly CardId[]): PlayedRound | undefined {
  const result = view.history[index];
  if (result === undefined) return undefined;
  const round = bareRound(view.seats, { ...result, hook: view.config.hook });
  bidOn(round, result.bids);
  return { round, moments: cards.map((card) => playedOn(round, codeOf(card))) };
}

function pointsTable(view: Knowledge['view']): Float64Array {
  const handSize = handSizeOf(view);
  const size = handSize + 1;
  return Float64Array.from({ length: size * size }, (_, index) =>
    pointsFor(view.config, { bid: Math.floor(index / size), won: index % size, handSize }),
  );
}
