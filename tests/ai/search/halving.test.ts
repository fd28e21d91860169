/** Sequential halving: the same worlds for all, the worse half out, and work that is counted. */
import { expect, test } from 'vitest';
import { bestChoice, type Trials } from '#ai/search/halving';

const never = (): boolean => false;

/** Choices of fixed worth; tells which were tried in which world. */
function fixed(worths: readonly number[]): { readonly trials: Trials; readonly tried: (readonly number[])[] } {
  const tried: number[][] = [];
  const trials: Trials = {
    choices: worths.length,
    nextWorld: () => void tried.push([]),
    tryChoice(choice) {
      tried.at(-1)?.push(choice);
      return worths[choice] ?? 0;
    },
  };
  return { trials, tried };
}

test('after each stage the better half stays, until one is left', () => {
  const { trials, tried } = fixed([3, 9, 1, 7, 8]);
  expect(bestChoice(trials, { stages: [1, 2, 3, 9], stop: never })).toBe(1);
  expect(tried).toEqual([
    [0, 1, 2, 3, 4],
    [1, 4, 3],
    [1, 4],
  ]);
});

test('the last stage ends the search with the best so far', () => {
  const { trials, tried } = fixed([1, 2, 3]);
  expect(bestChoice(trials, { stages: [2, 4], stop: never })).toBe(2);
  expect(tried).toHaveLength(4);
});

test('of equal choices the first is taken', () => {
  expect(bestChoice(fixed([5, 5, 5]).trials, { stages: [4, 8], stop: never })).toBe(0);
});

test('a single choice is not tried at all', () => {
  const { trials, tried } = fixed([4]);
  expect(bestChoice(trials, { stages: [16], stop: never })).toBe(0);
  expect(tried).toEqual([]);
});

test('when it is told to stop, it answers with what it knows', () => {
  const { trials, tried } = fixed([1, 6, 2]);
  expect(bestChoice(trials, { stages: [100, 200], stop: () => tried.length === 3 })).toBe(1);
  expect(tried).toHaveLength(3);
});
