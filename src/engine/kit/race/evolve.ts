/** What each event does to the table: the only place where a state changes. */
import type { CardId } from '#engine/cards/cards';
import type { Stamped } from '#engine/core/rules';
import { at as itemAt, type Millis, millis, never, type Seat, seatsOf } from '#engine/core/words';
import { patternsIn, sightOf } from './patterns';
import type { RaceTerms } from './terms';
import type { RaceEvent, RacePhase, RaceState } from './types';

type EventOf<T extends RaceEvent['type']> = Extract<RaceEvent, { type: T }>;
type TakingEvent = EventOf<'slapWon' | 'collected' | 'pickedUp'>;

/** A state that is still being made; its lists are replaced, never written to. */
type Draft = { -readonly [Field in keyof RaceState]: RaceState[Field] };

/** The state after an event. Total, and blind to luck. */
export function evolve<C extends object>(state: RaceState<C>, { at, event }: Stamped<RaceEvent>): RaceState<C> {
  const draft = draftOf(state);
  change(draft, event, at);
  return draft;
}

/** A copy to be changed. Field by field: engines spread an object that was itself spread up to ten times slower. */
const draftOf = <C extends object>(state: RaceState<C>): Draft & { readonly config: C } => ({
  config: state.config,
  terms: state.terms,
  seats: state.seats,
  phase: state.phase,
  challenge: state.challenge,
  total: state.total,
  hands: state.hands,
  pile: state.pile,
  burn: state.burn,
  marked: state.marked,
  outs: state.outs,
  cardsPlayed: state.cardsPlayed,
  pilesWon: state.pilesWon,
  lockedUntil: state.lockedUntil,
  guardedUntil: state.guardedUntil,
  grace: state.grace,
  covers: state.covers,
});

function change(draft: Draft, event: RaceEvent, now: Millis): void {
  switch (event.type) {
    case 'dealt':
      draft.hands = event.hands.secret;
      draft.total = event.counts.reduce((sum, count) => sum + count, 0);
      break;
    case 'turnPassed':
      draft.phase = { type: 'flipping', seat: event.seat };
      break;
    case 'laid':
      lay(draft, event, now);
      break;
    case 'challengeBegan':
      draft.challenge = { creditor: event.creditor, of: event.of, owed: event.of };
      break;
    case 'challengePaid':
      pay(draft, event);
      break;
    case 'challengeCancelled':
      draft.challenge = undefined;
      break;
    case 'challengeVoided':
      draft.challenge = undefined;
      draft.phase = withoutCreditor(draft.phase);
      break;
    case 'collectionPending':
      draft.phase = { type: 'collecting', creditor: event.creditor, payer: event.payer, due: event.due };
      break;
    case 'lastChanceOpened':
      draft.phase = { type: 'lastChance', holder: event.holder, due: event.due };
      break;
    case 'slapWon':
    case 'collected':
    case 'pickedUp':
      take(draft, event, now);
      break;
    case 'badSlap':
      draft.lockedUntil = paused(draft.lockedUntil, event.seat, now + itemAt(draft.terms.lockoutMs, event.seat));
      break;
    case 'outOfTurn':
      guard(draft, event.seat, now);
      break;
    case 'patternMissed':
      draft.covers = draft.covers.filter((cover) => cover > now);
      break;
    case 'burnt':
      draft.burn = [...draft.burn, ...lose(draft, event)];
      break;
    case 'gave':
      putUnder(draft, event.to, lose(draft, event));
      break;
    case 'knockedOut':
      draft.outs = [...draft.outs, event.seats];
      break;
    case 'limitReached':
      break;
    case 'matchWon':
      draft.phase = { type: 'over', how: event.how, winners: event.seats };
      break;
    default:
      never(event);
  }
}

function lay(draft: Draft, { seat, card, visibleAt }: EventOf<'laid'>, now: Millis): void {
  if (coversPattern(draft, visibleAt)) draft.covers = [...draft.covers, visibleAt];
  draft.hands = draft.hands.with(seat, itemAt(draft.hands, seat).slice(1));
  draft.pile = [...draft.pile, { card, seat, visibleAt }];
  draft.cardsPlayed += 1;
  draft.phase = { type: 'laid', seat };
  if (draft.marked[seat] !== true) draft.marked = draft.marked.with(seat, true);
  guard(draft, seat, now);
}

/** Whether a card that can be seen from `visibleAt` on takes a pattern away that could be seen before. */
function coversPattern({ terms, pile }: RaceState, visibleAt: Millis): boolean {
  const top = pile.at(-1);
  if (!terms.missedSlapBurn || top === undefined || top.visibleAt >= visibleAt) return false;
  return patternsIn(terms.patterns, sightOf(pile.map(({ card }) => card))).length > 0;
}

/** As long as something is owed the payer stays on turn. */
function pay(draft: Draft, { payer, owed }: EventOf<'challengePaid'>): void {
  if (draft.challenge !== undefined) draft.challenge = { ...draft.challenge, owed };
  if (owed > 0) draft.phase = { type: 'flipping', seat: payer };
}

const withoutCreditor = (phase: RacePhase): RacePhase =>
  phase.type === 'collecting' ? { type: 'flipping', seat: phase.payer } : phase;

/** A pick-up leaves the marks: it is no win of the pile. */
function take(draft: Draft, event: TakingEvent, now: Millis): void {
  const { seat } = event;
  putUnder(draft, seat, event.cards.secret);
  draft.pile = [];
  if (event.burn > 0) draft.burn = [];
  draft.challenge = undefined;
  draft.covers = [];
  if (event.type !== 'pickedUp') draft.marked = draft.marked.map(() => false);
  if (event.type === 'slapWon') draft.pilesWon = draft.pilesWon.with(seat, itemAt(draft.pilesWon, seat) + 1);
  draft.grace = { until: millis(now + draft.terms.lateGraceMs), seats: forgiven(draft.phase) };
  draft.phase = takenPhase(event);
}

function takenPhase(event: TakingEvent): RacePhase {
  const { seat } = event;
  if (event.type === 'collected') return { type: 'taken', by: 'collection', seat, payer: event.payer };
  return { type: 'taken', by: event.type === 'slapWon' ? 'slap' : 'pickUp', seat };
}

/** Whose play comes too late through no fault of theirs: it was on turn, or paid last and waited for its creditor. */
function forgiven(phase: RacePhase): readonly Seat[] {
  if (phase.type === 'flipping') return [phase.seat];
  return phase.type === 'collecting' ? [phase.creditor, phase.payer] : [];
}

function putUnder(draft: Draft, seat: Seat, cards: readonly CardId[]): void {
  draft.hands = draft.hands.with(seat, [...itemAt(draft.hands, seat), ...cards]);
}

/** Takes the top cards of a hand away, and answers with them. */
function lose(draft: Draft, { seat, count }: EventOf<'burnt' | 'gave'>): readonly CardId[] {
  const hand = itemAt(draft.hands, seat);
  draft.hands = draft.hands.with(seat, hand.slice(count));
  return hand.slice(0, count);
}

function guard(draft: Draft, seat: Seat, now: Millis): void {
  draft.guardedUntil = paused(draft.guardedUntil, seat, now + itemAt(draft.terms.guardMs, seat));
}

const paused = (times: readonly Millis[], seat: Seat, until: number): readonly Millis[] =>
  times.with(seat, millis(until));

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
