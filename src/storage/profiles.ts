/** The player's own profiles on the shelf: one entry each, under `profile/<id>`. */
import * as v from 'valibot';
import { fail, ok, type Result } from '#engine/core/words';
import { type ProfileDoor, profileText, readProfile, tidyName } from './profileFile';
import { FORMAT, planSchema } from './schema';
import type { Profile, ProfileFault, ProfileStore, Shelf, StorageFault } from './types';

export interface ProfilesParts extends ProfileDoor {
  readonly shelf: Shelf;
  /** An id that no other profile has. */
  readonly newId: () => string;
}

const PREFIX = 'profile/';

const entry = v.object({
  format: v.literal(FORMAT),
  profile: v.object({ id: v.string(), game: v.string(), name: v.string(), ...planSchema.entries }),
});

export const openProfiles = (parts: ProfilesParts): ProfileStore => new Profiles(parts);

class Profiles implements ProfileStore {
  readonly #parts: ProfilesParts;

  constructor(parts: ProfilesParts) {
    this.#parts = parts;
  }

  async list(game: string): Promise<Result<readonly Profile[], StorageFault>> {
    const keys = await this.#parts.shelf.keys();
    if (!keys.ok) return keys;
    const found = await Promise.all(keys.value.filter((key) => key.startsWith(PREFIX)).map((key) => this.#read(key)));
    const own = found.flatMap((profile) => (profile?.game === game ? [profile] : []));
    return ok(own.sort((a, b) => a.name.localeCompare(b.name)));
  }

  keep(profile: Omit<Profile, 'id'>): Promise<Result<Profile, StorageFault>> {
    return this.change({ ...profile, id: this.#parts.newId() });
  }

  async change(profile: Profile): Promise<Result<Profile, StorageFault>> {
    const others = await this.list(profile.game);
    if (!others.ok) return others;
    const taken = others.value.filter(({ id }) => id !== profile.id).map(({ name }) => name);
    const kept = { ...profile, name: freeName(tidyName(profile.name), taken) };
    const put = await this.restore(kept);
    return put.ok ? ok(kept) : put;
  }

  remove(id: string): Promise<Result<true, StorageFault>> {
    return this.#parts.shelf.remove(PREFIX + id);
  }

  restore(profile: Profile): Promise<Result<true, StorageFault>> {
    return this.#parts.shelf.set(PREFIX + profile.id, { format: FORMAT, profile });
  }

  exportText(profile: Omit<Profile, 'id'>): string {
    return profileText(profile);
  }

  async importText(text: string, name: string): Promise<Result<Profile, readonly (ProfileFault | StorageFault)[]>> {
    const read = readProfile(text, name, this.#parts);
    if (!read.ok) return read;
    const kept = await this.keep(read.value);
    return kept.ok ? kept : fail([kept.fault]);
  }

  /** What is no profile any more stays on the shelf as it is, and is not listed. */
  async #read(key: string): Promise<Profile | undefined> {
    const raw = await this.#parts.shelf.get(key);
    const parsed = raw.ok ? v.safeParse(entry, raw.value) : undefined;
    return parsed?.success ? parsed.output.profile : undefined;
  }
}

/** Leaves room for a number within the longest name. */
const LONGEST_STEM = 36;

/** The name itself, or with the next free number: "Sunday 2". */
function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  const [, stem = name, last = '1'] = /^(.+) (\d{1,3})$/.exec(name) ?? [];
  for (let number = Number(last) + 1; ; number += 1) {
    const candidate = `${tidyName(stem, LONGEST_STEM)} ${number}`;
    if (!taken.includes(candidate)) return candidate;
  }
}
