import { describe, expect, test } from 'vitest';
import type { Rules } from '#engine/core/rules';
import { rulesOf } from '#engine/index';
import { openProfiles } from '#storage/profiles';
import { memoryShelf } from '#storage/shelf';
import { LARGEST_PROFILE, type Profile, type Shelf } from '#storage/types';
import { good } from './shelves';

/** A store over memory; ids are 'id-1', 'id-2' … Every game of the engine has the levels easy and steady. */
function testProfiles(shelf: Shelf = memoryShelf()) {
  let ids = 0;
  const named = (_: string, name: string): string | undefined =>
    ({ easy: 'easy', legal: 'easy', steady: 'steady', smart: 'steady' })[name];
  const games = (game: string): Rules | undefined => rulesOf(game);
  return openProfiles({ shelf, rulesOf: games, levelNamed: named, newId: () => `id-${++ids}` });
}

const SUNDAY = {
  game: 'ohheaven',
  name: 'Sunday',
  chairs: [
    { name: 'Aino', player: 'human' },
    { name: '', player: { level: 'easy' } },
    { name: 'Theo', player: { level: 'steady' } },
  ],
  options: { handSize: 17, rounds: 2, hook: false, customHandSizes: [10, 9], thinkingTimeMs: 100 },
  seed: 7,
} as const satisfies Omit<Profile, 'id'>;

test('a file says which regular plays a seat, and need not', async () => {
  const profiles = testProfiles();
  const regular = { name: 'Teddy', player: { level: 'steady', regular: 'theo' } };
  const table = { ...SUNDAY, chairs: [...SUNDAY.chairs.slice(0, 2), regular] };
  const text = profiles.exportText(table);
  expect(text).toContain('{ "kind": "steady", "name": "Teddy", "regular": "theo" }');
  expect(good(await profiles.importText(text, 'x')).chairs).toEqual(table.chairs);
  const without = text.replace(', "regular": "theo"', '');
  expect(good(await profiles.importText(without, 'x')).chairs[2]).toEqual({
    name: 'Teddy',
    player: { level: 'steady' },
  });
});

describe('the shelf of profiles', () => {
  test('keeps them by game and gives them out by name', async () => {
    const profiles = testProfiles();
    await profiles.keep({ ...SUNDAY, name: 'Zulu' });
    await profiles.keep(SUNDAY);
    await profiles.keep({ ...SUNDAY, game: 'cassino', name: 'Other' });
    expect(good(await profiles.list('ohheaven'))).toEqual([
      { ...SUNDAY, id: 'id-2' },
      { ...SUNDAY, id: 'id-1', name: 'Zulu' },
    ]);
  });

  test('are there after the page is opened again, next to saves and settings', async () => {
    const shelf = memoryShelf();
    await shelf.set('settings', { muted: true });
    await testProfiles(shelf).keep(SUNDAY);
    expect(good(await testProfiles(shelf).list('ohheaven'))).toEqual([{ ...SUNDAY, id: 'id-1' }]);
  });

  test('a name that is taken gets a number; its own profile may keep it', async () => {
    const profiles = testProfiles();
    const first = good(await profiles.keep({ ...SUNDAY, name: '  My   table ' }));
    expect(first.name).toBe('My table');
    expect(good(await profiles.keep({ ...SUNDAY, name: 'My table' })).name).toBe('My table 2');
    expect(good(await profiles.keep({ ...SUNDAY, name: 'My table 2' })).name).toBe('My table 3');
    expect(good(await profiles.change({ ...first, seed: 'random' }))).toEqual({ ...first, seed: 'random' });
    expect(good(await profiles.list('ohheaven'))).toHaveLength(3);
  });

  test('deletes, and takes that back', async () => {
    const profiles = testProfiles();
    const kept = good(await profiles.keep(SUNDAY));
    await profiles.remove(kept.id);
    expect(good(await profiles.list('ohheaven'))).toEqual([]);
    await profiles.restore(kept);
    expect(good(await profiles.list('ohheaven'))).toEqual([kept]);
  });

  test('what is no profile any more is left alone', async () => {
    const shelf = memoryShelf();
    await shelf.set('profile/torn', { format: 1, profile: { id: 'torn' } });
    await testProfiles(shelf).keep(SUNDAY);
    expect(good(await testProfiles(shelf).list('ohheaven'))).toHaveLength(1);
    expect(good(await shelf.get('profile/torn'))).toEqual({ format: 1, profile: { id: 'torn' } });
  });

  test('says when the shelf fails', async () => {
    const shelf = { ...memoryShelf(), set: async () => ({ ok: false, fault: { type: 'full' } }) as const };
    expect(await testProfiles(shelf).keep(SUNDAY)).toEqual({ ok: false, fault: { type: 'full' } });
    const text = testProfiles().exportText(SUNDAY);
    expect(await testProfiles(shelf).importText(text, '')).toEqual({ ok: false, fault: [{ type: 'full' }] });
  });
});

describe('a profile as a file', () => {
  test('is a page that can be read', () => {
    expect(testProfiles().exportText(SUNDAY)).toBe(`{
  "format": 1,
  "game": "ohheaven",
  "name": "Sunday",
  "seed": 7,
  "seats": [
    { "kind": "human", "name": "Aino" },
    { "kind": "easy", "name": "" },
    { "kind": "steady", "name": "Theo" }
  ],
  "options": {
    "handSize": 17,
    "rounds": 2,
    "hook": false,
    "customHandSizes": [10, 9],
    "thinkingTimeMs": 100
  }
}
`);
  });

  test('comes back as it went out, with the options it did not name at their usual values', async () => {
    const profiles = testProfiles();
    const back = good(await profiles.importText(profiles.exportText(SUNDAY), 'from a file'));
    expect(back).toMatchObject({ ...SUNDAY, options: { ...SUNDAY.options, bonus: 10, scoring: 'basic' } });
    expect(profiles.exportText(good(await profiles.importText(profiles.exportText(back), '')))).toBe(
      profiles.exportText({ ...back, name: 'Sunday 2' }),
    );
  });

  test('names with quotes, brackets and other scripts come through', async () => {
    const profiles = testProfiles();
    const odd = { ...SUNDAY, name: 'A "b" {c} \\ ⟦7C⟧ ÅÄÖ', chairs: [{ name: '" }', player: 'human' as const }] };
    const three = { ...odd, chairs: [...odd.chairs, ...SUNDAY.chairs.slice(1)] };
    expect(good(await profiles.importText(profiles.exportText(three), ''))).toMatchObject({
      name: three.name,
      chairs: three.chairs,
    });
  });

  test('may be written by hand: the sheet’s names for levels, and whatever is left out', async () => {
    const text = '{ "game": "ohheaven", "seats": [{ "kind": "human" }, { "kind": "legal" }, { "kind": "smart" }] }';
    expect(good(await testProfiles().importText(text, 'By hand'))).toMatchObject({
      name: 'By hand',
      seed: 'random',
      chairs: [
        { name: '', player: 'human' },
        { name: '', player: { level: 'easy' } },
        { name: '', player: { level: 'steady' } },
      ],
      options: { handSize: 13, rounds: 3, bonus: 10 },
    });
  });
});

describe('a file that is not taken', () => {
  const three = [{ kind: 'human' }, { kind: 'easy' }, { kind: 'easy' }];
  const file = (changed: object): string => JSON.stringify({ game: 'ohheaven', seats: three, ...changed });

  test.each<[string, string, readonly object[]]>([
    ['no JSON', 'hello', [{ type: 'notJson' }]],
    ['half a file', file({}).slice(0, 30), [{ type: 'notJson' }]],
    ['nothing', '', [{ type: 'notJson' }]],
    ['a book', `{"game":"${'x'.repeat(LARGEST_PROFILE)}"}`, [{ type: 'tooLarge' }]],
    ['a list', '[1]', [{ type: 'notAProfile', where: 'game' }]],
    ['null', 'null', [{ type: 'notAProfile', where: '' }]],
    ['no game', '{"seats":[]}', [{ type: 'notAProfile', where: 'game' }]],
    ['seats that are none', file({ seats: 4 }), [{ type: 'notAProfile', where: 'seats' }]],
    ['a seat that is none', file({ seats: [{ name: 'A' }] }), [{ type: 'notAProfile', where: 'seats.0.kind' }]],
    ['a seed with a fraction', file({ seed: 1.5 }), [{ type: 'notAProfile', where: 'seed' }]],
    ['a seed that is too large', file({ seed: 2 ** 32 }), [{ type: 'notAProfile', where: 'seed' }]],
    ['a later format', file({ format: 2 }), [{ type: 'newerFormat' }]],
    ['another game', file({ game: 'bridge' }), [{ type: 'otherGame', game: 'bridge' }]],
    ['a saved game', '{"format":1,"sitting":{"record":{}}}', [{ type: 'notAProfile', where: 'game' }]],
    ['too few seats', file({ seats: [{ kind: 'human' }] }), [{ type: 'badSeats', count: 1, allowed: [3, 4, 5, 6, 7] }]],
    [
      'a level nobody plays',
      file({ seats: [...three, { kind: 'genius' }] }),
      [{ type: 'unknownKind', seat: 3, kind: 'genius' }],
    ],
    ['an unknown option', file({ options: { cards: 4 } }), [{ type: 'unknownOption', field: 'cards' }]],
    ['a number out of range', file({ options: { rounds: 0 } }), [{ type: 'badValue', field: 'rounds', given: '0' }]],
    ['a word for a number', file({ options: { rounds: '3' } }), [{ type: 'badValue', field: 'rounds', given: '3' }]],
    ['a choice nobody has', file({ options: { trump: 'hearts' } }), [{ type: 'badValue', field: 'trump' }]],
    [
      'a hand that is too large for its table',
      file({ seats: [...three, ...three], options: { handSize: 9 } }),
      [{ type: 'badValue', field: 'handSize', rule: { most: 8 } }],
    ],
    [
      'what the game refuses together',
      file({ options: { handSizes: 'custom', customHandSizes: [] } }),
      [{ type: 'badValue', field: 'customHandSizes', given: '[]' }],
    ],
  ])('%s', async (_case, text, faults) => {
    const shelf = memoryShelf();
    const taken = await testProfiles(shelf).importText(text, 'file');
    expect(taken.ok ? [] : taken.fault).toMatchObject(faults);
    expect(taken.ok ? [] : taken.fault).toHaveLength(faults.length);
    expect(good(await shelf.keys())).toEqual([]);
  });

  test('says everything that is wrong at once, and cuts what is too long to repeat', async () => {
    const wrong = {
      seats: [{ kind: 'human' }, { kind: 'genius' }],
      options: { bonus: 51, x: 1, trump: 'y'.repeat(99) },
    };
    const taken = await testProfiles().importText(file(wrong), '');
    expect(taken.ok ? [] : taken.fault).toMatchObject([
      { type: 'badSeats' },
      { type: 'unknownKind' },
      { type: 'badValue', field: 'bonus' },
      { type: 'unknownOption', field: 'x' },
      { type: 'badValue', field: 'trump', given: `${'y'.repeat(30)}…` },
    ]);
  });
});
