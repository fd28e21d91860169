/** What a review says of moves: how each compares with the expert's, and what they come to. Pure. */
import type { Kind } from '#engine/core/rules';
import type { Decision } from '#play/review';
import type { Opinion } from '#play/types';
import type { MoveWords, ToldMove } from '#scenes/games/moves';
import { type Hint, hintOf } from '#scenes/table/hint';
import type { Message } from '#text/message';
import { say } from '#text/say';

/** From the expert's own move down. */
export type Verdict = 'same' | 'asGood' | 'little' | 'lot';

export interface Judged<K extends Kind = Kind> {
  readonly verdict: Verdict;
  /** By how much the expert's move is better, on average. */
  readonly behind: number;
  readonly unit: Opinion['unit'];
  readonly best: Hint<K>;
}

export interface Row<K extends Kind = Kind> {
  readonly decision: Decision<K>;
  readonly part: Message;
  readonly made: ToldMove;
  /** 'none' where there was nothing to weigh, 'waiting' until it has been asked about. */
  readonly judged: Judged<K> | 'none' | 'waiting';
}

export function rowOf<K extends Kind>(
  words: MoveWords<K>,
  decision: Decision<K>,
  opinion: Opinion<K['action']> | 'none' | undefined,
): Row<K> {
  const { view, seat, action } = decision;
  const judged = opinion === undefined ? 'waiting' : opinion === 'none' ? 'none' : judgedBy(words, decision, opinion);
  return { decision, part: words.part(view), made: words.tell(view, seat, action), judged };
}

function judgedBy<K extends Kind>(
  words: MoveWords<K>,
  { view, seat, action }: Decision<K>,
  opinion: Opinion<K['action']>,
): Judged<K> {
  const made = JSON.stringify(action);
  const place = opinion.moves.findIndex((move) => JSON.stringify(move.action) === made);
  const behind = Math.max(0, opinion.moves[place]?.behind ?? 0);
  const { asGood, lot } = words.bounds[opinion.unit] ?? { asGood: 0, lot: Number.POSITIVE_INFINITY };
  const worse = behind <= asGood ? 'asGood' : behind < lot ? 'little' : 'lot';
  return {
    verdict: place === 0 ? 'same' : worse,
    behind,
    unit: opinion.unit,
    best: hintOf(words, { view, seat }, opinion),
  };
}

/** Whether the difference is one that can be told. */
export const isWorse = <K extends Kind>({ verdict }: Judged<K>): boolean => verdict === 'little' || verdict === 'lot';

export const isWorseRow = <K extends Kind>({ judged }: Row<K>): boolean =>
  typeof judged !== 'string' && isWorse(judged);

/** What the moves weighed so far come to. */
export interface Totals {
  readonly good: number;
  readonly count: number;
  /** What the moves that are worse gave away together; chance alone would add up as well. */
  readonly given: number;
  readonly unit: Opinion['unit'];
}

export function totalsOf<K extends Kind>(rows: readonly Row<K>[]): Totals {
  const judged = rows.flatMap((row) => (typeof row.judged === 'string' ? [] : [row.judged]));
  return {
    good: judged.filter(({ verdict }) => verdict === 'same' || verdict === 'asGood').length,
    count: judged.length,
    given: judged.filter(isWorse).reduce((sum, { behind }) => sum + behind, 0),
    unit: judged[0]?.unit ?? 'points',
  };
}

/** A deal or a round with its rows. */
export interface Part<K extends Kind = Kind> {
  readonly heading: Message;
  readonly rows: readonly Row<K>[];
}

export function partsOf<K extends Kind>(rows: readonly Row<K>[]): readonly Part<K>[] {
  const begins = rows.filter(({ part }, index) => index === 0 || say(rows[index - 1]?.part ?? part) !== say(part));
  return begins.map(({ part }) => ({ heading: part, rows: rows.filter((row) => say(row.part) === say(part)) }));
}
