/** Card pictures in HTML, cut from the same atlases as the table's sprites. */
import './cards.css';
import { html, type TemplateResult } from 'lit';
import { type Face, rankOf } from '#engine/cards/cards';
import { icon } from '#scenes/panels/icons';
import { atlasOf, backCell, type Cell, cellOf, type Deck, stepFor } from '#scenes/stage/art';
import { CELL, cornerOf, extentOf, type PackFace, type Size } from '#scenes/stage/sheets';

/** The full face, or the small one with a large index and one suit. */
type FaceStyle = Size;

/** A face-up card, `width` rem wide. Decoration: whoever shows it names it in words. */
export const cardFace = (face: Face, width: number, style: FaceStyle = 'full'): TemplateResult =>
  isPackFace(face) ? cut(cellOf(face, { deck: deckNow(), size: style }), width) : joker(width);

const isPackFace = (face: Face): face is PackFace => rankOf(face) !== undefined;

/** No atlas has it: a star between two words, as on the table. */
const joker = (
  width: number,
): TemplateResult => html`<span class="card-face card-joker" aria-hidden="true" style="--w:${width}rem">
  <span>JOKER</span>${icon('star')}<span>JOKER</span>
</span>`;

/** A card lying face down. */
export const cardBack = (width: number, style: FaceStyle = 'full'): TemplateResult => cut(backCell(style), width);

/** One cell of a sheet, as a background that shows nothing of its neighbours. */
function cut({ sheet, frame }: Cell, width: number): TemplateResult {
  const scale = width / CELL.width;
  const corner = cornerOf(frame, 1);
  const whole = extentOf(sheet, 1);
  const { url } = atlasOf(sheet, stepFor(devicePixels(width)));
  const place = `${-corner.x * scale}rem ${-corner.y * scale}rem / ${whole.width * scale}rem ${whole.height * scale}rem`;
  return html`<span
    class="card-face"
    aria-hidden="true"
    style="--w:${width}rem;background:url('${url}') ${place} no-repeat"
  ></span>`;
}

/** The deck that boot has put on the page, from the settings. */
const deckNow = (): Deck => (document.documentElement.dataset.deck === 'four' ? 'four-colour' : 'two-colour');

/**
 * The width of a card in device pixels, from rem. The frame writes the size of a rem on the page itself; a computed style
 * would have the browser style everything anew that has changed so far, for each card.
 */
const devicePixels = (width: number): number =>
  width * Number.parseFloat(document.documentElement.style.fontSize) * window.devicePixelRatio;
