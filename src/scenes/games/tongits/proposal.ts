/** A move that a hint proposes: it is lit as the one that is meant, until the player confirms it. Pure. */
import type { CardId } from '#engine/cards/cards';
import type { TongitsAction } from '#engine/games/tongits/index';
import type { ActionKind, ActionState } from './actions';

export interface Proposal {
  readonly action: TongitsAction;
  /** The selection it was made with. */
  readonly chosen: readonly CardId[];
}

const KINDS: Readonly<Record<TongitsAction['type'], ActionKind | undefined>> = {
  draw: 'draw',
  takeDiscard: 'take',
  takeForLayOff: 'take',
  callDraw: 'call',
  expose: 'meld',
  layOff: 'layOff',
  discard: 'discard',
  challenge: undefined,
  fold: undefined,
  rematch: undefined,
  decline: undefined,
};

/** The button that a move belongs to. */
export const kindOf = (action: TongitsAction): ActionKind | undefined => KINDS[action.type];

/** The actions with the proposed one as what is meant, in just that way. */
export function withProposed(
  states: readonly ActionState[],
  proposed: TongitsAction | undefined,
): readonly ActionState[] {
  const kind = proposed === undefined ? undefined : kindOf(proposed);
  const home = states.find((state) => state.kind === kind);
  if (proposed === undefined || home === undefined || home.state === 'off') return states;
  const options = home.options.filter(({ action }) => isSame(action, proposed));
  if (options.length === 0) return states;
  return states.map((state): ActionState => {
    if (state.kind === kind) return { kind: state.kind, state: 'meant', options };
    return state.state === 'meant' ? { ...state, state: 'legal' } : state;
  });
}

const isSame = (one: TongitsAction, other: TongitsAction): boolean => signOf(one) === signOf(other);

/** Equal for moves that do the same, in whatever order their cards are named. */
function signOf(action: TongitsAction): string {
  switch (action.type) {
    case 'takeDiscard':
      return `take ${action.hand.toSorted().join(' ')}`;
    case 'takeForLayOff':
      return `take onto ${action.meld}`;
    case 'expose':
      return `meld ${action.cards.toSorted().join(' ')}`;
    case 'layOff':
      return `lay off ${action.card} onto ${action.meld}`;
    case 'discard':
      return `discard ${action.card}`;
    default:
      return action.type;
  }
}
