/** The atlases' pictures, one bitmap a cell: the bakery draws from them, the graphics card never sees them. */
import { PACK } from '#engine/cards/cards';
import { atlasOf, backCell, type Cell, cellOf, type Deck, sheetsFor } from './art';
import type { Rect } from './layout';
import { cellsOn, cornerOf, type PackFace, type Sheet, type Size, type Step } from './sheets';

type Context = CanvasRenderingContext2D;

export interface Pictures {
  readonly deck: Deck;
  readonly step: Step;
  readonly faces: readonly PackFace[];
  drawFace(context: Context, what: { readonly face: PackFace; readonly style: Size; readonly box: Rect }): void;
  drawBack(context: Context, what: { readonly style: Size; readonly box: Rect }): void;
}

/** Loads the sheets of a deck at a step. `loaded` hears the share that is there, 0 to 1. Rejects when a file fails. */
export async function loadPictures(
  wanted: { readonly deck: Deck; readonly step: Step },
  loaded: (share: number) => void,
): Promise<Pictures> {
  const sheets = sheetsFor(wanted.deck);
  let done = 0;
  const cells = await Promise.all(
    sheets.map(async (sheet) => {
      const cut = await cellsOf(sheet, wanted.step);
      done += 1;
      loaded(done / sheets.length);
      return [sheet, cut] as const;
    }),
  );
  return picturesFrom(new Map(cells), wanted);
}

/**
 * Bitmaps, because a browser may forget what it decoded of an image, and decodes the whole atlas again, in the middle of a
 * frame, for the next card that is drawn from it.
 */
async function cellsOf(sheet: Sheet, step: Step): Promise<readonly ImageBitmap[]> {
  const { url, frameWidth, frameHeight } = atlasOf(sheet, step);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const whole = await createImageBitmap(await answer.blob());
  const cut = Array.from({ length: cellsOn(sheet) }, (_, cell) => {
    const { x, y } = cornerOf(cell, step);
    return createImageBitmap(whole, x, y, frameWidth, frameHeight);
  });
  const cells = await Promise.all(cut);
  whole.close();
  return cells;
}

function picturesFrom(
  cells: ReadonlyMap<Sheet, readonly ImageBitmap[]>,
  { deck, step }: { readonly deck: Deck; readonly step: Step },
): Pictures {
  const draw = (context: Context, { sheet, frame }: Cell, box: Rect): void => {
    const bitmap = cells.get(sheet)?.[frame];
    if (bitmap === undefined) throw new Error(`cell ${frame} of atlas ${sheet} is not loaded`);
    context.drawImage(bitmap, box.x, box.y, box.w, box.h);
  };
  return {
    deck,
    step,
    faces: PACK,
    drawFace: (context, { face, style, box }) => draw(context, cellOf(face, { deck, size: style }), box),
    drawBack: (context, { style, box }) => draw(context, backCell(style), box),
  };
}
