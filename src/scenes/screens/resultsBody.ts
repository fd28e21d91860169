/** What the results show between their bar and their buttons: winners, standings, plot. */
import './results.css';
import './results.phone.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '#engine/core/words';
import { disc, richMessage } from '#scenes/panels/kit';
import { plot } from '#scenes/panels/plot';
import type { Chair } from '#storage/types';
import { message, say, words } from '#text/say';
import { levelName } from './gameText';
import type { Summary, SummaryPlot, SummaryRow } from './summary';

export interface ResultsParts {
  readonly summary: Summary;
  readonly chairs: readonly Chair[];
  /** Seats played at this screen. */
  readonly humans: readonly Seat[];
}

export const resultsBody = (parts: ResultsParts): TemplateResult =>
  html`<div class="results-scroll scrolls">
    ${winnersOf(parts)}
    <div class="results-panels">${standingsOf(parts)} ${plotPanel(parts.summary.plot)}</div>
  </div>`;

/** Longer titles are set smaller, so that six names still stand above the standings. */
const LONG_TITLE = 34;
const LONGEST_TITLE = 80;

function winnersOf({ summary, chairs }: ResultsParts): TemplateResult {
  const title = say(summary.title);
  const length = title.length <= LONG_TITLE ? 'short' : title.length <= LONGEST_TITLE ? 'long' : 'longest';
  return html`<header class="results-head">
    <div class="results-discs" aria-hidden="true">
      <span class="results-rule"></span>
      <span class="results-winners">
        ${summary.winners.map((seat) => html`<span class="results-winner">${winnerDisc(seat, chairs[seat])}</span>`)}
      </span>
      <span class="results-rule"></span>
    </div>
    <h1 class="results-title" data-length=${length}>${title}</h1>
    <p class="results-reason">${summary.reasons.map((reason) => html`${richMessage(reason)} `)}</p>
  </header>`;
}

const winnerDisc = (seat: Seat, chair: Chair | undefined): TemplateResult =>
  disc({ seat, name: chair?.name ?? '', size: 9.2, player: chair?.player, ring: 'brass' });

function standingsOf(parts: ResultsParts): TemplateResult {
  const { columns, rows, totals = message('results.total') } = parts.summary;
  return html`<section class="panel results-standings" aria-label=${words('results.standings')}>
    <table class="standings" role="table" style="--columns:${columns.length}">
      <thead role="rowgroup" class="standings-top">
        <tr role="row" class="standings-line standings-head">
          <th role="columnheader" scope="col"><span class="unseen">${words('results.place')}</span></th>
          <th role="columnheader" scope="col" class="standings-who">
            <span class="unseen">${words('results.player')}</span>
          </th>
          ${columns.map(
            ({ title, kind }) =>
              html`<th role="columnheader" scope="col" class="standings-label" data-kind=${kind}>${say(title)}</th>`,
          )}
          <th role="columnheader" scope="col" class="standings-label">${say(totals)}</th>
        </tr>
      </thead>
      <tbody role="rowgroup" class="standings-rows">
        ${rows.map((row) => standingRow(row, parts))}
      </tbody>
    </table>
  </section>`;
}

function standingRow(row: SummaryRow, parts: ResultsParts): TemplateResult {
  const { summary, chairs } = parts;
  const chair = chairs[row.seat];
  const won = summary.winners.includes(row.seat);
  const name = chair?.name ?? '';
  return html`<tr role="row" class="standings-line standings-row" data-won=${won ? 'won' : nothing}>
    <td role="cell" class="standings-place"><span class="standings-number">${row.place}</span></td>
    <th role="rowheader" scope="row" class="standings-who">
      <span class="standings-disc">
        ${disc({ seat: row.seat, name, size: 4, player: chair?.player })}
      </span>
      <span class="standings-words">
        <span class="standings-name" title=${name}>${name}</span>
        <span class="standings-part">${partOf(chair, parts.humans)}</span>
      </span>
    </th>
    ${row.cells.map(
      (cell, index) =>
        html`<td role="cell" class="standings-cell" data-kind=${summary.columns[index]?.kind ?? nothing}>${cell}</td>`,
    )}
    <td role="cell" class="standings-total">${row.total}</td>
  </tr>`;
}

/** What somebody was in this match: you, one of several at this screen, or a computer's level. */
function partOf(chair: Chair | undefined, humans: readonly Seat[]): string {
  if (chair === undefined) return '';
  if (chair.player !== 'human') return levelName(chair.player.level);
  return humans.length === 1 ? words('results.you') : words('results.shares');
}

/** A drawing's text must not shrink with its box, so each form of the page has a size of its own. */
const WIDE = { width: 456, height: 252 };
const NARROW = { width: 346, height: 232 };

const plotPanel = (shown: SummaryPlot): TemplateResult => {
  const title = say(shown.title);
  const size = document.documentElement.dataset.form === 'landscape' ? WIDE : NARROW;
  return html`<section class="panel results-plot">
    <h2 class="results-plot-title">${title}</h2>
    ${plot({ ...shown, title, size })}
  </section>`;
};
