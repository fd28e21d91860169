/** How cards come to the seats: the deal, the draw after a play, the refill of four (rule sheet sections 2, 3 and 6). */
import { type CardId, PACK } from '#engine/cards/cards';
import type { Dice } from '#engine/core/dice';
import { secret } from '#engine/core/secrets';
import { clockwise, type Seat, seatsOf } from '#engine/core/words';
import type { CassinoEvent, CassinoState } from './types';

/** A full hand, and the table at the start of a deal. */
const FOUR = 4;

/** A whole deal, from the new dealer to the opener's turn. */
export function dealEvents(state: CassinoState, dice: Dice): readonly CassinoEvent[] {
  const dealer = nextDealer(state, dice);
  const stock = dice.fork('shuffle').shuffle(PACK);
  const order = seatsFrom(clockwise(dealer, 1, state.seats), state.seats);
  return [
    { type: 'dealBegan', deal: state.deal + 1, dealer },
    { type: 'shuffled', stock: secret(stock) },
    ...order.map((seat, turn) => dealtHand(seat, stock.slice(turn * FOUR, (turn + 1) * FOUR))),
    { type: 'dealtTable', cards: stock.slice(state.seats * FOUR, (state.seats + 1) * FOUR) },
    { type: 'turnPassed', seat: clockwise(dealer, 1, state.seats) },
  ];
}

/** With `draw1`, the card the seat draws after its play; nothing when the stock is empty. */
export function drawEvents(state: CassinoState, seat: Seat): readonly CassinoEvent[] {
  const [card] = state.stock;
  if (state.config.refill !== 'draw1' || card === undefined) return [];
  return [{ type: 'drew', seat, card: secret(card, seat) }];
}

/** With `dealFours`, new hands when all are empty; nothing while somebody has cards or when the stock is empty. */
export function refillEvents(state: CassinoState): readonly CassinoEvent[] {
  const over = state.stock.length === 0 || state.hands.some((hand) => hand.length > 0);
  if (state.config.refill !== 'dealFours' || over) return [];
  const dealt = state.stock.slice(0, state.seats * FOUR);
  return seatsFrom(clockwise(state.dealer, 1, state.seats), state.seats)
    .map((seat, turn) =>
      dealtHand(
        seat,
        dealt.filter((_, index) => index % state.seats === turn),
      ),
    )
    .filter((event) => event.count > 0);
}

/** The next seat clockwise that holds a card, or undefined when all hands are empty. */
export function nextWithCards(state: CassinoState, after: Seat): Seat | undefined {
  return seatsFrom(clockwise(after, 1, state.seats), state.seats).find((seat) => (state.hands[seat]?.length ?? 0) > 0);
}

function nextDealer(state: CassinoState, dice: Dice): Seat {
  if (state.deal > 0) return clockwise(state.dealer, 1, state.seats);
  return state.config.firstDealer === 'seat0'
    ? state.dealer
    : clockwise(state.dealer, dice.fork('dealer').below(state.seats), state.seats);
}

const dealtHand = (seat: Seat, cards: readonly CardId[]) =>
  ({ type: 'dealtHand', seat, cards: secret(cards, seat), count: cards.length }) satisfies CassinoEvent;

const seatsFrom = (first: Seat, count: number): readonly Seat[] =>
  seatsOf(count).map((steps) => clockwise(first, steps, count));
