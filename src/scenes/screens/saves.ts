/** Saved games: the list, what is known of the chosen one, and all that can be done with it. */
import './saves.css';
import './saves.phone.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { App, KeyPress, OpenScreen, Screen } from '#scenes/app';
import { icon } from '#scenes/panels/icons';
import {
  button,
  chip,
  dialog,
  emptyState,
  focusUses,
  keyHint,
  pageHead,
  picker,
  textField,
  toast,
  undoPill,
} from '#scenes/panels/kit';
import { words } from '#text/say';
import { gameName } from './gameText';
import { brokenDetail, type DetailActs, saveDetail } from './saveDetail';
import { chooseFile } from './saveFiles';
import { saveRow } from './saveRow';
import { SavesDesk, titleOf } from './savesDesk';
import { countOf, type Filter, SORTS } from './savesModel';

export const openSaves: OpenScreen<{ readonly name: 'saves' }> = (app, _route, redraw) => new Saves(app, redraw);

const LONGEST_NAME = 40;

class Saves implements Screen {
  readonly felt = 'menu';
  private readonly desk: SavesDesk;
  private renaming: { readonly id: string; readonly name: string } | undefined;

  constructor(
    private readonly app: App,
    private readonly redraw: () => void,
  ) {
    this.desk = new SavesDesk(app.house, redraw);
    void this.desk.read();
  }

  template(): TemplateResult {
    return html`<div class="page-room">
      <main class="page saves">
        ${this.head()} ${this.bar()}
        <div class="saves-body">${this.list()} ${this.detail()}</div>
        ${this.foot()}
        ${this.desk.notice === undefined ? nothing : html`<div class="saves-notice">${toast(this.desk.notice.kind, this.desk.notice.text)}</div>`}
      </main>
      ${this.renaming === undefined ? nothing : this.renameDialog(this.renaming)}
    </div>`;
  }

  private head(): TemplateResult {
    const rows = this.desk.rows ?? [];
    const [mine, itself] = [countOf(rows, 'mine'), countOf(rows, 'itself')];
    const sentence = this.app.house.memoryOnly
      ? words('menu.memoryOnly')
      : words('saves.sentence', {
          mine: words('saves.mine', { count: mine }),
          itself: words('saves.itself', { count: itself }),
        });
    return pageHead({
      title: words('saves.title'),
      sentence,
      back: this.leave,
      actions: html`${button({ label: words('saves.import'), kind: 'secondary', icon: 'import', press: this.chooseFile })}${
        rows.length === 0
          ? nothing
          : button({
              label: words('saves.exportAll'),
              kind: 'secondary',
              icon: 'export',
              press: () => void this.desk.exportAll(),
            })
      }`,
    });
  }

  private bar(): TemplateResult | typeof nothing {
    if (this.desk.rows === undefined || this.desk.rows.length === 0) return nothing;
    return html`<div class="saves-bar">
      <div class="saves-chips" role="group" aria-label=${words('saves.filter')}>
        ${this.filters().map(([filter, name]) => this.filterChip(filter, name))}
      </div>
      <div class="saves-search" role="search">
        <span aria-hidden="true">${icon('search')}</span>
        ${textField({
          label: words('saves.search'),
          value: this.desk.wanted.search,
          placeholder: words('saves.search'),
          most: LONGEST_NAME,
          type: 'search',
          change: (search) => this.desk.want({ search }),
        })}
      </div>
      ${picker({
        label: words('saves.sort'),
        options: SORTS.map((value) => ({ value, label: words(`saves.sort.${value}`) })),
        value: this.desk.wanted.sort,
        pick: (sort) => this.desk.want({ sort }),
      })}
    </div>`;
  }

  private filters(): readonly (readonly [Filter, string])[] {
    const games = [...new Set((this.desk.rows ?? []).flatMap((row) => (row.type === 'sitting' ? [row.game] : [])))];
    const byGame = games.length < 2 ? [] : games.map((game) => [{ game }, gameName(game)] as const);
    return [
      ['all', words('saves.filter.all')],
      ['mine', words('saves.filter.mine')],
      ['itself', words('saves.filter.itself')],
      ...byGame,
    ];
  }

  private filterChip(filter: Filter, name: string): TemplateResult {
    return chip({
      label: words('saves.filter.count', { name, count: countOf(this.desk.rows ?? [], filter) }),
      chosen: JSON.stringify(filter) === JSON.stringify(this.desk.wanted.filter),
      press: () => this.desk.want({ filter }),
    });
  }

  private list(): TemplateResult {
    const rows = this.desk.shown();
    return html`<section class="panel saves-list" aria-label=${words('saves.title')}>
      ${
        rows.length === 0
          ? this.empty()
          : html`<ul
              class="saves-rows scrolls"
              role="listbox"
              tabindex="0"
              aria-label=${words('saves.title')}
              aria-activedescendant=${this.desk.chosen === undefined ? nothing : `save-${this.desk.chosen}`}
            >
              ${rows.map((row) =>
                saveRow({
                  row,
                  look: this.desk.lookOf(row.id),
                  chosen: row.id === this.desk.chosen,
                  choose: () => this.desk.choose(row.id),
                  open: () => void this.resume(row.id),
                }),
              )}
            </ul>`
      }
    </section>`;
  }

  private empty(): TemplateResult | typeof nothing {
    if (this.desk.rows === undefined) return nothing;
    if (this.desk.rows.length === 0) return emptyState(words('saves.empty'), words('saves.empty.sentence'));
    return emptyState(words('saves.noMatch'), words('saves.noMatch.sentence'));
  }

  private detail(): TemplateResult | typeof nothing {
    const row = this.desk.chosenRow();
    if (row === undefined) return nothing;
    const acts: DetailActs = {
      open: () => void this.resume(row.id),
      rename: () => this.setRenaming({ id: row.id, name: titleOf(row) }),
      duplicate: () => void this.desk.duplicate(row),
      export: () => void this.desk.export(row),
      remove: () => void this.desk.remove(row),
    };
    if (row.type === 'broken') return brokenDetail(row, acts);
    return saveDetail(row, this.desk.lookOf(row.id), acts);
  }

  private foot(): TemplateResult {
    const { undo } = this.desk;
    return html`<footer class="saves-foot">
      <div aria-live="polite">
        ${undo === undefined ? nothing : undoPill(words('saves.deleted', { title: undo.title }), () => void this.desk.restore())}
      </div>
      <span class="saves-hints"
        >${keyHint(['↑', '↓'], words('saves.hint.choose'))}${keyHint(['Del'], words('saves.hint.delete'))}</span
      >
    </footer>`;
  }

  private renameDialog({ id, name }: { readonly id: string; readonly name: string }): TemplateResult {
    const close = (): void => this.setRenaming(undefined);
    const keep = (): void => void this.keepName(id, name);
    return dialog({
      title: words('saves.rename.title'),
      sentence: '',
      body: html`<form
        class="saves-rename"
        @submit=${(event: Event) => {
          event.preventDefault();
          keep();
        }}
      >
        ${textField({
          label: words('saves.rename.label'),
          value: name,
          placeholder: words('saves.rename.label'),
          most: LONGEST_NAME,
          change: (typed) => this.setRenaming({ id, name: typed }),
        })}
      </form>`,
      buttons: [
        { label: words('saves.cancel'), kind: 'secondary', key: 'Esc', press: close },
        {
          label: words('saves.rename.keep'),
          kind: 'primary',
          key: 'Enter',
          off: name.trim() === '' ? words('saves.rename.noName') : undefined,
          press: keep,
        },
      ],
      onEscape: close,
    });
  }

  key({ code, repeat }: KeyPress): boolean {
    if (focusUses(code)) return false;
    if (code === 'ArrowDown' || code === 'ArrowUp') return this.step(code === 'ArrowDown' ? 1 : -1);
    const row = this.desk.chosenRow();
    if (repeat) return false;
    if (code === 'Escape') this.leave();
    else if (row === undefined) return false;
    else if (code === 'Delete') void this.desk.remove(row);
    else if ((code === 'Enter' || code === 'NumpadEnter') && row.type === 'sitting') void this.resume(row.id);
    else return false;
    return true;
  }

  close(): void {
    this.desk.close();
  }

  private step(by: 1 | -1): boolean {
    this.desk.step(by);
    document.getElementById(`save-${this.desk.chosen}`)?.scrollIntoView({ block: 'nearest' });
    return true;
  }

  private async resume(id: string): Promise<void> {
    const host = await this.desk.open(id);
    if (host !== undefined) this.app.go({ name: host.outcome() === undefined ? 'table' : 'results', host });
  }

  private setRenaming(renaming: { readonly id: string; readonly name: string } | undefined): void {
    this.renaming = renaming;
    this.redraw();
  }

  private async keepName(id: string, name: string): Promise<void> {
    if (name.trim() === '') return;
    this.renaming = undefined;
    await this.desk.rename(id, name);
  }

  private readonly leave = (): void => this.app.go({ name: 'menu' });

  private readonly chooseFile = (): void => chooseFile((file) => void this.desk.import(file));
}
