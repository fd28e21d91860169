/** The profiles that a set-up offers: the ready-made ones and the player's own, which are kept, renamed, deleted and taken from files. */
import { Fleeting } from '#scenes/fleeting';
import { LARGEST_PROFILE, type Profile, type ProfileFault, type ProfileStore, type StorageFault } from '#storage/types';
import { type ListedProfile, listed } from './setupProfiles';

/** What has just been done, or why it could not be. */
export type ProfileNotice =
  | { readonly type: 'kept' | 'changed' | 'imported'; readonly name: string }
  | { readonly type: 'failed'; readonly fault: StorageFault };

/** A file that was not taken, and all that is wrong with it. */
export interface Refusal {
  readonly file: string;
  readonly faults: readonly (ProfileFault | StorageFault)[];
}

/** A file as a browser hands it over. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
  text(): Promise<string>;
}

/** Milliseconds. */
const NOTICE_FOR = 5_000;

export interface ProfilesParts {
  readonly game: string;
  readonly store: ProfileStore;
  readonly ready: readonly [ListedProfile, ...ListedProfile[]];
  changed(): void;
}

export class ProfilesDesk {
  refusal: Refusal | undefined;
  private own: readonly Profile[] = [];
  private readonly notices: Fleeting<ProfileNotice>;

  constructor(private readonly parts: ProfilesParts) {
    this.notices = new Fleeting(() => parts.changed());
  }

  get notice(): ProfileNotice | undefined {
    return this.notices.value;
  }

  /** The ready-made ones, then the player's own by name. */
  get all(): readonly ListedProfile[] {
    return [...this.parts.ready, ...this.own.map(listed)];
  }

  /** The one of a first visit. */
  get first(): ListedProfile {
    return this.parts.ready[0];
  }

  /** Reads the player's own. */
  async read(): Promise<void> {
    const own = await this.parts.store.list(this.parts.game);
    if (own.ok) this.own = own.value;
    else this.failed(own.fault);
  }

  /** Keeps a table under a name: over the own profile of that name, or as a new one. Undefined where that failed. */
  async keep(table: Omit<Profile, 'id' | 'game'>): Promise<Profile | undefined> {
    const { game, store } = this.parts;
    const same = this.own.find(({ name }) => name === table.name.trim());
    const kept = await (same === undefined
      ? store.keep({ ...table, game })
      : store.change({ ...table, game, id: same.id }));
    if (!kept.ok) return this.failed(kept.fault);
    await this.read();
    this.tell({ type: same === undefined ? 'kept' : 'changed', name: kept.value.name });
    return kept.value;
  }

  async rename(id: string, name: string): Promise<void> {
    const profile = this.own.find((one) => one.id === id);
    if (profile === undefined) return;
    const renamed = await this.parts.store.change({ ...profile, name });
    if (!renamed.ok) return this.failed(renamed.fault);
    await this.read();
    this.parts.changed();
  }

  /** Deletes an own profile. The answer is what `restore` brings back; undefined where nothing was deleted. */
  async remove(id: string): Promise<Profile | undefined> {
    const profile = this.own.find((one) => one.id === id);
    if (profile === undefined) return undefined;
    const removed = await this.parts.store.remove(id);
    if (!removed.ok) return this.failed(removed.fault);
    await this.read();
    return profile;
  }

  async restore(profile: Profile): Promise<'restored' | 'failed'> {
    const restored = await this.parts.store.restore(profile);
    if (!restored.ok) {
      this.failed(restored.fault);
      return 'failed';
    }
    await this.read();
    return 'restored';
  }

  /** A profile as the text of a file. */
  exportText({ name, plan }: ListedProfile): string {
    return this.parts.store.exportText({ game: this.parts.game, name, ...plan });
  }

  /** Takes a profile in from a file. It joins the list; the form stays as it is. */
  async import(file: PickedFile): Promise<void> {
    const name = file.name.replace(/\.json$/i, '');
    this.refusal = undefined;
    if (file.size > LARGEST_PROFILE) return this.refuse({ file: file.name, faults: [{ type: 'tooLarge' }] });
    const taken = await this.parts.store.importText(await file.text(), name);
    if (!taken.ok) return this.refuse({ file: file.name, faults: taken.fault });
    await this.read();
    this.tell({ type: 'imported', name: taken.value.name });
  }

  close(): void {
    this.notices.end();
  }

  private refuse(refusal: Refusal): void {
    this.refusal = refusal;
    this.parts.changed();
  }

  private failed(fault: StorageFault): undefined {
    this.tell({ type: 'failed', fault });
  }

  private tell(notice: ProfileNotice): void {
    this.notices.show(notice, NOTICE_FOR);
  }
}
