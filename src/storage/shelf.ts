/**
 * The shelf everything is kept on: IndexedDB through localforage, or memory where that does not open (a private window, a
 * blocked site). In memory all is lost with the page, so the caller is told and can say so.
 */
import localforage from 'localforage';
import { fail, ok, type Result } from '#engine/core/words';
import type { Shelf, StorageFault } from './types';

/** What we use of localforage. */
export interface Forage {
  ready(): Promise<void>;
  getItem(key: string): Promise<unknown>;
  setItem(key: string, value: unknown): Promise<unknown>;
  removeItem(key: string): Promise<void>;
  keys(): Promise<string[]>;
}

export interface OpenedShelf {
  readonly shelf: Shelf;
  /** Nothing outlives the page. */
  readonly memoryOnly: boolean;
}

/** Milliseconds: some browsers leave a request to open a database without any answer. */
const OPEN_LIMIT = 4000;
const PROBE = 'probe';

/** Opens the real shelf and tries it once; memory when it cannot be written and read. */
export async function openShelf(forage: Forage = indexedDb()): Promise<OpenedShelf> {
  const works = await Promise.race([tryOut(forage), tooLate()]);
  return works ? { shelf: forageShelf(forage), memoryOnly: false } : { shelf: memoryShelf(), memoryOnly: true };
}

/** A shelf that lives as long as the page; it hands out copies, as a real one does. */
export function memoryShelf(): Shelf {
  const values = new Map<string, unknown>();
  return {
    get: async (key) => ok(structuredClone(values.get(key) ?? null)),
    async set(key, value) {
      values.set(key, structuredClone(value));
      return ok(true);
    },
    async remove(key) {
      values.delete(key);
      return ok(true);
    },
    keys: async () => ok([...values.keys()]),
  };
}

const indexedDb = (): Forage =>
  localforage.createInstance({ name: 'ruffhouse', storeName: 'house', driver: localforage.INDEXEDDB });

async function tryOut(forage: Forage): Promise<boolean> {
  try {
    await forage.ready();
    await forage.setItem(PROBE, PROBE);
    const found = await forage.getItem(PROBE);
    await forage.removeItem(PROBE);
    return found === PROBE;
  } catch (error) {
    // A full disk still gives out what lies on it, and each save then says that it failed.
    return faultOf(error).type === 'full';
  }
}

const tooLate = (): Promise<false> => new Promise((resolve) => setTimeout(() => resolve(false), OPEN_LIMIT));

const forageShelf = (forage: Forage): Shelf => ({
  get: (key) => settled(() => forage.getItem(key)),
  set: (key, value) => settled(() => forage.setItem(key, value).then(() => true as const)),
  remove: (key) => settled(() => forage.removeItem(key).then(() => true as const)),
  keys: () => settled(() => forage.keys()),
});

async function settled<T>(work: () => Promise<T>): Promise<Result<T, StorageFault>> {
  try {
    return ok(await work());
  } catch (error) {
    return fail(faultOf(error));
  }
}

/** Names of the browser's errors that mean the store itself is gone or closed. */
const UNAVAILABLE = ['InvalidStateError', 'UnknownError', 'SecurityError', 'NotAllowedError', 'AbortError'];

function faultOf(error: unknown): StorageFault {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return { type: 'full' };
  return UNAVAILABLE.includes(name) ? { type: 'unavailable' } : { type: 'broken', why: String(error) };
}
