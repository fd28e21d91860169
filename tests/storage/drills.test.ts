import { expect, test } from 'vitest';
import { openDrills } from '#storage/drills';
import { memoryShelf } from '#storage/shelf';
import type { DrillStore, Shelf } from '#storage/types';

function opened(shelf: Shelf = memoryShelf()): { readonly drills: DrillStore; readonly shelf: Shelf } {
  let count = 0;
  const parts = { shelf, newId: () => `d${++count}`, wallTime: () => `2030-01-01T00:00:${10 + count}.000Z` };
  return { drills: openDrills(parts), shelf };
}

const DRILL = {
  game: 'slapjack',
  pace: 1000,
  tries: [
    { pattern: 'jack', result: 410 },
    { pattern: 'double.1', result: 'missed' },
  ],
  wrong: 2,
} as const;

const ids = async (drills: DrillStore): Promise<readonly string[]> => {
  const list = await drills.list();
  return list.ok ? list.value.map(({ id }) => id) : ['unreadable'];
};

test('a drill is there after the page is opened again, the oldest first', async () => {
  const { drills, shelf } = opened();
  const kept = await drills.keep(DRILL);
  await drills.keep({ ...DRILL, wrong: 0 });
  expect(kept).toEqual({ ok: true, value: { ...DRILL, id: 'd1', at: '2030-01-01T00:00:11.000Z' } });
  const again = await opened(shelf).drills.list();
  expect(again.ok && again.value.map(({ wrong }) => wrong)).toEqual([2, 0]);
});

test.each([
  ['another format', { format: 99 }],
  ['a time that is none', { session: { at: 'yesterday' } }],
  ['a result nobody knows', { session: { tries: [{ pattern: 'jack', result: 'lost' }] } }],
  ['a part that is missing', { session: { wrong: undefined } }],
])(
  '%s is not listed, and stays where it is',
  async (_case, { format = 1, session = {} }: { format?: number; session?: object }) => {
    const { drills, shelf } = opened();
    await drills.keep(DRILL);
    const broken = { format, session: { ...DRILL, id: 'x', at: '2030-01-01T00:00:00.000Z', ...session } };
    await shelf.set('drill/x', broken);
    expect(await ids(drills)).toEqual(['d1']);
    const still = await shelf.get('drill/x');
    expect(still.ok && still.value).not.toBeNull();
  },
);

test('what is forgotten can be taken back, and other entries are let alone', async () => {
  const { drills, shelf } = opened();
  await shelf.set('profile/a', 'something else');
  await drills.keep(DRILL);
  await drills.keep(DRILL);
  const list = await drills.list();
  const all = list.ok ? list.value : [];
  await drills.remove(all);
  expect(await ids(drills)).toEqual([]);
  await drills.restore(all);
  expect(await ids(drills)).toEqual(['d1', 'd2']);
  expect(await shelf.get('profile/a')).toEqual({ ok: true, value: 'something else' });
});

test('a shelf that is full says so', async () => {
  const shelf: Shelf = { ...memoryShelf(), set: async () => ({ ok: false, fault: { type: 'full' } }) };
  expect(await opened(shelf).drills.keep(DRILL)).toEqual({ ok: false, fault: { type: 'full' } });
});
