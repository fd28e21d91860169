/** The end of a round: what everybody bid and won, how the points came about, and where the totals stand. */
import './roundEnd.css';
import './roundEnd.phone.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { OhHeavenConfig, Trick } from '#engine/games/ohheaven/index';
import { icon } from '#scenes/panels/icons';
import { type ButtonParts, dialog, disc, richMessage } from '#scenes/panels/kit';
import { type KeyMap, sheetKeys } from '#scenes/panels/sheetKeys';
import { MOST_PIPS, rings } from '#scenes/table/plates';
import type { Chair } from '#storage/types';
import { say, type TextKey, words } from '#text/say';
import { roundsOf } from './boardModel';
import { toldTrick, trickRow } from './lastTrick';
import { gainText, plainPart, pointsText } from './points';
import { type RoundEndRow, type RoundFacts, roundSheetOf } from './roundModel';
import { roundsTable } from './scoreboard';

/** What the sheet shows: the round's points, its last trick, or all rounds. */
export type Page = 'points' | 'trick' | 'rounds';

export interface RoundEndParts extends RoundFacts {
  readonly page: Page;
  readonly turnTo: (page: Page) => void;
  readonly trick: Trick | undefined;
  /** The next round, or the results when the match is over. */
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

/** The modal sheet, for as long as the template holds it. Enter goes on, T and G turn the page, Esc turns it back. */
export function roundEnd(parts: RoundEndParts): TemplateResult {
  const sheet = roundSheetOf(parts);
  return dialog({
    title: say(sheet.title),
    sentence: say(sheet.sentence),
    body: html`<div class="round-room scrolls" ${sheetKeys(keysOf(parts))}>${pageOf(parts, sheet.rows)}</div>
      <p class="round-verdict">${sheet.verdict.map((told) => html`${richMessage(told)} `)}</p>`,
    buttons: buttonsOf(parts),
    onEscape: () => parts.turnTo('points'),
    look: 'round-end',
  });
}

const flip =
  ({ page, turnTo }: RoundEndParts, to: Page) =>
  (): void =>
    turnTo(page === to ? 'points' : to);

const keysOf = (parts: RoundEndParts): KeyMap => ({
  Enter: parts.onNext,
  KeyT: flip(parts, 'trick'),
  KeyG: flip(parts, 'rounds'),
});

function buttonsOf(parts: RoundEndParts): readonly ButtonParts[] {
  const { over, event, onNext, onLeave } = parts;
  return [
    { label: words('roundEnd.leave'), kind: 'quiet', press: onLeave },
    lookUp(parts, { page: 'trick', key: 'T', label: 'roundEnd.lastTrick' }),
    lookUp(parts, { page: 'rounds', key: 'G', label: 'roundEnd.allRounds' }),
    {
      label: over ? words('roundEnd.results') : words('roundEnd.next', { round: event.round + 1 }),
      kind: 'primary',
      key: 'Enter',
      press: onNext,
      first: 'first',
    },
  ];
}

const lookUp = (
  parts: RoundEndParts,
  { page, key, label }: { readonly page: Page; readonly key: string; readonly label: TextKey },
): ButtonParts => ({
  label: words(parts.page === page ? 'roundEnd.thisRoundAgain' : label),
  kind: 'secondary',
  key,
  press: flip(parts, page),
});

function pageOf(parts: RoundEndParts, rows: readonly RoundEndRow[]): TemplateResult {
  const { page, trick, chairs, you } = parts;
  if (page === 'rounds') return roundsTable(roundsOf(afterwards(parts), chairs), chairs, you);
  if (page === 'trick' && trick !== undefined)
    return html`<div class="round-trick">
      <p class="round-told">${toldTrick(trick, (who) => chairs[who]?.name ?? '')}</p>
      ${trickRow({ trick, nameOf: (who) => chairs[who]?.name ?? '', width: 8.6 })}
    </div>`;
  return pointsTable(rows, parts);
}

/** The table with this round among the scored ones. */
function afterwards({ before, event }: RoundEndParts) {
  const { type: _type, ...result } = event;
  return {
    ...before,
    history: [...before.history, result],
    totals: event.totals,
    phase: { type: 'dealing' },
  } as const;
}

const pointsTable = (rows: readonly RoundEndRow[], { before, chairs }: RoundEndParts): TemplateResult =>
  html`<table class="round-table" role="table" data-seats=${rows.length}>
    <thead role="rowgroup" class="round-top">
      <tr role="row" class="round-line round-head">
        <th role="columnheader" scope="col" class="round-who"><span class="unseen">${words('roundEnd.player')}</span></th>
        ${headCell('roundEnd.bid', 'round-bid')} ${headCell('roundEnd.won', 'round-won')} ${plainHead(before.config)}
        <th role="columnheader" scope="col" class="round-exact">
          ${words('roundEnd.exact')} <span class="round-worth">${before.config.bonus}</span>
        </th>
        ${headCell('roundEnd.thisRound', 'round-gain')} ${headCell('roundEnd.total', 'round-total')}
      </tr>
    </thead>
    <tbody role="rowgroup" class="round-rows">
      ${rows.map((row) => seatRow(row, chairs[row.seat]))}
    </tbody>
  </table>`;

const headCell = (key: TextKey, look: string): TemplateResult =>
  html`<th role="columnheader" scope="col" class=${look}>${words(key)}</th>`;

function plainHead(config: OhHeavenConfig): TemplateResult {
  const { title, worth } = plainPart(config);
  return html`<th role="columnheader" scope="col" class="round-plain">
    ${words(title)} <span class="round-worth">${words(worth)}</span>
  </th>`;
}

const seatRow = (row: RoundEndRow, chair: Chair | undefined): TemplateResult =>
  html`<tr role="row" class="round-line round-row" data-you=${row.you ? 'you' : nothing}>
    <th role="rowheader" scope="row" class="round-who">
      <span class="round-disc">
        ${disc({ seat: row.seat, name: row.name, size: 4.4, player: chair?.player })}
      </span>
      <span class="round-words">
        <span class="round-name" title=${row.name}>${row.name}</span>
        ${row.note === undefined ? nothing : html`<span class="round-note">${say(row.note)}</span>`}
      </span>
    </th>
    <td role="cell" class="round-bid">${row.bid}</td>
    <td role="cell" class="round-won">
      <span class="round-figure">${row.won}</span><span class="round-of">${words('roundEnd.of', { bid: row.bid })}</span>
      ${Math.max(row.bid, row.won) > MOST_PIPS ? nothing : rings(row)} ${verdictWords(row)}
    </td>
    <td role="cell" class="round-plain">${part(row.plain)}</td>
    <td role="cell" class="round-exact">
      ${row.exact === undefined ? part(undefined) : html`<span class="round-pill">${gainText(row.exact)}</span>`}
    </td>
    <td role="cell" class="round-gain">${gainText(row.points)}</td>
    <td role="cell" class="round-total">${pointsText(row.total)}</td>
  </tr>`;

function verdictWords({ verdict, off }: RoundEndRow): TemplateResult {
  if (verdict === 'made') return html`<span class="round-made">${icon('check')} ${words('roundEnd.made')}</span>`;
  return html`<span class="round-missed">${words(verdict === 'over' ? 'roundEnd.over' : 'roundEnd.short', { count: off })}</span>`;
}

const part = (points: number | undefined): TemplateResult =>
  points === undefined
    ? html`<span class="round-none" aria-hidden="true">${words('roundEnd.none')}</span
        ><span class="unseen">${words('roundEnd.noneSpoken')}</span>`
    : html`${gainText(points)}`;
