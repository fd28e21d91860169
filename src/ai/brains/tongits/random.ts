/** Any legal move with equal chances: no level to play against, but the floor that levels are measured from. */
import type { Dice } from '#engine/core/dice';
import { at, millis } from '#engine/core/words';
import { ANSWERS, type TongitsAction, tongits } from '#engine/games/tongits/index';
import { brainFrom, type Continuation, type Opening, type Situation } from './strategy';

/** The legal actions of a type a question asks for. */
function anyOf<A extends TongitsAction>(
  { view, seat }: Situation,
  { dice, isOne }: { readonly dice: Dice; readonly isOne: (action: TongitsAction) => action is A },
): A {
  const actions = [...tongits.legal(view, seat, millis(0))].filter(isOne);
  return at(actions, dice.below(actions.length));
}

const isOpening = (action: TongitsAction): action is Opening =>
  action.type === 'draw' ||
  action.type === 'takeDiscard' ||
  action.type === 'takeForLayOff' ||
  action.type === 'callDraw';

const isContinuation = (action: TongitsAction): action is Continuation =>
  action.type === 'expose' || action.type === 'layOff' || action.type === 'discard';

export const random = brainFrom({
  open: (situation, dice) => anyOf(situation, { dice, isOne: isOpening }),
  goOn: (situation, dice) => anyOf(situation, { dice, isOne: isContinuation }),
  answer: (_situation, dice) => at(ANSWERS, dice.below(ANSWERS.length)),
});
