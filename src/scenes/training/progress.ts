/** What finished drills come to: figures, a median for each, and how each pattern goes. */
import { medianOf } from '#play/speeds';
import type { DrillSession, DrillTry } from '#storage/types';
import { PATTERN_KEYS } from './patternKey';

export interface Tally {
  readonly tries: number;
  readonly hits: number;
  readonly missed: number;
  readonly guessed: number;
  /** Milliseconds; undefined where nothing was timed. */
  readonly median: number | undefined;
  readonly best: number | undefined;
}

export interface PatternTally extends Tally {
  readonly pattern: string;
}

export interface Progress {
  readonly sessions: number;
  readonly all: Tally;
  readonly wrong: number;
  /** The median of each session that has one, oldest first. */
  readonly medians: readonly number[];
  readonly patterns: readonly PatternTally[];
}

export function progressOf(sessions: readonly DrillSession[]): Progress {
  const tries = sessions.flatMap((session) => session.tries);
  return {
    sessions: sessions.length,
    all: tallyOf(tries),
    wrong: sessions.reduce((sum, { wrong }) => sum + wrong, 0),
    medians: sessions.flatMap((session) => tallyOf(session.tries).median ?? []),
    patterns: patternTallies(tries),
  };
}

export function tallyOf(tries: readonly DrillTry[]): Tally {
  const times = timesOf(tries);
  return {
    tries: tries.length,
    hits: times.length,
    missed: tries.filter(({ result }) => result === 'missed').length,
    guessed: tries.filter(({ result }) => result === 'guessed').length,
    median: medianOf(times),
    best: times.length === 0 ? undefined : Math.min(...times),
  };
}

const timesOf = (tries: readonly DrillTry[]): readonly number[] =>
  tries.flatMap(({ result }) => (typeof result === 'number' ? [result] : []));

/** Each kind that was tried, in the order of the rule sheets; kinds nobody knows come last. */
export function patternTallies(tries: readonly DrillTry[]): readonly PatternTally[] {
  const found = [...new Set(tries.map(({ pattern }) => pattern))];
  const known = PATTERN_KEYS.filter((key) => found.includes(key));
  return [...known, ...found.filter((key) => !known.includes(key))].map((pattern) => ({
    pattern,
    ...tallyOf(tries.filter((one) => one.pattern === pattern)),
  }));
}
