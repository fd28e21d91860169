/** Tong-its for the laws. */
import { type CardId, PACK } from '#engine/cards/cards';
import type { Dice } from '#engine/core/dice';
import { seat, seatsOf } from '#engine/core/words';
import { handIn, type TongitsAction, type TongitsKind, type TongitsView, tongits } from '#engine/games/tongits/index';
import type { Kit } from './kits';

const PROBES = 40;

export const tongitsKit: Kit<TongitsKind> = {
  rules: tongits,
  shoe: () => PACK,
  census: ({ stock, discards, hands, melds }) => [
    ...stock,
    ...discards,
    ...hands.flat(),
    ...melds.flatMap(({ cards }) => cards),
  ],
  hidden: ({ stock, hands, shown }, who) => [
    ...stock,
    ...hands.filter((_, owner) => owner !== who && shown.every((hand) => hand.seat !== owner)).flat(),
  ],
  probes: (view, dice) => [
    ...(['draw', 'callDraw', 'challenge', 'fold', 'rematch', 'decline'] as const).map((type) => ({ type })),
    ...[0, 1, 2, 99].map((meld): TongitsAction => ({ type: 'takeForLayOff', meld })),
    ...PACK.map((card): TongitsAction => ({ type: 'discard', card })),
    ...PACK.map((card): TongitsAction => ({ type: 'layOff', card, meld: dice.below(view.melds.length + 1) })),
    ...Array.from({ length: PROBES }, () => selection(view, dice)).flatMap((cards): readonly TongitsAction[] => [
      { type: 'expose', cards },
      { type: 'takeDiscard', hand: cards },
    ]),
  ],
  nameOf,
  faults: ({ config, chips, pot }) => {
    const all = chips.reduce((sum, held) => sum + held, pot);
    return config.scoring === 'plain' || all === config.startChips * 3 ? [] : [`chips and pot are ${all}`];
  },
  rarely: ({ type }) => type === 'decline',
  // Random play may agree to many rematches in a row, but three seats seldom do.
  mostMoves: 20_000,
  matchesInCheck: 12,
};

/** Some cards a player might choose: mostly its own, mostly two to four, now and then one of them twice. */
function selection(view: TongitsView, dice: Dice): readonly CardId[] {
  const own = seatsOf(3).flatMap((owner) => (view.who === owner ? (handIn(view, seat(owner)) ?? []) : []));
  const cards = dice.shuffle(dice.below(8) === 0 ? PACK : own).slice(0, 1 + dice.below(4));
  return dice.below(16) === 0 ? [...cards, ...cards] : cards;
}

function nameOf(action: TongitsAction): string {
  switch (action.type) {
    case 'takeDiscard':
      return `takeDiscard ${[...action.hand].sort().join('+')}`;
    case 'expose':
      return `expose ${[...action.cards].sort().join('+')}`;
    case 'layOff':
      return `layOff ${action.card} on ${action.meld}`;
    case 'takeForLayOff':
      return `takeForLayOff ${action.meld}`;
    case 'discard':
      return `discard ${action.card}`;
    default:
      return action.type;
  }
}
