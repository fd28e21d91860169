/** Finished drills on the shelf: one entry each, under `drill/<id>`. */
import * as v from 'valibot';
import { ok, type Result } from '#engine/core/words';
import { FORMAT } from './schema';
import type { DrillSession, DrillStore, Shelf, StorageFault } from './types';

export interface DrillsParts {
  readonly shelf: Shelf;
  /** An id that no other drill has. */
  readonly newId: () => string;
  /** Wall time now, ISO 8601. */
  readonly wallTime: () => string;
}

const PREFIX = 'drill/';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const entry = v.object({
  format: v.literal(FORMAT),
  session: v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    at: v.pipe(v.string(), v.isoTimestamp()),
    game: v.string(),
    pace: whole,
    tries: v.array(v.object({ pattern: v.string(), result: v.union([whole, v.picklist(['missed', 'guessed'])]) })),
    wrong: whole,
  }),
});

export const openDrills = (parts: DrillsParts): DrillStore => new Drills(parts);

class Drills implements DrillStore {
  readonly #parts: DrillsParts;

  constructor(parts: DrillsParts) {
    this.#parts = parts;
  }

  async list(): Promise<Result<readonly DrillSession[], StorageFault>> {
    const keys = await this.#parts.shelf.keys();
    if (!keys.ok) return keys;
    const found = await Promise.all(keys.value.filter((key) => key.startsWith(PREFIX)).map((key) => this.#read(key)));
    return ok(found.filter((session) => session !== undefined).sort((a, b) => (a.at < b.at ? -1 : 1)));
  }

  async keep(session: Omit<DrillSession, 'id' | 'at'>): Promise<Result<DrillSession, StorageFault>> {
    const kept = { ...session, id: this.#parts.newId(), at: this.#parts.wallTime() };
    const put = await this.restore([kept]);
    return put.ok ? ok(kept) : put;
  }

  async remove(sessions: readonly DrillSession[]): Promise<Result<true, StorageFault>> {
    const gone = await Promise.all(sessions.map(({ id }) => this.#parts.shelf.remove(PREFIX + id)));
    return gone.find((one) => !one.ok) ?? ok(true);
  }

  async restore(sessions: readonly DrillSession[]): Promise<Result<true, StorageFault>> {
    const put = await Promise.all(
      sessions.map((session) => this.#parts.shelf.set(PREFIX + session.id, { format: FORMAT, session })),
    );
    return put.find((one) => !one.ok) ?? ok(true);
  }

  async #read(key: string): Promise<DrillSession | undefined> {
    const raw = await this.#parts.shelf.get(key);
    const parsed = raw.ok ? v.safeParse(entry, raw.value) : undefined;
    return parsed?.success ? parsed.output.session : undefined;
  }
}
