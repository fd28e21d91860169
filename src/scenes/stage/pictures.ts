/** The atlases' pictures, loaded as plain images: the bakery draws from them, the graphics card never sees them. */
import { PACK } from '#engine/cards/cards';
import { atlasOf, backCell, type Cell, cellOf, type Deck, sheetsFor } from './art';
import type { Rect } from './layout';
import { cornerOf, type PackFace, type Sheet, type Size, type Step } from './sheets';

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
  const images = await Promise.all(
    sheets.map(async (sheet) => {
      const image = new Image();
      image.src = atlasOf(sheet, wanted.step).url;
      await image.decode();
      done += 1;
      loaded(done / sheets.length);
      return [sheet, image] as const;
    }),
  );
  return picturesFrom(new Map(images), wanted);
}

function picturesFrom(
  images: ReadonlyMap<Sheet, HTMLImageElement>,
  { deck, step }: { readonly deck: Deck; readonly step: Step },
): Pictures {
  const draw = (context: Context, cell: Cell, box: Rect): void => {
    const image = images.get(cell.sheet);
    if (image === undefined) throw new Error(`atlas ${cell.sheet} is not loaded`);
    const { frameWidth, frameHeight } = atlasOf(cell.sheet, step);
    const corner = cornerOf(cell.frame, step);
    context.drawImage(image, corner.x, corner.y, frameWidth, frameHeight, box.x, box.y, box.w, box.h);
  };
  return {
    deck,
    step,
    faces: PACK,
    drawFace: (context, { face, style, box }) => draw(context, cellOf(face, { deck, size: style }), box),
    drawBack: (context, { style, box }) => draw(context, backCell(style), box),
  };
}
