/** An expert's opinion as a person can read it. Pure. */
import type { Kind } from '#engine/core/rules';
import type { Seat } from '#engine/core/words';
import type { Opinion, Reason } from '#play/types';
import type { MoveWords, ToldMove } from '#scenes/games/moves';
import type { Message } from '#text/message';
import { say } from '#text/say';

/** How much better a move is than the weakest of all that were weighed. */
export interface Bar {
  readonly move: ToldMove;
  readonly more: number;
}

/** A comparison of moves, best first; without bars where there was nothing to compare. */
export interface Comparison {
  readonly unit: Opinion['unit'];
  /** What they are compared with. */
  readonly weakest: ToldMove;
  readonly bars: readonly Bar[];
}

export interface Hint<K extends Kind = Kind> {
  readonly action: K['action'];
  readonly move: ToldMove;
  /** Why, the weightiest first. */
  readonly reasons: readonly Message[];
  readonly comparison: Comparison;
}

/** As many as are read at a glance. */
const MOST_BARS = 3;
const MOST_REASONS = 3;

export function hintOf<K extends Kind>(
  words: MoveWords<K>,
  { view, seat }: { readonly view: K['view']; readonly seat: Seat },
  { moves, unit, reasons }: Opinion<K['action']>,
): Hint<K> {
  const [best] = moves;
  if (best === undefined) throw new Error('an opinion names at least one move');
  const told = moves.map(({ action, behind }) => ({ move: words.tell(view, seat, action), behind }));
  const move = words.tell(view, seat, best.action);
  const last = told.reduce((weakest, one) => (one.behind > weakest.behind ? one : weakest), { move, behind: 0 });
  const bars = ofEachNameTheBest(told)
    .filter(({ behind }) => behind < last.behind)
    .slice(0, MOST_BARS)
    .map((one): Bar => ({ move: one.move, more: last.behind - one.behind }));
  return {
    action: best.action,
    move,
    reasons: reasonsOf(words, reasons),
    comparison: { unit, weakest: last.move, bars },
  };
}

const reasonsOf = <K extends Kind>(words: MoveWords<K>, reasons: readonly Reason[]): readonly Message[] =>
  reasons.slice(0, MOST_REASONS).map((reason) => words.reason(reason));

/** Several takes with one card have the same short name: the best stands for all. */
const ofEachNameTheBest = <T extends { readonly move: ToldMove }>(told: readonly T[]): readonly T[] =>
  told.filter(({ move }, index) => told.findIndex((other) => say(other.move.short) === say(move.short)) === index);
