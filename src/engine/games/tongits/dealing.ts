/** How a round begins (rule sheet section 2, `deal` of section 6). */
import { type CardId, PACK } from '#engine/cards/cards';
import type { Dice } from '#engine/core/dice';
import { secret } from '#engine/core/secrets';
import { at, type Seat, seatsOf } from '#engine/core/words';
import { SEATS } from './scoring';
import { seatsAfter } from './table';
import type { TongitsEvent, TongitsState } from './types';

const HAND = 12;

/** Everything up to the last card dealt; before the first round the turn order is drawn as well. */
export function dealEvents(state: TongitsState, dice: Dice): readonly TongitsEvent[] {
  const drawn = state.round === 0 ? dice.fork('order').shuffle(seatsOf(SEATS)) : undefined;
  const order = drawn ?? state.order;
  const starter = drawn === undefined ? state.starter : at(drawn, 0);
  const { scoring, ante } = state.config;
  return [
    ...(drawn === undefined ? [] : [{ type: 'orderDrawn', order: drawn } as const]),
    { type: 'roundBegan', round: state.round + 1, starter },
    ...(scoring === 'pot' && ante > 0 ? [{ type: 'antesPaid', ante } as const] : []),
    ...hands(state, [starter, ...seatsAfter(order, starter).slice(0, -1)], dice.fork('shuffle').shuffle(PACK)),
  ];
}

/** Twelve cards each; with `deal: dealer13` the starter, who is dealt to first, has one more. */
function hands(state: TongitsState, seats: readonly Seat[], pack: readonly CardId[]): readonly TongitsEvent[] {
  const extra = state.config.deal === 'dealer13' ? 1 : 0;
  return [
    { type: 'shuffled', stock: secret(pack) },
    ...seats.map((seat, place): TongitsEvent => {
      const from = place === 0 ? 0 : place * HAND + extra;
      const cards = pack.slice(from, from + HAND + (place === 0 ? extra : 0));
      return { type: 'dealtHand', seat, cards: secret(cards, seat), count: cards.length };
    }),
  ];
}
