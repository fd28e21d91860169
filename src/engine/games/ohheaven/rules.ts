/**
 * Oh Heaven (Oh Hell). Each round everybody bids how many tricks they will take; a trick is a point, and taking exactly
 * what was bid is worth ten more. The last bidder may not make the bids come out even.
 *
 * Rulings where the rule sheet leaves room:
 * - whoever sits before the first bidder is the dealer, also when the first bidder is drawn;
 * - `downUp` and `upDown` play their turning point once;
 * - `zeroBid` says what a made zero is worth in every way of scoring;
 * - `trickPoints` counts in basic scoring alone;
 * - the turned-up card of `turnUpNextCard` stays out of play, so nobody needs to fear it.
 */
import type { Dice } from '#engine/core/dice';
import type { Move, Rules } from '#engine/core/rules';
import { at, clockwise, never, ok, type Result, type Seat } from '#engine/core/words';
import { winningPlay } from '#engine/kit/tricks';
import { checkConfig, OHHEAVEN_OPTIONS, optionsAt } from './config';
import { roundEvents } from './dealing';
import { apply, bareTable } from './evolve';
import { handSizeOf, judge, legal } from './legal';
import { outcomeOf, pointsFor, winners } from './scoring';
import type { OhHeavenEvent, OhHeavenKind, OhHeavenRefusal, OhHeavenState } from './types';
import { resample, view } from './view';

export const ohheaven: Rules<OhHeavenKind> = {
  game: 'ohheaven',
  version: 1,
  tempo: 'turns',
  seats: [3, 4, 5, 6, 7],
  options: OHHEAVEN_OPTIONS,
  optionsAt,
  checkConfig,
  initial: bareTable,
  follow: (state, _now, dice) => follow(state, dice),
  legal: (seen, who) => legal(seen, who),
  awaiting: ({ phase }) => (phase.type === 'bidding' || phase.type === 'playing' ? [phase.seat] : []),
  decide,
  deadline: () => undefined,
  expire: () => [],
  evolve: (state, { event }) => apply(state, event),
  view,
  resample,
  outcome: (state) => (state.phase.type === 'over' ? outcomeOf(state.totals) : undefined),
};

function follow(state: OhHeavenState, dice: Dice): readonly OhHeavenEvent[] {
  switch (state.phase.type) {
    case 'dealing':
      return nextRoundOrEnd(state, dice);
    case 'bid':
      return afterBid(state, state.phase.seat);
    case 'played':
      return afterCard(state, state.phase.seat);
    case 'bidding':
    case 'playing':
    case 'over':
      return [];
    default:
      return never(state.phase);
  }
}

function nextRoundOrEnd(state: OhHeavenState, dice: Dice): readonly OhHeavenEvent[] {
  if (state.round < state.handSizes.length) return roundEvents(state, dice);
  return [{ type: 'matchWon', seats: winners(state.totals), totals: state.totals }];
}

function afterBid(state: OhHeavenState, bidder: Seat): readonly OhHeavenEvent[] {
  // Bidding goes once round, so the seat after the last bidder is the first, which leads.
  const turn: OhHeavenEvent = { type: 'turnPassed', seat: clockwise(bidder, 1, state.seats) };
  return state.bids.includes(undefined) ? [turn] : [{ type: 'biddingClosed', bids: allBids(state) }, turn];
}

function afterCard(state: OhHeavenState, player: Seat): readonly OhHeavenEvent[] {
  if (state.trick.length < state.seats) return [{ type: 'turnPassed', seat: clockwise(player, 1, state.seats) }];
  const winner = winningPlay(state.trick, state.trump ?? 'none')?.seat ?? player;
  const won: OhHeavenEvent = { type: 'trickWon', seat: winner, cards: state.trick };
  const goesOn = state.tricks.length + 1 < handSizeOf(state);
  return [won, goesOn ? { type: 'turnPassed', seat: winner } : roundScored(apply(state, won))];
}

function roundScored(state: OhHeavenState): OhHeavenEvent {
  const { config, round, tricksWon: tricks, trump = 'none', firstBidder } = state;
  const handSize = handSizeOf(state);
  const bids = allBids(state);
  const points = bids.map((bid, seat) => pointsFor(config, { bid, won: at(tricks, seat), handSize }));
  const totals = state.totals.map((total, seat) => total + at(points, seat));
  if (firstBidder === undefined) throw new Error('a round was played without a first bidder');
  return { type: 'roundScored', round, handSize, trump, firstBidder, bids, tricks, points, totals };
}

const allBids = ({ bids }: OhHeavenState): readonly number[] => bids.map((bid) => bid ?? 0);

function decide(
  state: OhHeavenState,
  { seat, action }: Move<OhHeavenKind>,
): Result<readonly OhHeavenEvent[], OhHeavenRefusal> {
  const judged = judge(state, seat, action);
  if (!judged.ok) return judged;
  return ok([
    action.type === 'bid'
      ? { type: 'bidMade', seat, tricks: action.tricks }
      : { type: 'cardPlayed', seat, card: action.card },
  ]);
}
