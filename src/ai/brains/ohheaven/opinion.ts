/** What expert thinks of a moment: what each bid or card is worth, and why the best one. */
import { type Asked, type Made, triedBeside, weighedMoves } from '#ai/brains/opinions';
import type { Opinion } from '#ai/protocol';
import type { OhHeavenReason } from '#ai/reasons';
import { NO_HURRY } from '#ai/search/halving';
import { areNext } from '#ai/search/models/ohheaven';
import { at } from '#engine/core/words';
import type { OhHeavenAction } from '#engine/games/ohheaven/index';
import { bidding, type Choosing, MOST_WORLDS, playing, rankedValues, worldsOf } from './choosing';
import { cardIn, codeOf } from './situation';
import type { Knowledge } from './strategy';

export function opinionOf(known: Knowledge, asked: Asked<OhHeavenAction>): Opinion<OhHeavenAction, OhHeavenReason> {
  const isBid = known.view.phase.type === 'bidding';
  const choosing = isBid ? bidding(known) : playing(known);
  const { values } = choosing;
  const actionOf = (choice: number): OhHeavenAction =>
    isBid ? { type: 'bid', tricks: at(values, choice) } : { type: 'play', card: cardIn(at(values, choice)) };
  const ranked = rankedValues(choosing, asked.dice, NO_HURRY);
  return { moves: weighedMoves({ ranked, actionOf, made: madeIn(choosing, asked) }), unit: 'points', reasons: [] };
}

function madeIn(choosing: Choosing, { made, dice }: Asked<OhHeavenAction>): Made<OhHeavenAction> | undefined {
  if (made === undefined) return undefined;
  const { values, situation } = choosing;
  const own = made.type === 'bid' ? made.tricks : codeOf(made.card);
  return {
    action: made,
    isSame: (choice) => {
      const value = at(values, choice);
      return value === own || (made.type === 'play' && areNext(situation.round, value, own));
    },
    behind: (best) =>
      triedBeside(worldsOf({ ...choosing, values: [at(values, best), own] }, dice.fork('made')), MOST_WORLDS).behind,
  };
}
