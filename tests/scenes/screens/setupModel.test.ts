import { describe, expect, test } from 'vitest';
import type { Option } from '#engine/core/options';
import { rulesOf } from '#engine/index';
import {
  begin,
  company,
  firstForm,
  numbersFrom,
  type Offer,
  remembered,
  seated,
  stepOf,
  withChair,
  withOption,
  withSeats,
} from '#scenes/screens/setupModel';

const OPTIONS: readonly Option[] = [
  { key: 'target', scope: 'rules', value: { kind: 'number', initial: 16, least: 1, most: 99 } },
  { key: 'ties', scope: 'rules', value: { kind: 'choice', initial: 'none', of: ['none', 'all'] } },
  { key: 'delayMs', scope: 'table', value: { kind: 'number', initial: 900, least: 0, most: 3000 } },
  { key: 'rounds', scope: 'rules', value: { kind: 'numbers', initial: [1, 2], least: 1, most: 13 } },
];
const game = (seats: readonly number[], levels = ['easy', 'steady', 'sharp']): Offer => ({
  rules: { game: 'toy', seats, options: OPTIONS },
  levels,
});
const FOUR = game([2, 3, 4, 5, 6]);

describe('the first visit', () => {
  test('seats the player and three computers of the steady level, each with a name of its own', () => {
    expect(seated(firstForm(FOUR, 'Aino'))).toEqual([
      { name: 'Aino', player: 'human' },
      { name: 'Mikko', player: { level: 'steady' } },
      { name: 'Ingrid', player: { level: 'steady' } },
      { name: 'Theo', player: { level: 'steady' } },
    ]);
  });

  test('takes the fewest seats where a game is not for four', () => {
    expect(firstForm(game([3]), '').seats).toBe(3);
    expect(firstForm(game([2, 10]), '').seats).toBe(2);
  });

  test('has a name for every seat of a game of ten', () => {
    const names = seated(withSeats(firstForm(game([2, 10]), 'Aino'), game([2, 10]), 10)).map(({ name }) => name);
    expect(new Set(names).size).toBe(10);
  });

  test('takes the weakest level where a game has no steady one', () => {
    const [, second] = seated(firstForm(game([2], ['slow', 'quick']), ''));
    expect(second?.player).toEqual({ level: 'slow' });
  });

  test('stands every option at its first value, the table’s own too', () => {
    expect(firstForm(FOUR, '').options).toEqual({ target: 16, ties: 'none', delayMs: 900, rounds: [1, 2] });
  });
});

describe('changing the form', () => {
  test('a chair taken away comes back as it was', () => {
    const named = withChair(firstForm(FOUR, ''), 3, { name: 'Priya', player: 'human' });
    const again = withSeats(withSeats(named, FOUR, 2), FOUR, 4);
    expect(seated(again)[3]).toEqual({ name: 'Priya', player: 'human' });
  });

  test('a number of seats that the game is not played with changes nothing', () => {
    const form = firstForm(game([2, 4]), '');
    expect(withSeats(form, game([2, 4]), 3)).toBe(form);
  });

  test('only people and computers that sit at the table are counted', () => {
    const form = withChair(firstForm(FOUR, ''), 4, { player: 'human' });
    expect(company(form)).toEqual({ people: 1, computers: 3 });
    expect(company(withSeats(form, FOUR, 5))).toEqual({ people: 2, computers: 3 });
  });

  test('a table of computers alone can be begun', () => {
    const form = withChair(firstForm(FOUR, ''), 0, { player: { level: 'easy' } });
    expect(company(form)).toEqual({ people: 0, computers: 4 });
  });

  test('what begins is the game, the chairs at the table and all options', () => {
    const form = withOption(withSeats(firstForm(FOUR, 'Aino'), FOUR, 2), 'target', 21);
    expect(begin(form, FOUR)).toEqual({
      game: 'toy',
      chairs: [
        { name: 'Aino', player: 'human' },
        { name: 'Mikko', player: { level: 'steady' } },
      ],
      options: { target: 21, ties: 'none', delayMs: 900, rounds: [1, 2] },
    });
  });

  test('Cassino’s own first form is one that its rules take', () => {
    const rules = rulesOf('cassino');
    if (rules === undefined) throw new Error('cassino is not registered');
    const { options } = firstForm({ rules, levels: ['easy', 'steady'] }, '');
    const ofRules = rules.options.filter(({ scope }) => scope === 'rules').map(({ key }) => [key, options[key]]);
    expect(rules.checkConfig(Object.fromEntries(ofRules), 4).ok).toBe(true);
  });
});

describe('the form of last time', () => {
  const chairs = [
    { name: 'Aino', player: 'human' },
    { name: '', player: { level: 'sharp' } },
  ] as const;

  test('comes back with its seats, names, levels and options', () => {
    const form = remembered(FOUR, '', { chairs, options: { target: 11, delayMs: 0, rounds: [5] } });
    expect(seated(form)).toEqual(chairs);
    expect(form.options).toEqual({ target: 11, ties: 'none', delayMs: 0, rounds: [5] });
  });

  test('seats the player under the name in the settings', () => {
    const form = remembered(FOUR, 'Other', { chairs, options: {} });
    expect(seated(form)).toEqual([{ name: 'Other', player: 'human' }, chairs[1]]);
  });

  test('loses what no longer fits the game, and nothing else', () => {
    const kept = {
      chairs: [chairs[0], { name: 'Theo', player: { level: 'gone' } }],
      options: { target: 500, ties: 'all', rounds: [99], gone: true },
    };
    const form = remembered(FOUR, '', kept);
    expect(form.options).toEqual({ target: 16, ties: 'all', delayMs: 900, rounds: [1, 2] });
    expect(seated(form)[1]).toEqual({ name: 'Theo', player: { level: 'steady' } });
  });

  test('is the first form when there was none', () => {
    expect(remembered(FOUR, 'Aino', undefined)).toEqual(firstForm(FOUR, 'Aino'));
  });

  test('keeps the usual seats when its number is no longer played', () => {
    expect(remembered(game([4]), '', { chairs, options: {} }).seats).toBe(4);
  });
});

test('milliseconds step by the hundred, points one by one', () => {
  expect(stepOf({ kind: 'number', initial: 900, least: 0, most: 3000 })).toBe(100);
  expect(stepOf({ kind: 'number', initial: 16, least: 1, most: 99 })).toBe(1);
});

test.each([
  ['1, 2,3', [1, 2, 3]],
  ['4 5;6', [4, 5, 6]],
  ['', []],
  ['1, x', undefined],
  ['-1', undefined],
  ['1.5', undefined],
])('the list %j reads as %j', (typed, expected) => {
  expect(numbersFrom(typed)).toEqual(expected);
});
