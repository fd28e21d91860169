/** What may be slapped: a tile for each pattern, with cards that show it. */
import { html, type TemplateResult } from 'lit';
import type { Option } from '#engine/core/options';
import { icon } from '#scenes/panels/icons';
import { cardFace } from '#scenes/panels/kit';
import { optionNote } from '#scenes/screens/gameText';
import { withOption } from '#scenes/screens/setupModel';
import type { PackFace } from '#scenes/stage/sheets';
import { type TextKey, words } from '#text/say';
import type { RaceParts } from './parts';

interface Tile {
  /** The option it switches; a pattern without one always counts. */
  readonly key: string;
  readonly label: TextKey;
  /** Oldest first, as they are laid. */
  readonly cards: readonly PackFace[];
}

const DOUBLES: Tile = { key: 'slapDoubles', label: 'pattern.doubles', cards: ['7S', '7D'] };

const TILES: Readonly<Record<RaceParts['race'], readonly Tile[]>> = {
  ratscrew: [
    DOUBLES,
    { key: 'slapTens', label: 'pattern.tens', cards: ['6H', '4S'] },
    { key: 'slapMarriage', label: 'pattern.marriage', cards: ['KS', 'QH'] },
  ],
  slapjack: [
    { key: '', label: 'pattern.jacks', cards: ['JH'] },
    DOUBLES,
    { key: 'slapSandwich', label: 'pattern.sandwich', cards: ['7S', '2C', '7D'] },
  ],
};

const KEYS = Object.values(TILES).flatMap((tiles) => tiles.map(({ key }) => key));

/** Whether an option has a tile instead of a row. */
export const isPatternRow = ({ key }: Option): boolean => KEYS.includes(key);

export const patternTiles = (parts: RaceParts): TemplateResult =>
  html`<div class="race-patterns">
    <h3 class="option-title" id="race-patterns">${words('setup.slap')}</h3>
    <div class="race-tiles" role="group" aria-labelledby="race-patterns">
      ${TILES[parts.race].map((tile) => (tile.key === '' ? fixedTile(tile) : switchTile(parts, tile)))}
    </div>
  </div>`;

function switchTile({ desk, race }: RaceParts, tile: Tile): TemplateResult {
  const on = desk.form.options[tile.key] === true;
  return html`<button
    type="button"
    class="race-tile"
    role="checkbox"
    aria-checked=${on ? 'true' : 'false'}
    aria-description=${optionNote(race, tile.key)}
    title=${optionNote(race, tile.key)}
    @click=${() => desk.change(withOption(desk.form, tile.key, !on))}
  >
    ${face(tile, 'tick')}
  </button>`;
}

const fixedTile = (tile: Tile): TemplateResult =>
  html`<div class="race-tile race-tile-fixed">${face(tile, 'none')}</div>`;

/** Width of a tile's cards, in rem. */
const CARD = 2.6;

const face = ({ cards, label }: Tile, mark: 'tick' | 'none'): TemplateResult =>
  html`<span class="race-tile-cards">${cards.map((card) => cardFace(card, CARD, 'small'))}</span>
    <span class="race-tile-name"
      >${mark === 'tick' ? html`<span class="race-tick" aria-hidden="true">${icon('check')}</span>` : ''}${words(label)}</span
    >`;
