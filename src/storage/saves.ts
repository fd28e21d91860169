/** Saved sittings on the shelf: one entry each, under `sitting/<id>`. */
import { fail, ok, type Result } from '#engine/core/words';
import { type Entry, FORMAT, openEntry, type RulesOf, readEntry } from './schema';
import type {
  BrokenEntry,
  Loaded,
  LoadFault,
  Progress,
  Removed,
  SaveStore,
  Shelf,
  Sitting,
  StorageFault,
  Summary,
} from './types';

export interface SavesParts {
  readonly shelf: Shelf;
  readonly rulesOf: RulesOf;
  /** An id that no other sitting has. */
  readonly newId: () => string;
  /** Wall time now, ISO 8601. */
  readonly wallTime: () => string;
}

const PREFIX = 'sitting/';
/** How many finished matches are kept by themselves; the player's own are never thrown away. */
const FINISHED_KEPT = 50;
/** Longest name of a save, in characters. */
const LONGEST_NAME = 40;

export const openSaves = (parts: SavesParts): SaveStore => new Saves(parts);

class Saves implements SaveStore {
  readonly #parts: SavesParts;

  constructor(parts: SavesParts) {
    this.#parts = parts;
  }

  async keep(sitting: Sitting, progress: Progress): Promise<Result<true, StorageFault>> {
    const kept = await this.#put(sitting.id, { sitting, progress, kept: { by: 'itself' } });
    if (kept.ok && progress === 'finished') await this.#clearOut();
    return kept;
  }

  async list(): Promise<Result<readonly (Summary | BrokenEntry)[], StorageFault>> {
    const keys = await this.#parts.shelf.keys();
    if (!keys.ok) return keys;
    const ids = keys.value.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
    const rows = await Promise.all(ids.map((id) => this.#row(id)));
    return ok(rows.sort(newestFirst));
  }

  async load(id: string): Promise<Result<Loaded, LoadFault>> {
    const raw = await this.#raw(id);
    return raw.ok ? openEntry(raw.value, this.#parts.rulesOf) : raw;
  }

  nameIt(sitting: Sitting, name: string): Promise<Result<string, StorageFault | LoadFault>> {
    return this.#copy({ format: FORMAT, kept: { by: 'itself' }, progress: 'running', sitting }, name);
  }

  async rename(id: string, name: string): Promise<Result<string, StorageFault | LoadFault>> {
    const loaded = await this.load(id);
    if (!loaded.ok) return loaded;
    if (loaded.value.kept.by === 'itself') return this.#makeOwn(loaded.value, name);
    const put = await this.#put(id, { ...loaded.value, kept: { by: 'player', name: tidy(name) } });
    return put.ok ? ok(id) : put;
  }

  async duplicate(id: string, name: string): Promise<Result<string, StorageFault | LoadFault>> {
    const raw = await this.#raw(id);
    return raw.ok ? this.#copy(raw.value, name) : raw;
  }

  async remove(id: string): Promise<Result<Removed, StorageFault | LoadFault>> {
    const raw = await this.#raw(id);
    if (!raw.ok) return raw;
    const removed = await this.#parts.shelf.remove(PREFIX + id);
    return removed.ok ? ok({ id, entry: raw.value }) : removed;
  }

  restore({ id, entry }: Removed): Promise<Result<true, StorageFault>> {
    return this.#parts.shelf.set(PREFIX + id, entry);
  }

  async exportText(id: string): Promise<Result<string, LoadFault>> {
    const loaded = await this.load(id);
    return loaded.ok ? ok(JSON.stringify({ format: FORMAT, ...loaded.value }, null, 1)) : loaded;
  }

  async importText(text: string, name: string): Promise<Result<string, StorageFault | LoadFault>> {
    const raw = parse(text);
    if (!raw.ok) return raw;
    const read = readEntry(raw.value, this.#parts.rulesOf);
    if (!read.ok) return read;
    const { kept } = read.value;
    return this.#copy(raw.value, kept.by === 'player' ? kept.name : name);
  }

  async lastSession(): Promise<Summary | undefined> {
    const rows = await this.list();
    if (!rows.ok) return undefined;
    return summaries(rows.value).find(({ kept, progress }) => kept.by === 'itself' && progress === 'running');
  }

  /** Every copy goes through the door again, so that what is listed as the player's own can be opened. */
  async #copy(raw: unknown, name: string): Promise<Result<string, StorageFault | LoadFault>> {
    const opened = openEntry(raw, this.#parts.rulesOf);
    if (!opened.ok) return opened;
    const { sitting, progress } = opened.value;
    const id = this.#parts.newId();
    const copied: Sitting = { ...sitting, id, savedAt: this.#parts.wallTime() };
    const put = await this.#put(id, { sitting: copied, progress, kept: { by: 'player', name: tidy(name) } });
    return put.ok ? ok(id) : put;
  }

  async #makeOwn(loaded: Loaded, name: string): Promise<Result<string, StorageFault | LoadFault>> {
    const copied = await this.#copy({ format: FORMAT, ...loaded }, name);
    if (copied.ok) await this.#parts.shelf.remove(PREFIX + loaded.sitting.id);
    return copied;
  }

  async #raw(id: string): Promise<Result<unknown, LoadFault>> {
    const raw = await this.#parts.shelf.get(PREFIX + id);
    if (!raw.ok) return fail({ type: 'unreadable', why: raw.fault });
    return raw.value === null ? fail({ type: 'notFound' }) : raw;
  }

  async #row(id: string): Promise<Summary | BrokenEntry> {
    const raw = await this.#raw(id);
    const read = raw.ok ? readEntry(raw.value, this.#parts.rulesOf) : raw;
    return read.ok ? summaryOf(id, read.value) : { type: 'broken', id, why: read.fault };
  }

  #put(id: string, { sitting, progress, kept }: Loaded): Promise<Result<true, StorageFault>> {
    return this.#parts.shelf.set(PREFIX + id, { format: FORMAT, kept, progress, sitting });
  }

  async #clearOut(): Promise<void> {
    const rows = await this.list();
    if (!rows.ok) return;
    const finished = summaries(rows.value).filter((row) => row.kept.by === 'itself' && row.progress === 'finished');
    for (const { id } of finished.slice(FINISHED_KEPT)) await this.#parts.shelf.remove(PREFIX + id);
  }
}

const tidy = (name: string): string =>
  Array.from(name.replace(/\s+/g, ' ').trim()).slice(0, LONGEST_NAME).join('').trimEnd();

const summaries = (rows: readonly (Summary | BrokenEntry)[]): readonly Summary[] =>
  rows.filter((row) => row.type === 'sitting');

const ageOf = (row: Summary | BrokenEntry): number => (row.type === 'broken' ? 0 : Date.parse(row.savedAt));

const newestFirst = (a: Summary | BrokenEntry, b: Summary | BrokenEntry): number => ageOf(b) - ageOf(a);

const summaryOf = (id: string, { kept, progress, sitting }: Entry): Summary => ({
  type: 'sitting',
  id,
  game: sitting.record.game,
  kept,
  progress,
  begunAt: sitting.begunAt,
  savedAt: sitting.savedAt,
  chairs: sitting.chairs,
  moves: sitting.record.log.length,
});

function parse(text: string): Result<unknown, LoadFault> {
  try {
    const raw: unknown = JSON.parse(text);
    return ok(raw);
  } catch (error) {
    return fail({ type: 'notARecord', why: String(error) });
  }
}
