/** Shelves and sittings for tests of storage, on the toy game of the host's tests. */
import { start } from '#engine/core/match';
import type { Rules } from '#engine/core/rules';
import { openSaves } from '#storage/saves';
import { memoryShelf } from '#storage/shelf';
import type { SaveStore, Shelf, Sitting } from '#storage/types';
import { toy } from '#tests/play/toy';

const rulesOf = (game: string): Rules | undefined => (game === 'toy' ? toy : undefined);

const dealt = start(toy, good(toy.checkConfig({}, 2)), 2, 7);

/** A card of each hand of such a sitting, by seat. */
export const openingCards = (): readonly string[] => dealt.state.hands.map((hand) => hand[0] ?? '');

/** A sitting of the toy, just dealt; `second` is when it was saved. */
export function sittingOf(id: string, second: number): Sitting {
  return {
    id,
    begunAt: timeAt(0),
    savedAt: timeAt(second),
    chairs: [
      { name: 'Aino', player: 'human' },
      { name: 'Mikko', player: { level: 'lucky' } },
    ],
    table: { computerDelayMs: 900 },
    record: dealt.record,
  };
}

export const timeAt = (second: number): string => new Date(Date.UTC(2030, 0, 1, 0, 0, second)).toISOString();

export interface TestSaves {
  readonly saves: SaveStore;
  readonly shelf: Shelf;
}

/** A store over memory. Ids of copies are 'copy-1', 'copy-2' …; their time is always the same second, 50. */
export function testSaves(shelf: Shelf = memoryShelf()): TestSaves {
  let copies = 0;
  return { shelf, saves: openSaves({ shelf, rulesOf, newId: () => `copy-${++copies}`, wallTime: () => timeAt(50) }) };
}

/** The value of a result. @throws when it is a fault. */
export function good<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}
