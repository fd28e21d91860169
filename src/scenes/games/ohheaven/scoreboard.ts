/** The sheet of all rounds over the table: bids, tricks and points, the round in play on a dashed row. */
import './scoreboard.css';
import './scoreboard.phone.css';
import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { Seat } from '#engine/core/words';
import type { OhHeavenKind } from '#engine/games/ohheaven/index';
import type { ScoreboardParts } from '#scenes/games/facts';
import { disc } from '#scenes/panels/kit';
import { scoreSheet } from '#scenes/panels/scoreSheet';
import { MOST_PIPS, rings } from '#scenes/table/plates';
import type { Chair } from '#storage/types';
import { withoutMarks } from '#text/message';
import { say, words } from '#text/say';
import { type RoundCell, type RoundRow, type Rounds, roundsOf, type TotalCell } from './boardModel';
import { trumpDisc } from './extras';
import { pointsText } from './points';

/** The scoreboard for as long as the template holds it. */
export function scoreboard({ view, chairs, you, release, close }: ScoreboardParts<OhHeavenKind>): TemplateResult {
  const rounds = roundsOf(view, chairs);
  return scoreSheet({
    title: words('rounds.title'),
    sentence: rounds.sentence,
    body: html`${roundsTable(rounds, chairs, you)}${legend(rounds)}`,
    release,
    close,
    look: 'rounds',
  });
}

/** From this many seats on a cell has its points under its figures. */
const NARROW_FROM = 5;

/** The rounds down, the seats across, the totals below. Only the rounds scroll, and the newest is in sight. */
export const roundsTable = (rounds: Rounds, chairs: readonly Chair[], you: Seat | undefined): TemplateResult =>
  html`<div class="rounds-room scrolls" tabindex="0" ${ref(toEnd)}>
    <table
      class="rounds-table"
      role="table"
      style="--seats:${chairs.length}"
      data-narrow=${chairs.length >= NARROW_FROM ? 'narrow' : nothing}
    >
      <thead role="rowgroup" class="rounds-top">
        <tr role="row" class="rounds-line">
          <th role="columnheader" scope="col" class="rounds-which"><span class="unseen">${words('rounds.column')}</span></th>
          ${chairs.map((chair, seat) => seatHead(chair, seat, you))}
        </tr>
      </thead>
      <tbody role="rowgroup" class="rounds-rows">
        ${rounds.rows.map(roundRow)}
      </tbody>
      <tfoot role="rowgroup" class="rounds-sums">
        <tr role="row" class="rounds-line">
          <th role="rowheader" scope="row" class="rounds-which rounds-total-word">${words('rounds.total')}</th>
          ${rounds.totals.map(totalCell)}
        </tr>
      </tfoot>
    </table>
  </div>`;

/** Of more rounds than fit, the newest are the ones in sight. */
const toEnd = (room: Element | undefined): void => {
  if (room !== undefined) requestAnimationFrame(() => room.scrollTo({ top: room.scrollHeight }));
};

function seatHead(chair: Chair, seat: number, you: Seat | undefined): TemplateResult {
  const name = withoutMarks(chair.name);
  return html`<th role="columnheader" scope="col" class="rounds-seat" data-you=${seat === you ? 'you' : nothing}>
    ${disc({ seat, name, size: 3, player: chair.player })}
    <span class="rounds-name" title=${name}>${name}</span>
  </th>`;
}

const roundRow = (row: RoundRow): TemplateResult =>
  html`<tr role="row" class="rounds-line rounds-row" data-state=${row.state}>
    <th role="rowheader" scope="row" class="rounds-which">
      ${trumpDisc(row.trump)}
      <span class="rounds-words">
        <span class="rounds-number">${words('rounds.round', { round: row.round })}</span>
        <span class="rounds-note">${say(row.note)}</span>
      </span>
      ${row.trump === undefined ? nothing : html`<span class="unseen">${words(`ohheaven.log.trump.${row.trump}`)}</span>`}
    </th>
    ${row.cells.map(roundCell)}
  </tr>`;

const roundCell = (cell: RoundCell): TemplateResult =>
  html`<td role="cell" class="rounds-cell">
    <span class="rounds-said">${say(cell.said)}</span>
    ${cell.bid === undefined || Math.max(cell.bid, cell.won) > MOST_PIPS ? nothing : rings({ bid: cell.bid, won: cell.won })}
    ${pointsOf(cell)}
  </td>`;

/** A made bid wears a pill. */
function pointsOf({ points, verdict }: RoundCell): TemplateResult | typeof nothing {
  if (points === undefined) return nothing;
  const text = pointsText(points);
  if (verdict !== 'made') return html`<span class="rounds-points">${text}</span>`;
  return html`<span class="rounds-points rounds-pill" aria-hidden="true">${text}</span
    ><span class="unseen">${words('rounds.made', { points: text })}</span>`;
}

const totalCell = ({ total, leads }: TotalCell): TemplateResult =>
  html`<td role="cell" class="rounds-total">
    <strong>${pointsText(total)}</strong>${leads ? html` <span class="rounds-leads">${words('rounds.leads')}</span>` : nothing}
  </td>`;

const legend = (rounds: Rounds): TemplateResult =>
  html`<p class="rounds-foot">
    <span class="rounds-key"><i class="rounds-swatch" aria-hidden="true"></i>${say(rounds.legend)}</span>
    <span class="rounds-key">${rings({ bid: 2, won: 3 })}${words('rounds.legend.over')}</span>
    <span>${words('rounds.legend.totals')}</span>
  </p>`;
