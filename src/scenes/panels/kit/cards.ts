/** Card pictures in HTML, cut from the same atlases as the table's sprites. */
import './cards.css';
import { html, type TemplateResult } from 'lit';
import { PACK } from '#engine/cards/cards';
import { sheetUrl } from '#scenes/stage/art';
import { BACKS, CELL, cornerOf, extentOf, type PackFace, type Sheet, type Size, type Step } from '#scenes/stage/sheets';

/** The full face, or the small one with a large index and one suit. */
export type FaceStyle = Size;

/** A face-up card, `width` rem wide. Decoration: whoever shows it names it in words. */
export function cardFace(face: PackFace, width: number, style: FaceStyle = 'full'): TemplateResult {
  const sheets = style === 'full' ? (['faces', 'faces4'] as const) : (['faces-small', 'faces-small4'] as const);
  return cut({ cell: PACK.indexOf(face), width, sheets });
}

/** A card lying face down. */
export const cardBack = (width: number, style: FaceStyle = 'full'): TemplateResult =>
  cut({ cell: BACKS.indexOf(style), width, sheets: ['backs', 'backs'] });

/** A few cards fanned around their middle, `width` rem each; `spread` is the turn between two, in degrees. */
export function fan(faces: readonly PackFace[], width: number, spread: number): TemplateResult {
  const middle = (faces.length - 1) / 2;
  return html`<span class="card-fan" aria-hidden="true"
    >${faces.map(
      (face, n) =>
        html`<span
          class="card-fan-place"
          style="--turn:${(n - middle) * spread}deg;--shift:${(n - middle) * width * 0.62}rem;--drop:${
            Math.abs(n - middle) * width * 0.06
          }rem"
          >${cardFace(face, width)}</span
        >`,
    )}</span
  >`;
}

/** One cell of a sheet; the second sheet is the four-colour deck's, which the page switches to by itself. */
function cut(parts: { cell: number; width: number; sheets: readonly [Sheet, Sheet] }): TemplateResult {
  const { cell, width, sheets } = parts;
  const scale = width / CELL.width;
  const corner = cornerOf(cell, 1);
  const whole = extentOf(sheets[0], 1);
  const step = stepFor(width);
  return html`<span
    class="card-face"
    aria-hidden="true"
    style="--w:${width}rem;--x:${-corner.x * scale}rem;--y:${-corner.y * scale}rem;--sheet:${whole.width * scale}rem ${
      whole.height * scale
    }rem;--two:url('${sheetUrl(sheets[0], step)}');--four:url('${sheetUrl(sheets[1], step)}')"
  ></span>`;
}

/** The smallest drawing of the atlas that is at least as sharp as the screen at this width. */
function stepFor(width: number): Step {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const pixels = width * rem * window.devicePixelRatio;
  if (pixels <= CELL.width) return 1;
  return pixels <= 2 * CELL.width ? 2 : 3;
}
