/** The packs of a race, and how they come to the seats (section 2 of both sheets). */
import { type CardId, JOKERS, PACK } from '#engine/cards/cards';
import type { Dice } from '#engine/core/dice';
import { secret } from '#engine/core/secrets';
import { clockwise, type Seat, seat, seatsOf } from '#engine/core/words';
import type { RaceTerms } from './terms';
import type { RaceCommon, RaceEvent } from './types';

/** Every card that is played with, pack by pack. */
export const shoeOf = ({ packs, jokersAPack }: Pick<RaceTerms, 'packs' | 'jokersAPack'>): readonly CardId[] =>
  Array.from({ length: packs }, (_, pack) =>
    [...PACK, ...JOKERS.slice(0, jokersAPack)].map((face): CardId => (pack === 0 ? face : `${face}.${pack}`)),
  ).flat();

/** One card at a time, the first one to `from`: hands by seat, the card that came first on top. */
export const dealOut = (cards: readonly CardId[], from: Seat, seats: number): readonly (readonly CardId[])[] =>
  seatsOf(seats).map((to) => cards.filter((_, index) => clockwise(from, index, seats) === to));

/** The whole deal from a random seat; the seat after the last card begins. */
export function dealEvents({ terms, seats }: Pick<RaceCommon, 'terms' | 'seats'>, dice: Dice): readonly RaceEvent[] {
  const cards = dice.fork('shuffle').shuffle(shoeOf(terms));
  const from = seat(dice.fork('first seat').below(seats));
  const hands = dealOut(cards, from, seats);
  return [
    { type: 'dealt', from, counts: hands.map((hand) => hand.length), hands: secret(hands) },
    { type: 'turnPassed', seat: clockwise(from, cards.length, seats) },
  ];
}
