/** Two sheets over the table: all actions where the foot has room for two, and the discards in order. */
import { html, type TemplateResult } from 'lit';
import type { TongitsView } from '#engine/games/tongits/index';
import type { BarEntry } from '#scenes/games/controls';
import { button, cardFace, dialog } from '#scenes/panels/kit';
import { cardName, words } from '#text/say';
import { actionList, type ButtonsParts } from './buttons';
import { faceIn } from './faces';

/** Widths of a card in rem: with many of them they get smaller. */
const pileWidth = (count: number): number => (count > 20 ? 5 : 6);

export const pileDialog = ({ discards }: TongitsView, close: () => void): TemplateResult =>
  dialog({
    title: words('tongits.pile.title'),
    sentence: words('tongits.pile.sentence'),
    body: html`<ol class="tt-pile scrolls">
      ${discards.map(
        (card) =>
          html`<li>${cardFace(faceIn(card), pileWidth(discards.length), 'small')}<span class="unseen">${cardName(card)}</span></li>`,
      )}
    </ol>`,
    buttons: [{ label: words('tongits.close'), kind: 'secondary', key: 'Esc', press: close, first: 'first' }],
    onEscape: close,
    look: 'tt-pile-dialog',
  });

export const moreDialog = (
  parts: ButtonsParts,
  { extras, close }: { readonly extras: readonly BarEntry[]; readonly close: () => void },
): TemplateResult =>
  dialog({
    title: words('tongits.more'),
    sentence: words('tongits.more.sentence'),
    body: html`${actionList(parts)}
      <div class="tt-action-list">
        ${extras.map(({ label, icon, cap, press }) => button({ label, icon, key: cap, kind: 'secondary', press }))}
      </div>`,
    buttons: [{ label: words('tongits.close'), kind: 'quiet', key: 'Esc', press: close, first: 'first' }],
    onEscape: close,
    look: 'tt-more-dialog',
  });
