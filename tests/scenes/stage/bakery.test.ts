import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { at, seat, seatsOf } from '#engine/core/words';
import { type Baked, type Bakery, bakery } from '#scenes/stage/bakery';
import type { FaceCut } from '#scenes/stage/layout';
import { type Canvas, type Drawing, drawing, type Stroke } from '#tests/scenes/stage/canvas';

/** Layout scale x pixel ratio of a plain window, of one that is enlarged, of a phone. */
const UNITS = [1, 1.5, 3];

const here = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

let paper: Drawing;
const baker = (unit = 1): Bakery => bakery(paper.textures, paper.pictures, unit);

function canvasOf({ key }: Baked): Canvas {
  const canvas = paper.canvases.get(key);
  if (canvas === undefined) throw new Error(`no texture ${key}`);
  return canvas;
}

const calls = (canvas: Canvas, name: string): readonly Stroke[] => canvas.strokes.filter(({ call }) => call === name);
const numbers = (stroke: Stroke): readonly number[] => stroke.args.map(Number);

beforeEach(() => {
  paper = drawing();
  vi.stubGlobal('Path2D', class Path2D {});
});

describe.each(UNITS)('at %d device pixels a unit', (unit) => {
  test('an inlay of two circles has one middle, and lies inside its texture', () => {
    const canvas = canvasOf(baker(unit).inlay({ x: 454, y: 192, w: 372, h: 372 }, 'circle'));
    const [outer = [], inner = []] = calls(canvas, 'arc').map(numbers);
    expect(canvas).toMatchObject({ w: 372 * unit, h: 372 * unit });
    expect(outer.slice(0, 2)).toEqual([186 * unit, 186 * unit]);
    expect(inner.slice(0, 2)).toEqual(outer.slice(0, 2));
    expect(at(outer, 2) + 0.75 * unit).toBeCloseTo(186 * unit);
    expect(at(outer, 2) - at(inner, 2)).toBeCloseTo(7 * unit);
  });

  test.each(['grey', 'mint', 'brass'] as const)('the edge of a %s tray takes whole pixels inside it', (edge) => {
    const canvas = canvasOf(baker(unit).tray(edge, { x: 0, y: 0, w: 196, h: 100 }));
    const [x = 0, y = 0, w = 0, h = 0] = numbers(at(calls(canvas, 'roundRect'), 0));
    const { lineWidth } = at(calls(canvas, 'stroke'), 0);
    expect(Number.isInteger(lineWidth)).toBe(true);
    expect([x - lineWidth / 2, y - lineWidth / 2]).toEqual([0, 0]);
    expect([x + w + lineWidth / 2, y + h + lineWidth / 2]).toEqual([196 * unit, 100 * unit]);
  });

  test('a slot and a veil are exactly as large as the card they stand for', () => {
    const oven = baker(unit);
    expect(canvasOf(oven.slot('brass', 86))).toMatchObject(canvasSize(oven.face('AS', 86, 'fan')));
    expect(canvasOf(oven.veil('ohheaven', 86))).toMatchObject(canvasSize(oven.face('AS', 86, 'fan')));
  });

  test('a hand turns around the same point of its palm, and holds it well inside its picture', () => {
    const { origin, ...glove } = baker(unit).glove(seat(0), 170);
    const { w, h } = canvasOf(glove);
    expect(origin.x * w).toBeCloseTo(74 * unit);
    expect(origin.y * h).toBeCloseTo(86 * unit);
  });
});

const canvasSize = (baked: Baked): Pick<Canvas, 'w' | 'h'> => {
  const { w, h } = canvasOf(baked);
  return { w, h };
};

describe('faces', () => {
  test.each<[number, FaceCut | undefined, string]>([
    [110, undefined, 'full'],
    [60, undefined, 'small'],
    [96, 'small', 'small'],
    [108, 'fan', 'full'],
    [60, 'fan', 'small'],
    [96, 'small-fan', 'small'],
  ])('%d wide, cut %s: the %s face', (w, cut, style) => {
    baker().face('QD', w, cut);
    expect(new Set(paper.styles)).toEqual(new Set([style]));
  });

  test.each(['TC', 'KD', 'AS', '7H'] as const)('in a fan %s loses its lower right corner and nothing else', (card) => {
    for (const cut of ['fan', 'small-fan'] as const) {
      const canvas = canvasOf(baker().face(card, 100, cut));
      const boxes = calls(canvas, 'fillRect').map(numbers);
      expect(boxes).not.toEqual([]);
      for (const [x = 0, y = 0, w = 0, h = 0] of boxes) {
        expect(x).toBeGreaterThan(40);
        expect(y).toBeGreaterThan(70);
        expect(x + w).toBeLessThan(99);
        expect(y + h).toBeLessThan(139);
      }
    }
  });

  test('a whole face keeps its corner', () => {
    expect(calls(canvasOf(baker().face('TC', 100)), 'fillRect')).toEqual([]);
  });

  test('the same card from another pack is the same picture', () => {
    expect(baker().face('QD.2', 108, 'fan')).toEqual(baker().face('QD', 108, 'fan'));
  });
});

describe('discs', () => {
  const fillOf = (baked: Baked): unknown => at(calls(canvasOf(baked), 'fill'), 0).fillStyle;

  test('who comes first is lit, the others are dark, and each has its figure', () => {
    const discs = [1, 2, 3, 10].map((place) => baker().disc(place, 28));
    expect(discs.map(fillOf)).toEqual(['#ddbb6c', '#161310', '#161310', '#161310']);
    expect(discs.map((disc) => calls(canvasOf(disc), 'fillText')[0]?.args[0])).toEqual(['1', '2', '3', '10']);
  });

  test('a wrong slap is coral, the winning card brass', () => {
    expect(fillOf(baker().disc('cross', 32))).toBe('#ffa08c');
    expect(fillOf(baker().disc('star', 28))).toBe('#ddbb6c');
  });
});

describe('gloves', () => {
  test('ten seats have ten cuffs, in the colours of the panels', () => {
    const tokens = [...here('src/scenes/panels/tokens.css').matchAll(/--seat-\d+: (#\w+);/g)].map((found) => found[1]);
    const fills = seatsOf(10).map((who) =>
      calls(canvasOf(baker().glove(who, 170)), 'fill').map((one) => one.fillStyle),
    );
    expect(tokens).toHaveLength(10);
    for (const [who, colours] of fills.entries())
      expect(colours.map((colour) => String(colour).toLowerCase())).toContain(tokens[who]);
  });

  test('are the drawing that is kept with the art', () => {
    const drawn: string[] = [];
    vi.stubGlobal(
      'Path2D',
      class {
        constructor(path: string) {
          drawn.push(...path.split(/(?=M)/));
        }
      },
    );
    baker().glove(seat(0), 170);
    const source = here('assets/sprites/source/glove.svg');
    expect(drawn.length).toBeGreaterThan(15);
    for (const path of drawn) expect(source).toContain(`"${path}"`);
  });
});

test('what was drawn once is taken again, and drawn anew for another sharpness', () => {
  const wanted = (oven: Bakery): readonly Baked[] => [
    oven.inlay({ x: 0, y: 0, w: 312, h: 312 }, 'circle'),
    oven.inlay({ x: 0, y: 0, w: 312, h: 312 }),
    oven.tray('mint', { x: 0, y: 0, w: 196, h: 100 }),
    oven.slot('soft', 40),
    oven.disc('star', 28),
    oven.glove(seat(3), 113),
  ];
  const once = wanted(baker()).map(({ key }) => key);
  expect(new Set(once).size).toBe(6);
  expect(wanted(baker()).map(({ key }) => key)).toEqual(once);
  expect(wanted(baker(2)).filter(({ key }) => once.includes(key))).toEqual([]);
});
