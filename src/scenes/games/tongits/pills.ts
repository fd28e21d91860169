/** Where it is told what a meld takes: under its tray, or on the tray's lower edge where something else stands there. */
import type { Rect } from '#scenes/stage/layout';

const HEIGHT = 22;
const GAP = 3;
/** How far it hangs over the lower edge of a tray. */
const OVERHANG = 4;
/** What it may take beyond the tray's width, on both sides together. */
const WIDER = 40;

export function pillUnder(tray: Rect, inTheWay: readonly Rect[]): Rect {
  const under = { x: tray.x - WIDER / 2, y: tray.y + tray.h + GAP, w: tray.w + WIDER, h: HEIGHT };
  if (inTheWay.every((one) => one === tray || !meets(under, one))) return under;
  return { ...under, y: tray.y + tray.h - HEIGHT + OVERHANG };
}

const meets = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
