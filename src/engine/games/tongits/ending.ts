/** What the rules do when a round or the match ends (rule sheet section 4). */
import { type Millis, type Seat, seatsOf } from '#engine/core/words';
import { applyAll } from './evolve';
import {
  countHand,
  exhaustWinner,
  lastWinner,
  leaders,
  paymentsOf,
  type RoundEnd,
  SEATS,
  scoresOf,
  secretsOf,
  showdownWinner,
  takesPot,
} from './scoring';
import { hasExposed, seatsAfter } from './table';
import type { Payment, RoundResult, TongitsEvent, TongitsState } from './types';

/** The hand of the seat is empty, or could be melded whole as it was dealt. */
export const outrightEnd = (
  state: TongitsState,
  winner: Seat,
  { way, now }: { readonly way: 'tongits' | 'spread'; readonly now: Millis },
): readonly TongitsEvent[] => endOfRound(state, { way, winner, caller: undefined, shown: state.order }, now);

/** The stock is empty, and the seat that drew its last card has discarded. */
export const exhaustEnd = (state: TongitsState, lastDrawer: Seat, now: Millis): readonly TongitsEvent[] =>
  endOfRound(
    state,
    { way: 'stockEmpty', winner: exhaustWinner(state, lastDrawer), caller: undefined, shown: state.order },
    now,
  );

/** All answers to a call are in; nothing while one is missing. */
export function answersIn(state: TongitsState, now: Millis): readonly TongitsEvent[] {
  const { phase } = state;
  if (phase.type !== 'answering' || phase.asked.some(({ answer }) => answer === 'awaited')) return [];
  const { caller } = phase;
  const answers = phase.asked.map(({ seat, answer }) => ({
    seat,
    answer: answer === 'challenge' ? ('challenge' as const) : ('fold' as const),
  }));
  const challengers = answers.filter(({ answer }) => answer === 'challenge').map(({ seat }) => seat);
  const shown = state.order.filter((seat) => seat === caller || challengers.includes(seat));
  const end: RoundEnd =
    challengers.length === 0
      ? { way: 'allFolded', winner: caller, caller, shown }
      : { way: 'showdown', winner: showdownWinner(state, caller, challengers), caller, shown };
  return [{ type: 'answersShown', answers }, ...endOfRound(state, end, now)];
}

function endOfRound(state: TongitsState, end: RoundEnd, now: Millis): readonly TongitsEvent[] {
  const { winner, way } = end;
  const { round } = state;
  const hands = end.shown.map((seat) => countHand(state, seat));
  const payments = paymentsOf(state, end);
  const events: readonly TongitsEvent[] = [
    { type: 'handsShown', hands },
    winner === undefined ? { type: 'nobodyWon', round, way } : { type: 'roundWon', round, seat: winner, way },
    ...payments.map((payment): TongitsEvent => ({ type: 'paid', payment })),
    ...(winner !== undefined && takesPot(state, winner)
      ? [{ type: 'potPaid', seat: winner, chips: state.pot } as const]
      : []),
  ];
  const after = applyAll(state, events, now);
  return [...events, { type: 'roundScored', result: resultOf({ before: state, after, end, payments }) }];
}

interface Ended {
  readonly before: TongitsState;
  readonly after: TongitsState;
  readonly end: RoundEnd;
  readonly payments: readonly Payment[];
}

function resultOf({ before, after, end, payments }: Ended): RoundResult {
  const { way, winner, caller } = end;
  const { round, starter } = before;
  const { points, chips, pot } = after;
  const seats = seatsOf(SEATS);
  return {
    round,
    starter,
    way,
    winner,
    caller,
    counts: seats.map((seat) => after.shown.find((hand) => hand.seat === seat)?.count ?? 'folded'),
    burned: seats.filter((seat) => seat !== winner && !hasExposed(before, seat)),
    secrets: winner === undefined ? 0 : secretsOf(before, winner),
    payments,
    potPaid: before.pot - pot,
    points,
    chips,
    pot,
  };
}

/** The match ends: what is in the pot goes to the last winner, or back to all when no round was ever won. */
export function endOfMatch(state: TongitsState, now: Millis): readonly TongitsEvent[] {
  const winner = lastWinner(state);
  const cleared: readonly TongitsEvent[] =
    state.pot === 0
      ? []
      : [
          winner === undefined
            ? { type: 'antesReturned', chips: Math.floor(state.pot / SEATS) }
            : { type: 'potPaid', seat: winner, chips: state.pot },
        ];
  const scores = scoresOf(applyAll(state, cleared, now));
  return [...cleared, { type: 'matchWon', seats: leaders(scores), scores }];
}

/** With `spread`: the first in turn whose dealt hand can be melded whole. */
export const spreadSeat = (state: TongitsState): Seat | undefined =>
  [state.starter, ...seatsAfter(state.order, state.starter)].find((seat) => countHand(state, seat).count === 0);
