/** One question to a brain: what the worker runs, and the page itself when no worker can be had. */
import { diceFrom } from '#engine/core/dice';
import type { Kind } from '#engine/core/rules';
import type { Brain, Hurry, News } from '#play/types';
import { brainOf, expertOf } from './brains/index';
import type { Answer, Mind, Opinion, Question, Request } from './protocol';

/** Where brains come from: undefined for a level the game does not have. */
export type BrainOf = (game: string, level: string) => Brain<Kind, unknown> | undefined;

/** A thought that lasts longer, in milliseconds, must end with what it has: on a very slow machine only. */
const LONGEST_THOUGHT = 300;

/**
 * A mind over these brains, with a clock in milliseconds; opinions are the experts' own. The memory is folded anew from the
 * events the seat saw.
 */
export const mindOf = (brains: BrainOf, now: () => number = () => performance.now()): Mind => ({
  think: async (question) => {
    const begun = now();
    return answer(brains, question, () => now() - begun > LONGEST_THOUGHT);
  },
  opinion: async (request) => opinion(request),
});

/** The mind of every registered game. */
export const mind: Mind = mindOf(brainOf);

function opinion({ game, news, seed, made }: Request): Opinion | 'none' {
  const expert = expertOf(game);
  if (expert === undefined) return 'none';
  return expert.opinion(remembered(expert, news), news, { dice: diceFrom(seed), made }) ?? 'none';
}

function answer(brains: BrainOf, { game, level, news, seed }: Question, hurry: Hurry): Answer {
  const brain = brains(game, level);
  if (brain === undefined) throw new Error(`${game} has no level ${level}`);
  return brain.choose(remembered(brain, news), news, diceFrom(seed), hurry) ?? 'pass';
}

const remembered = (brain: Brain<Kind, unknown>, { events }: News<Kind>): unknown =>
  events.reduce((before, event) => brain.remember(before, event), brain.blank);
