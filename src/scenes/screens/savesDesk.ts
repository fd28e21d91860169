/** What the saved games screen knows and does: reading, choosing, renaming, deleting with a way back, files. No template. */
import type { House } from '#play/house';
import type { Host } from '#play/types';
import { Fleeting } from '#scenes/fleeting';
import type { Removed, SaveStore } from '#storage/types';
import { words } from '#text/say';
import { type Look, lookAt } from './glance';
import { download, exportAll, fileName, importFile } from './saveFiles';
import { listed, nextChosen, type Row, type Wanted } from './savesModel';
import { resumeFault, saveFault, saveTitle, storageFault } from './saveText';

/** How long a deletion can be taken back, and how long a notice stays, in milliseconds. */
const UNDO_FOR = 10_000;
const NOTICE_FOR = 3_000;

export interface Undo {
  readonly removed: Removed;
  readonly title: string;
}

export interface Notice {
  readonly kind: 'saved' | 'error';
  readonly text: string;
}

/** What a row is called: its title, or that it cannot be opened. */
export const titleOf = (row: Row): string => (row.type === 'broken' ? words('saves.broken') : saveTitle(row));

export class SavesDesk {
  /** Undefined until the list has been read. */
  rows: readonly Row[] | undefined;
  wanted: Wanted = { filter: 'all', search: '', sort: 'newest' };
  chosen: string | undefined;
  private looks: ReadonlyMap<string, Look> = new Map();
  private readonly undoing: Fleeting<Undo>;
  private readonly notices: Fleeting<Notice>;
  private readonly saves: SaveStore;

  /** Names the reading that goes on: a later one, or leaving, ends it. */
  private round = 0;

  constructor(
    private readonly house: House,
    private readonly changed: () => void,
  ) {
    this.saves = house.saves;
    this.undoing = new Fleeting(changed);
    this.notices = new Fleeting(changed);
  }

  get undo(): Undo | undefined {
    return this.undoing.value;
  }

  get notice(): Notice | undefined {
    return this.notices.value;
  }

  /** Reads the list, then looks at one game after the other: each replays its match, and the page stays quick in between. */
  async read(): Promise<void> {
    const list = await this.saves.list();
    if (!list.ok) this.tell('error', storageFault(list.fault));
    this.rows = list.ok ? list.value : [];
    if (this.chosenRow() === undefined) this.chosen = this.shown()[0]?.id;
    this.changed();
    this.round += 1;
    const round = this.round;
    for (const row of [...this.rows]) if (round === this.round) await this.glanceAt(row);
  }

  private async glanceAt(row: Row): Promise<void> {
    if (row.type === 'broken' || this.looks.has(row.id)) return;
    const glance = await this.house.glance(row.id);
    if (glance.ok) this.looks = new Map(this.looks).set(row.id, lookAt(glance.value));
    else
      this.rows = this.rows?.map((one) =>
        one.id === row.id ? { type: 'broken', id: row.id, why: glance.fault } : one,
      );
    this.changed();
  }

  lookOf(id: string): Look | undefined {
    return this.looks.get(id);
  }

  shown(): readonly Row[] {
    return listed(this.rows ?? [], this.wanted);
  }

  chosenRow(): Row | undefined {
    return this.shown().find(({ id }) => id === this.chosen);
  }

  want(change: Partial<Wanted>): void {
    this.wanted = { ...this.wanted, ...change };
    if (this.chosenRow() === undefined) this.chosen = this.shown()[0]?.id;
    this.changed();
  }

  choose(id: string | undefined): void {
    this.chosen = id;
    this.changed();
  }

  /** Chooses the row above (-1) or below (1). */
  step(by: 1 | -1): void {
    const rows = this.shown();
    const index = rows.findIndex(({ id }) => id === this.chosen);
    this.choose(nextChosen(rows, index + by));
  }

  /** The opened table, or nothing and a notice that says why not. */
  async open(id: string): Promise<Host | undefined> {
    const opened = await this.house.resume(id);
    if (opened.ok) return opened.value;
    this.tell('error', resumeFault(opened.fault));
    return undefined;
  }

  async rename(id: string, name: string): Promise<void> {
    const renamed = await this.saves.rename(id, name);
    if (!renamed.ok) return this.tell('error', saveFault(renamed.fault));
    this.chosen = renamed.value;
    await this.read();
  }

  async duplicate(row: Row): Promise<void> {
    const copied = await this.saves.duplicate(row.id, words('saves.copyOf', { title: titleOf(row) }));
    if (!copied.ok) return this.tell('error', saveFault(copied.fault));
    this.chosen = copied.value;
    this.tell('saved', words('saves.copied', { title: titleOf(row) }));
    await this.read();
  }

  /** Deletes at once; for ten seconds it can be taken back. */
  async remove(row: Row): Promise<void> {
    const index = this.shown().indexOf(row);
    const removed = await this.saves.remove(row.id);
    if (!removed.ok) return this.tell('error', saveFault(removed.fault));
    this.rows = (this.rows ?? []).filter(({ id }) => id !== row.id);
    this.chosen = nextChosen(this.shown(), index);
    this.undoing.show({ removed: removed.value, title: titleOf(row) }, UNDO_FOR);
  }

  async restore(): Promise<void> {
    if (this.undo === undefined) return;
    const { removed } = this.undo;
    const restored = await this.saves.restore(removed);
    if (!restored.ok) return this.tell('error', storageFault(restored.fault));
    this.chosen = removed.id;
    this.undoing.drop();
    await this.read();
  }

  async export(row: Row): Promise<void> {
    const text = await this.saves.exportText(row.id);
    if (text.ok) download(fileName(titleOf(row)), text.value);
    else this.tell('error', resumeFault(text.fault));
  }

  async exportAll(): Promise<void> {
    const ids = (this.rows ?? []).map(({ id }) => id);
    download(fileName(words('saves.exportName')), await exportAll(this.saves, ids));
  }

  async import(file: File): Promise<void> {
    const taken = await importFile(this.saves, { name: file.name, text: await file.text() });
    if (taken.ok) {
      this.chosen = taken.value.at(-1) ?? this.chosen;
      this.tell('saved', words('saves.imported', { count: taken.value.length }));
    } else this.tell('error', words('saves.notImported', { file: file.name, why: saveFault(taken.fault) }));
    await this.read();
  }

  private tell(kind: Notice['kind'], text: string): void {
    this.notices.show({ kind, text }, NOTICE_FOR);
  }

  close(): void {
    this.round += 1;
    this.undoing.end();
    this.notices.end();
  }
}
