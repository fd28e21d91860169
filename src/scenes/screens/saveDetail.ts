/** What is known of the chosen game, and all that can be done with it. */
import './saveDetail.css';
import { html, nothing, type TemplateResult } from 'lit';
import { type IconName, icon } from '#scenes/panels/icons';
import { button, disc } from '#scenes/panels/kit';
import type { BrokenEntry, Summary } from '#storage/types';
import { words } from '#text/say';
import { gameName } from './gameText';
import type { Look } from './glance';
import { savePicture } from './savePicture';
import { resumeFault, saveTitle } from './saveText';
import { whenText } from './when';

export interface DetailActs {
  readonly open: () => void;
  readonly rename: () => void;
  readonly duplicate: () => void;
  readonly export: () => void;
  readonly remove: () => void;
}

const PICTURE = { width: 39, height: 16.6 } as const;

export function saveDetail(row: Summary, look: Look | undefined, acts: DetailActs): TemplateResult {
  const now = new Date();
  const times = { saved: whenText(row.savedAt, now), begun: whenText(row.begunAt, now) };
  return html`<section class="panel save-detail" aria-label=${saveTitle(row)}>
    <span class="save-detail-picture">${savePicture(row.game, look, PICTURE)}</span>
    <div class="save-detail-words">
      <h2 class="save-detail-title">${saveTitle(row)}</h2>
      <p class="save-played">${words('saves.seats', { game: gameName(row.game), count: row.chairs.length })}</p>
    </div>
    <ul class="save-chairs">
      ${row.chairs.map(
        ({ name, player }, seat) =>
          html`<li>
          ${disc({ seat, name, size: 3, player })}
          <span>${name}</span><strong>${look?.scores[seat] ?? nothing}</strong>
        </li>`,
      )}
    </ul>
    <p class="mute save-times">${words('saves.times', times)}, ${words('saves.plays', { count: row.moves })}</p>
    ${button({
      label: words(row.progress === 'finished' ? 'saves.look' : 'saves.continue'),
      kind: 'primary',
      key: 'Enter',
      press: acts.open,
    })}
    <div class="save-acts">
      ${act('pencil', words('saves.rename'), acts.rename)} ${act('copy', words('saves.duplicate'), acts.duplicate)}
      ${act('export', words('saves.export'), acts.export)} ${removeAct(acts)}
    </div>
  </section>`;
}

/** A game that cannot be opened: why, and the one thing that can still be done with it. */
export const brokenDetail = (row: BrokenEntry, acts: DetailActs): TemplateResult =>
  html`<section class="panel save-detail" aria-label=${words('saves.broken')}>
    <div class="save-detail-words">
      <h2 class="save-detail-title">${words('saves.broken')}</h2>
      <p>${resumeFault(row.why)}</p>
      <p class="save-advice">${words('saves.broken.sentence')}</p>
    </div>
    <div class="save-acts save-acts-broken">${removeAct(acts)}</div>
  </section>`;

const act = (name: IconName, label: string, press: () => void): TemplateResult =>
  html`<button type="button" class="save-act" @click=${press}>${icon(name)}<span>${label}</span></button>`;

const removeAct = ({ remove }: DetailActs): TemplateResult =>
  html`<button type="button" class="save-act save-act-remove" @click=${remove}>
    ${icon('bin')}<span>${words('saves.delete')}</span>
  </button>`;
