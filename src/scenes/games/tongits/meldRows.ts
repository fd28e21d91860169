/** How a player's exposed melds lie: in trays side by side, at most two rows, smaller when there are many. */
import { cardHeight, type Rect } from '#scenes/stage/layout';

/** A card's width in a meld, and how far the next card lies from it, in units. */
export interface MeldScale {
  readonly w: number;
  readonly step: number;
}

/** Where the melds of one player may lie. */
export interface MeldArea {
  readonly rect: Rect;
  /** How wide the second row may be, where something stands beside it. */
  readonly second: number;
  readonly align: 'left' | 'right' | 'middle';
  /** From the roomiest to the tightest. */
  readonly scales: readonly MeldScale[];
  readonly rows: 1 | 2;
  /** Between a tray's edge and its cards. */
  readonly padding: number;
  /** Between two trays of a row. */
  readonly gap: number;
  /** Kept free under a row for what a meld takes; a second row gives it up where it does not fit. */
  readonly below: number;
}

export interface Meld {
  readonly tray: Rect;
  readonly scale: MeldScale;
}

/** The trays of melds of these sizes, in order. */
export function meldTrays(area: MeldArea, sizes: readonly number[]): readonly Meld[] {
  if (sizes.length === 0) return [];
  const all = area.scales.map((scale) => rowsAt(area, sizes, scale));
  // One row of cards that lie a little closer is read better than two.
  const oneRow = all.slice(0, ROOMY).find((rows) => rows.rows.length === 1 && fitsIn(area, rows));
  const fitting = oneRow ?? all.find((rows) => fitsIn(area, rows));
  const { rows, scale } = fitting ?? squeezed(area, sizes);
  const height = cardHeight(scale.w) + 2 * area.padding;
  const below = rows.length * (height + area.below) <= area.rect.h ? area.below : 0;
  const middle = area.align === 'middle' ? (area.rect.h - rows.length * height - (rows.length - 1) * area.gap) / 2 : 0;
  return rows.flatMap((row, index) => {
    const y = area.rect.y + middle + index * (height + Math.max(below, area.gap));
    return traysOf(area, { widths: row, y, height }).map((tray) => ({ tray, scale }));
  });
}

/** How many scales count as roomy. */
const ROOMY = 2;

const roomOf = ({ rect, second }: MeldArea, row: number): number => (row === 0 ? rect.w : second);

interface Rows {
  readonly scale: MeldScale;
  /** Tray widths, row by row. */
  readonly rows: readonly (readonly number[])[];
}

const widthOf = ({ padding }: MeldArea, size: number, { w, step }: MeldScale): number =>
  2 * padding + w + (size - 1) * step;

const lengthOf = ({ gap }: MeldArea, row: readonly number[]): number =>
  row.reduce((sum, width) => sum + width, (row.length - 1) * gap);

/** Trays in order, a new row whenever the next one does not fit. */
function rowsAt(area: MeldArea, sizes: readonly number[], scale: MeldScale): Rows {
  const rows: number[][] = [[]];
  for (const size of sizes) {
    const width = widthOf(area, size, scale);
    const last = rows.at(-1) ?? [];
    if (last.length > 0 && lengthOf(area, [...last, width]) > roomOf(area, rows.length - 1)) rows.push([width]);
    else last.push(width);
  }
  return { scale, rows };
}

function fitsIn(area: MeldArea, { rows, scale }: Rows): boolean {
  const height = rows.length * (cardHeight(scale.w) + 2 * area.padding) + (rows.length - 1) * area.gap;
  return (
    rows.length <= area.rows &&
    height <= area.rect.h &&
    rows.every((row, index) => lengthOf(area, row) <= roomOf(area, index))
  );
}

/** More melds than any scale has room for: all rows at the tightest scale, their cards as close as they must. */
function squeezed(area: MeldArea, sizes: readonly number[]): Rows {
  const tightest = area.scales.at(-1) ?? { w: 30, step: 15 };
  const perRow = Math.ceil(sizes.length / area.rows);
  const cut = Array.from({ length: area.rows }, (_, row) => sizes.slice(row * perRow, (row + 1) * perRow));
  const filled = cut.filter((row) => row.length > 0);
  const steps = filled.map((row, index) => {
    const fixed = lengthOf(
      area,
      row.map(() => widthOf(area, 1, tightest)),
    );
    const free = row.reduce((sum, size) => sum + size - 1, 0);
    return (roomOf(area, index) - fixed) / Math.max(1, free);
  });
  const scale = { w: tightest.w, step: Math.max(4, Math.min(tightest.step, ...steps)) };
  return { scale, rows: filled.map((row) => row.map((size) => widthOf(area, size, scale))) };
}

function traysOf(
  area: MeldArea,
  row: { readonly widths: readonly number[]; readonly y: number; readonly height: number },
): readonly Rect[] {
  const spare = area.rect.w - lengthOf(area, row.widths);
  const share = area.align === 'left' ? 0 : area.align === 'right' ? 1 : 0.5;
  let x = area.rect.x + spare * share;
  return row.widths.map((w) => {
    const tray = { x, y: row.y, w, h: row.height };
    x += w + area.gap;
    return tray;
  });
}
