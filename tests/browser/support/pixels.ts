/** What the canvas shows, read from its pixels: cards are the only bright things on the felt. */
import { expect, type Page } from '@playwright/test';
import type { Game } from './game';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Point = readonly [number, number];

interface Brightness {
  /** Share of bright pixels in each box, 0 to 1. */
  readonly inside: readonly number[];
  /** Share of bright pixels in the window outside all cards, 0 to 1. */
  readonly outside: number;
}

interface Asked {
  readonly png: string;
  readonly boxes: readonly Box[];
  readonly cards: readonly Box[];
}

/** Runs in the page: counts pixels that are as bright as a card's face. */
async function countBright({ png, boxes, cards }: Asked): Promise<Brightness> {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const surface = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (surface === null) throw new Error('no canvas to read pixels with');
  surface.drawImage(bitmap, 0, 0);
  const { data } = surface.getImageData(0, 0, bitmap.width, bitmap.height);
  const isBright = (x: number, y: number): boolean => {
    const at = (y * bitmap.width + x) * 4;
    return [0, 1, 2].every((channel) => (data[at + channel] ?? 0) > 200);
  };
  // The pale edge of a card's back is bright too, but thin.
  const isFace = (x: number, y: number): boolean =>
    isBright(x, y) && [-5, 5].every((by) => isBright(x + by, y) && isBright(x, y + by));
  const shareOf = (points: readonly Point[], holds: (x: number, y: number) => boolean): number =>
    points.length === 0 ? 0 : points.filter(([x, y]) => holds(x, y)).length / points.length;
  const pointsIn = ({ x, y, width, height }: Box): readonly Point[] =>
    Array.from({ length: Math.floor(width) * Math.floor(height) }, (_, at) => [
      Math.round(x) + (at % Math.floor(width)),
      Math.round(y) + Math.floor(at / Math.floor(width)),
    ]);
  const isIn = (x: number, y: number, box: Box): boolean =>
    x >= box.x - 8 && x <= box.x + box.width + 8 && y >= box.y - 8 && y <= box.y + box.height + 8;
  const elsewhere = pointsIn({ x: 0, y: 0, width: bitmap.width, height: bitmap.height }).filter(
    ([x, y]) => !cards.some((card) => isIn(x, y, card)),
  );
  return {
    inside: boxes.map((box) => shareOf(pointsIn(box), isBright)),
    outside: shareOf(elsewhere, isFace),
  };
}

/** A stretch of the left margin, below the index, where every face is bare. */
const margin = ({ x, y, width, height }: Box): Box => ({
  x: x + width * 0.035,
  y: y + height * 0.52,
  width: Math.max(2, width * 0.06),
  height: height * 0.2,
});

async function boxesOfCards(page: Page): Promise<readonly Box[]> {
  return page.locator('.mirror-card').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
}

async function brightness(page: Page): Promise<Brightness> {
  const cards = await boxesOfCards(page);
  const picture = await page.screenshot({ scale: 'css', style: '#panels { visibility: hidden }' });
  return page.evaluate(countBright, { png: picture.toString('base64'), boxes: cards.map(margin), cards });
}

/** Every card of the mirror lies face up on the canvas at its place, and no other card does. */
export async function expectCardsDrawn(game: Game): Promise<void> {
  await expect(async () => {
    const { inside, outside } = await brightness(game.page);
    expect(inside.length, 'cards in the mirror').toBeGreaterThan(0);
    expect(Math.min(...inside), `every card is drawn: ${inside.map((share) => share.toFixed(2))}`).toBeGreaterThan(0.7);
    expect(outside, 'no card lies where the mirror has none').toBeLessThan(0.002);
  }).toPass({ timeout: 20_000 });
}

/** The middle of a card, for a pointer. */
export async function middleOf(game: Game, zone: 'hand' | 'table', card: string): Promise<{ x: number; y: number }> {
  const box = await game.card(zone, card).boundingBox();
  if (box === null) throw new Error(`${card} lies nowhere`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Whether the suit in the upper left corner of a card on the canvas is more blue than red. */
export async function suitColour(game: Game, zone: 'hand' | 'table', card: string): Promise<'blue' | 'red'> {
  const box = await game.card(zone, card).boundingBox();
  if (box === null) throw new Error(`${card} lies nowhere`);
  const clip = {
    x: box.x + box.width * 0.04,
    y: box.y + box.height * 0.02,
    width: box.width * 0.2,
    height: box.height * 0.3,
  };
  const png = (await game.page.screenshot({ clip, scale: 'css' })).toString('base64');
  return game.page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const surface = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (surface === null) throw new Error('no canvas to read pixels with');
    surface.drawImage(bitmap, 0, 0);
    const pixels = surface.getImageData(0, 0, bitmap.width, bitmap.height).data;
    let balance = 0;
    for (let at = 0; at < pixels.length; at += 4) balance += (pixels[at + 2] ?? 0) - (pixels[at] ?? 0);
    return balance > 0 ? 'blue' : 'red';
  }, png);
}

/** How much of a place on the canvas is as bright as a card's face, 0 to 1. */
export async function faceShare(page: Page, place: Box): Promise<number> {
  const picture = await page.screenshot({ scale: 'css', style: '#panels { visibility: hidden }' });
  const { inside } = await page.evaluate(countBright, { png: picture.toString('base64'), boxes: [place], cards: [] });
  return inside[0] ?? 0;
}
