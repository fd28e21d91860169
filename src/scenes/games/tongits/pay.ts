/** The payments of a round, line by line, and the chips before and after; or the rounds won. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '#scenes/panels/icons';
import { disc } from '#scenes/panels/kit';
import type { Chair } from '#storage/types';
import { say, words } from '#text/say';
import { type ChipsRow, changeText, type PayLine, type PaySheet } from './payModel';

export const payPanel = (sheet: PaySheet, chairs: readonly Chair[]): TemplateResult =>
  html`<section class="pay">
      <h3 class="pay-title">${say(sheet.title)}</h3>
      ${
        sheet.lines.length === 0
          ? nothing
          : html`<ul class="pay-lines">
              ${sheet.lines.map((line, index) => payLine(line, chairs, index))}
            </ul>`
      }
      ${sheet.notes.map((note) => html`<p class="pay-note">${say(note)}</p>`)}
      ${
        sheet.sum === undefined
          ? nothing
          : html`<p class="pay-sum"><span>${say(sheet.sum.label)}</span> <strong>${sheet.sum.chips}</strong></p>`
      }
      ${chipsTable(sheet, chairs)}
    </section>
    <p class="pay-foot">${say(sheet.foot)}</p>`;

const payLine = (
  { seat, name, text, extras, chips }: PayLine,
  chairs: readonly Chair[],
  index: number,
): TemplateResult =>
  html`<li class="pay-line" style="--line:${index}">
    <span class="pay-disc">${seat === undefined ? icon('chips') : discOf(seat, name, chairs)}</span>
    <span class="pay-words">
      <span class="pay-text">${say(text)}</span>
      ${extras.length === 0 ? nothing : html`<span class="pay-extras">${extras.join(words('tongits.then'))}</span>`}
    </span>
    <strong class="pay-chips">${chips}</strong>
  </li>`;

const discOf = (seat: number, name: string, chairs: readonly Chair[]): TemplateResult =>
  disc({ seat, name, size: 3, player: chairs[seat]?.player });

const chipsTable = ({ unit, rows }: PaySheet, chairs: readonly Chair[]): TemplateResult =>
  html`<table class="pay-table" role="table">
    <thead role="rowgroup" class="pay-head">
      <tr role="row" class="pay-row">
        <th role="columnheader" scope="col" class="pay-who">${say(unit)}</th>
        <th role="columnheader" scope="col">${words('pay.before')}</th>
        <th role="columnheader" scope="col"><span class="unseen">${words('pay.change')}</span></th>
        <th role="columnheader" scope="col">${words('pay.now')}</th>
      </tr>
    </thead>
    <tbody role="rowgroup" class="pay-body">
      ${rows.map((row) => chipsRow(row, chairs))}
    </tbody>
  </table>`;

const chipsRow = ({ seat, name, before, change, now }: ChipsRow, chairs: readonly Chair[]): TemplateResult =>
  html`<tr role="row" class="pay-row">
    <th role="rowheader" scope="row" class="pay-who">
      ${seat === undefined ? html`<span class="pay-icon">${icon('chips')}</span>` : discOf(seat, name, chairs)}
      <span class="pay-name" title=${name}>${name}</span>
    </th>
    <td role="cell">${before}</td>
    <td role="cell" class="pay-change" data-up=${change > 0 ? 'up' : nothing}>${change === 0 ? '' : changeText(change)}</td>
    <td role="cell" class="pay-now">${now}</td>
  </tr>`;
