/** What Oh Heaven's table shows besides cards and plates: the trump, and how far the round has come. */
import './extras.css';
import { html, nothing, type TemplateResult } from 'lit';
import { type CardId, PACK } from '#engine/cards/cards';
import { handSizeOf, type OhHeavenView, type Trump } from '#engine/games/ohheaven/index';
import { icon, suit } from '#scenes/panels/icons';
import { cardFace } from '#scenes/panels/kit';
import type { TableLayout } from '#scenes/stage/layout';
import { placeStyle } from '#scenes/table/place';
import { cardName, words } from '#text/say';
import { hasOhHeavenParts } from './layout';

/** Width of the turned-up card beside the trump, in rem. */
const TURNED_WIDTH = { landscape: 4.6, portrait: 3, low: 3 } as const;

export function ohHeavenExtras(view: OhHeavenView, layout: TableLayout): TemplateResult {
  if (!hasOhHeavenParts(layout) || view.round === 0) return html``;
  const { trump } = view;
  return html`<section
    class="trump"
    style=${placeStyle(layout.trump)}
    data-turned=${view.turned === undefined ? nothing : 'turned'}
    aria-label=${words('ohheaven.trump')}
  >
    ${trumpDisc(trump)}
    <div class="trump-words">
      <p class="trump-label">${words('ohheaven.trump')}</p>
      <p class="trump-name">${trump === undefined ? words('ohheaven.trump.notYet') : words(`ohheaven.suit.${trump}`)}</p>
      <p class="trump-note">${progress(view)}</p>
    </div>
    ${view.turned === undefined ? nothing : turnedCard(view.turned, TURNED_WIDTH[layout.frame.form])}
  </section>`;
}

/** The suit as the cards show it, on a white disc; a stroke where no suit beats another. */
export const trumpDisc = (trump: Trump | undefined): TemplateResult =>
  html`<span class="trump-disc" data-suit=${trump ?? nothing} aria-hidden="true"
    >${trump === undefined ? nothing : trump === 'none' ? icon('minus') : suit(trump)}</span
  >`;

/** "13 cards each" while bids are made, "Trick 6 of 13" while cards are played. */
function progress(view: OhHeavenView): string {
  const of = handSizeOf(view);
  const { type } = view.phase;
  if (type !== 'playing' && type !== 'played' && view.tricks.length === 0)
    return words('ohheaven.cardsEach', { count: of });
  return words('ohheaven.trickOf', { trick: Math.min(view.tricks.length + 1, of), of });
}

function turnedCard(turned: CardId, width: number): TemplateResult {
  const face = PACK.find((one) => one === turned);
  return html`<span class="trump-card">
    ${face === undefined ? nothing : cardFace(face, width, 'small')}
    <span class="unseen">${words('ohheaven.trump.turned', { card: cardName(turned) })}</span>
  </span>`;
}
