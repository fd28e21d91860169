/**
 * Bakes what the canvas shows to textures at exactly the device pixels they take, so that cards are sharp at every density
 * and both renderers draw the same. Canvas textures come back by themselves after a lost WebGL context.
 */
import type Phaser from 'phaser';
import { type CardId, faceOf } from '#engine/cards/cards';
import type { Felt } from '#scenes/app';
import { backSize, faceSize } from './art';
import { cardHeight, type Rect } from './layout';
import type { Pictures } from './pictures';
import type { Size } from './sheets';

/** A texture and the frame in it. */
export interface Baked {
  readonly key: string;
  readonly frame: string | undefined;
}

export interface Bakery {
  /** A face at a width in units: the one that fits the width, or the small one. */
  face(card: CardId, w: number, face?: 'small'): Baked;
  back(w: number): Baked;
  shadow(w: number): Baked;
  outline(tone: Tone, w: number): Baked;
  /** The felt over the whole window. */
  felt(felt: Felt, size: { readonly width: number; readonly height: number }): Baked;
  /** A rectangle with concave corners in thin brass. */
  inlay(rect: Rect): Baked;
  ring(radius: number): Baked;
  /** Frees what earlier bakeries made and this one has not used: call it once everything has been laid out anew. */
  retireOthers(): void;
  /** Device pixels of one unit. */
  readonly unit: number;
}

export type Tone = 'brass' | 'mint';

const TONES: Readonly<Record<Tone, { readonly colour: string; readonly line: number }>> = {
  brass: { colour: '#ddbb6c', line: 3 },
  mint: { colour: '#a8e6b8', line: 2 },
};

/** Lit, base and edge colours of the felts (look: Colour). */
const FELTS: Readonly<Record<Felt, readonly [string, string, string]>> = {
  cassino: ['#1C5B47', '#124434', '#0A2A21'],
  ratscrew: ['#513A54', '#3A293D', '#211723'],
  slapjack: ['#6E4430', '#512F20', '#301B12'],
  tongits: ['#185A60', '#10454B', '#09292D'],
  ohheaven: ['#2C4468', '#1D2F4C', '#111C30'],
  menu: ['#17362B', '#10241D', '#0A1613'],
};

/** Card corners: 6.8% of the width. */
const CORNER = 0.068;
/** Units around a card that its shadow and outline may use. */
const HALO = 14;
/** Pixels between two faces of a sheet, so that neighbours do not bleed into each other. */
const GAP = 2;

type Context = CanvasRenderingContext2D;
type CanvasTexture = Phaser.Textures.CanvasTexture;

/** Begins the key of every texture of ours. */
const MARK = 'baked:';

export function bakery(textures: Phaser.Textures.TextureManager, pictures: Pictures, unit: number): Bakery {
  const px = (units: number): number => Math.max(1, Math.round(units * unit));
  const used = new Set<string>();

  /** A texture by name, drawn on first use. */
  const made = (name: string, size: { w: number; h: number }, draw: (texture: CanvasTexture) => void): string => {
    const key = `${MARK}${name}`;
    used.add(key);
    if (textures.exists(key)) return key;
    const texture = textures.createCanvas(key, size.w, size.h);
    if (texture === null) throw new Error(`texture ${key} could not be made`);
    draw(texture);
    texture.refresh();
    return key;
  };

  const bake = (name: string, size: { w: number; h: number }, draw: (context: Context) => void): Baked => ({
    key: made(name, size, (texture) => draw(texture.getContext())),
    frame: undefined,
  });

  /** Something drawn around a card, with the halo on all sides. */
  const around = (name: string, w: number, draw: (context: Context, box: Rect) => void): Baked => {
    const card = { w: px(w), h: px(cardHeight(w)) };
    const halo = px(HALO);
    const size = { w: card.w + 2 * halo, h: card.h + 2 * halo };
    return bake(`${name}:${card.w}@${unit}`, size, (context) => draw(context, { x: halo, y: halo, ...card }));
  };

  const sheet = (w: number, style: Size): string => {
    const cell = { w: px(w), h: px(cardHeight(w)) };
    const columns = 13;
    const rows = Math.ceil(pictures.faces.length / columns);
    const size = { w: columns * (cell.w + GAP), h: rows * (cell.h + GAP) };
    return made(`faces:${style}:${pictures.deck}:${pictures.step}x:${cell.w}`, size, (texture) => {
      const context = sharp(texture.getContext());
      for (const [index, face] of pictures.faces.entries()) {
        const x = (index % columns) * (cell.w + GAP);
        const y = Math.floor(index / columns) * (cell.h + GAP);
        pictures.drawFace(context, { face, style, box: { x, y, ...cell } });
        texture.add(face, 0, x, y, cell.w, cell.h);
      }
    });
  };

  return {
    unit,
    retireOthers: () => {
      for (const key of textures.getTextureKeys()) if (key.startsWith(MARK) && !used.has(key)) textures.remove(key);
    },
    face: (card, w, face) => ({ key: sheet(w, face ?? faceSize(w)), frame: faceOf(card) }),
    back: (w) => {
      const size = { w: px(w), h: px(cardHeight(w)) };
      const style = backSize(w);
      return bake(`back:${style}:${pictures.step}x:${size.w}`, size, (context) =>
        pictures.drawBack(sharp(context), { style, box: { x: 0, y: 0, ...size } }),
      );
    },
    shadow: (w) => around('shadow', w, (context, box) => drawShadows(context, box, unit)),
    outline: (tone, w) => around(`outline:${tone}`, w, (context, box) => drawOutline(context, box, { tone, unit })),
    felt: (felt, size) =>
      bake(`felt:${felt}:${size.width}x${size.height}`, { w: size.width, h: size.height }, (context) =>
        drawFelt(context, FELTS[felt], size),
      ),
    inlay: (rect) => {
      const size = { w: px(rect.w), h: px(rect.h) };
      return bake(`inlay:${size.w}x${size.h}@${unit}`, size, (context) => drawInlay(context, size, unit));
    },
    ring: (radius) => {
      const side = 2 * px(radius) + px(4);
      return bake(`ring:${side}`, { w: side, h: side }, (context) => {
        context.strokeStyle = '#ddbb6c';
        context.lineWidth = px(2.5);
        context.beginPath();
        context.arc(side / 2, side / 2, px(radius), 0, Math.PI * 2);
        context.stroke();
      });
    },
  };
}

function sharp(context: Context): Context {
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  return context;
}

function cardPath(context: Context, box: Rect, grow: number): void {
  const radius = box.w * CORNER + grow;
  context.beginPath();
  context.roundRect(box.x - grow, box.y - grow, box.w + 2 * grow, box.h + 2 * grow, radius);
}

/** At rest: 0 / 1.5 / 3 at 34% and 0 / 3 / 8 at 22%, drawn by a card that lies outside the texture. */
function drawShadows(context: Context, box: Rect, unit: number): void {
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

function drawOutline(context: Context, box: Rect, style: { readonly tone: Tone; readonly unit: number }): void {
  const { colour, line } = TONES[style.tone];
  context.strokeStyle = colour;
  context.lineWidth = line * style.unit;
  cardPath(context, box, (line / 2) * style.unit);
  context.stroke();
}

const GRAIN = 160;

/** One radial gradient centred at 50% 46%, with a grain too fine to see that keeps its steps from showing. */
function drawFelt(
  context: Context,
  colours: readonly [string, string, string],
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const reach = Math.hypot(width, height) * 0.56;
  const gradient = context.createRadialGradient(width / 2, height * 0.46, 0, width / 2, height * 0.46, reach);
  gradient.addColorStop(0, colours[0]);
  gradient.addColorStop(0.55, colours[1]);
  gradient.addColorStop(1, colours[2]);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  const pattern = context.createPattern(grain(), 'repeat');
  if (pattern === null) return;
  context.fillStyle = pattern;
  context.fillRect(0, 0, width, height);
}

/** A tile of faint specks from a fixed sequence: the same felt every time. */
function grain(): HTMLCanvasElement {
  const tile = document.createElement('canvas');
  tile.width = GRAIN;
  tile.height = GRAIN;
  const context = tile.getContext('2d');
  if (context === null) return tile;
  const specks = context.createImageData(GRAIN, GRAIN);
  let noise = 12345;
  for (let index = 0; index < specks.data.length; index += 4) {
    noise ^= noise << 13;
    noise ^= noise >>> 17;
    noise ^= noise << 5;
    const light = (noise & 256) === 0 ? 0 : 255;
    specks.data.set([light, light, light, (noise >>> 16) & 3], index);
  }
  context.putImageData(specks, 0, 0);
  return tile;
}

/** 1.5 px brass at 34% over black at 10%, with concave corners of 16. */
function drawInlay(context: Context, size: { readonly w: number; readonly h: number }, unit: number): void {
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
  context.fillStyle = 'rgba(0, 0, 0, 0.1)';
  context.fill();
  context.strokeStyle = 'rgba(221, 187, 108, 0.34)';
  context.lineWidth = line;
  context.stroke();
}
