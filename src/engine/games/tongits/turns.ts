/** What a move brings about, and what the rules do when nobody moves in time (rule sheet sections 3 and 6, `turnTimer`). */
import type { CardId } from '#engine/cards/cards';
import type { Move } from '#engine/core/rules';
import { secret } from '#engine/core/secrets';
import { at, fail, type Millis, never, ok, type Result, type Seat, seatsOf } from '#engine/core/words';
import { arranged, bestCut, type MeldKind, meldKind } from '#engine/kit/melds';
import { answersIn, endOfMatch, exhaustEnd, outrightEnd } from './ending';
import { applyAll } from './evolve';
import { refusalOf } from './legal';
import { SEATS } from './scoring';
import { byDearness, discardable, hasExposed, nextInTurn, seatsAfter, topDiscard } from './table';
import type { Answer, TongitsAction, TongitsEvent, TongitsKind, TongitsRefusal, TongitsState } from './types';

/** The seats the game cannot go on without. */
export function awaiting({ phase }: TongitsState): readonly Seat[] {
  switch (phase.type) {
    case 'opening':
    case 'melding':
      return [phase.seat];
    case 'answering':
      return phase.asked.filter(({ answer }) => answer === 'awaited').map(({ seat }) => seat);
    case 'resting':
      return seatsOf(SEATS).filter((seat) => !phase.agreed.includes(seat));
    case 'dealing':
    case 'over':
      return [];
    default:
      return never(phase);
  }
}

/** What the move brings about, to the next turn or the end of the round; or the first refusal of the sheet's list. */
export function decide(
  state: TongitsState,
  { seat, at: now, action }: Move<TongitsKind>,
): Result<readonly TongitsEvent[], TongitsRefusal> {
  const refusal = refusalOf(state, seat, action);
  if (refusal !== undefined) return fail(refusal);
  const events = eventsOf(state, seat, action);
  return ok([...events, ...consequences(applyAll(state, events, now), { seat, action, now })]);
}

function eventsOf(state: TongitsState, seat: Seat, action: TongitsAction): readonly TongitsEvent[] {
  switch (action.type) {
    case 'draw':
      return [drew(state, seat)];
    case 'takeDiscard':
      return [{ type: 'tookDiscard', seat, ...taken(state, seat), ...melded([...action.hand, top(state)]) }];
    case 'takeForLayOff': {
      const { owner } = at(state.melds, action.meld);
      return [{ type: 'tookForLayOff', seat, ...taken(state, seat), meld: action.meld, owner }];
    }
    case 'callDraw':
      return [{ type: 'drawCalled', seat }, ...burnedBy(state, seat)];
    case 'expose':
      return [{ type: 'exposed', seat, ...melded(action.cards) }];
    case 'layOff': {
      const { owner } = at(state.melds, action.meld);
      return [{ type: 'laidOff', seat, card: action.card, meld: action.meld, owner }];
    }
    case 'discard':
      return [{ type: 'discarded', seat, card: action.card }];
    case 'challenge':
    case 'fold':
      return [answered(seat, action.type)];
    case 'rematch':
      return [{ type: 'rematchAgreed', seat }];
    case 'decline':
      return [{ type: 'rematchDeclined', seat }];
    default:
      return never(action);
  }
}

interface Done {
  readonly seat: Seat;
  readonly action: TongitsAction;
  readonly now: Millis;
}

/** What follows at once: the end of the round or match, or the next turn. */
function consequences(state: TongitsState, { seat, action, now }: Done): readonly TongitsEvent[] {
  switch (action.type) {
    case 'draw':
    case 'rematch':
      return [];
    case 'takeDiscard':
    case 'takeForLayOff':
    case 'expose':
    case 'layOff':
    case 'discard':
      if (at(state.hands, seat).length === 0) return outrightEnd(state, seat, { way: 'tongits', now });
      return action.type === 'discard' ? afterDiscard(state, seat, now) : [];
    case 'callDraw':
    case 'challenge':
    case 'fold':
      return answersIn(state, now);
    case 'decline':
      return endOfMatch(state, now);
    default:
      return never(action);
  }
}

const afterDiscard = (state: TongitsState, seat: Seat, now: Millis): readonly TongitsEvent[] =>
  state.stock.length === 0
    ? exhaustEnd(state, seat, now)
    : [{ type: 'turnBegan', seat: nextInTurn(state.order, seat) }];

/** The turn timer: draw if nothing was opened, then drop the dearest loose card; an answer not given is a fold. */
export function expire(state: TongitsState, now: Millis): readonly TongitsEvent[] {
  const { phase } = state;
  switch (phase.type) {
    case 'opening':
      return endTurnFor(state, { seat: phase.seat, opening: [drew(state, phase.seat)], now });
    case 'melding':
      return endTurnFor(state, { seat: phase.seat, opening: [], now });
    case 'answering': {
      const folded = awaiting(state).flatMap((seat) => [{ type: 'timeRanOut', seat } as const, answered(seat, 'fold')]);
      return [...folded, ...answersIn(applyAll(state, folded, now), now)];
    }
    case 'dealing':
    case 'resting':
    case 'over':
      return [];
    default:
      return never(phase);
  }
}

interface Overdue {
  readonly seat: Seat;
  readonly opening: readonly TongitsEvent[];
  readonly now: Millis;
}

function endTurnFor(state: TongitsState, { seat, opening, now }: Overdue): readonly TongitsEvent[] {
  const before: readonly TongitsEvent[] = [{ type: 'timeRanOut', seat }, ...opening];
  const card = dearestLoose(applyAll(state, before, now), seat);
  const events: readonly TongitsEvent[] = [...before, { type: 'discarded', seat, card }];
  return [...events, ...consequences(applyAll(state, events, now), { seat, action: { type: 'discard', card }, now })];
}

/** With no loose card, the dearest of all. */
function dearestLoose(state: TongitsState, seat: Seat): CardId {
  const hand = at(state.hands, seat);
  const allowed = discardable(state, hand);
  const { loose } = bestCut(hand, state.config.secretKinds);
  const droppable = allowed.filter((card) => loose.includes(card));
  return at([...(droppable.length > 0 ? droppable : allowed)].sort(byDearness), 0);
}

const drew = (state: TongitsState, seat: Seat): TongitsEvent => ({
  type: 'drew',
  seat,
  card: secret(at(state.stock, 0), seat),
});

/** The opponents of a caller who have no exposed meld, in turn order. */
const burnedBy = (state: TongitsState, caller: Seat): readonly TongitsEvent[] =>
  seatsAfter(state.order, caller)
    .filter((seat) => seat !== caller && !hasExposed(state, seat))
    .map((seat) => ({ type: 'burned', seat }));

const answered = (seat: Seat, answer: Answer): TongitsEvent => ({
  type: 'answered',
  seat,
  answer: secret(answer, seat),
});

function top(state: TongitsState): CardId {
  const card = topDiscard(state);
  if (card === undefined) throw new Error('a discard was taken where none lies');
  return card;
}

/** The top discard, and the seat that laid it there: the one before in turn. */
const taken = (state: TongitsState, seat: Seat): { readonly card: CardId; readonly from: Seat } => ({
  card: top(state),
  from: at(seatsAfter(state.order, seat), SEATS - 2),
});

function melded(cards: readonly CardId[]): { readonly kind: MeldKind; readonly cards: readonly CardId[] } {
  const kind = meldKind(cards);
  if (kind === undefined) throw new Error(`no meld: ${cards.join(' ')}`);
  return { kind, cards: arranged(cards) };
}

/**
 * An exposed meld, a lay-off and a taken discard told their seat nothing new: they may be taken back as long as its turn
 * lasts. A draw, a discard, a call and an answer never.
 */
export const takesBack = ({ phase }: TongitsState, { seat, action }: Move<TongitsKind>): boolean =>
  phase.type === 'melding' && phase.seat === seat && TAKEN_BACK.has(action.type);

const TAKEN_BACK: ReadonlySet<TongitsAction['type']> = new Set([
  'expose',
  'layOff',
  'takeDiscard',
  'takeForLayOff',
] as const);
