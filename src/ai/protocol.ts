/** What the page and the worker say to each other, and which levels there are. No brain is imported here. */
import type { Kind } from '#engine/core/rules';
import type { Intent, News } from '#play/types';

/** The levels of a race that have a speed of their own. */
const SPEEDS = ['slow', 'steady', 'quick', 'lightning'] as const;

/** Levels of computer players by game, weakest first; what set-up offers and saves name. */
export const LEVELS: Readonly<Record<string, readonly string[]>> = {
  cassino: ['easy', 'steady', 'sharp', 'expert'],
  ohheaven: ['easy', 'steady', 'sharp', 'expert'],
  tongits: ['easy', 'steady', 'sharp', 'expert'],
  // 'adaptive' is "Match me": no place among the others, because it is as quick as the person it plays with.
  ratscrew: [...SPEEDS, 'adaptive'],
  slapjack: [...SPEEDS, 'adaptive'],
};

/** Levels with fine steps, by game: 'quick+1' to 'quick+4' are quicker by so many, 'quick-1' to 'quick-4' slower. */
const FINE: Readonly<Record<string, readonly string[]>> = {
  ratscrew: SPEEDS,
  slapjack: SPEEDS,
};

/** What a rule sheet calls a level, by game: such a name is understood wherever a level is named. */
const ALSO_CALLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ohheaven: { legal: 'easy', random: 'easy', smart: 'steady' },
  tongits: { beginner: 'easy' },
  ratscrew: { matchMe: 'adaptive' },
  slapjack: { matchMe: 'adaptive' },
};

/** The level that a name stands for, which is its own or the rule sheet's; undefined when the game has no such level. */
export function levelNamed(game: string, name: string): string | undefined {
  const level = ownValue(ownValue(ALSO_CALLED, game) ?? {}, name) ?? name;
  return ownValue(LEVELS, game)?.find((known) => known === level) ?? fineLevel(game, level);
}

/** The level without its fine steps. */
export const middleOf = (level: string): string => level.replace(/[+-][1-4]$/, '');

/** Fine steps of a level: above nought quicker, below slower, nought for the level itself. */
export const stepsOf = (level: string): number => Number(/[+-][1-4]$/.exec(level)?.[0] ?? 0);

/** The name of a level so many fine steps quicker, or slower below nought. */
export const levelInSteps = (level: string, steps: number): string =>
  steps === 0 ? middleOf(level) : `${middleOf(level)}${steps > 0 ? '+' : ''}${steps}`;

const fineLevel = (game: string, name: string): string | undefined =>
  ownValue(FINE, game)?.includes(middleOf(name)) === true ? name : undefined;

/** Names come from files and command lines: one that every object happens to have must find nothing. */
const ownValue = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * All a computer player needs for one answer. Nothing is remembered between two questions, so a worker can be lost and
 * replaced at any time, and a resumed match asks the very same question again.
 */
export interface Question {
  readonly game: string;
  readonly level: string;
  /** What the seat sees; `events` are all it has seen since the match began. */
  readonly news: News<Kind>;
  /** Seeds the brain's dice; it does not lead back to the seed of the match. */
  readonly seed: number;
}

/** What the seat does, or 'pass' when it has nothing to say. */
export type Answer = Intent<Kind> | 'pass';

/** A request for an expert's opinion on what a seat should do at a moment in which it is awaited. */
export interface Request extends Omit<Question, 'level'> {
  /** A move to be weighed whatever the expert thinks of it, such as the one a person made. */
  readonly made?: Kind['action'];
}

/** A move that an expert weighed. */
export interface WeighedMove<A extends Kind['action'] = Kind['action']> {
  readonly action: A;
  /**
   * By how much the best move is better, in the opinion's unit: a mean over the worlds in which both were tried, and nought
   * for the best.
   */
  readonly behind: number;
}

/** Something about the best move that a person can use. Each game has its own, told apart by `type`. */
export interface Reason {
  readonly type: string;
}

/** What an expert thinks of a moment, from what the seat has seen alone. */
export interface Opinion<A extends Kind['action'] = Kind['action'], R extends Reason = Reason> {
  /**
   * Best first, at least one. The request's own move is among them as it was made, first when it comes to the same as the
   * best.
   */
  readonly moves: readonly WeighedMove<A>[];
  /** Points of the round or the deal, chances in a hundred to win, or chips where a round is played for them. */
  readonly unit: 'points' | 'percent' | 'chips';
  /** Why the best move, the weightiest first, at most three. */
  readonly reasons: readonly R[];
}

/** The worker's door. Rejects when there is no such level or its brain throws: both are bugs of ours. */
export interface Mind {
  think(question: Question): Promise<Answer>;
  /** 'none' where the game has no expert, or the seat is not awaited or has nothing to weigh. */
  opinion(request: Request): Promise<Opinion | 'none'>;
}
