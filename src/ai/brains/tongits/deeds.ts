/** What a seat has done, in the flat model's numbers, and how likely it is that it plays at random. */
import { pointsOf } from '#ai/search/models/tongitsWords';
import type { Seat } from '#engine/core/words';
import { codeOf } from './flat';
import type { Deeds } from './reading';
import type { Memory } from './strategy';

/** How common players at random are, against one by rule. */
const WILD = 0.05;
/** While so few cards are drawn, players by rule throw dear cards away. */
const EARLY = 10;
/** By how much a cheap or a dear card thrown early makes it more likely that a seat plays at random. */
const CHEAP = 5;
const CHEAP_TELLS = 3.5;
const DEAR = 8;
const DEAR_TELLS = 0.65;

export function deedsOf({ thrown, passed, before }: Memory, seat: Seat): Deeds {
  const own = thrown.filter((one) => one.seat === seat);
  const odds = own.reduce((before_, { card, drawn }) => before_ * (drawn > EARLY ? 1 : tells(codeOf(card))), WILD);
  return {
    thrown: thrown.slice(before).flatMap((one) => (one.seat === seat ? [codeOf(one.card)] : [])),
    left: passed.flatMap((one) => (one.seat === seat ? [codeOf(one.card)] : [])),
    wild: odds / (1 + odds),
  };
}

function tells(card: number): number {
  if (pointsOf(card) <= CHEAP) return CHEAP_TELLS;
  return pointsOf(card) >= DEAR ? DEAR_TELLS : 1;
}
