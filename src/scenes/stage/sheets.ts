/** How the card atlases are laid out. `npm run art` draws by these numbers, the stage cuts by them. */
import { PACK } from '#engine/cards/cards';

/** Sizes an atlas is drawn in: 1 is 110 pixels a card, 2 and 3 as many times that. */
export const STEPS = [1, 2, 3] as const;
export type Step = (typeof STEPS)[number];

/** `faces4` and `faces-small4` are the four-colour deck. */
export const SHEETS = ['faces', 'faces-small', 'faces4', 'faces-small4', 'backs'] as const;
export type Sheet = (typeof SHEETS)[number];

export type PackFace = (typeof PACK)[number];

/** The two backs in the order of their cells. */
export const BACKS = ['full', 'small'] as const;
export type Size = (typeof BACKS)[number];

/** One card at step 1, in pixels; the ratio is 5:7. */
export const CELL = { width: 110, height: 154 } as const;

/** Clear pixels at step 1 around every cell, so that smoothing never draws a neighbour's edge. */
const GUTTER = 2;

/** Eight in a row keep even the largest atlas under 4096 pixels each way, which old phones cannot go beyond. */
const COLUMNS = 8;

/** Cells on a sheet, row by row: the pack in its usual order (clubs, diamonds, hearts, spades; ace to king), or the backs. */
export const cellsOn = (sheet: Sheet): number => (sheet === 'backs' ? BACKS.length : PACK.length);

/** Top left corner of a cell, in pixels. */
export function cornerOf(cell: number, step: Step): { readonly x: number; readonly y: number } {
  const column = cell % COLUMNS;
  const row = Math.floor(cell / COLUMNS);
  return {
    x: step * (GUTTER + column * (CELL.width + GUTTER)),
    y: step * (GUTTER + row * (CELL.height + GUTTER)),
  };
}

/** Width and height of a whole sheet, in pixels. */
export function extentOf(sheet: Sheet, step: Step): { readonly width: number; readonly height: number } {
  const columns = Math.min(COLUMNS, cellsOn(sheet));
  const rows = Math.ceil(cellsOn(sheet) / COLUMNS);
  return {
    width: step * (GUTTER + columns * (CELL.width + GUTTER)),
    height: step * (GUTTER + rows * (CELL.height + GUTTER)),
  };
}
