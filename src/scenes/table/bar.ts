/** The bar at the top: menu, what is played and how it stands, and the table's small switches. */
import './bar.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Kind } from '#engine/core/rules';
import type { BarEntry } from '#scenes/games/controls';
import { type IconName, icon } from '#scenes/panels/icons';
import { keycap } from '#scenes/panels/kit';
import type { TableLayout } from '#scenes/stage/layout';
import type { SettingsStore } from '#storage/types';
import { words } from '#text/say';
import { told } from './log';
import { placeStyle } from './place';
import type { TableDesk } from './tableDesk';

type BarLayout = Pick<TableLayout, 'frame' | 'bar' | 'keys' | 'log'>;

export function bar<K extends Kind>(desk: TableDesk<K>, layout: BarLayout): TemplateResult {
  return html`<header class="bar" style=${placeStyle(layout.bar)}>
    ${barButton('menu', words('table.menu'), () => desk.show({ type: 'menu' }))}
    <div class="bar-titles">
      <h1 class="bar-title">${words(desk.game.title)}</h1>
      <p class="bar-heading">${desk.view === undefined ? nothing : told(desk.game.heading(desk.view), desk.nameOf)}</p>
    </div>
    ${saveNote(desk)}
    <div class="bar-actions">
      ${entriesOf(desk, layout).map((entry) =>
        layout.keys ? barWord(entry) : barButton(entry.icon, entry.label, entry.press),
      )}
      ${crowded(layout) ? nothing : barButton('help', words('table.rules'), () => desk.show({ type: 'rules' }))}
      ${layout.frame.form === 'portrait' ? nothing : soundButton(desk.app.house.settings)}
      ${barButton('gear', words('table.options'), () => desk.show({ type: 'options' }))}
    </div>
  </header>`;
}

/** What there is to look at: the game's own entries, the log where it has no place on the table, the scores, a hint. */
function entriesOf<K extends Kind>(desk: TableDesk<K>, { log, keys }: BarLayout): readonly BarEntry[] {
  const hint = desk.hintEntry?.();
  const scores = (): void => desk.show({ type: 'scores', release: 'close' });
  return [
    ...desk.barEntries().filter(({ room }) => keys || room !== 'wide'),
    ...(log === undefined
      ? [
          {
            label: words('table.log'),
            icon: 'log' as const,
            cap: desk.capFor('KeyL'),
            press: () => desk.show({ type: 'log' }),
          },
        ]
      : []),
    { label: words(desk.game.scores ?? 'table.scores'), icon: 'trophy', cap: desk.capFor('KeyG'), press: scores },
    ...(hint === undefined ? [] : [hint]),
  ];
}

/** A phone's bar that has the log as well leaves the rules to the menu, which has them too. */
const crowded = ({ frame, log }: BarLayout): boolean => frame.form === 'portrait' && log === undefined;

const barWord = ({ label, cap, press }: BarEntry): TemplateResult =>
  html`<button type="button" class="bar-word" @click=${press}>${label} ${cap === undefined ? nothing : keycap(cap)}</button>`;

/** Turns all sound off or on. */
export function soundButton(settings: SettingsStore): TemplateResult {
  const { muted } = settings.get();
  return barButton(muted ? 'muted' : 'sound', words(muted ? 'table.sound.off' : 'table.sound.on'), () =>
    settings.set({ muted: !muted }),
  );
}

export const barButton = (name: IconName, label: string, press: () => void): TemplateResult =>
  html`<button type="button" class="bar-button" aria-label=${label} title=${label} @click=${press}>${icon(name)}</button>`;

/** How saving stands, never ahead of the disk. */
function saveNote<K extends Kind>({ save }: TableDesk<K>): TemplateResult {
  switch (save.type) {
    case 'saved':
      return html`<p class="save-note">${icon('check')}<span>${words('table.saved')}</span></p>`;
    case 'saving':
      return html`<p class="save-note save-waiting"><span>${words('table.saving')}</span></p>`;
    case 'failed':
      return html`<p class="save-note save-failed" role="alert">
        ${words('table.notSaved', { why: words(`table.notSaved.${save.why}`) })}
      </p>`;
  }
}
