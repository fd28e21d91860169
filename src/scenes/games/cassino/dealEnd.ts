/** The end of a deal: what every item brought, to whom and why, with the totals below. */
import './dealEnd.css';
import './dealEnd.phone.css';
import { html, nothing, type TemplateResult } from 'lit';
import { type CardId, suitOf } from '#engine/cards/cards';
import { suit } from '#scenes/panels/icons';
import { type ButtonParts, dialog, disc, rich, richMessage } from '#scenes/panels/kit';
import { type KeyMap, sheetKeys } from '#scenes/panels/sheetKeys';
import type { Chair } from '#storage/types';
import { markCard } from '#text/message';
import { cardName, say, words } from '#text/say';
import type { DealFacts } from './dealFacts';
import {
  type Badge,
  type DealCell,
  type DealRow,
  type DealSheet,
  type DealSum,
  dealSheetOf,
  type Shown,
} from './dealModel';
import { pilesView } from './piles';
import { gainText, pointsText } from './points';

export interface DealEndParts extends DealFacts {
  /** The piles by seat, and whether they are shown in place of the points. */
  readonly piles: {
    readonly cards: readonly (readonly CardId[])[];
    readonly open: 'open' | 'shut';
    readonly toggle: () => void;
  };
  /** The next deal, or the results when the match is over. */
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

/** From this many seats on, columns are narrow: names stand above the discs and reasons under the items. */
const NARROW_FROM = 5;

/** The modal sheet, for as long as the template holds it. Enter goes on, V shows the piles, Esc shuts them. */
export function dealEnd(parts: DealEndParts): TemplateResult {
  const sheet = dealSheetOf(parts);
  const open = parts.piles.open === 'open';
  return dialog({
    title: say(sheet.title),
    sentence: say(sheet.sentence),
    body: html`<p class="deal-given">${richMessage(sheet.given)}</p>
      <div class="deal-room scrolls" ${sheetKeys(keysOf(parts))}>
        ${open ? pilesView(parts.piles.cards, parts.chairs) : pointsOf(sheet, parts)}
      </div>`,
    buttons: buttonsOf(parts),
    onEscape: () => open && parts.piles.toggle(),
    look: parts.chairs.length < NARROW_FROM ? 'deal-end' : 'deal-end deal-narrow',
  });
}

const keysOf = (parts: DealEndParts): KeyMap => ({ Enter: parts.onNext, KeyV: parts.piles.toggle });

const buttonsOf = ({ piles, next, onNext, onLeave }: DealEndParts): readonly ButtonParts[] => [
  { label: words('dealEnd.leave'), kind: 'quiet', press: onLeave },
  {
    label: piles.open === 'open' ? words('dealEnd.seePoints') : words('dealEnd.seePiles'),
    kind: 'secondary',
    key: 'V',
    press: piles.toggle,
  },
  {
    label: next === undefined ? words('dealEnd.results') : words('dealEnd.nextDeal'),
    kind: 'primary',
    key: 'Enter',
    press: onNext,
    first: 'first',
  },
];

const pointsOf = (sheet: DealSheet, { chairs }: DealEndParts): TemplateResult =>
  html`<table class="deal-table" role="table" style="--seats:${chairs.length}">
    <thead role="rowgroup" class="deal-top">
      <tr role="row" class="deal-line deal-head">
        <th role="columnheader" scope="col" class="deal-item"><span class="unseen">${words('dealEnd.item')}</span></th>
        ${sheet.sums.map((sum) => seatHead(sum, chairs[sum.seat]))}
        <th role="columnheader" scope="col" class="deal-why">${words('dealEnd.why')}</th>
      </tr>
    </thead>
    <tbody role="rowgroup" class="deal-rows">
      ${sheet.rows.map(itemRow)}
    </tbody>
    <tfoot role="rowgroup" class="deal-sums">
      <tr role="row" class="deal-line deal-gains">
        <th role="rowheader" scope="row" class="deal-item">${words('dealEnd.thisDeal')}</th>
        ${sheet.sums.map(({ gain }) => html`<td role="cell" class="deal-gain">${gainText(gain)}</td>`)}
        <td role="cell" class="deal-why"></td>
      </tr>
      <tr role="row" class="deal-line deal-totals">
        <th role="rowheader" scope="row" class="deal-item deal-total-word">${words('dealEnd.total')}</th>
        ${sheet.sums.map(totalCell)}
        <td role="cell" class="deal-why deal-verdict">
          ${sheet.verdict.map((sentence) => html`<p class="deal-sentence">${richMessage(sentence)}</p>`)}
        </td>
      </tr>
    </tfoot>
  </table>`;

const seatHead = ({ seat, name }: DealSum, chair: Chair | undefined): TemplateResult =>
  html`<th role="columnheader" scope="col" class="deal-seat">
    ${disc({ seat, name, size: 3.2, player: chair?.player })}
    <span class="deal-name" title=${name}>${name}</span>
  </th>`;

function itemRow({ title, worth, cells, why }: DealRow): TemplateResult {
  const reason = rich(say(why));
  return html`<tr role="row" class="deal-line deal-row">
    <th role="rowheader" scope="row" class="deal-item">
      ${richMessage(title)} <span class="deal-worth">${say(worth)}</span>
    </th>
    ${cells.map(itemCell)}
    <td role="cell" class="deal-why"><span class="deal-reason">${reason}</span></td>
  </tr>`;
}

const itemCell = ({ seat, shown, badge }: DealCell): TemplateResult =>
  html`<td role="cell" class="deal-cell" data-seat=${seat}>
    <span class="deal-shown" data-low=${isLow(shown) ? 'low' : nothing}>${shownDrawn(shown)}</span>
    <span class="deal-badge">${badgeDrawn(badge)}</span>
  </td>`;

const isLow = (shown: Shown): boolean => shown.kind === 'none' || (shown.kind === 'count' && shown.count === 0);

function shownDrawn(shown: Shown): TemplateResult {
  switch (shown.kind) {
    case 'count':
      return html`${shown.count}`;
    case 'card':
      return rich(markCard(shown.card));
    case 'aces':
      return html`${shown.aces.map(aceDrawn)}`;
    case 'none':
      return html`<span aria-hidden="true">${words('dealEnd.none')}</span
        ><span class="unseen">${words('dealEnd.noneSpoken')}</span>`;
  }
}

/** An ace among aces is its suit alone. */
function aceDrawn(ace: CardId): TemplateResult | typeof nothing {
  const its = suitOf(ace);
  if (its === undefined) return nothing;
  return html`<span class="rich-suit deal-ace" data-suit=${its} aria-hidden="true">${suit(its)}</span
    ><span class="unseen">${cardName(ace)} </span>`;
}

function badgeDrawn(badge: Badge): TemplateResult | typeof nothing {
  switch (badge.kind) {
    case 'gain':
      return html`<span class="deal-pill">${gainText(badge.halves)}</span>`;
    case 'tie':
      return html`<span class="deal-pill deal-tie">${words('dealEnd.tie')}</span>`;
    case 'none':
      return nothing;
  }
}

const totalCell = ({ total, bar }: DealSum): TemplateResult =>
  html`<td role="cell" class="deal-total">
    <span class="deal-points">${pointsText(total)}</span>
    <span
      class="deal-bar"
      aria-hidden="true"
      style="--had:${bar.had * 100}%;--gained:${bar.gained * 100}%"
      ><span class="deal-had"></span><span class="deal-came"></span
    ></span>
  </td>`;
