/** The standings over the table: seats down, figures across, so that ten seats fit every window. */
import './scoreboard.css';
import './scoreboard.phone.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '#engine/core/words';
import type { RaceKind } from '#engine/kit/race';
import type { ScoreboardParts } from '#scenes/games/facts';
import { disc } from '#scenes/panels/kit';
import { scoreSheet } from '#scenes/panels/scoreSheet';
import type { Chair } from '#storage/types';
import { withoutMarks } from '#text/message';
import { type TextKey, words } from '#text/say';
import { type StandingRow, type Standings, standingsOf } from './boardModel';

/** The standings for as long as the template holds them. */
export function scoreboard({ view, chairs, you, past, release, close }: ScoreboardParts<RaceKind>): TemplateResult {
  const standings = standingsOf(view, past);
  return scoreSheet({
    title: words('standings.title'),
    sentence: standings.sentence,
    body: html`${table(standings, chairs, you)}<p class="raceboard-foot">${words('standings.legend')}</p>`,
    release,
    close,
    look: 'raceboard',
  });
}

const FIGURES = ['cards', 'slaps', 'collected', 'wrong', 'best', 'median'] as const;
type Figure = (typeof FIGURES)[number];

const TITLES: Readonly<Record<Figure, TextKey>> = {
  cards: 'standings.cards',
  slaps: 'standings.slaps',
  collected: 'standings.collected',
  wrong: 'standings.wrong',
  best: 'standings.best',
  median: 'standings.median',
};

function table({ rows, collections }: Standings, chairs: readonly Chair[], you: Seat | undefined): TemplateResult {
  const figures = FIGURES.filter((figure) => figure !== 'collected' || collections === 'some');
  return html`<div class="raceboard-room scrolls" tabindex="0">
    <table class="raceboard-table" role="table" style="--figures:${figures.length}" data-seats=${rows.length}>
      <thead role="rowgroup" class="raceboard-top">
        <tr role="row" class="raceboard-line">
          <th role="columnheader" scope="col"><span class="unseen">${words('standings.place')}</span></th>
          <th role="columnheader" scope="col"><span class="unseen">${words('standings.player')}</span></th>
          ${figures.map(
            (figure) =>
              html`<th role="columnheader" scope="col" class="raceboard-head" data-figure=${figure}>
                ${words(TITLES[figure])}
              </th>`,
          )}
        </tr>
      </thead>
      <tbody role="rowgroup" class="raceboard-rows">
        ${rows.map((row) => standing(row, figures, { chair: chairs[row.seat], own: row.seat === you ? 'you' : 'other' }))}
      </tbody>
    </table>
  </div>`;
}

interface Sitter {
  readonly chair: Chair | undefined;
  readonly own: 'you' | 'other';
}

function standing(row: StandingRow, figures: readonly Figure[], { chair, own }: Sitter): TemplateResult {
  const name = withoutMarks(chair?.name ?? '');
  return html`<tr role="row" class="raceboard-line raceboard-row" data-standing=${row.standing} data-own=${own === 'you' ? own : nothing}>
    <td role="cell" class="raceboard-place">${row.place}</td>
    <th role="rowheader" scope="row" class="raceboard-who">
      <span class="raceboard-disc">
        ${disc({
          seat: row.seat,
          name,
          size: 3,
          player: chair?.player,
          ring: row.standing === 'out' ? 'away' : 'plain',
        })}
      </span>
      <span class="raceboard-words">
        <span class="raceboard-name" title=${name}>${name}</span>
        ${row.note === '' ? nothing : html`<span class="raceboard-note">${row.note}</span>`}
      </span>
    </th>
    ${figures.map((figure) => cell(figure, row))}
  </tr>`;
}

function cell(figure: Figure, row: StandingRow): TemplateResult {
  const value = row[figure];
  if (value === undefined)
    return html`<td role="cell" class="raceboard-cell" data-figure=${figure}>
      <span aria-hidden="true">${words('standings.none.time')}</span
      ><span class="unseen">${words('standings.none.spoken')}</span>
    </td>`;
  return html`<td role="cell" class="raceboard-cell" data-figure=${figure}>${value}</td>`;
}
