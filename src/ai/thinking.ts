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

/** An opinion is two searches at most, and on the page they share the time of a thought. */
const LONGEST_SEARCH = LONGEST_THOUGHT / 2;

type Clock = () => number;

const pageClock: Clock = () => performance.now();

/**
 * A mind over these brains, with a clock in milliseconds; opinions are the experts' own, and last as long as they must. The
 * memory is folded anew from the events the seat saw.
 */
export const mindOf = (brains: BrainOf, now: Clock = pageClock): Mind => ({
  think: async (question) => answer(brains, question, netOf(now, LONGEST_THOUGHT)),
  opinion: async (request) => opinion(request),
});

/** The same where nothing else can be done meanwhile: opinions end like turns, with what they have. */
export const hurriedMindOf = (brains: BrainOf, now: Clock = pageClock): Mind => ({
  ...mindOf(brains, now),
  opinion: async (request) => opinion(request, () => netOf(now, LONGEST_SEARCH)),
});

/** The mind of every registered game, for workers. */
export const mind: Mind = mindOf(brainOf);

/** The same for the page. */
export const pageMind: Mind = hurriedMindOf(brainOf);

function netOf(now: Clock, longest: number): Hurry {
  const begun = now();
  return () => now() - begun > longest;
}

function opinion({ game, news, seed, made }: Request, net?: () => Hurry): Opinion | 'none' {
  const expert = expertOf(game);
  if (expert === undefined) return 'none';
  return expert.opinion(remembered(expert, news), news, { dice: diceFrom(seed), made, net }) ?? 'none';
}

function answer(brains: BrainOf, { game, level, news, seed }: Question, hurry: Hurry): Answer {
  const brain = brains(game, level);
  if (brain === undefined) throw new Error(`${game} has no level ${level}`);
  return brain.choose(remembered(brain, news), news, diceFrom(seed), hurry) ?? 'pass';
}

const remembered = (brain: Brain<Kind, unknown>, { events }: News<Kind>): unknown =>
  events.reduce((before, event) => brain.remember(before, event), brain.blank);
