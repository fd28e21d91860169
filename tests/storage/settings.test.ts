import { expect, test } from 'vitest';
import { openSettings } from '#storage/settings';
import { memoryShelf } from '#storage/shelf';
import type { Settings } from '#storage/types';

const DEFAULTS: Settings = {
  volume: 0.8,
  muted: false,
  pace: 'normal',
  showLegal: true,
  reducedMotion: 'system',
  fourColour: false,
  remarks: true,
  playerName: '',
  setUps: {},
  profiles: {},
  liked: {},
  slaps: [],
  slapKeys: [],
};

test('begin with the defaults', async () => {
  expect((await openSettings(memoryShelf())).get()).toEqual(DEFAULTS);
});

test('a change shows at once, is told, and is there after the page is opened again', async () => {
  const shelf = memoryShelf();
  const settings = await openSettings(shelf);
  const told: Settings[] = [];
  const end = settings.onChange((changed) => told.push(changed));
  const toy = { chairs: [{ name: 'Aino', player: 'human' as const }], options: { hand: 4 }, seed: 7 };
  settings.set({ pace: 'brisk', setUps: { toy } });
  expect(settings.get()).toEqual({ ...DEFAULTS, pace: 'brisk', setUps: { toy } });
  expect(told).toEqual([settings.get()]);
  end();
  settings.set({ muted: true });
  expect(told).toHaveLength(1);
  await settings.idle();
  expect((await openSettings(shelf)).get()).toEqual({ ...DEFAULTS, pace: 'brisk', muted: true, setUps: { toy } });
});

test.each([
  ['a field that is missing', { muted: true }, { muted: true }],
  ['a field that is broken', { muted: true, pace: 'hasty', volume: 7 }, { muted: true }],
  ['a field nobody knows', { muted: true, felt: 'pink' }, { muted: true }],
  [
    'a set-up from before seeds were kept',
    { setUps: { toy: { chairs: [], options: {} } }, profiles: { toy: 'house' } },
    { setUps: { toy: { chairs: [], options: {}, seed: 'random' } }, profiles: { toy: 'house' } },
  ],
  ['a broken set-up', { muted: true, setUps: { toy: { chairs: 'two' } } }, { muted: true }],
  ['a switch for remarks that is none', { muted: true, remarks: 'seldom' }, { muted: true }],
  ['keys that are none', { muted: true, slapKeys: [{ slap: 'KeyX' }] }, { muted: true }],
  ['keys of a seat', { slapKeys: [{ slap: 'KeyX', play: 'Space' }] }, { slapKeys: [{ slap: 'KeyX', play: 'Space' }] }],
  ['no settings at all', 'hello', {}],
  ['a list', [1], {}],
])('%s takes its default and spares the others', async (_case, raw, kept) => {
  const shelf = memoryShelf();
  await shelf.set('settings', raw);
  expect((await openSettings(shelf)).get()).toEqual({ ...DEFAULTS, ...kept });
});

test('a shelf that cannot be read gives the defaults', async () => {
  const shelf = { ...memoryShelf(), get: async () => ({ ok: false, fault: { type: 'unavailable' } }) as const };
  expect((await openSettings(shelf)).get()).toEqual(DEFAULTS);
});
