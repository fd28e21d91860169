import { describe, expect, test } from 'vitest';
import { LEVELS } from '#ai/protocol';
import { capNumbers, type Option } from '#engine/core/options';
import { GAMES, rulesOf } from '#engine/index';
import {
  company,
  firstForm,
  formOf,
  numbersFrom,
  type Offer,
  planOf,
  remembered,
  rowsAt,
  seated,
  seedIn,
  stepOf,
  unfit,
  valueAt,
  withChair,
  withFreshSeed,
  withHeld,
  withOption,
  withSeats,
  withSeed,
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
const AINO = { player: 'Aino', seed: 11 };
const NOBODY = { player: '', seed: 11 };
const plan = { chairs: [], options: {}, seed: 'random' } as const;

/** A registered game as set-up offers it. */
function offerOf(name: string): Offer {
  const rules = rulesOf(name);
  if (rules === undefined) throw new Error(`${name} is not registered`);
  return { rules, levels: LEVELS[name] ?? [] };
}

const rowOf = (form: ReturnType<typeof firstForm>, offer: Offer, key: string): Option => {
  const row = rowsAt(form, offer).find((one) => one.key === key);
  if (row === undefined) throw new Error(`no option ${key}`);
  return row;
};

describe('the first visit', () => {
  test('seats the player and three regulars, at the steady level where the game gives them none', () => {
    expect(seated(firstForm(FOUR, AINO))).toEqual([
      { name: 'Aino', player: 'human' },
      { name: 'Mikko', player: { level: 'steady', regular: 'mikko' } },
      { name: 'Ingrid', player: { level: 'steady', regular: 'ingrid' } },
      { name: 'Theo', player: { level: 'steady', regular: 'theo' } },
    ]);
  });

  test.each(['cassino', 'ohheaven', 'tongits'])('of %s meets nobody above steady', (name) => {
    const levels = seated(firstForm(offerOf(name), AINO)).flatMap(({ player }) =>
      player === 'human' ? [] : [player.level],
    );
    expect(levels.filter((level) => level !== 'easy' && level !== 'steady')).toEqual([]);
    expect(levels).toContain('easy');
  });

  test('takes the fewest seats where a game is not for four', () => {
    expect(firstForm(game([3]), NOBODY).seats).toBe(3);
    expect(firstForm(game([2, 10]), NOBODY).seats).toBe(2);
  });

  test('has a name for every seat of a game of ten', () => {
    const names = seated(withSeats(firstForm(game([2, 10]), AINO), game([2, 10]), 10)).map(({ name }) => name);
    expect(new Set(names).size).toBe(10);
  });

  test('takes the weakest level where a game has no steady one', () => {
    const [, second] = seated(firstForm(game([2], ['slow', 'quick']), NOBODY));
    expect(second?.player).toMatchObject({ level: 'slow' });
  });

  test('stands every option at its first value, the table’s own too', () => {
    expect(firstForm(FOUR, NOBODY).options).toEqual({ target: 16, ties: 'none', delayMs: 900, rounds: [1, 2] });
  });
});

describe('changing the form', () => {
  test('a chair taken away comes back as it was', () => {
    const named = withChair(firstForm(FOUR, NOBODY), 3, { name: 'Priya', player: 'human' });
    const again = withSeats(withSeats(named, FOUR, 2), FOUR, 4);
    expect(seated(again)[3]).toEqual({ name: 'Priya', player: 'human' });
  });

  test('a number of seats that the game is not played with changes nothing', () => {
    const form = firstForm(game([2, 4]), NOBODY);
    expect(withSeats(form, game([2, 4]), 3)).toBe(form);
  });

  test('only people and computers that sit at the table are counted', () => {
    const form = withChair(firstForm(FOUR, NOBODY), 4, { player: 'human' });
    expect(company(form)).toEqual({ people: 1, computers: 3 });
    expect(company(withSeats(form, FOUR, 5))).toEqual({ people: 2, computers: 3 });
  });

  test('a table of computers alone can be begun', () => {
    const form = withChair(firstForm(FOUR, NOBODY), 0, { player: { level: 'easy' } });
    expect(company(form)).toEqual({ people: 0, computers: 4 });
  });

  test('the plan is the chairs at the table and all options', () => {
    const form = withOption(withSeats(firstForm(FOUR, AINO), FOUR, 2), 'target', 21);
    expect(planOf(form, FOUR)).toEqual({
      chairs: [
        { name: 'Aino', player: 'human' },
        { name: 'Mikko', player: { level: 'steady', regular: 'mikko' } },
      ],
      options: { target: 21, ties: 'none', delayMs: 900, rounds: [1, 2] },
      seed: 'random',
    });
  });

  test.each(GAMES.map((rules) => [rules.game, rules] as const))(
    '%s: the first form is one its rules take',
    (name, rules) => {
      const offer = offerOf(name);
      for (const seats of rules.seats) {
        const { options } = planOf(withSeats(firstForm(offer, NOBODY), offer, seats), offer);
        const ofRules = rules.options.filter(({ scope }) => scope === 'rules').map(({ key }) => [key, options[key]]);
        expect(rules.checkConfig(Object.fromEntries(ofRules), seats).ok, `${seats} seats`).toBe(true);
      }
    },
  );
});

describe('limits that depend on the table', () => {
  const offer: Offer = {
    rules: { ...FOUR.rules, optionsAt: (_, seats) => capNumbers(OPTIONS, { target: 60 / seats, rounds: 60 / seats }) },
    levels: FOUR.levels,
  };

  test('a number over the limit is the limit, and comes back when there is room for it', () => {
    const four = withOption(withSeats(firstForm(offer, NOBODY), offer, 4), 'target', 15);
    const six = withSeats(four, offer, 6);
    expect(planOf(six, offer).options.target).toBe(10);
    expect(unfit(six, offer)).toEqual([]);
    expect(planOf(withSeats(six, offer, 3), offer).options.target).toBe(15);
  });

  test('a list is never cut by itself: it is wrong until somebody mends it', () => {
    const form = withOption(withSeats(firstForm(offer, NOBODY), offer, 6), 'rounds', [13, 3]);
    expect(unfit(form, offer)).toEqual(['rounds']);
    expect(unfit(withSeats(form, offer, 4), offer)).toEqual([]);
  });

  test('Oh Heaven with five has hands of ten, with three of up to seventeen', () => {
    const oh = offerOf('ohheaven');
    const form = withSeats(firstForm(oh, NOBODY), oh, 5);
    expect(valueAt(form, rowOf(form, oh, 'handSize'))).toBe(10);
    const three = withSeats(form, oh, 3);
    expect(rowOf(three, oh, 'handSize').value).toMatchObject({ most: 17 });
    expect(valueAt(three, rowOf(three, oh, 'handSize'))).toBe(13);
  });
});

describe('a list as it is typed', () => {
  const typed = (text: string) => withOption(firstForm(FOUR, NOBODY), 'rounds', text);

  test.each([
    ['10, 9, 8', [10, 9, 8]],
    ['10, 9,', [10, 9]],
    ['4 5;6', [4, 5, 6]],
  ])('%j is taken', (text, list) => {
    expect(unfit(typed(text), FOUR)).toEqual([]);
    expect(planOf(typed(text), FOUR).options.rounds).toEqual(list);
  });

  test.each(['', ' , ', '1, x', '-1', '1.5', '14', '0'])('%j is not', (text) => {
    expect(unfit(typed(text), FOUR)).toEqual(['rounds']);
  });

  test('what does not apply may stand as it likes, and the table gets a list that fits', () => {
    const oh = offerOf('ohheaven');
    const form = withOption(firstForm(oh, NOBODY), 'customHandSizes', 'ten, nine');
    expect(unfit(form, oh)).toEqual([]);
    expect(planOf(form, oh).options.customHandSizes).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(unfit(withOption(form, 'handSizes', 'custom'), oh)).toEqual(['customHandSizes']);
  });
});

describe('the seed', () => {
  test('is there from the beginning, and free', () => {
    const form = firstForm(FOUR, { player: '', seed: 4_294_967_295 });
    expect(seedIn(form)).toBe(4_294_967_295);
    expect(planOf(form, FOUR).seed).toBe('random');
  });

  test('is pinned by typing it, by pinning it, and free again when another is drawn', () => {
    const form = firstForm(FOUR, NOBODY);
    expect(planOf(withSeed(form, '7'), FOUR).seed).toBe(7);
    expect(planOf(withHeld(form, 'pinned'), FOUR).seed).toBe(11);
    expect(planOf(withFreshSeed(withSeed(form, '7'), 8), FOUR).seed).toBe('random');
  });

  test.each(['', 'x', '-1', '1.5', '4294967296', '12345678901'])('%j is none', (text) => {
    expect(seedIn(withSeed(firstForm(FOUR, NOBODY), text))).toBeUndefined();
  });
});

describe('the form of last time', () => {
  const chairs = [
    { name: 'Aino', player: 'human' },
    { name: '', player: { level: 'sharp' } },
  ] as const;

  test('comes back with its seats, names, levels, options and pinned seed', () => {
    const form = remembered(FOUR, NOBODY, { chairs, options: { target: 11, delayMs: 0, rounds: [5] }, seed: 99 });
    expect(seated(form)).toEqual(chairs);
    expect(form.options).toEqual({ target: 11, ties: 'none', delayMs: 0, rounds: [5] });
    expect(form.seed).toEqual({ text: '99', held: 'pinned' });
  });

  test('has a fresh seed where none was pinned', () => {
    expect(remembered(FOUR, NOBODY, { ...plan, chairs }).seed).toEqual({ text: '11', held: 'free' });
  });

  test('seats the player under the name in the settings', () => {
    const form = remembered(FOUR, { player: 'Other', seed: 1 }, { ...plan, chairs });
    expect(seated(form)).toEqual([{ name: 'Other', player: 'human' }, chairs[1]]);
  });

  test('as a profile it keeps its names, and only an empty chair takes the player’s', () => {
    const other = { player: 'Other', seed: 1 };
    expect(seated(formOf(FOUR, other, { ...plan, chairs }))[0]).toEqual(chairs[0]);
    const unnamed = [{ name: '', player: 'human' as const }, chairs[1]];
    expect(seated(formOf(FOUR, other, { ...plan, chairs: unnamed }))[0]?.name).toBe('Other');
  });

  test('loses what no longer fits the game, and nothing else', () => {
    const kept = {
      chairs: [chairs[0], { name: 'Theo', player: { level: 'gone' } }],
      options: { target: 500, ties: 'all', rounds: [99], gone: true },
      seed: 'random' as const,
    };
    const form = remembered(FOUR, NOBODY, kept);
    expect(form.options).toEqual({ target: 16, ties: 'all', delayMs: 900, rounds: [1, 2] });
    expect(seated(form)[1]).toEqual({ name: 'Theo', player: { level: 'steady' } });
  });

  test('is the first form when there was none', () => {
    expect(remembered(FOUR, AINO, undefined)).toEqual(firstForm(FOUR, AINO));
  });

  test('keeps the usual seats when its number is no longer played', () => {
    expect(remembered(game([4]), NOBODY, { ...plan, chairs }).seats).toBe(4);
  });
});

test('milliseconds step by the hundred or, short ones, by fifty; points one by one', () => {
  expect(stepOf('delayMs', { kind: 'number', initial: 900, least: 0, most: 3000 })).toBe(100);
  expect(stepOf('flipMs', { kind: 'number', initial: 200, least: 0, most: 400 })).toBe(50);
  expect(stepOf('target', { kind: 'number', initial: 16, least: 1, most: 99 })).toBe(1);
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
