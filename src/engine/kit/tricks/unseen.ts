/** What the cards played so far tell about the others: which still win, who is out of a suit, where the rest may lie. */
import { type CardId, PACK, SUITS, type Suit } from '#engine/cards/cards';
import type { Dice } from '#engine/core/dice';
import { at } from '#engine/core/words';
import { heightOf, suitIn } from './ranks';
import { type PlayedCard, suitLed } from './trick';

/** The suit that a card, played to this trick, fails to follow; undefined when it follows or leads. */
export function failsToFollow(trick: readonly PlayedCard[], card: CardId): Suit | undefined {
  const led = suitLed(trick);
  return led === suitIn(card) ? undefined : led;
}

/** The pack without the cards that are known, in the pack's order. */
export function unseenBut(known: Iterable<CardId>): readonly CardId[] {
  const seen = new Set(known);
  return PACK.filter((card) => !seen.has(card));
}

/** Whether no unseen card of its suit can beat this one. */
export const isBoss = (card: CardId, unseen: readonly CardId[]): boolean =>
  !unseen.some((other) => suitIn(other) === suitIn(card) && heightOf(other) > heightOf(card));

/** Somewhere cards may lie: how many, and of which suits there can be none. */
export interface Place {
  readonly room: number;
  readonly voids: readonly Suit[];
}

/**
 * Deals the cards at random over the places, by place; no place gets a suit it is out of. Cards for which there is no room
 * anywhere are left out. It finds a way whenever there is one: a card without an open place moves others on.
 */
export function dealUnseen(
  cards: readonly CardId[],
  places: readonly Place[],
  dice: Dice,
): readonly (readonly CardId[])[] {
  const filled: readonly CardId[][] = places.map(() => []);
  const roomIn = (index: number): number => at(places, index).room - at(filled, index).length;
  const takers = new Map(SUITS.map((suit) => [suit, takersOf(suit, places)]));
  const takersFor = (card: CardId): readonly number[] => takers.get(suitIn(card)) ?? [];

  const settle = (card: CardId, cleared: Set<number>): boolean => {
    const able = takersFor(card).filter((index) => !cleared.has(index));
    const room = able.reduce((sum, index) => sum + roomIn(index), 0);
    if (room > 0) return at(filled, drawPlace(able, roomIn, dice.below(room))).push(card) > 0;
    return able.some((index) => {
      cleared.add(index);
      const lying = at(filled, index);
      const movable = lying.findIndex((other) => settle(other, cleared));
      if (movable >= 0) lying[movable] = card;
      return movable >= 0;
    });
  };
  // The cards with the fewest places first: they would find them taken later.
  const order = dice.shuffle(cards).sort((a, b) => takersFor(a).length - takersFor(b).length);
  for (const card of order) settle(card, new Set());
  return filled;
}

const takersOf = (suit: Suit, places: readonly Place[]): readonly number[] =>
  places.flatMap(({ room, voids }, index) => (room > 0 && !voids.includes(suit) ? [index] : []));

/** The place in which free room number `roll` lies, counted through the places. */
function drawPlace(able: readonly number[], roomIn: (index: number) => number, roll: number): number {
  let left = roll;
  for (const index of able) {
    left -= roomIn(index);
    if (left < 0) return index;
  }
  throw new Error('there is less room than was counted');
}
