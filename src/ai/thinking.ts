/** One question to a brain: what the worker runs, and the page itself when no worker can be had. */
import { diceFrom } from '#engine/core/dice';
import type { Kind } from '#engine/core/rules';
import type { Brain, Hurry } from '#play/types';
import { brainOf } from './brains/index';
import type { Answer, Mind, Opinion, Question, Request } from './protocol';
import { NO_HURRY } from './search/halving';

/** Where brains come from: undefined for a level the game does not have. */
export type BrainOf = (game: string, level: string) => Brain<Kind, unknown> | undefined;

/** A thought that lasts longer, in milliseconds, must end with what it has: on a very slow machine only. */
const LONGEST_THOUGHT = 300;

/** A mind over these brains, with a clock in milliseconds. The memory is folded anew from the events the seat saw. */
export const mindOf = (brains: BrainOf, now: () => number = () => performance.now()): Mind => ({
  think: async (question) => {
    const begun = now();
    return answer(brains, question, () => now() - begun > LONGEST_THOUGHT);
  },
  opinion: async (request) => opinion(brains, request),
});

/** The mind of every registered game. */
export const mind: Mind = mindOf(brainOf);

function opinion(brains: BrainOf, { made, ...question }: Request): Opinion | 'none' {
  const { game } = question;
  if (brains(game, 'expert') === undefined) return 'none';
  const best = answer(brains, { ...question, level: 'expert' }, NO_HURRY);
  if (best === 'pass') return 'none';
  return { moves: [{ action: best.action, behind: 0 }], unit: 'points', reasons: [] };
}

function answer(brains: BrainOf, { game, level, news, seed }: Question, hurry: Hurry): Answer {
  const brain = brains(game, level);
  if (brain === undefined) throw new Error(`${game} has no level ${level}`);
  const memory = news.events.reduce((before, event) => brain.remember(before, event), brain.blank);
  return brain.choose(memory, news, diceFrom(seed), hurry) ?? 'pass';
}
