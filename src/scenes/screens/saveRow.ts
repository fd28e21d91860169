/** One row of the saved games. */
import { html, type TemplateResult } from 'lit';
import { icon } from '#scenes/panels/icons';
import { words } from '#text/say';
import { gameName } from './gameText';
import type { Look } from './glance';
import { savePicture } from './savePicture';
import type { Row } from './savesModel';
import { companions, resumeFault, saveTitle } from './saveText';
import { whenText } from './when';

export interface RowParts {
  readonly row: Row;
  readonly look: Look | undefined;
  readonly chosen: boolean;
  readonly choose: () => void;
  readonly open: () => void;
}

const PICTURE = { width: 12.4, height: 7.2 } as const;

export const saveRow = (parts: RowParts): TemplateResult =>
  html`<li
    id="save-${parts.row.id}"
    class="save-row"
    role="option"
    aria-selected=${parts.chosen ? 'true' : 'false'}
    @click=${parts.choose}
    @dblclick=${parts.open}
  >
    ${parts.row.type === 'broken' ? broken(resumeFault(parts.row.why)) : sitting(parts.row, parts.look)}
  </li>`;

function sitting(row: Extract<Row, { type: 'sitting' }>, look: Look | undefined): TemplateResult {
  const mine = row.kept.by === 'player';
  return html`<span class="save-picture">${savePicture(row.game, look, PICTURE)}</span>
    <span class="save-words">
      <span class="save-title"
        ><strong>${saveTitle(row)}</strong>${mine ? html`<span class="mute">${gameName(row.game)}</span>` : ''}</span
      >
      <span class="save-line">${look?.sentence || companions(row.chairs)}</span>
      <span class="save-kept" data-by=${row.kept.by}
        >${icon(mine ? 'save' : 'clock')}${words(mine ? 'saves.byYou' : 'saves.byItself')}</span
      >
    </span>
    <span class="save-when">${whenText(row.savedAt, new Date())}</span>`;
}

const broken = (why: string): TemplateResult =>
  html`<span class="save-picture save-picture-broken">${icon('x')}</span>
    <span class="save-words">
      <span class="save-title"><strong>${words('saves.broken')}</strong></span>
      <span class="save-line">${why}</span>
    </span>`;
