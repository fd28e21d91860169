/** The joker's face, which is drawn here because no atlas has it: a star between two words. */
import { drawStar } from './discs';
import type { Context } from './shapes';

const FACE = '#fffdf6';
const EDGE = '#d8cfba';
const INK = '#1b1a1c';
const BRASS = '#c39b4a';
const CORNER = 0.068;

export function drawJoker(context: Context, { w, h }: { readonly w: number; readonly h: number }): void {
  context.beginPath();
  context.roundRect(0.5, 0.5, w - 1, h - 1, w * CORNER);
  context.fillStyle = FACE;
  context.fill();
  context.strokeStyle = EDGE;
  context.lineWidth = 1;
  context.stroke();
  context.fillStyle = BRASS;
  context.strokeStyle = BRASS;
  const side = w * 1.1;
  context.setTransform(1, 0, 0, 1, (w - side) / 2, (h - side) / 2);
  drawStar(context, side);
  context.fillStyle = INK;
  for (const turn of [1, -1]) {
    context.setTransform(turn, 0, 0, turn, turn === 1 ? 0 : w, turn === 1 ? 0 : h);
    writeDown(context, w);
  }
  context.resetTransform();
}

/** The word from the upper left corner down, a letter below the other. */
function writeDown(context: Context, w: number): void {
  context.font = `700 ${w * 0.15}px 'Libre Caslon Text'`;
  context.textAlign = 'center';
  context.textBaseline = 'top';
  for (const [index, letter] of [...'JOKER'].entries()) context.fillText(letter, w * 0.13, w * (0.07 + index * 0.15));
}
