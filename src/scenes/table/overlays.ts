/** What lies over the table: menu, options, rules, scores, the log on small screens, the cover between two people. */
import './table.css';
import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Kind } from '#engine/core/rules';
import { seedTag } from '#scenes/panels/copy';
import { button, dialog, textField, toast } from '#scenes/panels/kit';
import { rulesDialog, type TableRules } from '#scenes/screens/rules';
import type { TableLayout } from '#scenes/stage/layout';
import { withNames } from '#text/message';
import { say, words } from '#text/say';
import { logList, told } from './log';
import { optionsDialog } from './optionsDialog';
import type { Overlay } from './overlayState';
import type { TableDesk } from './tableDesk';

/** What only some tables lay over themselves. */
export interface Covers {
  /** The stop between two rounds, while there is one. */
  readonly interlude: TemplateResult | undefined;
  /** The cover between two people at one screen. */
  cover(cover: Cover): TemplateResult | typeof nothing;
}

type Cover = Extract<Overlay, { readonly type: 'cover' }>;

export function overlays<K extends Kind>(
  desk: TableDesk<K>,
  layout: Pick<TableLayout, 'toast'>,
  { interlude, cover }: Covers,
): TemplateResult {
  // Each kind of overlay is an element of its own: one dialog must not inherit the focus of another. (Not lit's `keyed`:
  // it never tells what it replaces, and an old dialog would go on listening for keys.)
  // A note that comes up over a dialog or a score sheet would hide what is read there; why something failed must be said.
  const { toast: latest } = desk.notices;
  const bare = desk.overlay.type === 'none' && (interlude === undefined || latest?.kind === 'error');
  const heard = bare ? latest : undefined;
  const shown = repeat(
    [desk.overlay.type],
    (type) => type,
    () => (desk.overlay.type === 'cover' ? cover(desk.overlay) : overlay(desk, desk.overlay)),
  );
  return html`${interlude ?? nothing} ${shown} ${banner(desk)}
    <div class="toasts" style=${layout.toast === undefined ? nothing : `top:${layout.toast / 10}rem`}>
      ${heard === undefined ? nothing : toast(heard.kind, withNames(say(heard.message), desk.nameOf))}
    </div>`;
}

function overlay<K extends Kind>(desk: TableDesk<K>, over: Exclude<Overlay, Cover>): TemplateResult | typeof nothing {
  const close = (): void => desk.hide();
  switch (over.type) {
    case 'none':
      return nothing;
    case 'menu':
      return menu(desk);
    case 'options':
      return optionsDialog({ settings: desk.app.house.settings, close, own: desk.ownOptions?.() });
    case 'save':
      return saveAs(desk, over);
    case 'rules':
      return rulesDialog({ game: desk.game.game, close, playedWith: houseRules(desk) });
    case 'log':
      return dialog({
        title: words('table.log'),
        sentence: '',
        body: logList(desk),
        buttons: [{ label: words('table.menu.back'), kind: 'secondary', key: 'Esc', press: close }],
        onEscape: close,
        look: 'log-dialog',
      });
    case 'scores':
      return scores(desk, over.release);
  }
}

function scores<K extends Kind>(desk: TableDesk<K>, release: 'hold' | 'close'): TemplateResult | typeof nothing {
  if (desk.view === undefined) return nothing;
  return desk.game.scoreboard({
    view: desk.view,
    chairs: desk.chairs,
    you: desk.you,
    past: desk.past,
    release,
    close: () => desk.hide(),
  });
}

function menu<K extends Kind>(desk: TableDesk<K>): TemplateResult {
  const back = (): void => desk.hide();
  const entry = (label: string, press: () => void): TemplateResult => button({ label, kind: 'secondary', press });
  return dialog({
    title: words('table.menu.title'),
    sentence: words('table.menu.sentence'),
    body: html`<div class="table-menu">
      ${entry(words('table.menu.save'), () => desk.show({ type: 'save', name: words(desk.game.title), fault: undefined }))}
      ${entry(words('table.menu.load'), () => void desk.leave('saves'))}
      ${entry(words('table.menu.new'), () => void desk.leave('setup'))}
      ${entry(words('table.menu.rules'), () => desk.show({ type: 'rules' }))}
      ${seedTag(desk.host.sitting.record.seed)}
    </div>`,
    buttons: [
      { label: words('table.menu.back'), kind: 'quiet', key: 'Esc', press: back, first: 'first' },
      { label: words('table.menu.leave'), kind: 'primary', press: () => void desk.leave('menu') },
    ],
    onEscape: back,
  });
}

type Save = Extract<Overlay, { readonly type: 'save' }>;

/** The name is kept with the overlay: a redraw in the middle of typing must not lose it. */
function saveAs<K extends Kind>(desk: TableDesk<K>, save: Save): TemplateResult {
  const back = (): void => desk.hide();
  const suggested = words(desk.game.title);
  const keep = (): void => void desk.keepAs(save.name.trim() === '' ? suggested : save.name.trim());
  const field = textField({
    label: words('table.save.name'),
    value: save.name,
    placeholder: suggested,
    most: 40,
    change: (name) => desk.show({ ...save, name }),
  });
  const submit = (event: Event): void => {
    event.preventDefault();
    keep();
  };
  return dialog({
    title: words('table.save.title'),
    sentence: save.fault ?? words('table.save.sentence'),
    body: html`<form class="save-form" ${ref(selectField)} @submit=${submit}>${field}</form>`,
    buttons: [
      { label: words('table.save.cancel'), kind: 'quiet', key: 'Esc', press: back },
      { label: words('table.save.keep'), kind: 'primary', key: 'Enter', press: keep },
    ],
    onEscape: back,
  });
}

/** The suggested name is ready to be typed over, once: the field comes after its form, and the dialog opens after both. */
const selectField = (form: Element | undefined): void => {
  setTimeout(() => form?.querySelector('input')?.select());
};

/** The options this table was begun with, and the game's rules they belong to. */
const houseRules = <K extends Kind>({ app, host }: TableDesk<K>): TableRules | undefined => {
  const rules = app.house.rules(host.game);
  return rules === undefined ? undefined : { rules, config: host.sitting.record.config };
};

function banner<K extends Kind>(desk: TableDesk<K>): TemplateResult | typeof nothing {
  const shown = desk.notices.banner;
  if (shown === undefined) return nothing;
  return html`<div class="banner">
    <p class="banner-title">${told(shown.title, desk.chairName)}</p>
    <p class="banner-sentence">${told(shown.sentence, desk.chairName)}</p>
  </div>`;
}
