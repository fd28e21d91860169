/** The sheet of all rounds over the table: rounds down, seats across, how each was won and what it brought. */
import './scoreboard.css';
import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { Seat } from '#engine/core/words';
import type { TongitsKind } from '#engine/games/tongits/index';
import type { ScoreboardParts } from '#scenes/games/facts';
import { icon } from '#scenes/panels/icons';
import { disc } from '#scenes/panels/kit';
import { scoreSheet } from '#scenes/panels/scoreSheet';
import type { Chair } from '#storage/types';
import { withoutMarks } from '#text/message';
import { say, words } from '#text/say';
import { type Board, type BoardCell, type BoardRow, type BoardTotal, boardOf } from './boardModel';
import { changeText } from './payModel';

/** The scoreboard for as long as the template holds it. */
export function scoreboard({ view, chairs, you, release, close }: ScoreboardParts<TongitsKind>): TemplateResult {
  const board = boardOf(view, chairs);
  return scoreSheet({
    title: words('trounds.title'),
    sentence: board.sentence,
    body: html`${table(board, chairs, you)}${legend(board)}`,
    release,
    close,
    look: 'trounds',
  });
}

const table = (board: Board, chairs: readonly Chair[], you: Seat | undefined): TemplateResult =>
  html`<div class="trounds-room scrolls" tabindex="0" ${ref(toEnd)}>
    <table class="trounds-table" role="table" data-scoring=${board.scoring}>
      <thead role="rowgroup" class="trounds-top">
        <tr role="row" class="trounds-line">
          <th role="columnheader" scope="col" class="trounds-which"><span class="unseen">${words('trounds.column')}</span></th>
          ${chairs.map((chair, seat) => seatHead(chair, seat, you))}
          ${
            board.scoring === 'pot'
              ? html`<th role="columnheader" scope="col" class="trounds-pot">
                  <span class="trounds-pot-icon">${icon('chips')}</span>${words('trounds.pot')}
                </th>`
              : nothing
          }
        </tr>
      </thead>
      <tbody role="rowgroup" class="trounds-rows">
        ${board.rows.map(roundRow)}
      </tbody>
      <tfoot role="rowgroup" class="trounds-sums">
        <tr role="row" class="trounds-line">
          <th role="rowheader" scope="row" class="trounds-which trounds-total-word">
            ${words(board.scoring === 'pot' ? 'trounds.chips' : 'trounds.points')}
          </th>
          ${board.totals.map(totalCell)}
          ${board.pot === undefined ? nothing : html`<td role="cell" class="trounds-pot"><strong>${board.pot}</strong></td>`}
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
  return html`<th role="columnheader" scope="col" class="trounds-seat" data-you=${seat === you ? 'you' : nothing}>
    ${disc({ seat, name, size: 3, player: chair.player })}
    <span class="trounds-name" title=${name}>${name}</span>
  </th>`;
}

const roundRow = ({ round, note, state, cells, pot }: BoardRow): TemplateResult =>
  html`<tr role="row" class="trounds-line trounds-row" data-state=${state}>
    <th role="rowheader" scope="row" class="trounds-which">
      <span class="trounds-number">${words('trounds.round', { round })}</span>
      <span class="trounds-note">${say(note)}</span>
    </th>
    ${cells.map(roundCell)}
    ${pot === undefined ? nothing : html`<td role="cell" class="trounds-pot">${pot}</td>`}
  </tr>`;

const roundCell = ({ said, won, change }: BoardCell): TemplateResult =>
  html`<td role="cell" class="trounds-cell">
    <span class="trounds-said">${say(said)}</span>
    ${change === undefined ? html`<span class="trounds-change">${words('trounds.soFar')}</span>` : changeDrawn(change, won ? 'won' : 'lost')}
  </td>`;

/** The winner's change wears a pill. */
function changeDrawn(change: number, how: 'won' | 'lost'): TemplateResult {
  const text = changeText(change);
  if (how === 'lost') return html`<span class="trounds-change">${change === 0 ? '' : text}</span>`;
  return html`<span class="trounds-change trounds-pill" aria-hidden="true">${text}</span
    ><span class="unseen">${words('trounds.spoken', { text })}</span>`;
}

const totalCell = ({ score, leads }: BoardTotal): TemplateResult =>
  html`<td role="cell" class="trounds-total">
    <strong>${score}</strong>${leads ? html` <span class="trounds-leads">${words('trounds.leads')}</span>` : nothing}
  </td>`;

const legend = ({ scoring }: Board): TemplateResult =>
  html`<p class="trounds-foot">
    <span class="trounds-key"><i class="trounds-swatch" aria-hidden="true"></i>${words('trounds.legend')}</span>
    <span>${words(scoring === 'pot' ? 'trounds.legendPot' : 'trounds.legendPlain')}</span>
  </p>`;
