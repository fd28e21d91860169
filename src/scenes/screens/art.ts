/** The pictures of games on tiles and lists: a few card faces on the game's felt. */
import './art.css';
import { html, type TemplateResult } from 'lit';
import type { Felt } from '#scenes/app';
import { fan } from '#scenes/panels/kit';
import type { PackFace } from '#scenes/stage/sheets';

/** Cards that say what a game is about; a game that has none yet shows one of each suit. */
const CARDS: Readonly<Record<string, readonly PackFace[]>> = {
  cassino: ['4H', '8S', 'QC'],
  ratscrew: ['7C', '7D'],
  slapjack: ['5S', 'JH'],
  tongits: ['9H', 'TH', 'JH', 'QH'],
  ohheaven: ['3C', 'KC', 'AS', '9C'],
};
const ANY: readonly PackFace[] = ['AS', 'KH', '7D', '2C'];

/** A game's cards on its felt, filling its box; `width` is that of one card in rem. Decoration, named beside it. */
export function gameArt(game: string, width: number): TemplateResult {
  const cards = CARDS[game] ?? ANY;
  // Three cards fill the box; more of them get smaller.
  const fitting = width * Math.min(1, 3.5 / (cards.length + 0.4));
  return html`<span class="game-art" data-game=${game} aria-hidden="true">${fan(cards, fitting, 9)}</span>`;
}

const FELTS: readonly Felt[] = ['cassino', 'ratscrew', 'slapjack', 'tongits', 'ohheaven'];

/** The felt a game is played on; a game without one of its own lies on the menu's. */
export const feltOf = (game: string): Felt => FELTS.find((felt) => felt === game) ?? 'menu';
