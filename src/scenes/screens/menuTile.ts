/** A game on the menu: its cards, its name, how many play and how long. */
import { html, nothing, type TemplateResult } from 'lit';
import { keycap } from '#scenes/panels/kit';
import { words } from '#text/say';
import { gameArt } from './art';
import { gameLength, gameLine, gameName } from './gameText';

export interface TileParts {
  readonly game: string;
  /** How many can play. */
  readonly seats: readonly number[];
  /** The cap of the key that opens it. */
  readonly key: string;
  /** How many tiles there are: the more, the smaller their cards. */
  readonly tiles: number;
  readonly chosen: boolean;
  readonly choose: () => void;
  readonly open: () => void;
}

export function gameTile({ game, seats, key, tiles, chosen, choose, open }: TileParts): TemplateResult {
  const players = words(seats.length === 1 ? 'menu.players.fixed' : 'menu.players', {
    least: Math.min(...seats),
    most: Math.max(...seats),
  });
  const length = gameLength(game);
  return html`<button type="button" class="menu-tile ${chosen ? 'menu-tile-chosen' : ''}" @click=${open} @focus=${choose}>
    <span class="menu-art">${gameArt(game, artWidth(tiles))}</span>
    <span class="menu-words">
      <span class="menu-game">${gameName(game)}</span>
      <span class="menu-line">${gameLine(game)}</span>
      <span class="menu-meta"
        ><span>${players}${length === '' ? nothing : html`<span class="menu-length"> · ${length}</span>`}</span>${keycap(
          key,
          chosen ? 'lit' : 'plain',
        )}</span
      >
    </span>
  </button>`;
}

/** Width of the cards on one of so many tiles, in rem. */
function artWidth(tiles: number): number {
  const form = document.documentElement.dataset.form;
  if (form === 'low') return tiles > 3 ? 4.4 : tiles > 2 ? 6 : 7.6;
  if (form === 'portrait') return tiles > 4 ? 6 : tiles > 1 ? 7 : 10.4;
  return tiles > 3 ? 8 : tiles > 2 ? 9.6 : tiles > 1 ? 11 : 14.4;
}
