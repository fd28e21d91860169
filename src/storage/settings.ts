/** What a player has set. Whatever is missing or broken on the shelf takes its default, field by field. */
import * as v from 'valibot';
import { planSchema } from './schema';
import { PACES, type Settings, type SettingsStore, type Shelf, type StorageFault } from './types';
import { Writer } from './writer';

const KEY = 'settings';

const keyCode = v.pipe(v.string(), v.nonEmpty());

const schema = v.object({
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.8),
  muted: v.fallback(v.boolean(), false),
  pace: v.fallback(v.picklist(PACES), 'normal'),
  showLegal: v.fallback(v.boolean(), true),
  reducedMotion: v.fallback(v.picklist(['system', 'on', 'off']), 'system'),
  fourColour: v.fallback(v.boolean(), false),
  remarks: v.fallback(v.boolean(), true),
  playerName: v.fallback(v.string(), ''),
  setUps: v.fallback(v.record(v.string(), planSchema), {}),
  profiles: v.fallback(v.record(v.string(), v.string()), {}),
  liked: v.fallback(v.record(v.string(), v.string()), {}),
  slaps: v.fallback(v.array(v.number()), []),
  slapKeys: v.fallback(v.array(v.object({ slap: keyCode, play: keyCode })), []),
});

/** Reads the settings once; from then on they are at hand without waiting. */
export async function openSettings(shelf: Shelf): Promise<SettingsStore> {
  const raw = await shelf.get(KEY);
  const parsed = v.safeParse(schema, raw.ok && typeof raw.value === 'object' ? (raw.value ?? {}) : {});
  return storeOf(shelf, parsed.success ? parsed.output : v.parse(schema, {}));
}

function storeOf(shelf: Shelf, first: Settings): SettingsStore {
  let settings = first;
  const tellers = new Set<(settings: Settings) => void>();
  const writer = new Writer<Settings, StorageFault>({ write: (next) => shelf.set(KEY, next), tell: () => {} });
  return {
    get: () => settings,
    set(patch) {
      settings = { ...settings, ...patch };
      writer.put(settings);
      for (const tell of [...tellers]) tell(settings);
    },
    onChange(tell) {
      tellers.add(tell);
      return () => tellers.delete(tell);
    },
    idle: () => writer.idle(),
  };
}
