/** The drills that were finished: kept, read, forgotten, and for a while brought back. It knows no page. */
import type { Result } from '#engine/core/words';
import { Fleeting } from '#scenes/fleeting';
import type { DrillSession, DrillStore, StorageFault } from '#storage/types';
import type { Finished } from './drillDesk';

/** Milliseconds that forgetting can be taken back. */
const UNDO_FOR = 10_000;

export class DrillHistory {
  /** Of all games, oldest first. */
  sessions: readonly DrillSession[] = [];
  /** The game whose drills are shown, or all of them. */
  shown: string | 'all' = 'all';
  private readonly forgetting: Fleeting<readonly DrillSession[]>;

  constructor(
    private readonly store: DrillStore,
    private readonly changed: () => void,
  ) {
    this.forgetting = new Fleeting(changed);
  }

  /** What can still be brought back. */
  get forgotten(): readonly DrillSession[] {
    return this.forgetting.value ?? [];
  }

  async read(): Promise<void> {
    const list = await this.store.list();
    if (list.ok) this.sessions = list.value;
    this.changed();
  }

  async keep(session: Finished): Promise<Result<DrillSession, StorageFault>> {
    const kept = await this.store.keep(session);
    if (kept.ok) this.sessions = [...this.sessions, kept.value];
    return kept;
  }

  show(game: string | 'all'): void {
    this.shown = game;
    this.changed();
  }

  /** Deletes at once; for ten seconds it can be taken back. */
  async forget(sessions: readonly DrillSession[]): Promise<void> {
    const gone = await this.store.remove(sessions);
    if (gone.ok) this.forgetting.show(sessions, UNDO_FOR);
    await this.read();
  }

  async takeBack(): Promise<void> {
    await this.store.restore(this.forgotten);
    this.forgetting.drop();
    await this.read();
  }

  close(): void {
    this.forgetting.end();
  }
}
