/** The play log, and messages with names in them as a table draws them. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Kind } from '#engine/core/rules';
import type { LogLine } from '#scenes/games/facts';
import { keycap, rich } from '#scenes/panels/kit';
import type { Rect, TableLayout } from '#scenes/stage/layout';
import { type Message, type NameOf, withNames } from '#text/message';
import { say, spoken, words } from '#text/say';
import { placeStyle } from './place';
import type { TableDesk } from './tableDesk';

/** A message with names in place of seats, drawn. */
export const told = (message: Message, nameOf: NameOf): TemplateResult => rich(withNames(say(message), nameOf));

const LOG_LINES = 200;

/** The play log: a panel where there is room, its newest line where there is not. */
export function playLog<K extends Kind>(
  desk: TableDesk<K>,
  { keys, log }: Pick<TableLayout, 'keys' | 'log'>,
): TemplateResult {
  if (log === undefined) return html``;
  if (keys) return logPanel(desk, log);
  const [newest] = desk.lines;
  return html`<button
    type="button"
    class="log-strip"
    style=${placeStyle(log)}
    @click=${() => desk.show({ type: 'log' })}
  >
    <span class="log-title">${words('table.log')}</span>
    ${newest === undefined ? html`<span>${words('table.log.empty')}</span>` : logLine(desk, newest)}
  </button>`;
}

function logPanel<K extends Kind>(desk: TableDesk<K>, log: Rect): TemplateResult {
  const place = desk.log === 'shown' ? log : { ...log, y: log.y + log.h - 34, h: 34 };
  const cap = desk.capFor('KeyL');
  return html`<section class="log" style=${placeStyle(place)} aria-label=${words('table.log')}>
    <button
      type="button"
      class="log-head"
      aria-expanded=${desk.log === 'shown' ? 'true' : 'false'}
      title=${words(desk.log === 'shown' ? 'table.log.hide' : 'table.log.show')}
      @click=${() => desk.toggleLog()}
    >
      <span>${words('table.log')}</span>${cap === undefined ? nothing : keycap(cap)}
    </button>
    ${desk.log === 'shown' ? logList(desk) : nothing}
  </section>`;
}

/** Newest first; only as many as somebody may want to scroll back to. Each line is said once, not at every redraw. */
export function logList<K extends Kind>(desk: TableDesk<K>): TemplateResult {
  if (desk.lines.length === 0) return html`<p class="log-empty">${words('table.log.empty')}</p>`;
  return html`<ol class="log-lines scrolls">
    ${repeat(
      desk.lines.slice(0, LOG_LINES),
      (line) => line,
      (line) => html`<li>${guard([line, desk.you], () => logLine(desk, line))}</li>`,
    )}
  </ol>`;
}

const logLine = <K extends Kind>(desk: TableDesk<K>, line: LogLine): TemplateResult =>
  html`<span class="log-line">
    <span class="log-dot" style=${line.doer === undefined ? nothing : `--dot:var(--seat-${line.doer + 1})`}></span>
    <span>${told(line.message, desk.nameOf)}</span>
  </span>`;

/** Several lines may come at once; a live region that held one alone would say the last of them only. */
const SPOKEN_LINES = 4;

/** The log for ears: each line is said when it comes. */
export const spokenLog = <K extends Kind>(desk: TableDesk<K>): TemplateResult =>
  html`<div class="unseen" role="log" aria-live="polite">
    ${repeat(
      desk.lines.slice(0, SPOKEN_LINES).toReversed(),
      (line) => line,
      (line) => html`<p>${spoken(withNames(say(line.message), desk.nameOf))}</p>`,
    )}
  </div>`;

/** Hides or shows the log; where there is no room beside the table, the whole log opens over it. */
export function flipLog<K extends Kind>(desk: TableDesk<K>): void {
  if (document.documentElement.dataset.form === 'landscape') desk.toggleLog();
  else desk.show({ type: 'log' });
}
