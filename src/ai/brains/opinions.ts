/** What an expert of any game tells besides its moves, and how its moves are set beside the one a person made. */
import type { Opinion, Reason, WeighedMove } from '#ai/protocol';
import { NO_HURRY, type Ranked, ranking, type Trials } from '#ai/search/halving';
import type { Dice } from '#engine/core/dice';
import type { Kind } from '#engine/core/rules';
import { at } from '#engine/core/words';
import type { Brain, Hurry, News } from '#play/types';

/** What an opinion is asked with. */
export interface Asked<A extends Kind['action']> {
  readonly dice: Dice;
  /** A move to be weighed in any case. */
  readonly made?: A | undefined;
  /** Begins the net of one search, of which an opinion has two at most; without it they last as long as they must. */
  readonly net?: (() => Hurry) | undefined;
}

/** When the search that begins now must end with what it has. */
export const hurryOf = ({ net }: Pick<Asked<never>, 'net'>): Hurry => net?.() ?? NO_HURRY;

/** Worlds in which an opinion tries every choice: after fewer, luck alone may call one far behind. */
export const BESIDE = 120;

/** A brain that can tell what it thinks of a moment. */
export interface Expert<K extends Kind, M, R extends Reason> extends Brain<K, M> {
  /** The best move is what `choose` answers to the same news and dice. Undefined when there is nothing to weigh. */
  opinion(memory: M, news: News<K>, asked: Asked<K['action']>): Opinion<K['action'], R> | undefined;
}

/** A move of a person, as an expert sees it. */
export interface Made<A extends Kind['action']> {
  readonly action: A;
  /** Whether one of the expert's choices comes to the same. */
  readonly isSame: (choice: number) => boolean;
  /** By how much the best choice is better; `same` is how the choice that comes to the same has done, if there is one. */
  readonly behind: (best: number, same: Ranked | undefined) => number;
}

interface Weighing<A extends Kind['action']> {
  readonly ranked: readonly Ranked[];
  readonly actionOf: (choice: number) => A;
  readonly made: Made<A> | undefined;
}

/** The choices as moves, best first, with the move that was made. */
export function weighedMoves<A extends Kind['action']>({ ranked, actionOf, made }: Weighing<A>): Opinion<A>['moves'] {
  const moves = ranked.map(({ choice, behind }): WeighedMove<A> => ({ action: actionOf(choice), behind }));
  if (made === undefined) return moves;
  const same = ranked.findIndex(({ choice }) => made.isSame(choice));
  const [best, ...others] = moves.filter((_, index) => index === 0 || index !== same);
  if (best === undefined || same === 0) return [{ action: made.action, behind: 0 }, ...others];
  const own = { action: made.action, behind: made.behind(at(ranked, 0).choice, ranked[same]) };
  return [best, ...[...others, own].sort((a, b) => a.behind - b.behind)];
}

/** How the second of two choices does when both are tried in so many worlds. */
export function triedBeside(trials: Trials, worlds: number, hurry: Hurry): Ranked {
  const ranked = ranking(trials, { stages: [worlds], stop: hurry });
  return at(ranked, at(ranked, 0).choice === 1 ? 0 : 1);
}
