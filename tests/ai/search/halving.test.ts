/** Sequential halving: the same worlds for all, the worse half out, and work that is counted. */
import { describe, expect, test } from 'vitest';
import { type Effort, ranking, type Trials } from '#ai/search/halving';

const never = (): boolean => false;
const bestChoice = (trials: Trials, effort: Effort): number | undefined => ranking(trials, effort)[0]?.choice;

/** Choices of fixed worth; tells which were tried in which world. */
function fixed(worths: readonly number[]): { readonly trials: Trials; readonly tried: (readonly number[])[] } {
  const tried: number[][] = [];
  const figures = new Float64Array(2);
  const trials: Trials = {
    choices: worths.length,
    figures,
    nextWorld: () => void tried.push([]),
    tryChoice(choice) {
      tried.at(-1)?.push(choice);
      const worth = worths[choice] ?? 0;
      figures[0] = worth * 10;
      figures[1] = tried.length;
      return worth;
    },
  };
  return { trials, tried };
}

test('after each stage the better half stays, until one is left', () => {
  const { trials, tried } = fixed([3, 9, 1, 7, 8]);
  expect(bestChoice(trials, { stages: [1, 2, 3], stop: never })).toBe(1);
  expect(tried).toEqual([
    [0, 1, 2, 3, 4],
    [1, 4, 3],
    [1, 4],
  ]);
});

test('the fewer choices there are, the later the first of them drops out', () => {
  const { trials, tried } = fixed([3, 9, 7]);
  expect(bestChoice(trials, { stages: [1, 2, 3, 9], stop: never })).toBe(1);
  expect(tried.map(({ length }) => length)).toEqual([3, 3, 3, 2, 2, 2, 2, 2, 2]);
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

describe('the ranking', () => {
  test('has every choice, best first, with how far it is behind in its first figure', () => {
    const { trials } = fixed([3, 9, 1, 7, 8]);
    const found = ranking(trials, { stages: [1, 2, 3, 9], stop: never });
    expect(found.map(({ choice, behind }) => [choice, behind])).toEqual([
      [1, 0],
      [4, 10],
      [3, 20],
      [0, 60],
      [2, 80],
    ]);
  });

  test('compares a choice that dropped out early in the worlds it was tried in, and no others', () => {
    // The best one is worth more in every world than in the one before; the other drops out after two worlds.
    let world = 0;
    const figures = new Float64Array(1);
    const trials: Trials = {
      choices: 3,
      figures,
      nextWorld() {
        world += 1;
      },
      tryChoice(choice) {
        figures[0] = [10 * world, 1, 5 * world][choice] ?? 0;
        return figures[0];
      },
    };
    const found = ranking(trials, { stages: [2, 4], stop: never });
    expect(found).toEqual([
      { choice: 0, worlds: 4, behind: 0, figures: [25] },
      { choice: 2, worlds: 4, behind: 12.5, figures: [12.5] },
      { choice: 1, worlds: 2, behind: 14, figures: [1] },
    ]);
  });

  test('tries what dropped out on beside the best, in worlds of its own, where that is asked', () => {
    // What the weakest choice does gets better with time: its first two worlds tell too little of it.
    let world = 0;
    const tried: string[] = [];
    const figures = new Float64Array(1);
    const trials: Trials = {
      choices: 3,
      figures,
      nextWorld() {
        world += 1;
      },
      tryChoice(choice) {
        tried.push(`${world}${'abc'[choice]}`);
        figures[0] = [100, world < 3 ? 0 : 60, 80][choice] ?? 0;
        return figures[0];
      },
    };
    const found = ranking(trials, { stages: [2, 4], stop: never, beside: 5 });
    expect(tried.join(' ')).toBe('1a 1b 1c 2a 2b 2c 3a 3c 4a 4c 5a 5b 6a 6b 7a 7b 7c');
    expect(found).toEqual([
      { choice: 0, worlds: 4, behind: 0, figures: [100] },
      { choice: 2, worlds: 5, behind: 20, figures: [80] },
      { choice: 1, worlds: 5, behind: 64, figures: [36] },
    ]);
  });

  test('never puts a choice before the one it was judged worse than', () => {
    // What it is judged by, and what it is told in, need not be the same.
    const figures = new Float64Array(1);
    const trials: Trials = {
      choices: 2,
      figures,
      nextWorld: () => undefined,
      tryChoice(choice) {
        figures[0] = choice;
        return -choice;
      },
    };
    expect(ranking(trials, { stages: [3], stop: never }).map(({ choice, behind }) => [choice, behind])).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  test('tells the means of all figures', () => {
    const { trials } = fixed([4, 2]);
    expect(ranking(trials, { stages: [3], stop: never })[0]?.figures).toEqual([40, 2]);
  });

  test('of a single choice knows nothing more', () => {
    expect(ranking(fixed([4]).trials, { stages: [16], stop: never })).toEqual([
      { choice: 0, worlds: 0, behind: 0, figures: [] },
    ]);
  });
});
