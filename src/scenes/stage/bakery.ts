/**
 * Bakes what the canvas shows to textures at exactly the device pixels they take, so that cards are sharp at every density
 * and both renderers draw the same. Canvas textures come back by themselves after a lost WebGL context.
 */
import type Phaser from 'phaser';
import { type CardId, faceOf, rankOf } from '#engine/cards/cards';
import type { Seat } from '#engine/core/words';
import type { Felt } from '#scenes/app';
import { backSize, faceSize } from './art';
import { drawDisc, type Sign } from './discs';
import { drawFelt, FELTS } from './felt';
import { drawGlove, GLOVE_FIELD, GLOVE_LENGTH } from './glove';
import { drawJoker } from './joker';
import { cardHeight, type FaceCut, type Rect } from './layout';
import type { Pictures } from './pictures';
import {
  type Context,
  clearCorner,
  drawCircle,
  drawEdge,
  drawInlay,
  drawOutline,
  drawShadows,
  drawSlot,
  drawTray,
  drawVeil,
  type SlotTone,
  type Tone,
  type TrayEdge,
} from './shapes';
import type { Size } from './sheets';

export type { Tone } from './shapes';

/** A texture. */
export interface Baked {
  readonly key: string;
}

/** A texture that turns around a point which is not its middle: hand `origin`, shares of its size, to `setOrigin`. */
export interface Planted extends Baked {
  readonly origin: { readonly x: number; readonly y: number };
}

export interface Bakery {
  /** A face at a width in units: the one that fits the width, unless cut otherwise. */
  face(card: CardId, w: number, cut?: FaceCut): Baked;
  back(w: number): Baked;
  /** So many backs on top of each other, the topmost above; each shows `step` units of its lower edge. */
  stack(w: number, layers: number, step: number): Baked;
  shadow(w: number): Baked;
  outline(tone: Tone, w: number): Baked;
  /** Lies over the face of a card that cannot be played now: the felt's edge colour at 46%. */
  veil(felt: Felt, w: number): Baked;
  /** A dashed place of a card's size: brass where yours is awaited, soft where a stack is empty. */
  slot(tone: SlotTone, w: number): Baked;
  /** A rounded tray of the rectangle's size, for cards that lie 8 inside it. */
  tray(edge: TrayEdge, rect: Rect): Baked;
  /** The felt over the whole window. */
  felt(felt: Felt, size: { readonly width: number; readonly height: number }): Baked;
  /** In thin brass: a rectangle with concave corners, or a double circle that fills a square one. */
  inlay(rect: Rect, form?: 'rectangle' | 'circle'): Baked;
  ring(radius: number): Baked;
  /** A disc `across` wide, its edge included: 28 for a star or a place in a race, 32 for a cross. */
  disc(sign: Sign, across: number): Baked;
  /**
   * A seat's gloved hand, fingers up, `length` from the fingertips to the end of the cuff; the sleeve fades out below. It
   * turns around its palm, and a negative `scaleX` makes the other hand of it.
   */
  glove(seat: Seat, length: number): Planted;
  /** Frees what earlier bakeries made and this one has not used: call it once everything has been laid out anew. */
  retireOthers(): void;
  /** Device pixels of one unit. */
  readonly unit: number;
}

/** Units around a card that its shadow and outline may use. */
const HALO = 14;

/** Begins the key of every texture of ours. */
const MARK = 'baked:';

export function bakery(textures: Phaser.Textures.TextureManager, pictures: Pictures, unit: number): Bakery {
  const px = (units: number): number => Math.max(1, Math.round(units * unit));
  const used = new Set<string>();

  /** A texture by name, drawn on first use. */
  const bake = (name: string, size: { w: number; h: number }, draw: (context: Context) => void): Baked => {
    const key = `${MARK}${name}`;
    used.add(key);
    if (textures.exists(key)) return { key };
    const texture = textures.createCanvas(key, size.w, size.h);
    if (texture === null) throw new Error(`texture ${key} could not be made`);
    draw(texture.getContext());
    texture.refresh();
    return { key };
  };

  /** Something drawn around a card, with the halo on all sides. */
  const around = (name: string, w: number, draw: (context: Context, box: Rect) => void): Baked => {
    const card = { w: px(w), h: px(cardHeight(w)) };
    const halo = px(HALO);
    const size = { w: card.w + 2 * halo, h: card.h + 2 * halo };
    return bake(`${name}:${card.w}@${unit}`, size, (context) => draw(context, { x: halo, y: halo, ...card }));
  };

  /** Each face has a texture of its own: a whole pack at once would hold a frame up for as long as six take. */
  const faced = (card: CardId, w: number, { style, inFan }: { style: Size; inFan: boolean }): Baked => {
    const size = { w: px(w), h: px(cardHeight(w)) };
    const face = pictures.faces.find((one) => one === faceOf(card));
    const name = `${inFan ? 'fan' : 'face'}:${style}:${pictures.deck}:${pictures.step}x:${faceOf(card)}:${size.w}`;
    return bake(name, size, (context) => {
      if (face === undefined) return;
      pictures.drawFace(sharp(context), { face, style, box: { x: 0, y: 0, ...size } });
      if (inFan) clearCorner(context, size, { face, style });
    });
  };

  /** The atlases have no joker. */
  const joker = (w: number): Baked => {
    const size = { w: px(w), h: px(cardHeight(w)) };
    return bake(`joker:${size.w}`, size, (context) => drawJoker(context, size));
  };

  return {
    unit,
    retireOthers: () => {
      for (const key of textures.getTextureKeys()) if (key.startsWith(MARK) && !used.has(key)) textures.remove(key);
    },
    face: (card, w, cut) => {
      if (rankOf(card) === undefined) return joker(w);
      const style = cut === 'small' || cut === 'small-fan' ? 'small' : faceSize(w);
      const inFan = cut === 'fan' || cut === 'small-fan';
      return faced(card, w, { style, inFan });
    },
    back: (w) => {
      const size = { w: px(w), h: px(cardHeight(w)) };
      const style = backSize(w);
      return bake(`back:${style}:${pictures.step}x:${size.w}`, size, (context) =>
        pictures.drawBack(sharp(context), { style, box: { x: 0, y: 0, ...size } }),
      );
    },
    stack: (w, layers, step) => {
      const card = { w: px(w), h: px(cardHeight(w)) };
      const size = { w: card.w, h: card.h + (layers - 1) * px(step) };
      return bake(`stack:${pictures.step}x:${card.w}:${layers}x${px(step)}`, size, (context) => {
        sharp(context);
        for (let layer = layers - 1; layer >= 0; layer -= 1) {
          const box = { x: 0, y: layer * px(step), ...card };
          pictures.drawBack(context, { style: backSize(w), box });
          if (layer > 0) drawEdge(context, box, unit);
        }
      });
    },
    shadow: (w) => around('shadow', w, (context, box) => drawShadows(context, box, unit)),
    outline: (tone, w) => around(`outline:${tone}`, w, (context, box) => drawOutline(context, box, { tone, unit })),
    veil: (felt, w) => {
      const box = { x: 0, y: 0, w: px(w), h: px(cardHeight(w)) };
      return bake(`veil:${felt}:${box.w}`, box, (context) => drawVeil(context, box, FELTS[felt][2]));
    },
    slot: (tone, w) => {
      const box = { x: 0, y: 0, w: px(w), h: px(cardHeight(w)) };
      return bake(`slot:${tone}:${box.w}@${unit}`, box, (context) => drawSlot(context, box, { tone, unit }));
    },
    tray: (edge, rect) => {
      const size = { w: px(rect.w), h: px(rect.h) };
      return bake(`tray:${edge}:${size.w}x${size.h}@${unit}`, size, (context) =>
        drawTray(context, size, { edge, unit }),
      );
    },
    felt: (felt, size) =>
      bake(`felt:${felt}:${size.width}x${size.height}`, { w: size.width, h: size.height }, (context) =>
        drawFelt(context, FELTS[felt], size),
      ),
    inlay: (rect, form = 'rectangle') => {
      const size = { w: px(rect.w), h: px(rect.h) };
      const draw = form === 'circle' ? drawCircle : drawInlay;
      return bake(`inlay:${form}:${size.w}x${size.h}@${unit}`, size, (context) => draw(context, size, unit));
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
    disc: (sign, across) => {
      const side = px(across);
      return bake(`disc:${sign}:${side}@${unit}`, { w: side, h: side }, (context) =>
        drawDisc(context, side, { sign, unit }),
      );
    },
    glove: (seat, length) => {
      const scale = (length * unit) / GLOVE_LENGTH;
      const { left, right, top, bottom } = GLOVE_FIELD;
      const size = { w: Math.ceil((left + right) * scale), h: Math.ceil((top + bottom) * scale) };
      const baked = bake(`glove:${seat}:${size.w}x${size.h}`, size, (context) =>
        drawGlove(context, size, { seat, scale }),
      );
      return { ...baked, origin: { x: (left * scale) / size.w, y: (top * scale) / size.h } };
    },
  };
}

function sharp(context: Context): Context {
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  return context;
}
