/** Texts with their marks drawn: suits as pictures, ranks and names in bold. */
import './rich.css';
import { html, type TemplateResult } from 'lit';
import { type CardId, rankOf, type Suit, suitOf } from '#engine/cards/cards';
import { suit } from '#scenes/panels/icons';
import { type Message, type Piece, pieces } from '#text/message';
import { cardName, say } from '#text/say';

/** A marked text as a template; a screen reader hears the card's name in words. */
export const rich = (text: string): TemplateResult => html`${pieces(text).map(drawn)}`;

/** The same for a message that has not been said yet. */
export const richMessage = (message: Message): TemplateResult => rich(say(message));

function drawn(piece: Piece): TemplateResult {
  switch (piece.kind) {
    case 'words':
      return html`${piece.words}`;
    case 'strong':
      return html`<strong class="rich-strong">${piece.words}</strong>`;
    case 'card':
      return cardWords(piece.card);
    case 'suit':
      return suitSign(piece.suit);
  }
}

function cardWords(card: CardId): TemplateResult {
  const [rank, its] = [rankOf(card), suitOf(card)];
  if (rank === undefined || its === undefined) return html`<strong class="rich-strong">${cardName(card)}</strong>`;
  return html`<span class="rich-card"
    ><span class="rich-face" aria-hidden="true"
      ><strong>${rank === 'T' ? '10' : rank}</strong
      >${suitSign(its)}</span
    ><span class="unseen">${cardName(card)}</span></span
  >`;
}

const suitSign = (its: Suit): TemplateResult =>
  html`<span class="rich-suit" data-suit=${its} aria-hidden="true">${suit(its)}</span>`;
