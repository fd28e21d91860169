/** What the table shows besides cards and plates: how many cards lie where, and the pot. */
import './tongits.css';
import './tongits.phone.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { TongitsView } from '#engine/games/tongits/index';
import { icon } from '#scenes/panels/icons';
import type { TableLayout } from '#scenes/stage/layout';
import { placeStyle } from '#scenes/table/place';
import { words } from '#text/say';
import { hasTongitsParts } from './layout';

export function tongitsExtras(view: TongitsView, layout: TableLayout): TemplateResult {
  if (!hasTongitsParts(layout) || view.round === 0) return html``;
  const spread = layout.older.w > layout.discard.w ? 'tongits.discardedInOrder' : 'tongits.discarded';
  return html`
    <p class="tt-count" style=${placeStyle(layout.stockText)}>
      <strong>${view.stockCount}</strong> <span>${words('tongits.inStock')}</span>
    </p>
    <p class="tt-count" style=${placeStyle(layout.discardText)}>
      <strong>${view.discards.length}</strong> <span>${words(spread)}</span>
    </p>
    ${view.config.scoring === 'pot' ? potDrawn(view, layout.pot) : nothing}
  `;
}

const potDrawn = ({ pot }: TongitsView, place: Parameters<typeof placeStyle>[0]): TemplateResult =>
  html`<p class="tt-pot" style=${placeStyle(place)}>
    <span class="tt-pot-icon">${icon('chips')}</span><strong>${pot}</strong> <span>${words('tongits.inPot')}</span>
  </p>`;
