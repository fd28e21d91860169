/**
 * Level expert: deals what it cannot see so that it explains what everybody has done, and plays every bid and every card out
 * in the same deals.
 */
import type { Expert } from '#ai/brains/opinions';
import type { OhHeavenReason } from '#ai/reasons';
import type { Dice } from '#engine/core/dice';
import { at } from '#engine/core/words';
import type { OhHeavenKind } from '#engine/games/ohheaven/index';
import type { Hurry } from '#play/types';
import { bidding, type Choosing, playing, rankedValues } from './choosing';
import type { Memory } from './memory';
import { opinionOf } from './opinion';
import { cardIn } from './situation';
import { brainFrom, knowledgeFrom } from './strategy';

const bestOf = (choosing: Choosing, dice: Dice, hurry: Hurry): number =>
  at(choosing.values, at(rankedValues(choosing, dice, { stop: hurry }), 0).choice);

export const expert: Expert<OhHeavenKind, Memory, OhHeavenReason> = {
  ...brainFrom(
    { chooseBid: (known, dice, hurry) => bestOf(bidding(known), dice, hurry) },
    { chooseCard: (known, dice, hurry) => cardIn(bestOf(playing(known), dice, hurry)) },
  ),
  opinion(memory, news, asked) {
    const known = knowledgeFrom(memory, news);
    return known && opinionOf(known, asked);
  },
};
