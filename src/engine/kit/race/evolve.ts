/** What each event does to the table: the only place where a state changes. */
import type { CardId } from '#engine/cards/cards';
import type { Stamped } from '#engine/core/rules';
import { at as itemAt, type Millis, millis, never, type Seat, seatsOf } from '#engine/core/words';
import { patternsIn, sightOf } from './patterns';
import type { RaceTerms } from './terms';
import type { RaceEvent, RacePhase, RaceState } from './types';

type EventOf<T extends RaceEvent['type']> = Extract<RaceEvent, { type: T }>;

/** The state after an event. Total, and blind to luck. */
export function evolve<C extends object>(state: RaceState<C>, { at: now, event }: Stamped<RaceEvent>): RaceState<C> {
  switch (event.type) {
    case 'dealt':
      return { ...state, hands: event.hands.secret, total: event.counts.reduce((sum, count) => sum + count, 0) };
    case 'turnPassed':
      return { ...state, phase: { type: 'flipping', seat: event.seat } };
    case 'laid':
      return lay(state, event, now);
    case 'challengeBegan':
      return { ...state, challenge: { creditor: event.creditor, of: event.of, owed: event.of } };
    case 'challengePaid':
      return pay(state, event);
    case 'challengeCancelled':
      return { ...state, challenge: undefined };
    case 'challengeVoided':
      return { ...state, challenge: undefined, phase: withoutCreditor(state.phase) };
    case 'collectionPending':
      return {
        ...state,
        phase: { type: 'collecting', creditor: event.creditor, payer: event.payer, due: event.due },
      };
    case 'lastChanceOpened':
      return { ...state, phase: { type: 'lastChance', holder: event.holder, due: event.due } };
    case 'slapWon':
    case 'collected':
    case 'pickedUp':
      return take(state, event, now);
    case 'badSlap':
      return {
        ...state,
        lockedUntil: later(state.lockedUntil, event.seat, now + itemAt(state.terms.lockoutMs, event.seat)),
      };
    case 'outOfTurn':
      return {
        ...state,
        guardedUntil: later(state.guardedUntil, event.seat, now + itemAt(state.terms.guardMs, event.seat)),
      };
    case 'patternMissed':
      return { ...state, covers: state.covers.filter((cover) => cover > now) };
    case 'burnt':
      return burn(state, event);
    case 'gave':
      return give(state, event);
    case 'knockedOut':
      return { ...state, outs: [...state.outs, event.seats] };
    case 'limitReached':
      return state;
    case 'matchWon':
      return { ...state, phase: { type: 'over', how: event.how, winners: event.seats } };
    default:
      return never(event);
  }
}

function lay<C extends object>(
  state: RaceState<C>,
  { seat, card, visibleAt }: EventOf<'laid'>,
  now: Millis,
): RaceState<C> {
  return {
    ...state,
    hands: replaced(state.hands, seat, itemAt(state.hands, seat).slice(1)),
    pile: [...state.pile, { card, seat, visibleAt }],
    marked: state.marked[seat] === true ? state.marked : replaced(state.marked, seat, true),
    cardsPlayed: state.cardsPlayed + 1,
    guardedUntil: later(state.guardedUntil, seat, now + itemAt(state.terms.guardMs, seat)),
    covers: coversPattern(state, visibleAt) ? [...state.covers, visibleAt] : state.covers,
    phase: { type: 'laid', seat },
  };
}

/** Whether a card that can be seen from `visibleAt` on takes a pattern away that could be seen before. */
function coversPattern({ terms, pile }: RaceState, visibleAt: Millis): boolean {
  const top = pile.at(-1);
  if (!terms.missedSlapBurn || top === undefined || top.visibleAt >= visibleAt) return false;
  return patternsIn(terms.patterns, sightOf(pile.map(({ card }) => card))).length > 0;
}

/** As long as something is owed the payer stays on turn. */
function pay<C extends object>(state: RaceState<C>, { payer, owed }: EventOf<'challengePaid'>): RaceState<C> {
  const challenge = state.challenge === undefined ? undefined : { ...state.challenge, owed };
  return { ...state, challenge, phase: owed > 0 ? { type: 'flipping', seat: payer } : state.phase };
}

const withoutCreditor = (phase: RacePhase): RacePhase =>
  phase.type === 'collecting' ? { type: 'flipping', seat: phase.payer } : phase;

/** A pick-up leaves the marks: it is no win of the pile. */
function take<C extends object>(
  state: RaceState<C>,
  event: EventOf<'slapWon' | 'collected' | 'pickedUp'>,
  now: Millis,
): RaceState<C> {
  const { seat, cards } = event;
  const won = event.type === 'slapWon';
  return {
    ...state,
    hands: replaced(state.hands, seat, [...itemAt(state.hands, seat), ...cards.secret]),
    pile: [],
    burn: event.burn > 0 ? [] : state.burn,
    challenge: undefined,
    covers: [],
    marked: event.type === 'pickedUp' ? state.marked : state.marked.map(() => false),
    pilesWon: won ? replaced(state.pilesWon, seat, itemAt(state.pilesWon, seat) + 1) : state.pilesWon,
    grace: { until: millis(now + state.terms.lateGraceMs), seats: forgiven(state.phase) },
    phase: takenPhase(event),
  };
}

function takenPhase(event: EventOf<'slapWon' | 'collected' | 'pickedUp'>): RacePhase {
  const { seat } = event;
  if (event.type === 'collected') return { type: 'taken', by: 'collection', seat, payer: event.payer };
  return { type: 'taken', by: event.type === 'slapWon' ? 'slap' : 'pickUp', seat };
}

/** Whose play comes too late through no fault of theirs: it was on turn, or paid last and waited for its creditor. */
function forgiven(phase: RacePhase): readonly Seat[] {
  if (phase.type === 'flipping') return [phase.seat];
  return phase.type === 'collecting' ? [phase.creditor, phase.payer] : [];
}

function burn<C extends object>(state: RaceState<C>, { seat, count }: EventOf<'burnt'>): RaceState<C> {
  const { lost, hands } = lose(state.hands, seat, count);
  return { ...state, hands, burn: [...state.burn, ...lost] };
}

function give<C extends object>(state: RaceState<C>, { seat, to, count }: EventOf<'gave'>): RaceState<C> {
  const { lost, hands } = lose(state.hands, seat, count);
  return { ...state, hands: replaced(hands, to, [...itemAt(hands, to), ...lost]) };
}

/** The top cards of a hand, and the hands without them. */
function lose(hands: RaceState['hands'], seat: Seat, count: number) {
  const hand: readonly CardId[] = itemAt(hands, seat);
  return { lost: hand.slice(0, count), hands: replaced(hands, seat, hand.slice(count)) };
}

const replaced = <T>(items: readonly T[], place: Seat, item: T): readonly T[] => items.with(place, item);

const later = (times: readonly Millis[], seat: Seat, time: number): readonly Millis[] =>
  times[seat] === time ? times : replaced(times, seat, millis(time));

/** A table without cards. */
export const bareTable = <C extends object>(config: C, terms: RaceTerms, seats: number): RaceState<C> => ({
  config,
  terms,
  seats,
  phase: { type: 'dealing' },
  challenge: undefined,
  total: 0,
  hands: seatsOf(seats).map(() => []),
  pile: [],
  burn: [],
  marked: seatsOf(seats).map(() => false),
  outs: [],
  cardsPlayed: 0,
  pilesWon: seatsOf(seats).map(() => 0),
  lockedUntil: seatsOf(seats).map(() => millis(0)),
  guardedUntil: seatsOf(seats).map(() => millis(0)),
  grace: { until: millis(0), seats: [] },
  covers: [],
});
