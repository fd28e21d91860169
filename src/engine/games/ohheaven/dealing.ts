/** How a round begins: the deal, the trump, the first bidder (rule sheet section 2, options of section 6). */
import { type CardId, PACK, SUITS } from '#engine/cards/cards';
import type { Dice } from '#engine/core/dice';
import { secret } from '#engine/core/secrets';
import { at, clockwise, type Seat, seat, seatsOf } from '#engine/core/words';
import { suitIn, type Trump } from '#engine/kit/tricks';
import type { OhHeavenEvent, OhHeavenState } from './types';

/** `trump: rotate`, round by round. */
const ROTATION: readonly Trump[] = ['S', 'H', 'D', 'C', 'none'];

/** A new round up to the first bidder's turn. The dice roll for the deal, the trump and the first bidder, in this order. */
export function roundEvents(state: OhHeavenState, dice: Dice): readonly OhHeavenEvent[] {
  const round = state.round + 1;
  const handSize = at(state.handSizes, round - 1);
  const pack = dice.shuffle(PACK);
  const hands = seatsOf(state.seats).map((seat) => handOf(pack, { seat, handSize, seats: state.seats }));
  const drawn = drawnEvents(state, { pack, hands, round }, dice);
  return [
    { type: 'roundBegan', round, handSize },
    { type: 'shuffled', stock: secret(pack) },
    ...hands.map((cards, index): OhHeavenEvent => {
      const owner = seat(index);
      return { type: 'dealtHand', seat: owner, cards: secret(cards, owner), count: cards.length };
    }),
    ...drawn.events,
    { type: 'turnPassed', seat: drawn.firstBidder },
  ];
}

/** Card by card, round robin from seat 0: every so manieth card of the pack. */
const handOf = (
  pack: readonly CardId[],
  { seat, handSize, seats }: { readonly seat: Seat; readonly handSize: number; readonly seats: number },
): readonly CardId[] => Array.from({ length: handSize }, (_, turn) => at(pack, turn * seats + seat));

interface Deal {
  readonly pack: readonly CardId[];
  readonly hands: readonly (readonly CardId[])[];
  /** From 1. */
  readonly round: number;
}

function drawnEvents(
  state: OhHeavenState,
  deal: Deal,
  dice: Dice,
): { readonly events: readonly OhHeavenEvent[]; readonly firstBidder: Seat } {
  if (state.config.trump === 'dealersLastCard') {
    // The dealer must be known before its last card can be shown.
    const firstBidder = nextFirstBidder(state, dice);
    const dealer = clockwise(firstBidder, state.seats - 1, state.seats);
    const last = at(at(deal.hands, dealer), at(deal.hands, dealer).length - 1);
    return { events: [{ type: 'firstBidderDrawn', seat: firstBidder }, trumpShownBy(last)], firstBidder };
  }
  const trump = trumpEvent(state.config.trump, deal, dice);
  const firstBidder = nextFirstBidder(state, dice);
  return { events: [trump, { type: 'firstBidderDrawn', seat: firstBidder }], firstBidder };
}

function trumpEvent(
  way: Exclude<OhHeavenState['config']['trump'], 'dealersLastCard'>,
  { pack, hands, round }: Deal,
  dice: Dice,
): OhHeavenEvent {
  switch (way) {
    case 'randomSuit':
      return trumpNamed(at(SUITS, dice.below(SUITS.length)));
    case 'turnUpNextCard':
      return trumpShownBy(at(pack, hands.flat().length));
    case 'rotate':
      return trumpNamed(at(ROTATION, (round - 1) % ROTATION.length));
    case 'alwaysSpades':
      return trumpNamed('S');
    case 'none':
      return trumpNamed('none');
  }
}

const trumpNamed = (trump: Trump): OhHeavenEvent => ({ type: 'trumpDrawn', trump, turned: undefined });

const trumpShownBy = (turned: CardId): OhHeavenEvent => ({ type: 'trumpDrawn', trump: suitIn(turned), turned });

/** Drawn anew each round, or with `leftOfDealer` once: then deal and first bid move on clockwise. */
function nextFirstBidder({ config, firstBidder, seats }: OhHeavenState, dice: Dice): Seat {
  const moves = config.firstBidder === 'leftOfDealer' && firstBidder !== undefined;
  return moves ? clockwise(firstBidder, 1, seats) : seat(dice.below(seats));
}
