/** What each event does to the table. */
import type { CardId } from '#engine/cards/cards';
import type { Stamped } from '#engine/core/rules';
import { at, type Millis, millis, never, type Seat, seatsOf } from '#engine/core/words';
import { arranged } from '#engine/kit/melds';
import type { TongitsConfig } from './config';
import { SEATS } from './scoring';
import { seatsAfter } from './table';
import type { Asked, Block, ExposedMeld, MeldId, TongitsEvent, TongitsState } from './types';

/** The table after one event: the only place where a state changes. Total, and blind to luck. */
export function apply(state: TongitsState, { at: now, event }: Stamped<TongitsEvent>): TongitsState {
  switch (event.type) {
    case 'orderDrawn':
      return { ...state, order: event.order, starter: at(event.order, 0) };
    case 'roundBegan':
      return { ...state, ...emptyTable(), round: event.round, starter: event.starter, phase: { type: 'dealing' } };
    case 'antesPaid':
      return payAntes(state, event.ante);
    case 'shuffled':
      return { ...state, stock: event.stock.secret };
    case 'dealtHand':
      return giveFromStock(state, event.seat, event.cards.secret);
    case 'turnBegan':
      return beginTurn(state, event.seat, now);
    case 'drew':
      return opened(giveFromStock(state, event.seat, [event.card.secret]), event.seat, 'draw');
    case 'tookDiscard':
      return takeDiscard(state, event);
    case 'tookForLayOff':
      return takeForLayOff(state, event);
    case 'exposed':
      return expose(dropFromHand(state, event.seat, event.cards), { ...event, owner: event.seat, taken: undefined });
    case 'laidOff':
      return layOff(dropFromHand(state, event.seat, [event.card]), event);
    case 'discarded':
      return discard(state, event.seat, event.card);
    case 'drawCalled':
      return call(state, event.seat, now);
    case 'burned':
      return noteAnswer(state, event.seat, 'burned');
    case 'answered':
      return noteAnswer(state, event.seat, event.answer.secret);
    case 'answersShown':
    case 'timeRanOut':
      return state;
    case 'handsShown':
      return { ...state, shown: event.hands };
    case 'roundWon':
      return winRound(state, event.seat);
    case 'nobodyWon':
      return { ...state, running: undefined };
    case 'paid':
      return payWinner(state, event.payment.from, event.payment);
    case 'potPaid':
      return { ...addChips(state, event.seat, event.chips), pot: state.pot - event.chips, running: undefined };
    case 'antesReturned':
      return { ...state, chips: state.chips.map((held) => held + event.chips), pot: 0 };
    case 'roundScored':
      return { ...state, history: [...state.history, event.result], ...phaseOf({ type: 'resting', agreed: [] }) };
    case 'rematchAgreed':
      return agree(state, event.seat);
    case 'rematchDeclined':
      return state;
    case 'matchWon':
      return { ...state, ...phaseOf({ type: 'over' }) };
    default:
      return never(event);
  }
}

/** The table after several events of one moment. */
export const applyAll = (state: TongitsState, events: readonly TongitsEvent[], now: Millis): TongitsState =>
  events.reduce((before, event) => apply(before, { at: now, event }), state);

type EventOf<T extends TongitsEvent['type']> = Extract<TongitsEvent, { readonly type: T }>;

/** A table without cards. */
export const emptyTable = () => ({
  turns: 0,
  timer: undefined,
  stock: [],
  discards: [],
  hands: seatsOf(SEATS).map(() => []),
  melds: [],
  blocks: seatsOf(SEATS).map((): Block => 'free'),
  shown: [],
});

/** A phase in which no time limit runs. */
const phaseOf = (phase: TongitsState['phase']): Pick<TongitsState, 'phase' | 'timer'> => ({ phase, timer: undefined });

function timerFrom(config: TongitsConfig, now: Millis): TongitsState['timer'] {
  return config.turnTimer === 'off'
    ? undefined
    : { from: now, until: millis(now + Number(config.turnTimer) * MS_A_SECOND) };
}

const MS_A_SECOND = 1000;

const payAntes = (state: TongitsState, ante: number): TongitsState => ({
  ...state,
  chips: state.chips.map((held) => held - ante),
  pot: state.pot + ante * SEATS,
});

function beginTurn(state: TongitsState, seat: Seat, now: Millis): TongitsState {
  const dealt = state.config.deal === 'dealer13' && state.turns === 0;
  const phase: TongitsState['phase'] = dealt ? { type: 'melding', seat, by: 'deal' } : { type: 'opening', seat };
  return { ...state, phase, turns: state.turns + 1, timer: timerFrom(state.config, now) };
}

const opened = (state: TongitsState, seat: Seat, by: 'draw' | 'takeDiscard'): TongitsState => ({
  ...state,
  phase: { type: 'melding', seat, by },
});

function takeDiscard(state: TongitsState, event: EventOf<'tookDiscard'>): TongitsState {
  const own = event.cards.filter((card) => card !== event.card);
  const taken = takeTop(dropFromHand(state, event.seat, own), event.seat, event.from);
  return expose(taken, { ...event, owner: event.seat, taken: event.card });
}

const takeForLayOff = (state: TongitsState, event: EventOf<'tookForLayOff'>): TongitsState =>
  layOff(takeTop(state, event.seat, event.from), event);

/** The top discard goes to whoever opens its turn with it. */
function takeTop(state: TongitsState, seat: Seat, from: Seat): TongitsState {
  const taken = opened({ ...state, discards: state.discards.slice(0, -1) }, seat, 'takeDiscard');
  return state.config.discardTakenBlocks ? block(taken, from, 'blocked') : taken;
}

function expose(state: TongitsState, meld: Pick<ExposedMeld, 'owner' | 'kind' | 'cards' | 'taken'>): TongitsState {
  const { owner, kind, cards, taken } = meld;
  return { ...state, melds: [...state.melds, { owner, kind, cards, taken, laidOff: [] }] };
}

interface LayOff {
  readonly seat: Seat;
  readonly card: CardId;
  readonly meld: MeldId;
}

function layOff(state: TongitsState, { seat, card, meld: id }: LayOff): TongitsState {
  const meld = at(state.melds, id);
  const longer = { ...meld, cards: arranged([...meld.cards, card]), laidOff: [...meld.laidOff, { card, by: seat }] };
  const laid = { ...state, melds: replace(state.melds, id, longer) };
  if (meld.owner === seat) return state.config.selfLayoffBlocks ? block(laid, seat, 'afterThisTurn') : laid;
  return block(laid, meld.owner, state.config.layoffLock === 'wholeRound' ? 'wholeRound' : 'blocked');
}

/** A block for the whole round is never shortened. */
function block(state: TongitsState, seat: Seat, wanted: Block): TongitsState {
  return state.blocks[seat] === 'wholeRound' ? state : { ...state, blocks: replace(state.blocks, seat, wanted) };
}

const BLOCK_AFTER_OWN_TURN: Readonly<Record<Block, Block>> = {
  free: 'free',
  afterThisTurn: 'blocked',
  blocked: 'free',
  wholeRound: 'wholeRound',
};

/** The turn ends with its discard, and so does a block that lasts for one turn. */
function discard(state: TongitsState, seat: Seat, card: CardId): TongitsState {
  const dropped = dropFromHand(state, seat, [card]);
  const blocks = replace(state.blocks, seat, BLOCK_AFTER_OWN_TURN[at(state.blocks, seat)]);
  return { ...dropped, discards: [...state.discards, card], blocks };
}

function call(state: TongitsState, caller: Seat, now: Millis): TongitsState {
  const asked = seatsAfter(state.order, caller)
    .filter((seat) => seat !== caller)
    .map((seat): Asked => ({ seat, answer: 'awaited' }));
  return { ...state, phase: { type: 'answering', caller, asked }, timer: timerFrom(state.config, now) };
}

function noteAnswer(state: TongitsState, seat: Seat, answer: Asked['answer']): TongitsState {
  if (state.phase.type !== 'answering') return state;
  const asked = state.phase.asked.map((one) => (one.seat === seat ? { seat, answer } : one));
  return { ...state, phase: { ...state.phase, asked } };
}

function winRound(state: TongitsState, winner: Seat): TongitsState {
  const points = replace(state.points, winner, at(state.points, winner) + 1);
  return { ...state, points, starter: winner, running: state.config.scoring === 'pot' ? winner : undefined };
}

const payWinner = (
  state: TongitsState,
  from: Seat,
  { to, paid }: { readonly to: Seat; readonly paid: number },
): TongitsState => addChips(addChips(state, from, -paid), to, paid);

const addChips = (state: TongitsState, seat: Seat, chips: number): TongitsState => ({
  ...state,
  chips: replace(state.chips, seat, at(state.chips, seat) + chips),
});

/** When all have agreed, the next round is dealt. */
function agree(state: TongitsState, seat: Seat): TongitsState {
  if (state.phase.type !== 'resting') return state;
  const agreed = [...state.phase.agreed, seat];
  return { ...state, phase: agreed.length === SEATS ? { type: 'dealing' } : { type: 'resting', agreed } };
}

function giveFromStock(state: TongitsState, to: Seat, cards: readonly CardId[]): TongitsState {
  const hands = replace(state.hands, to, [...at(state.hands, to), ...cards]);
  return { ...state, hands, stock: without(state.stock, cards) };
}

const dropFromHand = (state: TongitsState, from: Seat, cards: readonly CardId[]): TongitsState => ({
  ...state,
  hands: replace(state.hands, from, without(at(state.hands, from), cards)),
});

const without = (cards: readonly CardId[], gone: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => !gone.includes(card));

const replace = <T>(items: readonly T[], place: number, item: T): readonly T[] =>
  items.map((old, index) => (index === place ? item : old));
