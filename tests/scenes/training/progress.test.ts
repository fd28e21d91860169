import { expect, test } from 'vitest';
import { patternName } from '#scenes/training/patternKey';
import { progressOf, tallyOf } from '#scenes/training/progress';
import type { DrillTry } from '#storage/types';

/** 'double 400', 'ten.1 missed'. */
const tries = (...told: readonly string[]): readonly DrillTry[] =>
  told.map((one) => {
    const [pattern = '', result = ''] = one.split(' ');
    return { pattern, result: result === 'missed' || result === 'guessed' ? result : Number(result) };
  });

const session = (at: number, wrong: number, ...told: readonly string[]) => ({
  id: String(at),
  at: new Date(at).toISOString(),
  game: 'ratscrew',
  pace: 1000,
  tries: tries(...told),
  wrong,
});

test.each([
  [['double 500'], { hits: 1, median: 500, best: 500 }],
  [['double 500', 'ten 300', 'ten 900'], { hits: 3, median: 500, best: 300 }],
  [['double 500', 'ten 301'], { hits: 2, median: 400, best: 301 }],
  [['double missed', 'ten guessed'], { hits: 0, missed: 1, guessed: 1, median: undefined, best: undefined }],
  [[], { tries: 0, hits: 0, median: undefined }],
])('%j', (told, tally) => {
  expect(tallyOf(tries(...told))).toMatchObject(tally);
});

test('many slaps have the median of all of them, not of the last', () => {
  const told = [...Array(20).fill('double 300'), ...Array(19).fill('double 900')];
  expect(tallyOf(tries(...told)).median).toBe(300);
});

test('all drills together, in the order they were made; one without a time has no point on the line', () => {
  const progress = progressOf([
    session(1, 2, 'double 600', 'ten missed'),
    session(2, 0, 'double missed'),
    session(3, 1, 'double 400', 'marriage.1 500'),
  ]);
  expect(progress).toMatchObject({ sessions: 3, wrong: 3, medians: [600, 450], all: { hits: 3, tries: 5, best: 400 } });
  expect(progress.patterns.map(({ pattern, hits, tries: all, median }) => [pattern, hits, all, median])).toEqual([
    ['double', 2, 3, 500],
    ['ten', 0, 1, undefined],
    ['marriage.1', 1, 1, 500],
  ]);
});

test('a kind of a later Ruffhouse comes last and keeps its name', () => {
  const { patterns } = progressOf([session(1, 0, 'twins 300', 'double 400')]);
  expect(patterns.map(({ pattern }) => patternName(pattern))).toEqual(['Double', 'twins']);
});
