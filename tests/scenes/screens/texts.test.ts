import { describe, expect, test } from 'vitest';
import { LEVELS } from '#ai/protocol';
import { GAMES } from '#engine/index';
import { gameLine, levelNote, optionChoice, optionNote, optionTitle } from '#scenes/screens/gameText';
import { companions, resumeFault } from '#scenes/screens/saveText';
import { whenText } from '#scenes/screens/when';
import { EN } from '#text/en/index';
import { namesText } from '#text/lists';

test.each(GAMES.map((rules) => [rules.game, rules] as const))(
  '%s has a text for everything set-up shows',
  (game, rules) => {
    expect(gameLine(game)).not.toBe('');
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
