/** Small discs that mark a card or a hand: a star for the winning card, a cross for a wrong slap, a place in a race. */
import type { Context } from './shapes';

/** A number is the place of arrival, from 1. */
export type Sign = 'star' | 'cross' | number;

const BRASS = '#ddbb6c';
const CORAL = '#ffa08c';
const INK = '#161310';
const DARK = '#1a140b';
const IVORY = '#f7f1e3';

interface Style {
  readonly fill: string;
  readonly edge: string;
  readonly sign: string;
}

/** The first to arrive is lit, like the star; the others are dark. */
const styleOf = (sign: Sign): Style => {
  if (sign === 'cross') return { fill: CORAL, edge: INK, sign: DARK };
  if (sign === 'star' || sign === 1) return { fill: BRASS, edge: INK, sign: DARK };
  return { fill: INK, edge: BRASS, sign: IVORY };
};

/** Fills a square of `side` device pixels; `unit` is how many of them one unit takes. */
export function drawDisc(
  context: Context,
  side: number,
  { sign, unit }: { readonly sign: Sign; readonly unit: number },
): void {
  const style = styleOf(sign);
  const line = 2 * unit;
  context.beginPath();
  context.arc(side / 2, side / 2, side / 2 - line / 2, 0, Math.PI * 2);
  context.fillStyle = style.fill;
  context.fill();
  context.strokeStyle = style.edge;
  context.lineWidth = line;
  context.stroke();
  context.fillStyle = style.sign;
  context.strokeStyle = style.sign;
  if (sign === 'star') drawStar(context, side);
  else if (sign === 'cross') drawCross(context, side);
  else drawFigure(context, side, String(sign));
}

/** Five points; the inner corners lie where those of a drawn-through star do, a little fuller. */
export function drawStar(context: Context, side: number): void {
  const [outer, inner] = [side * 0.255, side * 0.118];
  context.beginPath();
  for (let corner = 0; corner < 10; corner += 1) {
    const reach = corner % 2 === 0 ? outer : inner;
    const turn = (corner * Math.PI) / 5;
    context.lineTo(side / 2 + reach * Math.sin(turn), side * 0.515 - reach * Math.cos(turn));
  }
  context.closePath();
  context.lineJoin = 'round';
  context.lineWidth = side * 0.045;
  context.fill();
  context.stroke();
}

function drawCross(context: Context, side: number): void {
  const [near, far] = [side * 0.34, side * 0.66];
  context.lineCap = 'round';
  context.lineWidth = side * 0.085;
  context.beginPath();
  context.moveTo(near, near);
  context.lineTo(far, far);
  context.moveTo(far, near);
  context.lineTo(near, far);
  context.stroke();
}

/** A figure in the middle, by its ink: figures of this face do not fill their line evenly. */
function drawFigure(context: Context, side: number, figure: string): void {
  context.font = `700 ${side * 0.56}px 'Libre Caslon Text'`;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  const ink = context.measureText(figure);
  const x = (side - ink.actualBoundingBoxRight + ink.actualBoundingBoxLeft) / 2;
  const y = (side + ink.actualBoundingBoxAscent - ink.actualBoundingBoxDescent) / 2;
  context.fillText(figure, x, y);
}
