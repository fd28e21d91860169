import { expect, test } from 'vitest';
import { fail, ok } from '#engine/core/words';
import { exportAll, fileName, importFile } from '#scenes/screens/saveFiles';
import type { SaveStore } from '#storage/types';

/** A store that holds `a` and `b`, takes in what has a name and refuses the rest. */
function store(): { readonly saves: SaveStore; readonly taken: string[] } {
  const taken: string[] = [];
  const unused = () => Promise.reject(new Error('not for this test'));
  const saves: SaveStore = {
    keep: unused,
    list: unused,
    load: unused,
    nameIt: unused,
    rename: unused,
    duplicate: unused,
    remove: unused,
    restore: unused,
    lastSession: unused,
    exportText: (id) =>
      Promise.resolve(id === 'gone' ? fail({ type: 'notFound' }) : ok(JSON.stringify({ name: id }, null, 1))),
    importText: (text, name) => {
      if (!text.includes('"name"')) return Promise.resolve(fail({ type: 'notARecord', why: 'no name' }));
      taken.push(`${name}: ${text}`);
      return Promise.resolve(ok(`id${taken.length}`));
    },
  };
  return { saves, taken };
}

test('all games go out in one file and come back in as they were', async () => {
  const { saves, taken } = store();
  const text = await exportAll(saves, ['a', 'gone', 'b']);
  expect(await importFile(saves, { name: 'All.json', text })).toEqual(ok(['id1', 'id2']));
  expect(taken).toEqual(['All: {"name":"a"}', 'All: {"name":"b"}']);
});

test('a file with one game is taken as it is', async () => {
  const { saves, taken } = store();
  expect(await importFile(saves, { name: 'one.JSON', text: '{ "name": "a" }' })).toEqual(ok(['id1']));
  expect(taken).toEqual(['one: { "name": "a" }']);
});

test('a file that is no JSON is refused by the door, not by a crash', async () => {
  const { saves } = store();
  expect(await importFile(saves, { name: 'x', text: 'not json' })).toMatchObject({ fault: { type: 'notARecord' } });
});

test('a file’s name keeps letters of any language and loses what file systems refuse', () => {
  expect(fileName('Sunday: Aino/Mikko “éä”')).toBe('Sunday AinoMikko éä');
  expect(fileName('???')).toBe('ruffhouse');
});
