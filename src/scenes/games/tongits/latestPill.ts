/** What happened last. Where the log has no place on the table, a press on it opens the log. */
import { html, type TemplateResult } from 'lit';
import type { TongitsKind } from '#engine/games/tongits/index';
import type { ControlDesk } from '#scenes/games/controls';
import { icon } from '#scenes/panels/icons';
import { told } from '#scenes/table/log';
import { placeStyle } from '#scenes/table/place';
import { words } from '#text/say';
import { latestOf } from './latest';
import type { TongitsLayout } from './layout';

type Desk = Pick<ControlDesk<TongitsKind>, 'past' | 'nameOf' | 'openLog'>;

export function latestPill({ past, nameOf, openLog }: Desk, { latest, log }: TongitsLayout): TemplateResult {
  const line = latestOf(past);
  const dot = line?.doer === undefined ? '' : `--dot:var(--seat-${line.doer + 1})`;
  const text = line === undefined ? html`${words('table.log.empty')}` : told(line.message, nameOf);
  const inside = html`<span class="log-dot" style=${dot}></span><span class="tt-latest-words">${text}</span>`;
  if (log !== undefined)
    return line === undefined
      ? html``
      : html`<p class="tt-latest" style=${placeStyle(latest)}><span class="tt-latest-pill">${inside}</span></p>`;
  return html`<button
    type="button"
    class="tt-latest tt-latest-pill"
    style=${placeStyle(latest)}
    title=${words('table.log')}
    @click=${openLog}
  >
    ${inside}<span class="tt-latest-more">${icon('chevR')}</span>
  </button>`;
}
