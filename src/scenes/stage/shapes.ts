/** Plain shapes around and under cards, in device pixels: `unit` is how many of them one unit takes. */
import type { Rect } from './layout';
import type { PackFace, Size } from './sheets';

export type Context = CanvasRenderingContext2D;

export type Tone = 'brass' | 'mint';

const TONES: Readonly<Record<Tone, { readonly colour: string; readonly line: number }>> = {
  brass: { colour: '#ddbb6c', line: 3 },
  mint: { colour: '#a8e6b8', line: 2 },
};

/** A tray behind cards that belong together: grey at rest, mint where a card fits, brass where one is meant. */
export type TrayEdge = 'brass' | 'mint' | 'grey';

const INLAY_FILL = 'rgba(0, 0, 0, 0.1)';
const INLAY_LINE = 'rgba(221, 187, 108, 0.34)';
const EDGES: Readonly<Record<TrayEdge, { readonly colour: string; readonly line: number }>> = {
  brass: { colour: TONES.brass.colour, line: 2 },
  mint: { colour: TONES.mint.colour, line: 2 },
  grey: { colour: INLAY_LINE, line: 1 },
};
const TRAY_CORNER = 10;

/** A place that waits for your card, and one where somebody's stack is empty. */
export type SlotTone = 'brass' | 'soft';

interface SlotStyle {
  readonly colour: string;
  readonly line: number;
  readonly dash: readonly [number, number];
  readonly fill: string;
}
const SLOTS: Readonly<Record<SlotTone, SlotStyle>> = {
  brass: { colour: '#c39b4a', line: 2, dash: [6, 4], fill: 'rgba(0, 0, 0, 0.1)' },
  soft: { colour: 'rgba(221, 212, 192, 0.54)', line: 1, dash: [3, 3], fill: 'transparent' },
};

/** Card corners: 6.8% of the width. */
const CORNER = 0.068;
function cardPath(context: Context, box: Rect, grow: number): void {
  const radius = box.w * CORNER + grow;
  context.beginPath();
  context.roundRect(box.x - grow, box.y - grow, box.w + 2 * grow, box.h + 2 * grow, radius);
}

/** At rest: 0 / 1.5 / 3 at 34% and 0 / 3 / 8 at 22%, drawn by a card that lies outside the texture. */
export function drawShadows(context: Context, box: Rect, unit: number): void {
  const away = 10_000;
  for (const [drop, blur, alpha] of [
    [1.5, 3, 0.34],
    [3, 8, 0.22],
  ] as const) {
    context.shadowColor = `rgba(0, 0, 0, ${alpha})`;
    context.shadowBlur = blur * unit;
    context.shadowOffsetX = away;
    context.shadowOffsetY = drop * unit;
    context.fillStyle = '#000';
    cardPath(context, { ...box, x: box.x - away }, 0);
    context.fill();
  }
}

export function drawOutline(context: Context, box: Rect, style: { readonly tone: Tone; readonly unit: number }): void {
  const { colour, line } = TONES[style.tone];
  context.strokeStyle = colour;
  context.lineWidth = line * style.unit;
  cardPath(context, box, (line / 2) * style.unit);
  context.stroke();
}

/** 1.5 px brass at 34% over black at 10%, with concave corners of 16. */
export function drawInlay(context: Context, size: { readonly w: number; readonly h: number }, unit: number): void {
  const line = 1.5 * unit;
  const inset = line / 2;
  const notch = 16 * unit;
  const [left, top, right, bottom] = [inset, inset, size.w - inset, size.h - inset];
  context.beginPath();
  context.moveTo(left + notch, top);
  context.lineTo(right - notch, top);
  context.arc(right, top, notch, Math.PI, Math.PI / 2, true);
  context.lineTo(right, bottom - notch);
  context.arc(right, bottom, notch, -Math.PI / 2, Math.PI, true);
  context.lineTo(left + notch, bottom);
  context.arc(left, bottom, notch, 0, -Math.PI / 2, true);
  context.lineTo(left, top + notch);
  context.arc(left, top, notch, Math.PI / 2, 0, true);
  context.closePath();
  context.fillStyle = INLAY_FILL;
  context.fill();
  context.strokeStyle = INLAY_LINE;
  context.lineWidth = line;
  context.stroke();
}

/** Of the two circles the inner one lies this far inside, thin and fainter. */
const INNER = { inset: 7, line: 1, colour: 'rgba(221, 187, 108, 0.16)' } as const;

/** The same as a double circle, as large as the smaller side allows. */
export function drawCircle(context: Context, size: { readonly w: number; readonly h: number }, unit: number): void {
  const line = 1.5 * unit;
  const radius = Math.min(size.w, size.h) / 2 - line / 2;
  const circle = (r: number): void => {
    context.beginPath();
    context.arc(size.w / 2, size.h / 2, r, 0, Math.PI * 2);
  };
  circle(radius);
  context.fillStyle = INLAY_FILL;
  context.fill();
  context.strokeStyle = INLAY_LINE;
  context.lineWidth = line;
  context.stroke();
  circle(radius - INNER.inset * unit);
  context.strokeStyle = INNER.colour;
  context.lineWidth = INNER.line * unit;
  context.stroke();
}

/** Rounded, darker than the felt, its edge inside `size`. */
export function drawTray(
  context: Context,
  size: { readonly w: number; readonly h: number },
  style: { readonly edge: TrayEdge; readonly unit: number },
): void {
  const { colour, line } = EDGES[style.edge];
  const width = Math.max(1, Math.round(line * style.unit));
  context.beginPath();
  context.roundRect(width / 2, width / 2, size.w - width, size.h - width, TRAY_CORNER * style.unit);
  context.fillStyle = 'rgba(0, 0, 0, 0.2)';
  context.fill();
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

/** The outline of a card that is not there, dashed, its line inside the card's edge. */
export function drawSlot(context: Context, box: Rect, style: { readonly tone: SlotTone; readonly unit: number }): void {
  const { colour, line, dash, fill } = SLOTS[style.tone];
  const width = Math.max(1, Math.round(line * style.unit));
  cardPath(context, box, -width / 2);
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash(dash.map((length) => length * style.unit));
  context.stroke();
  context.setLineDash([]);
}

/** A thin line around a card under others, so that each can be told. */
export function drawEdge(context: Context, box: Rect, unit: number): void {
  cardPath(context, box, -unit / 2);
  context.strokeStyle = 'rgba(58, 42, 26, 0.62)';
  context.lineWidth = unit;
  context.stroke();
}

/** What lies over a card that cannot be played now: a colour at 46%, exactly over the card. */
export function drawVeil(context: Context, box: Rect, colour: string): void {
  cardPath(context, box, 0);
  context.globalAlpha = 0.46;
  context.fillStyle = colour;
  context.fill();
  context.globalAlpha = 1;
}

/** A drawn card is this wide; boxes of it that hold nothing but what a face has in its lower right corner. */
const FACE_WIDTH = 250;
const LARGE_SUIT: Rect = { x: 104, y: 186, w: 136, h: 140 };
const TURNED_SUIT: Rect = { x: 190.8, y: 215, w: 55.2, h: 51 };
const TURNED_FIGURE: Rect = { x: 183, y: 266, w: 63, h: 75 };
/** Letters are wider, and have no pips beside them. */
const TURNED_LETTER: Rect = { x: 177, y: 266, w: 69, h: 75 };
const CARD_FACE = '#fffdf6';

/** Takes the lower right index, or the large suit of a small face, off a face that fills `size`. */
export function clearCorner(
  context: Context,
  size: { readonly w: number },
  { face, style }: { readonly face: PackFace; readonly style: Size },
): void {
  const rank = /^[AJQK]/.test(face) ? TURNED_LETTER : TURNED_FIGURE;
  const scale = size.w / FACE_WIDTH;
  context.fillStyle = CARD_FACE;
  for (const { x, y, w, h } of style === 'small' ? [LARGE_SUIT] : [TURNED_SUIT, rank])
    context.fillRect(x * scale, y * scale, w * scale, h * scale);
}
