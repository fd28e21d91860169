/** The small interface in front of IndexedDB: what the rest of the game may ask of storage. */
import type { MatchRecord } from '#engine/core/match';
import type { Kind } from '#engine/core/rules';
import type { Result } from '#engine/core/words';

/** A shelf of keyed JSON values; the real one is localforage, tests and private windows use memory. */
export interface Shelf {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<Result<true, StorageFault>>;
  remove(key: string): Promise<Result<true, StorageFault>>;
  keys(): Promise<readonly string[]>;
}

/** Why something could not be kept or read. */
export type StorageFault =
  | { readonly type: 'full' }
  | { readonly type: 'unavailable' }
  | { readonly type: 'broken'; readonly why: string };

/** Who sits at a seat. */
export interface Chair {
  readonly name: string;
  readonly player: 'human' | { readonly level: string };
}

/** Values of the options of scope 'table', such as `computerDelayMs`. */
export type TableOptions = Readonly<Record<string, number | string | boolean>>;

/** What is kept of a match. `play/` makes it; no engine code sees it. */
export interface Sitting<K extends Kind = Kind> {
  readonly id: string;
  /** Wall time, ISO 8601. */
  readonly begunAt: string;
  /** Wall time, ISO 8601. */
  readonly savedAt: string;
  readonly chairs: readonly Chair[];
  readonly table: TableOptions;
  readonly record: MatchRecord<K>;
}
