/** Positions of Oh Heaven worth a picture. */
import { steady } from '#ai/brains/ohheaven/steady';
import type { Match } from '#engine/core/match';
import { at, seat } from '#engine/core/words';
import { barredBid, type OhHeavenKind, type OhHeavenState, ohheaven } from '#engine/games/ohheaven/index';
import { playable, suitIn, suitLed } from '#engine/kit/tricks';
import { chairsOf, type Entry, entryOf, find } from './find';

type OhHeaven = Match<OhHeavenKind>;

/** More plays than any match here has. */
const LONGEST = 900;

interface Wanted {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly is: (state: OhHeavenState) => boolean;
}

const position = ({ seats, options = {}, is }: Wanted): OhHeaven =>
  find({ rules: ohheaven, brain: steady, seats, options, longest: LONGEST, is: ({ state }) => is(state) });

const bids = ({ phase }: OhHeavenState): boolean => phase.type === 'bidding' && phase.seat === seat(0);
const plays = ({ phase }: OhHeavenState): boolean => phase.type === 'playing' && phase.seat === seat(0);
const inHand = ({ hands }: OhHeavenState): number => hands[0]?.length ?? 0;

/** Seat 0 must follow, with a choice, while it holds other suits as well. */
function mustChoose(state: OhHeavenState): boolean {
  const hand = state.hands[0] ?? [];
  const led = suitLed(state.trick);
  const following = led === undefined ? [] : hand.filter((card) => suitIn(card) === led);
  return following.length >= 2 && hand.length - following.length >= 4;
}

/** Seat 0 bids last and a middling number is barred. */
export const bidding = (): OhHeaven =>
  position({
    seats: 4,
    is: (state) => bids(state) && state.round === 2 && (barredBid(state) ?? 0) >= 2,
  });

/** Seat 0 ends a trick in the middle of the second round. */
export const inTrick = (): OhHeaven =>
  position({
    seats: 4,
    is: (state) =>
      plays(state) && state.round === 2 && inHand(state) === 8 && state.trick.length === 3 && mustChoose(state),
  });

/** The same with a long hand, early in a round. */
export const longHand = (): OhHeaven =>
  position({
    seats: 4,
    is: (state) => plays(state) && inHand(state) === 12 && state.trick.length === 3 && mustChoose(state),
  });

export const firstOfThree = (): OhHeaven =>
  position({
    seats: 3,
    options: { handSize: 17, rounds: 2 },
    is: (state) => bids(state) && state.bids.every((bid, who) => who === 0 || bid !== undefined),
  });

export const seventeen = (): OhHeaven =>
  position({
    seats: 3,
    options: { handSize: 17, rounds: 2 },
    is: (state) => plays(state) && inHand(state) === 17 && state.trick.length === 2,
  });

const SEVEN = { handSize: 7, trump: 'turnUpNextCard' } as const;

export const sevenBidding = (): OhHeaven =>
  position({
    seats: 7,
    options: SEVEN,
    is: (state) => bids(state) && state.round === 2 && barredBid(state) !== undefined,
  });

export const sevenInTrick = (): OhHeaven =>
  position({
    seats: 7,
    options: SEVEN,
    is: (state) => plays(state) && state.round === 2 && inHand(state) === 5 && state.trick.length === 6,
  });

export const someSeats = (seats: number): OhHeaven =>
  position({
    seats,
    options: { handSize: Math.floor(52 / seats) },
    is: (state) => plays(state) && state.tricks.length === 2 && state.trick.length === seats - 1,
  });

/** Seat 0 plays the last card of the second round. */
export const lastCard = (seats: number, options: Wanted['options'] = {}): OhHeaven =>
  position({
    seats,
    options,
    is: (state) => plays(state) && state.round === 2 && inHand(state) === 1 && state.trick.length === seats - 1,
  });

/** Far into a long match. */
export const manyRounds = (seats: number): OhHeaven =>
  position({
    seats,
    options: { handSizes: 'downUp', trump: 'rotate' },
    is: (state) => plays(state) && state.round === 12 && state.tricks.length === 1,
  });

export const thirdRound = (): OhHeaven =>
  position({ seats: 4, is: (state) => plays(state) && state.round === 3 && state.tricks.length === 5 });

const winners = (state: OhHeavenState): number =>
  ohheaven.outcome(state)?.standings.filter(({ place }) => place === 1).length ?? 0;

export const won = (): OhHeaven => position({ seats: 4, is: (state) => winners(state) === 1 });
export const shared = (): OhHeaven => position({ seats: 4, is: (state) => winners(state) === 2 });
export const wonOfSeven = (): OhHeaven => position({ seats: 7, options: SEVEN, is: (state) => winners(state) === 1 });

/** The match as storage keeps it; people first. */
export const ohHeavenEntry = (match: OhHeaven, id: string, people = 1): Entry<OhHeavenKind> =>
  entryOf(ohheaven, match, {
    id,
    chairs: chairsOf(match.record.seats, people),
    table: { thinkingTimeMs: 1200, trickPauseMs: 600 },
  });

/** A card of seat 0 that may be played, and one that breaks suit. */
export function cardsOf({ state }: OhHeaven): { readonly legal: string; readonly barred: string | undefined } {
  const hand = state.hands[0] ?? [];
  const legal = playable(hand, suitLed(state.trick));
  return { legal: at(legal, 0), barred: hand.find((card) => !legal.includes(card)) };
}
