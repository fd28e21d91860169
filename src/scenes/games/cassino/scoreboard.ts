/** The scoreboard over the table: what everybody has, and what would score if the deal ended now. */
import './scoreboard.css';
import './scoreboard.phone.css';
import { html, nothing, type TemplateResult } from 'lit';
import { awardsNow, type CassinoKind, tallyPiles } from '#engine/games/cassino/index';
import type { ScoreboardParts } from '#scenes/games/facts';
import { disc, rich, richMessage } from '#scenes/panels/kit';
import { scoreSheet } from '#scenes/panels/scoreSheet';
import type { Chair } from '#storage/types';
import { say, words } from '#text/say';
import { type Board, type BoardCell, type BoardColumn, type BoardRow, boardOf } from './boardModel';
import { gainText, pointsText } from './points';

/** The scoreboard for as long as the template holds it. */
export function scoreboard({ view, chairs, you, release, close }: ScoreboardParts<CassinoKind>): TemplateResult {
  const board = boardOf({ view, chairs, you, tallies: tallyPiles(view), awards: awardsNow(view) });
  return scoreSheet({
    title: words('board.title'),
    sentence: board.sentence,
    body: html`${tableOf(board, chairs, view.config.targetScore)}${footOf(board)}`,
    release,
    close,
    look: 'board',
  });
}

const tableOf = (board: Board, chairs: readonly Chair[], target: number): TemplateResult =>
  html`<div class="board-room scrolls">
    <table class="board-table" role="table">
      <thead role="rowgroup" class="board-top">
        <tr role="row" class="board-head">
          <th role="columnheader" scope="col" class="board-who"><span class="unseen">${words('board.player')}</span></th>
          ${board.columns.map(columnHead)}
          <th role="columnheader" scope="col" class="board-col board-gain">
            ${words('board.thisDeal')}<span class="board-worth">${words('board.soFar')}</span>
          </th>
          <th role="columnheader" scope="col" class="board-col board-total">
            ${words('board.total')}<span class="board-worth">${words('board.ofTarget', { target })}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" class="board-rows">
        ${board.rows.map((row) => seatRow(row, chairs[row.seat]))}
      </tbody>
    </table>
  </div>`;

const columnHead = ({ title, worth }: BoardColumn): TemplateResult =>
  html`<th role="columnheader" scope="col" class="board-col board-item">
    ${richMessage(title)}<span class="board-worth">${say(worth)}</span>
  </th>`;

const seatRow = (row: BoardRow, chair: Chair | undefined): TemplateResult =>
  html`<tr role="row" class="board-row" data-you=${row.you ? 'you' : nothing}>
    <th role="rowheader" scope="row" class="board-who">
      <span class="board-disc">
        ${disc({ seat: row.seat, name: row.name, size: 4.4, player: chair?.player })}
      </span>
      <span class="board-words">
        <span class="board-name" title=${row.name}>${row.name}</span>
        <span class="board-note">${say(row.note)}</span>
      </span>
    </th>
    ${row.cells.map(itemCell)}
    <td role="cell" class="board-figure board-gain board-plus" data-some=${row.gain > 0 ? 'some' : nothing}>${gainText(row.gain)}</td>
    <td role="cell" class="board-sum board-total"><span class="board-points">${pointsText(row.total)}</span>${barDrawn(row)}</td>
  </tr>`;

function itemCell({ item, count, halves }: BoardCell): TemplateResult {
  const single = item === 'bigCassino' || item === 'littleCassino';
  const text = single && count === 0 ? words('dealEnd.none') : `${count}`;
  if (halves === 0)
    return html`<td role="cell" class="board-figure board-item" data-some=${count > 0 ? 'some' : nothing}>${text}</td>`;
  return html`<td role="cell" class="board-figure board-item">
    <span class="board-pill" aria-hidden="true">${text}</span>
    <span class="unseen">${words('board.scores', { text })}</span>
  </td>`;
}

const barDrawn = ({ bar }: BoardRow): TemplateResult =>
  html`<span class="board-bar" aria-hidden="true" style="--had:${bar.had * 100}%;--gained:${bar.gained * 100}%"
    ><span class="board-had"></span><span class="board-came"></span
  ></span>`;

const footOf = ({ notes }: Board): TemplateResult =>
  html`<p class="board-foot">
    <span class="board-legend"><span class="board-swatch" aria-hidden="true"></span>${words('board.legend')}</span>
    ${notes.map((note) => html`<span>${rich(say(note))}</span>`)}
  </p>`;
