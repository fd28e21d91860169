import { describe, expect, test } from 'vitest';
import { LEVELS } from '#ai/protocol';
import type { OptionValue } from '#engine/core/options';
import { GAMES } from '#engine/index';
import { gameLine, gameSentence, levelNote, optionChoice, optionNote, optionTitle } from '#scenes/screens/gameText';
import { hasRules } from '#scenes/screens/rules';
import { companions, resumeFault } from '#scenes/screens/saveText';
import { faultText, profileName, profileSummary } from '#scenes/screens/setupText';
import { whenText } from '#scenes/screens/when';
import { EN } from '#text/en/index';
import { namesText } from '#text/lists';

test.each(GAMES.map((rules) => [rules.game, rules] as const))(
  '%s has a text for everything set-up shows',
  (game, rules) => {
    expect(gameLine(game)).not.toBe('');
    expect(gameSentence(game)).not.toBe('');
    expect(hasRules(game)).toBe(true);
    expect(Object.keys(EN)).toContain(`game.${game}.name`);
    for (const { key, value } of rules.options) {
      expect(Object.keys(EN)).toContain(`option.${game}.${key}`);
      expect(optionNote(game, key), key).toMatch(/\.$/);
      if (value.kind !== 'choice') continue;
      const choices = value.of.map((one) => optionChoice(game, key, one));
      expect(new Set(choices).size, key).toBe(value.of.length);
    }
    for (const level of LEVELS[game] ?? []) expect(levelNote(game, level), level).not.toBe('');
  },
);

test('an option nobody has written a text for shows its key, made readable', () => {
  expect(optionTitle('bridge', 'trickPauseMs')).toBe('Trick pause ms');
  expect(optionNote('bridge', 'trickPauseMs')).toBe('');
  expect(optionChoice('bridge', 'ties', 'carryOver')).toBe('Carry over');
});

describe('when something was saved', () => {
  const now = new Date(2026, 2, 14, 9, 30);
  const at = (...parts: [number, number, number, number, number]): string => new Date(...parts).toISOString();

  test.each([
    [at(2026, 2, 14, 8, 5), 'today 8:05'],
    [at(2026, 2, 13, 23, 59), 'yesterday 23:59'],
    [at(2026, 2, 12, 9, 30), '12 March, 9:30'],
    [at(2025, 11, 31, 9, 30), '31 December 2025, 9:30'],
    ['no time', 'at an unknown time'],
  ])('%s reads as %s', (iso, text) => {
    expect(whenText(iso, now)).toBe(text);
  });
});

test('names are listed as one says them', () => {
  expect([[], ['Aino'], ['Aino', 'Mikko'], ['Aino', 'Mikko', 'Theo']].map(namesText)).toEqual([
    '',
    'Aino',
    'Aino and Mikko',
    'Aino, Mikko and Theo',
  ]);
});

test('a saved game names the others, and everybody where only computers play', () => {
  const computer = (name: string) => ({ name, player: { level: 'easy' } });
  expect(companions([computer('Mikko'), { name: 'Aino', player: 'human' }, computer('Theo')])).toBe(
    'With Mikko and Theo',
  );
  expect(companions([computer('Mikko'), computer('Theo')])).toBe('Mikko and Theo by themselves');
});

test('a fault says what is wrong in a sentence', () => {
  expect(resumeFault({ type: 'doesNotReplay', entry: 6, why: 'notYourTurn' })).toContain('play 7 ');
  expect(resumeFault({ type: 'otherGame', game: 'bridge' })).toContain('bridge');
  expect(resumeFault({ type: 'unreadable', why: { type: 'unavailable' } })).toMatch(/store/);
});

test('a ready-made profile has a name of its own, or is the house’s', () => {
  const profile = (id: string) =>
    ({ id, by: 'house', name: id, plan: { chairs: [], options: {}, seed: 'random' } }) as const;
  expect(profileName('ohheaven', profile('smart'))).toBe('Smart');
  expect(profileName('tongits', profile('pagat'))).toBe('Pagat');
  expect(profileName('cassino', profile('house'))).toBe('House rules');
});

test('a profile is told by its seats, its own rules and its seed', () => {
  const rules = { game: 'cassino', seats: [2], options: GAMES[0]?.options ?? [] };
  const computer = { name: '', player: { level: 'easy' } };
  const plan = {
    chairs: [{ name: '', player: 'human' as const }, computer, computer],
    options: {},
    seed: 'random',
  } as const;
  const told = (changed: object) =>
    profileSummary({ rules, levels: [] }, { id: 'a', by: 'player', name: 'A', plan: { ...plan, ...changed } });
  expect(told({})).toBe('1 person and 2 computers, all rules as usual');
  expect(told({ chairs: [computer], options: { misere: true, targetScore: 5 }, seed: 7 })).toBe(
    '1 computer, 2 rules of its own, seed 7',
  );
});

test('a value that does not fit says what would', () => {
  const fault = (rule: OptionValue) =>
    faultText('toy', [{ key: 'x', scope: 'rules', value: rule }], { field: 'x', why: '' });
  expect(fault({ kind: 'number', initial: 3, least: 1, most: 9 })).toBe('Choose a whole number from 1 to 9.');
  expect(fault({ kind: 'numbers', initial: [3], least: 1, most: 9 })).toContain('from 1 to 9');
  expect(fault({ kind: 'choice', initial: 'up', of: ['up', 'down', 'both'] })).toBe('Choose Up, Down or Both.');
  expect(faultText('toy', [], { field: 'seats', why: 'expected one of 2' })).toContain('expected one of 2');
});
