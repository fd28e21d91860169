/** Which picture a card is: the atlases' addresses, their frames, and the step to draw from. */

import backs1 from '#assets/sprites/atlas/backs-1x.webp';
import backs2 from '#assets/sprites/atlas/backs-2x.webp';
import backs3 from '#assets/sprites/atlas/backs-3x.webp';
import faces1 from '#assets/sprites/atlas/faces-1x.webp';
import faces2 from '#assets/sprites/atlas/faces-2x.webp';
import faces3 from '#assets/sprites/atlas/faces-3x.webp';
import small1 from '#assets/sprites/atlas/faces-small-1x.webp';
import small2 from '#assets/sprites/atlas/faces-small-2x.webp';
import small3 from '#assets/sprites/atlas/faces-small-3x.webp';
import smallFour1 from '#assets/sprites/atlas/faces-small4-1x.webp';
import smallFour2 from '#assets/sprites/atlas/faces-small4-2x.webp';
import smallFour3 from '#assets/sprites/atlas/faces-small4-3x.webp';
import facesFour1 from '#assets/sprites/atlas/faces4-1x.webp';
import facesFour2 from '#assets/sprites/atlas/faces4-2x.webp';
import facesFour3 from '#assets/sprites/atlas/faces4-3x.webp';
import { PACK } from '#engine/cards/cards';
import { BACKS, CELL, type PackFace, type Sheet, type Size, STEPS, type Step } from './sheets';

/** One atlas file: its address, and the size of a cell in its own pixels. */
export interface Atlas {
  readonly url: string;
  readonly frameWidth: number;
  readonly frameHeight: number;
}

/** A cell of a sheet, at whatever step: `frame` counts row by row from 0. */
export interface Cell {
  readonly sheet: Sheet;
  readonly frame: number;
}

export type Deck = 'two-colour' | 'four-colour';

const URLS: Readonly<Record<Sheet, Readonly<Record<Step, string>>>> = {
  faces: { 1: faces1, 2: faces2, 3: faces3 },
  'faces-small': { 1: small1, 2: small2, 3: small3 },
  faces4: { 1: facesFour1, 2: facesFour2, 3: facesFour3 },
  'faces-small4': { 1: smallFour1, 2: smallFour2, 3: smallFour3 },
  backs: { 1: backs1, 2: backs2, 3: backs3 },
};

const FACE_SHEETS = {
  'two-colour': { full: 'faces', small: 'faces-small' },
  'four-colour': { full: 'faces4', small: 'faces-small4' },
} as const satisfies Record<Deck, Record<Size, Sheet>>;

/** Layout widths from which a card carries the full face, and the full back. */
const FULL_FACE_FROM = 66;
const FULL_BACK_FROM = 46;

/** The file of a sheet at a step; `cornerOf` says where its cells lie. */
export const atlasOf = (sheet: Sheet, step: Step): Atlas => ({
  url: URLS[sheet][step],
  frameWidth: CELL.width * step,
  frameHeight: CELL.height * step,
});

/** The sheets a table with this deck draws from. */
export const sheetsFor = (deck: Deck): readonly Sheet[] => [...Object.values(FACE_SHEETS[deck]), 'backs'];

/** The cell of a face. A joker has no picture yet, so only faces of the pack are taken. */
export const cellOf = (face: PackFace, style: { readonly deck: Deck; readonly size: Size }): Cell => ({
  sheet: FACE_SHEETS[style.deck][style.size],
  frame: PACK.indexOf(face),
});

/** The cell of a back. */
export const backCell = (size: Size): Cell => ({ sheet: 'backs', frame: BACKS.indexOf(size) });

/** The face's size for a card of this width in layout units. */
export const faceSize = (width: number): Size => (width >= FULL_FACE_FROM ? 'full' : 'small');

/** The back's size for a card of this width in layout units. */
export const backSize = (width: number): Size => (width >= FULL_BACK_FROM ? 'full' : 'small');

/**
 * The step for a card `width` device pixels wide (layout width x layout scale x pixel ratio): the smallest that need
 * not be enlarged, step 3 at most. A whole table on one step asks with the width of its widest card.
 */
export const stepFor = (width: number): Step => STEPS.find((step) => CELL.width * step >= width) ?? 3;
