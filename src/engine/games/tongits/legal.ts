/** What a seat may do, and why it may not (rule sheet section 3). */
import type { CardId } from '#engine/cards/cards';
import { isHidden } from '#engine/core/secrets';
import { at, never, type Seat } from '#engine/core/words';
import { fits, meldKind, meldsIn, meldsWith } from '#engine/kit/melds';
import { discardable, hasExposed, homesOf, isBlocked, mayCall, topDiscard } from './table';
import type { MeldId, TongitsAction, TongitsRefusal, TongitsState, TongitsView } from './types';

/** Everything the seat may do, each choice of cards once. Empty for a seat that is not asked anything. */
export function* legal(view: TongitsView, seat: Seat): Generator<TongitsAction> {
  const { phase } = view;
  switch (phase.type) {
    case 'opening':
      if (phase.seat === seat) yield* openings(view, seat);
      return;
    case 'melding':
      if (phase.seat === seat) yield* goingOn(view, seat);
      return;
    case 'answering':
      if (phase.asked.some((asked) => asked.seat === seat && asked.answer === 'awaited'))
        yield* [{ type: 'challenge' }, { type: 'fold' }] as const;
      return;
    case 'resting':
      if (!phase.agreed.includes(seat)) yield* [{ type: 'rematch' }, { type: 'decline' }] as const;
      return;
    case 'dealing':
    case 'over':
      return;
    default:
      never(phase);
  }
}

function* openings(view: TongitsView, seat: Seat): Generator<TongitsAction> {
  const hand = handIn(view, seat);
  const card = topDiscard(view);
  if (hand === undefined) return;
  yield { type: 'draw' };
  if (card !== undefined) {
    for (const cards of meldsWith(card, hand)) yield { type: 'takeDiscard', hand: cards };
    if (view.config.takeDiscardForLayoff) for (const meld of homesOf(view, card)) yield { type: 'takeForLayOff', meld };
  }
  if (mayCall(view, seat)) yield { type: 'callDraw' };
}

function* goingOn(view: TongitsView, seat: Seat): Generator<TongitsAction> {
  const hand = handIn(view, seat);
  if (hand === undefined) return;
  for (const cards of meldsIn(hand)) yield { type: 'expose', cards };
  for (const card of hand) for (const meld of homesOf(view, card)) yield { type: 'layOff', card, meld };
  for (const card of discardable(view, hand)) yield { type: 'discard', card };
}

/** The cards of a hand that this view shows. */
export function handIn(view: TongitsView, seat: Seat): readonly CardId[] | undefined {
  const cards = view.hands[seat]?.cards;
  return cards === undefined || isHidden(cards) ? undefined : cards;
}

/** What the checks look at: a state, or what the acting seat sees of one. */
type Checked = Pick<TongitsState, 'config' | 'discards' | 'hands' | 'melds' | 'blocks'> & Pick<TongitsView, 'phase'>;

/** Why an action of the seat whose view this is would be refused, or undefined when it goes through. */
export const refusalIn = (view: TongitsView, seat: Seat, action: TongitsAction): TongitsRefusal | undefined =>
  refusalOf({ ...view, hands: view.hands.map(({ cards }) => (isHidden(cards) ? [] : cards)) }, seat, action);

/** The sheet's checks in the sheet's order: the first that fails, or undefined when the action goes through. */
export function refusalOf(state: Checked, seat: Seat, action: TongitsAction): TongitsRefusal | undefined {
  switch (action.type) {
    case 'rematch':
    case 'decline':
      return rematchRefusal(state, seat);
    case 'challenge':
    case 'fold':
      return answerRefusal(state, seat, action.type);
    case 'draw':
    case 'takeDiscard':
    case 'takeForLayOff':
    case 'callDraw':
    case 'expose':
    case 'layOff':
    case 'discard':
      return turnRefusal(state, seat, action) ?? actionRefusal(state, seat, action);
    default:
      return never(action);
  }
}

type TurnAction = Exclude<TongitsAction, { readonly type: 'rematch' | 'decline' | 'challenge' | 'fold' }>;

const isPlayed = ({ phase }: Checked): boolean =>
  phase.type === 'opening' || phase.type === 'melding' || phase.type === 'answering';

function rematchRefusal(state: Checked, seat: Seat): TongitsRefusal | undefined {
  if (isPlayed(state)) return 'roundNotOver';
  if (state.phase.type !== 'resting') return 'roundOver';
  return state.phase.agreed.includes(seat) ? 'alreadyAnswered' : undefined;
}

function answerRefusal(state: Checked, seat: Seat, answer: 'challenge' | 'fold'): TongitsRefusal | undefined {
  if (!isPlayed(state)) return 'roundOver';
  const asked = state.phase.type === 'answering' ? state.phase.asked.find((one) => one.seat === seat) : undefined;
  if (asked === undefined) return 'notAsked';
  if (answer === 'challenge' && !hasExposed(state, seat)) return 'noExposedMeld';
  return asked.answer === 'awaited' ? undefined : 'alreadyAnswered';
}

const OPENINGS: ReadonlySet<TurnAction['type']> = new Set([
  'draw',
  'takeDiscard',
  'takeForLayOff',
  'callDraw',
] as const);

/** What is wrong with acting at all now. */
function turnRefusal(state: Checked, seat: Seat, action: TurnAction): TongitsRefusal | undefined {
  const { phase } = state;
  if (phase.type === 'answering') return 'answersPending';
  if (phase.type !== 'opening' && phase.type !== 'melding') return 'roundOver';
  if (phase.seat !== seat) return 'notYourTurn';
  const opens = OPENINGS.has(action.type);
  if (phase.type === 'melding') return opens ? 'alreadyOpened' : undefined;
  return opens ? undefined : 'openFirst';
}

/** What is wrong with this very action, at the right time and by the right seat. */
function actionRefusal(state: Checked, seat: Seat, action: TurnAction): TongitsRefusal | undefined {
  switch (action.type) {
    case 'draw':
      return undefined;
    case 'takeDiscard':
      return takeRefusal(state, seat, action.hand);
    case 'takeForLayOff':
      return takeForLayOffRefusal(state, action.meld);
    case 'callDraw':
      if (!hasExposed(state, seat)) return 'noExposedMeld';
      return isBlocked(state, seat) ? 'drawBlocked' : undefined;
    case 'expose':
      return cardsRefusal(state, seat, action.cards) ?? (meldKind(action.cards) === undefined ? 'notAMeld' : undefined);
    case 'layOff':
      return cardsRefusal(state, seat, [action.card]) ?? layOffRefusal(state, action.card, action.meld);
    case 'discard':
      return cardsRefusal(state, seat, [action.card]) ?? discardRefusal(state, seat, action.card);
    default:
      return never(action);
  }
}

function cardsRefusal(state: Checked, seat: Seat, cards: readonly CardId[]): TongitsRefusal | undefined {
  const hand = at(state.hands, seat);
  if (cards.some((card) => !hand.includes(card))) return 'cardNotInHand';
  return new Set(cards).size < cards.length ? 'duplicateCard' : undefined;
}

function takeRefusal(state: Checked, seat: Seat, hand: readonly CardId[]): TongitsRefusal | undefined {
  const card = topDiscard(state);
  if (card === undefined) return 'discardEmpty';
  const refusal = cardsRefusal(state, seat, hand);
  if (refusal !== undefined) return refusal;
  return meldKind([...hand, card]) === undefined ? 'mustMeldWithDiscard' : undefined;
}

function takeForLayOffRefusal(state: Checked, meld: MeldId): TongitsRefusal | undefined {
  const card = topDiscard(state);
  if (card === undefined) return 'discardEmpty';
  return state.config.takeDiscardForLayoff ? layOffRefusal(state, card, meld) : 'mustMeldWithDiscard';
}

function layOffRefusal(state: Checked, card: CardId, id: MeldId): TongitsRefusal | undefined {
  const meld = state.melds[id];
  if (meld === undefined) return 'noSuchMeld';
  return fits(card, meld.cards) ? undefined : 'doesNotFitMeld';
}

const discardRefusal = (state: Checked, seat: Seat, card: CardId): TongitsRefusal | undefined =>
  discardable(state, at(state.hands, seat)).includes(card) ? undefined : 'fitsExposedMeld';
