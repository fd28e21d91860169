/** A texture manager and pictures that draw nothing and remember what they were asked. */
import type Phaser from 'phaser';
import { PACK } from '#engine/cards/cards';
import type { Pictures } from '#scenes/stage/pictures';

/** A call on a drawing context, with the colours and the line that were set when it was made. */
export interface Stroke {
  readonly call: string;
  readonly args: readonly unknown[];
  readonly fillStyle: unknown;
  readonly strokeStyle: unknown;
  readonly lineWidth: number;
}

export interface Canvas {
  readonly w: number;
  readonly h: number;
  readonly strokes: Stroke[];
}

export interface Drawing {
  readonly textures: Phaser.Textures.TextureManager;
  readonly pictures: Pictures;
  /** What has been drawn, by the texture's key. */
  readonly canvases: ReadonlyMap<string, Canvas>;
  /** The styles in which faces were drawn, oldest first. */
  readonly styles: readonly string[];
}

/** Figures are as wide as they are high, all ink. */
const INK = {
  actualBoundingBoxLeft: 0,
  actualBoundingBoxRight: 10,
  actualBoundingBoxAscent: 10,
  actualBoundingBoxDescent: 0,
};

function context(strokes: Stroke[]): CanvasRenderingContext2D {
  const set = { fillStyle: '', strokeStyle: '', lineWidth: 1 };
  return new Proxy(set, {
    get: (_, name) => {
      if (name in set) return set[name as keyof typeof set];
      return (...args: unknown[]) => {
        strokes.push({ call: String(name), args, ...set });
        if (name === 'measureText') return INK;
        return { addColorStop: () => undefined };
      };
    },
  }) as unknown as CanvasRenderingContext2D;
}

export function drawing(): Drawing {
  const canvases = new Map<string, Canvas>();
  const styles: string[] = [];
  const textures = {
    exists: (key: string) => canvases.has(key),
    createCanvas: (key: string, w: number, h: number) => {
      const canvas = { w, h, strokes: [] };
      canvases.set(key, canvas);
      return { getContext: () => context(canvas.strokes), refresh: () => undefined, add: () => undefined };
    },
  } as unknown as Phaser.Textures.TextureManager;
  const pictures: Pictures = {
    deck: 'two-colour',
    step: 1,
    faces: PACK,
    drawFace: (_, { style }) => styles.push(style),
    drawBack: () => undefined,
  };
  return { textures, pictures, canvases, styles };
}
