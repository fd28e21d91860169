/**
 * Level expert: goes out whenever it can; else deals what it cannot see so that it explains what the others did, and plays
 * every opening, meld, lay-off, discard and answer out in the same deals.
 */
import type { Expert } from '#ai/brains/opinions';
import type { TongitsReason } from '#ai/reasons';
import { at } from '#engine/core/words';
import { type TongitsKind, topDiscard } from '#engine/games/tongits/index';
import { questionOf, rankedMoves } from './choosing';
import { actionOf } from './flat';
import { goOutNow } from './goingOut';
import { opinionOf } from './opinion';
import { brainOf, type Memory, situationIn } from './strategy';

const brain = brainOf((situation, dice, hurry) => {
  const sure = goOutNow(situation);
  if (sure !== undefined) return sure;
  const question = questionOf(situation);
  const best = at(question.moves, at(rankedMoves(question, dice, { stop: hurry }), 0).choice);
  return actionOf(best, topDiscard(situation.view));
});

export const expert: Expert<TongitsKind, Memory, TongitsReason> = {
  ...brain,
  opinion(memory, news, asked) {
    const situation = situationIn(memory, news);
    return situation?.view.phase.type === 'resting' ? undefined : situation && opinionOf(situation, asked);
  },
};
