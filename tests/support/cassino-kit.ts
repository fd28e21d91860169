/** Cassino for the laws. */
import { type CardId, PACK } from '#engine/cards/cards';
import type { Dice } from '#engine/core/dice';
import { isHidden } from '#engine/core/secrets';
import { type CassinoKind, type CassinoView, cassino, type Play } from '#engine/games/cassino/index';
import type { Kit } from './kits';

/** Tables of so few cards are probed with every selection. */
const SMALL_TABLE = 6;
const PROBES = 40;

export const cassinoKit: Kit<CassinoKind> = {
  rules: cassino,
  shoe: () => PACK,
  census: (state) => [...state.stock, ...state.hands.flat(), ...state.table, ...state.piles.flat()],
  hidden: (state, who) => [...state.stock, ...state.hands.filter((_, seat) => seat !== who).flat()],
  probes: (view, dice) => [...selections(view, dice).map((table) => tried(view, dice, table)), ...blunders(view, dice)],
  nameOf: ({ hand, table }) => `${hand.join('+')} on ${[...table].sort().join('+')}`,
  mostMoves: 300 * 48,
  matchesInCheck: 100,
};

/** Every selection of a small table, some selections of a large one. */
function selections(view: CassinoView, dice: Dice): readonly (readonly CardId[])[] {
  const every = 2 ** view.table.length;
  const chosen = (bits: number): readonly CardId[] =>
    dice.shuffle(view.table.filter((_, index) => Math.floor(bits / 2 ** index) % 2 === 1));
  return view.table.length <= SMALL_TABLE
    ? Array.from({ length: every }, (_, bits) => chosen(bits))
    : Array.from({ length: PROBES }, () => chosen(dice.below(every)));
}

function tried(view: CassinoView, dice: Dice, table: readonly CardId[]): Play {
  const own = view.hands.flatMap(({ cards }) => (isHidden(cards) ? [] : cards));
  return { type: 'play', hand: own.slice(dice.below(Math.max(1, own.length))).slice(0, 1), table };
}

/** Too many hand cards, a stranger in the hand or on the table, a card named twice. */
function blunders(view: CassinoView, dice: Dice): readonly Play[] {
  const [first = 'AC', second = 'AC'] = dice.shuffle(PACK);
  const lying = view.table.slice(0, 1);
  return [
    { type: 'play', hand: [], table: lying },
    { type: 'play', hand: [first, second], table: lying },
    { type: 'play', hand: [first], table: [second] },
    { type: 'play', hand: [first], table: [...lying, ...lying] },
  ];
}
