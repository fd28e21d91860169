/** Saving while the match goes on: in order, never ahead of the disk, and told as it stands. */
import type { Result } from '#engine/core/words';
import type { Progress, Sitting, StorageFault } from '#storage/types';
import { Writer } from '#storage/writer';
import type { SaveState } from './types';

/** Puts a sitting down; never rejects. */
export type Keep = (sitting: Sitting, progress: Progress) => Promise<Result<true, StorageFault>>;

interface Snapshot {
  readonly sitting: Sitting;
  readonly progress: Progress;
}

export class Saving {
  readonly #writer: Writer<Snapshot, StorageFault>;
  readonly #tellers = new Set<(state: SaveState) => void>();
  #state: SaveState;
  /** What the disk does not have because writing failed. */
  #unsaved: Snapshot | undefined;

  /** `state` is how saving stands before the first save. */
  constructor(keep: Keep, state: SaveState) {
    this.#state = state;
    this.#writer = new Writer({
      write: async (snapshot) => {
        const kept = await keep(snapshot.sitting, snapshot.progress);
        this.#unsaved = kept.ok ? undefined : snapshot;
        return kept;
      },
      tell: (written) => {
        if (written.type === 'writing') this.#say({ type: 'saving' });
        else if (written.type === 'failed') this.#say({ type: 'failed', why: written.fault.type });
        else this.#say({ type: 'saved', at: written.value.sitting.savedAt });
      },
    });
  }

  /** Something is not saved yet and will be. */
  announce(): void {
    this.#say({ type: 'saving' });
  }

  save(snapshot: Snapshot): void {
    this.#writer.put(snapshot);
  }

  onSave(tell: (state: SaveState) => void): () => void {
    this.#tellers.add(tell);
    tell(this.#state);
    return () => this.#tellers.delete(tell);
  }

  /** Settles when the last save is down; one that failed is tried once more. */
  async settle(): Promise<void> {
    await this.#writer.idle();
    if (this.#unsaved !== undefined) this.#writer.put(this.#unsaved);
    await this.#writer.idle();
  }

  #say(state: SaveState): void {
    if (state.type === this.#state.type && state.type === 'saving') return;
    this.#state = state;
    for (const tell of [...this.#tellers]) tell(state);
  }
}
