/** What every seat has taken, as small cards side by side. */
import './piles.css';
import { html, type TemplateResult } from 'lit';
import { type CardId, PACK, RANKS, type Rank, rankOf, type Suit, suitOf } from '#engine/cards/cards';
import { cardFace, disc } from '#scenes/panels/kit';
import type { Chair } from '#storage/types';
import { withoutMarks } from '#text/message';
import { cardName, words } from '#text/say';

/** In rem; thirteen stand side by side in half a sheet. */
const CARD_WIDTH = 3.4;

/** Spades first, since they are counted. */
const SUIT_ORDER: readonly (Suit | undefined)[] = ['S', 'H', 'C', 'D'];

/** By suit, then by rank from the ace up. */
const sortedPile = (pile: readonly CardId[]): readonly CardId[] =>
  [...pile].sort((a, b) => SUIT_ORDER.indexOf(suitOf(a)) - SUIT_ORDER.indexOf(suitOf(b)) || rankAt(a) - rankAt(b));

const RANK_ORDER: readonly (Rank | undefined)[] = RANKS;
const rankAt = (card: CardId): number => RANK_ORDER.indexOf(rankOf(card));

export const pilesView = (piles: readonly (readonly CardId[])[], chairs: readonly Chair[]): TemplateResult =>
  html`<ul class="piles" data-seats=${piles.length}>
    ${piles.map((pile, seat) => pileView(pile, seat, chairs[seat]))}
  </ul>`;

function pileView(pile: readonly CardId[], seat: number, chair: Chair | undefined): TemplateResult {
  const name = chair?.name ?? '';
  const label = words('dealEnd.pile', { name: withoutMarks(name), count: pile.length });
  return html`<li class="pile">
    <h3 class="pile-head">
      ${disc({ seat, name, size: 3.2, player: chair?.player })}<span class="pile-name" title=${label}>${label}</span>
    </h3>
    ${
      pile.length === 0
        ? html`<p class="mute">${words('dealEnd.pileEmpty')}</p>`
        : html`<ul class="pile-cards">
            ${sortedPile(pile).map((card) => html`<li class="pile-card">${cardDrawn(card)}</li>`)}
          </ul>`
    }
  </li>`;
}

function cardDrawn(card: CardId): TemplateResult {
  const face = PACK.find((one) => one === card);
  return html`${face === undefined ? '' : cardFace(face, CARD_WIDTH, 'small')}<span class="unseen">${cardName(card)}</span>`;
}
