/** Card pictures in HTML, cut from the same atlases as the table's sprites. */
import './cards.css';
import { html, type TemplateResult } from 'lit';
import { atlasOf, backCell, cellOf, stepFor } from '#scenes/stage/art';
import { CELL, cornerOf, extentOf, type PackFace, type Sheet, type Size } from '#scenes/stage/sheets';

/** The full face, or the small one with a large index and one suit. */
export type FaceStyle = Size;

/** A face-up card, `width` rem wide. Decoration: whoever shows it names it in words. */
export function cardFace(face: PackFace, width: number, style: FaceStyle = 'full'): TemplateResult {
  const [two, four] = [
    cellOf(face, { deck: 'two-colour', size: style }),
    cellOf(face, { deck: 'four-colour', size: style }),
  ];
  return cut({ cell: two.frame, width, sheets: [two.sheet, four.sheet] });
}

/** A card lying face down. */
export function cardBack(width: number, style: FaceStyle = 'full'): TemplateResult {
  const { sheet, frame } = backCell(style);
  return cut({ cell: frame, width, sheets: [sheet, sheet] });
}

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
  const step = stepFor(devicePixels(width));
  return html`<span
    class="card-face"
    aria-hidden="true"
    style="--w:${width}rem;--x:${-corner.x * scale}rem;--y:${-corner.y * scale}rem;--sheet:${whole.width * scale}rem ${
      whole.height * scale
    }rem;--two:url('${atlasOf(sheets[0], step).url}');--four:url('${atlasOf(sheets[1], step).url}')"
  ></span>`;
}

/** The width of a card in device pixels, from rem. */
function devicePixels(width: number): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return width * rem * window.devicePixelRatio;
}
