/** What Cassino's table shows besides cards and plates: the deck's count and the own won pile in words. */
import './extras.css';
import { html, nothing, type TemplateResult } from 'lit';
import { rankOf, suitOf } from '#engine/cards/cards';
import type { CassinoView } from '#engine/games/cassino/index';
import type { Seating, TableLayout } from '#scenes/stage/layout';
import { placeStyle } from '#scenes/table/place';
import { words } from '#text/say';
import { hasCassinoParts } from './layout';

export function cassinoExtras(view: CassinoView, layout: TableLayout, seating: Seating): TemplateResult {
  if (!hasCassinoParts(layout)) return html``;
  const { deckText, ownPile } = layout;
  return html`
    ${
      view.deal === 0
        ? nothing
        : html`<p class="deck-count" style=${placeStyle(deckText)}>
            <strong>${view.stockCount}</strong> <span>${words('cassino.deck')}</span>
          </p>`
    }
    ${ownPile === undefined ? nothing : pileWords(view, { ownPile: placeStyle(ownPile), seating })}
  `;
}

function pileWords(view: CassinoView, parts: { readonly ownPile: string; readonly seating: Seating }): TemplateResult {
  const pile = view.piles[parts.seating.bottom] ?? [];
  if (pile.length === 0)
    return html`<p class="own-pile own-pile-empty" style=${parts.ownPile}>${words('cassino.takenNone')}</p>`;
  const spades = pile.filter((card) => suitOf(card) === 'S').length;
  const aces = pile.filter((card) => rankOf(card) === 'A').length;
  const facts = [
    ...(spades > 0 ? [words('cassino.spades', { count: spades })] : []),
    ...(aces > 0 ? [words('cassino.aces', { count: aces })] : []),
  ];
  return html`<p class="own-pile" style=${parts.ownPile}>
    <strong>${pile.length}</strong>
    <span>${words('cassino.taken', { count: pile.length })}</span>
    <span>${facts.join(' · ')}</span>
  </p>`;
}
