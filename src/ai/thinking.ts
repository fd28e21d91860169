/** One question to a brain: what the worker runs, and the page itself when no worker can be had. */
import { diceFrom } from '#engine/core/dice';
import type { Kind } from '#engine/core/rules';
import type { Brain } from '#play/types';
import { brainOf } from './brains/index';
import type { Answer, Mind, Question } from './protocol';

/** Where brains come from: undefined for a level the game does not have. */
export type BrainOf = (game: string, level: string) => Brain<Kind, unknown> | undefined;

/** A mind over these brains. The memory is folded anew from the events the seat saw. */
export const mindOf = (brains: BrainOf): Mind => ({
  think: async (question) => answer(brains, question),
});

/** The mind of every registered game. */
export const mind: Mind = mindOf(brainOf);

function answer(brains: BrainOf, { game, level, news, seed }: Question): Answer {
  const brain = brains(game, level);
  if (brain === undefined) throw new Error(`${game} has no level ${level}`);
  const memory = news.events.reduce((before, event) => brain.remember(before, event), brain.blank);
  return brain.choose(memory, news, diceFrom(seed)) ?? 'pass';
}
