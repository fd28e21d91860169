/**
 * The gloved hand that slaps, with a cuff in its seat's colour. The drawing stands in `assets/sprites/source/glove.svg`:
 * units as there, fingers up, the middle of the palm at 0, 0.
 */
import type { Seat } from '#engine/core/words';
import type { Context } from './shapes';

/** The seats' colours (look: Colour), as in the panels' tokens. */
const SEAT_COLOURS = [
  '#2F6C8C',
  '#9A4A2C',
  '#5F4E93',
  '#3D7044',
  '#A03C52',
  '#776019',
  '#2A7470',
  '#7B4690',
  '#51637A',
  '#8A5A44',
] as const;

/** From the fingertips to the end of the cuff. */
export const GLOVE_LENGTH = 170;

/** What the picture covers around the palm; the sleeve fades out below. As wide on both sides, so that it may be mirrored. */
export const GLOVE_FIELD = { left: 74, right: 74, top: 86, bottom: 176 } as const;

interface Stroke {
  readonly path: string;
  readonly width: number;
}

/** Four fingers and the thumb. */
const FINGERS: readonly Stroke[] = [
  { path: 'M-24 6L-33 -52', width: 19 },
  { path: 'M-8 -2L-11 -70', width: 20 },
  { path: 'M10 -1L13 -64', width: 19.5 },
  { path: 'M26 8L35 -38', width: 17 },
  { path: 'M-26 46L-58 10', width: 20 },
];
const PALM = 'M-35 6C-36 -6 -26 -12 -14 -12H18C30 -12 37 -4 37 8L34 46C33 60 24 68 10 68H-10C-24 68 -32 60 -33 48Z';
const SLEEVE = 'M-27 84H27L31 174H-31Z';
const SEAMS: readonly Stroke[] = [
  { path: 'M-17 -2L-20 -30M1.5 -10L1.5 -34M19 -4L22 -24', width: 2 },
  { path: 'M-15 12L-13 36M1 8L1 34M17 12L15 36', width: 2.4 },
];

const IVORY = '#F6F0E2';
const INK = '#2B2119';
const SEAM = '#B9AC94';
const BRASS = '#DDBB6C';

/** Draws the hand on an empty canvas of the field's size times `scale`. */
export function drawGlove(
  context: Context,
  field: { readonly w: number; readonly h: number },
  style: { readonly seat: Seat; readonly scale: number },
): void {
  const colour = SEAT_COLOURS[style.seat % SEAT_COLOURS.length] ?? SEAT_COLOURS[0];
  const home = (down: number): void =>
    context.setTransform(
      style.scale,
      0,
      0,
      style.scale,
      GLOVE_FIELD.left * style.scale,
      (GLOVE_FIELD.top + down) * style.scale,
    );
  context.lineCap = 'round';
  context.lineJoin = 'round';
  home(5);
  drawHand(context, { colour: '#000', grown: 7 });
  thin(context, field);
  home(0);
  drawSleeve(context, colour);
  drawHand(context, { colour: INK, grown: 5 });
  drawHand(context, { colour: IVORY, grown: 0 });
  context.strokeStyle = SEAM;
  for (const { path, width } of SEAMS) {
    context.lineWidth = width;
    context.stroke(new Path2D(path));
  }
  drawCuff(context, colour);
  context.resetTransform();
}

/** The whole hand in one colour, its edge `grown` wider in all. */
function drawHand(context: Context, { colour, grown }: { readonly colour: string; readonly grown: number }): void {
  context.strokeStyle = colour;
  context.fillStyle = colour;
  for (const { path, width } of FINGERS) {
    context.lineWidth = width + grown;
    context.stroke(new Path2D(path));
  }
  const palm = new Path2D(PALM);
  context.fill(palm);
  if (grown === 0) return;
  context.lineWidth = grown;
  context.stroke(palm);
}

/** Leaves 28% of what is drawn so far, so that strokes that overlap make one even shadow. */
function thin(context: Context, { w, h }: { readonly w: number; readonly h: number }): void {
  context.resetTransform();
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = 'rgba(0, 0, 0, 0.28)';
  context.fillRect(0, 0, w, h);
  context.globalCompositeOperation = 'source-over';
}

function drawSleeve(context: Context, colour: string): void {
  const fade = context.createLinearGradient(0, 84, 0, 174);
  fade.addColorStop(0, colour);
  fade.addColorStop(0.45, colour);
  fade.addColorStop(1, `${colour}00`);
  context.fillStyle = fade;
  context.fill(new Path2D(SLEEVE));
}

function drawCuff(context: Context, colour: string): void {
  context.beginPath();
  context.roundRect(-31, 62, 62, 26, 6);
  context.fillStyle = colour;
  context.fill();
  context.strokeStyle = INK;
  context.lineWidth = 2.5;
  context.stroke();
  context.fillStyle = 'rgba(255, 255, 255, 0.28)';
  context.fillRect(-31, 66, 62, 3);
  context.beginPath();
  context.arc(20, 77, 4, 0, Math.PI * 2);
  context.fillStyle = BRASS;
  context.fill();
  context.lineWidth = 1.2;
  context.stroke();
}
