/** What lies in the browser's storage, read and written behind the game's back. */
import type { Page } from '@playwright/test';
import type { Match } from '#engine/core/match';
import { readMatch } from '#tools/record';

const DATABASE = 'ruffhouse';
const STORE = 'house';

/** A stored value, or undefined. The game must have opened its storage before. */
export const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate(
    ([name, store, wanted]) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction(store).objectStore(store).get(wanted);
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result);
          };
        };
      }),
    [DATABASE, STORE, key] as const,
  );

export const store = (page: Page, key: string, value: unknown): Promise<void> =>
  page.evaluate(
    ({ name, store, at, what }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, 'readwrite');
          writing.objectStore(store).put(what, at);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { name: DATABASE, store: STORE, at: key, what: value },
  );

/** A stored match, replayed: a record with an illegal move would not come back. */
export async function storedMatch(page: Page, key: string): Promise<Match> {
  const match = readMatch(JSON.stringify(await stored(page, key)));
  if (!match.ok) throw new Error(match.fault);
  return match.value;
}

/** The keys of all stored matches. */
export const storedMatches = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([name, store]) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction(store).objectStore(store).getAllKeys();
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result.map(String).filter((key) => key.startsWith('sitting/')));
          };
        };
      }),
    [DATABASE, STORE] as const,
  );
