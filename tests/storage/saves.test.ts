import { describe, expect, test } from 'vitest';
import { lay } from '#tests/play/toy';
import { good, openingCards, sittingOf, testSaves, timeAt } from './shelves';

describe('what is kept by itself', () => {
  test('comes back whole', async () => {
    const { saves } = testSaves();
    await saves.keep(sittingOf('a', 1), 'running');
    expect(good(await saves.load('a'))).toEqual({
      sitting: sittingOf('a', 1),
      kept: { by: 'itself' },
      progress: 'running',
    });
  });

  test('is one entry for each sitting, the newest', async () => {
    const { saves } = testSaves();
    await saves.keep(sittingOf('a', 1), 'running');
    await saves.keep(sittingOf('a', 2), 'running');
    expect(good(await saves.list())).toEqual([
      {
        type: 'sitting',
        id: 'a',
        game: 'toy',
        kept: { by: 'itself' },
        progress: 'running',
        begunAt: timeAt(0),
        savedAt: timeAt(2),
        chairs: sittingOf('a', 2).chairs,
        moves: 0,
      },
    ]);
  });

  test('the last session is the newest that is neither finished nor the player own', async () => {
    const { saves } = testSaves();
    expect(await saves.lastSession()).toBeUndefined();
    await saves.keep(sittingOf('old', 1), 'running');
    await saves.keep(sittingOf('new', 2), 'running');
    await saves.keep(sittingOf('done', 3), 'finished');
    await saves.nameIt(sittingOf('old', 1), 'Mine');
    expect(await saves.lastSession()).toMatchObject({ id: 'new' });
  });

  test('of finished matches the newest fifty stay; running ones and the player own always do', async () => {
    const { saves } = testSaves();
    await saves.keep(sittingOf('running', 0), 'running');
    await saves.nameIt(sittingOf('x', 0), 'Mine');
    for (let match = 1; match <= 52; match += 1) await saves.keep(sittingOf(`m${match}`, match), 'finished');
    const ids = good(await saves.list()).map(({ id }) => id);
    expect(ids).toHaveLength(52);
    expect(ids).toEqual(expect.arrayContaining(['running', 'copy-1', 'm3', 'm52']));
    expect(ids).not.toContain('m2');
  });
});

test('who a computer is goes along, and a save from before that is known still opens', async () => {
  const { saves, shelf } = testSaves();
  const old = sittingOf('old', 1);
  const chairs = old.chairs.map(({ name, player }) => ({
    name,
    player: player === 'human' ? player : { ...player, regular: 'theo' },
  }));
  await saves.keep({ ...sittingOf('new', 1), chairs }, 'running');
  await shelf.set('sitting/old', { format: 1, kept: { by: 'itself' }, progress: 'running', sitting: old });
  expect(good(await saves.load('new')).sitting.chairs).toEqual(chairs);
  expect(good(await saves.load('old')).sitting.chairs).toEqual(old.chairs);
});

test('what a race knows of the person goes along', async () => {
  const { saves } = testSaves();
  const matching = { median: 480, times: [500, 470] };
  await saves.keep({ ...sittingOf('a', 1), matching }, 'running');
  expect(good(await saves.load('a')).sitting.matching).toEqual(matching);
});

describe('the player own saves', () => {
  test('a named save is a copy of that moment', async () => {
    const { saves } = testSaves();
    await saves.keep(sittingOf('a', 1), 'running');
    const id = good(await saves.nameIt(sittingOf('a', 1), '  Before   supper '));
    await saves.remove('a');
    expect(good(await saves.load(id))).toMatchObject({
      kept: { by: 'player', name: 'Before supper' },
      sitting: { id, begunAt: timeAt(0), savedAt: timeAt(50) },
    });
  });

  test('are renamed in place', async () => {
    const { saves } = testSaves();
    const id = good(await saves.nameIt(sittingOf('a', 1), 'One'));
    expect(await saves.rename(id, 'Two')).toEqual({ ok: true, value: id });
    expect(good(await saves.list())).toMatchObject([{ id, kept: { name: 'Two' }, savedAt: timeAt(50) }]);
  });

  test('naming what was kept by itself makes it the player own', async () => {
    const { saves } = testSaves();
    await saves.keep(sittingOf('a', 1), 'running');
    const id = good(await saves.rename('a', 'Mine'));
    expect(good(await saves.list())).toMatchObject([{ id, kept: { by: 'player', name: 'Mine' } }]);
  });

  test('a duplicate stands beside its original', async () => {
    const { saves } = testSaves();
    const one = good(await saves.nameIt(sittingOf('a', 1), 'One'));
    const two = good(await saves.duplicate(one, 'Two'));
    expect(good(await saves.list()).map(({ id }) => id)).toEqual(expect.arrayContaining([one, two]));
    expect(good(await saves.load(two)).sitting.record).toEqual(sittingOf('a', 1).record);
  });

  test('removing can be undone', async () => {
    const { saves } = testSaves();
    await saves.keep(sittingOf('a', 1), 'running');
    const removed = good(await saves.remove('a'));
    expect(await saves.load('a')).toEqual({ ok: false, fault: { type: 'notFound' } });
    await saves.restore(removed);
    expect(good(await saves.load('a')).sitting).toEqual(sittingOf('a', 1));
  });

  test('what is not there cannot be removed, renamed or copied', async () => {
    const { saves } = testSaves();
    const fault = { ok: false, fault: { type: 'notFound' } };
    expect(
      await Promise.all([saves.remove('a'), saves.rename('a', 'b'), saves.duplicate('a', 'b'), saves.exportText('a')]),
    ).toEqual([fault, fault, fault, fault]);
  });
});

describe('export and import', () => {
  test('a file goes round and becomes the player own', async () => {
    const { saves } = testSaves();
    await saves.keep(sittingOf('a', 1), 'running');
    const text = good(await saves.exportText('a'));
    const other = testSaves();
    const id = good(await other.saves.importText(text, 'From a file'));
    expect(good(await other.saves.load(id))).toMatchObject({
      kept: { by: 'player', name: 'From a file' },
      sitting: { record: sittingOf('a', 1).record },
    });
  });

  test('a named save keeps its name', async () => {
    const { saves } = testSaves();
    const id = good(await saves.nameIt(sittingOf('a', 1), 'Mine'));
    const text = good(await saves.exportText(id));
    expect(good(await saves.load(good(await saves.importText(text, 'From a file'))))).toMatchObject({
      kept: { name: 'Mine' },
    });
  });

  test('says itself whether a match is finished', async () => {
    const { saves } = testSaves();
    await saves.keep(sittingOf('a', 1), 'finished');
    const id = good(await saves.importText(good(await saves.exportText('a')), 'From a file'));
    expect(good(await saves.load(id)).progress).toBe('running');
  });

  test.each(['', 'hello', '[]', 'null', '{"format":1}'])('refuses %j and keeps nothing', async (text) => {
    const { saves, shelf } = testSaves();
    expect(await saves.importText(text, 'x')).toMatchObject({ ok: false, fault: { type: 'notARecord' } });
    expect(await shelf.keys()).toEqual({ ok: true, value: [] });
  });
});

describe('entries that cannot be opened', () => {
  const sound = { format: 1, kept: { by: 'itself' }, progress: 'running', sitting: sittingOf('bad', 1) };
  const { sitting } = sound;
  const { record } = sitting;
  const withSitting = (changed: object) => ({ ...sound, sitting: { ...sitting, ...changed } });
  const withRecord = (changed: object) => withSitting({ record: { ...record, ...changed } });
  const move = { seat: 0, at: 0, action: lay('toy-99') };

  const listed: readonly (readonly [string, unknown, string])[] = [
    ['a text', 'hello', 'notARecord'],
    ['an empty object', {}, 'notARecord'],
    ['a newer format', { ...sound, format: 2 }, 'newerFormat'],
    ['a newer format of the record', withRecord({ format: 2 }), 'newerFormat'],
    ['a time that is none', withSitting({ savedAt: 'yesterday' }), 'notARecord'],
    ['half a seat', withRecord({ log: [{ ...move, seat: 0.5 }] }), 'notARecord'],
    ['a seed beyond 32 bits', withRecord({ seed: 2 ** 32 }), 'notARecord'],
    ['a move without an action', withRecord({ log: [{ seat: 0, at: 0 }] }), 'notARecord'],
    ['another game', withRecord({ game: 'bridge' }), 'otherGame'],
    ['other rules', withRecord({ rules: 9 }), 'otherRules'],
  ];
  const opened: readonly (readonly [string, unknown, string])[] = [
    ['an option out of range', withRecord({ config: { hand: 99 } }), 'badOptions'],
    ['an option nobody knows', withRecord({ config: { colour: 'red' } }), 'badOptions'],
    ['a pause out of range', withSitting({ table: { computerDelayMs: -5 } }), 'badOptions'],
    ['too many seats', withRecord({ seats: 9 }), 'badOptions'],
    ['a chair too few', withSitting({ chairs: sitting.chairs.slice(1) }), 'notARecord'],
    ['a card of nobody', withRecord({ log: [move] }), 'doesNotReplay'],
    ['a move of no seat', withRecord({ log: [{ ...move, seat: 5 }] }), 'doesNotReplay'],
  ];

  test.each(listed)('%s is listed as broken, refused, and left in place', async (_case, entry, why) => {
    const { saves, shelf } = testSaves();
    await shelf.set('sitting/bad', entry);
    await saves.keep(sittingOf('fine', 1), 'running');
    expect(good(await saves.list())).toMatchObject([{ id: 'fine' }, { type: 'broken', id: 'bad', why: { type: why } }]);
    expect(await saves.load('bad')).toMatchObject({ ok: false, fault: { type: why } });
    expect(await saves.lastSession()).toMatchObject({ id: 'fine' });
    expect(good(await shelf.get('sitting/bad'))).toEqual(entry);
  });

  test.each(opened)(
    '%s is refused when it is opened, exported or copied, and left in place',
    async (_case, entry, why) => {
      const { saves, shelf } = testSaves();
      await shelf.set('sitting/bad', entry);
      const fault = { ok: false, fault: { type: why } };
      expect(await saves.load('bad')).toMatchObject(fault);
      expect(await saves.exportText('bad')).toMatchObject(fault);
      expect(await saves.duplicate('bad', 'Mine')).toMatchObject(fault);
      expect(await saves.importText(JSON.stringify(entry), 'Mine')).toMatchObject(fault);
      expect(good(await shelf.get('sitting/bad'))).toEqual(entry);
      expect(good(await shelf.keys())).toEqual(['sitting/bad']);
    },
  );

  test('the first move that does not go through is named', async () => {
    const { saves, shelf } = testSaves();
    const [first, second] = openingCards().map((card, who) => ({ seat: who, at: 9, action: lay(card) }));
    const refusal = async (log: readonly unknown[]) => {
      await shelf.set('sitting/bad', withRecord({ log }));
      return saves.load('bad');
    };
    expect(await refusal([first, second])).toMatchObject({ ok: true });
    expect(await refusal([first, { ...second, at: 8 }])).toEqual({
      ok: false,
      fault: { type: 'doesNotReplay', entry: 1, why: 'timeRanBackwards' },
    });
    expect(await refusal([second])).toMatchObject({ fault: { entry: 0, why: 'notYourTurn' } });
  });

  test('the player may remove a broken one, and undo it', async () => {
    const { saves, shelf } = testSaves();
    await shelf.set('sitting/bad', 'hello');
    const removed = good(await saves.remove('bad'));
    expect(good(await saves.list())).toEqual([]);
    await saves.restore(removed);
    expect(good(await shelf.get('sitting/bad'))).toBe('hello');
  });

  test('other things on the shelf are no saves', async () => {
    const { saves, shelf } = testSaves();
    await shelf.set('settings', {});
    expect(good(await saves.list())).toEqual([]);
  });
});

describe('a shelf that fails', () => {
  test('says so in every answer', async () => {
    const { shelf } = testSaves();
    const fault = { ok: false, fault: { type: 'full' } } as const;
    const { saves } = testSaves({ ...shelf, get: async () => fault, set: async () => fault, keys: async () => fault });
    expect(await saves.keep(sittingOf('a', 1), 'running')).toEqual(fault);
    expect(await saves.nameIt(sittingOf('a', 1), 'Mine')).toEqual(fault);
    expect(await saves.list()).toEqual(fault);
    expect(await saves.load('a')).toEqual({ ok: false, fault: { type: 'unreadable', why: { type: 'full' } } });
    expect(await saves.lastSession()).toBeUndefined();
  });
});
