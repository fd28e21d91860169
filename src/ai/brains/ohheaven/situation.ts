/** What a seat knows of the round in play, on the flat model. */

import { cardOf, NO_SUIT, RoundModel } from '#ai/search/models/ohheaven';
import { type CardId, PACK, SUITS } from '#engine/cards/cards';
import { dealerOf, handSizeOf, type PlayedCard, pointsFor } from '#engine/games/ohheaven/index';
import { heightOf, suitIn } from '#engine/kit/tricks';
import type { Knowledge } from './strategy';

/** A card somebody played, and the table right before, with nobody's cards on it. */
export interface Moment {
  readonly before: RoundModel;
  readonly card: number;
}

export interface Situation {
  readonly seat: number;
  /** The round as it stands, with the cards whose place is known. */
  readonly round: RoundModel;
  /** The cards whose place is not known. */
  readonly hidden: readonly number[];
  /** Every card played in this round, in order. */
  readonly moments: readonly Moment[];
  /** What a seat scores: by bid times one more than the tricks of the round, plus the tricks won. */
  readonly points: Float64Array;
  /** Totals before this round by seat, when it is the last; otherwise undefined. */
  readonly lastTotals: readonly number[] | undefined;
}

const LOWEST = 2;

export const codeOf = (card: CardId): number => cardOf(SUITS.indexOf(suitIn(card)), heightOf(card) - LOWEST);

const CARDS: ReadonlyMap<number, CardId> = new Map(PACK.map((card) => [codeOf(card), card]));

/** The card of a code. @throws when there is none: our own bug. */
export function cardIn(code: number): CardId {
  const card = CARDS.get(code);
  if (card === undefined) throw new Error(`no card has the code ${code}`);
  return card;
}

export function situationOf({ seat, hand, view }: Knowledge): Situation {
  const round = bareRound(view);
  if (view.turned !== undefined && view.config.trump === 'turnUpNextCard') round.setAside(codeOf(view.turned));
  for (let bids = view.bids.filter((bid) => bid !== undefined).length; bids > 0; bids -= 1)
    round.bid(view.bids[round.turn] ?? 0);
  const moments = [...view.tricks.flatMap(({ cards }) => cards), ...view.trick].map((play) => playedOn(round, play));
  for (const card of hand) round.give(seat, codeOf(card));
  const holder = dealerOf(view);
  if (view.turned !== undefined && view.config.trump === 'dealersLastCard' && holder !== undefined)
    if (holder !== seat && round.isUnplayed(codeOf(view.turned))) round.give(holder, codeOf(view.turned));
  return {
    seat,
    round,
    hidden: [...CARDS.keys()].filter((code) => round.isUnplayed(code) && !round.isHeld(code)),
    moments,
    points: pointsTable(view),
    lastTotals: view.round === view.handSizes.length ? view.totals : undefined,
  };
}

function bareRound(view: Knowledge['view']): RoundModel {
  const round = new RoundModel(view.seats);
  round.begin({
    seats: view.seats,
    handSize: handSizeOf(view),
    trump: view.trump === undefined || view.trump === 'none' ? NO_SUIT : SUITS.indexOf(view.trump),
    first: view.firstBidder ?? 0,
    hook: view.config.hook,
  });
  return round;
}

function playedOn(round: RoundModel, { card }: PlayedCard): Moment {
  const before = round.copied();
  round.play(codeOf(card));
  return { before, card: codeOf(card) };
}

function pointsTable(view: Knowledge['view']): Float64Array {
  const handSize = handSizeOf(view);
  const size = handSize + 1;
  return Float64Array.from({ length: size * size }, (_, index) =>
    pointsFor(view.config, { bid: Math.floor(index / size), won: index % size, handSize }),
  );
}
