/** Oh Heaven for the laws. */
import { PACK } from '#engine/cards/cards';
import { type OhHeavenAction, type OhHeavenKind, ohheaven, playedCards } from '#engine/games/ohheaven/index';
import type { Kit } from './kits';

/** Every bid of the largest hand, and some that nobody may ever make. */
const BIDS = [...Array(18).keys(), 18, -1, 0.5, Number.NaN];

export const ohheavenKit: Kit<OhHeavenKind> = {
  rules: ohheaven,
  shoe: () => PACK,
  census: (state) => [...state.stock, ...state.hands.flat(), ...playedCards(state)],
  // A card that was turned up is known to all, wherever it lies.
  hidden: ({ stock, hands, turned }, who) =>
    [...stock, ...hands.filter((_, seat) => seat !== who).flat()].filter((card) => card !== turned),
  // There are so few actions that all of them can be tried.
  probes: () => [
    ...BIDS.map((tricks): OhHeavenAction => ({ type: 'bid', tricks })),
    ...PACK.map((card): OhHeavenAction => ({ type: 'play', card })),
  ],
  nameOf: (action) => (action.type === 'bid' ? `bid ${action.tricks}` : action.card),
  // The longest match has three seats and hands of 1 to 17 to 1.
  mostMoves: 2000,
  matchesInCheck: 5,
};
