/** The measures of the three window forms of a Tong-its table, in layout units. */
import type { Form } from '#scenes/frame';
import type { Pose, Rect } from '#scenes/stage/layout';
import type { HandArea } from './handRows';
import type { MeldArea, MeldScale } from './meldRows';

type Side = 'own' | 'right' | 'left';

export interface Parts {
  readonly bar: Rect;
  readonly plates: Readonly<Record<Side, Rect>>;
  /** Backs at the other plates: their width and step, and the most room from the first to the last. */
  readonly backs: { readonly w: number; readonly step: number; readonly most: number } | 'none';
  readonly inlay: Rect;
  readonly inlayForm: 'rectangle' | 'none';
  readonly stock: Pose;
  readonly discard: Pose;
  /** The first of the older discards; step 0 where they lie under the last one. */
  readonly older: { readonly x: number; readonly y: number; readonly w: number; readonly step: number };
  readonly stockText: Rect;
  readonly discardText: Rect;
  readonly pot: Rect;
  readonly latest: Rect;
  /** Where a toast comes up, from the top of the window. */
  readonly toast: number;
  readonly prompt: Rect;
  /** Where a hint stands; in the prompt's place where absent. */
  readonly hint?: Rect;
  readonly answer: Rect;
  /** A sheet lies over the own hand, so it shows the hand itself; a panel leaves it in sight. */
  readonly answerForm: 'panel' | 'sheet';
  /** Where one of several ways of an action is picked. */
  readonly choice: Rect;
  readonly melds: Readonly<Record<Side, MeldArea>>;
  readonly hand: HandArea;
  readonly sum: Rect | undefined;
  readonly lift: number;
  readonly actions: readonly Rect[] | undefined;
  readonly more: Rect;
  /** The second button at the foot, and the one that does what is meant. */
  readonly second: Rect;
  readonly main: Rect;
  /** Where the log has no place, the latest action is pressed to read it. */
  readonly log: Rect | undefined;
  readonly keys: boolean;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

export function partsOf(form: Form, room: Room): Parts {
  switch (form) {
    case 'landscape':
      return landscape(room);
    case 'portrait':
      return portrait(room);
    case 'low':
      return low(room);
  }
}

const scales = (...pairs: readonly (readonly [number, number])[]): readonly MeldScale[] =>
  pairs.map(([w, step]) => ({ w, step }));

const LANDSCAPE_SCALES = scales([60, 40], [60, 33], [54, 29], [48, 25], [42, 22], [36, 19], [32, 17]);

function landscape({ width, height }: Room): Parts {
  const left = (width - 1280) / 2;
  const spare = height - 720;
  const x = (units: number): number => left + units;
  const beside = { scales: LANDSCAPE_SCALES, second: 300, rows: 2, padding: 8, gap: 12, below: 30 } as const;
  const column = { y: 172, w: 348, h: 288 + spare };
  const answer = { x: x(326), y: 276 + spare * 0.4, w: 626, h: 106 };
  const row = (index: number): Rect => ({
    x: x(24 + (index % 2) * 140),
    y: 476 + spare + Math.floor(index / 2) * 52,
    w: 134,
    h: 46,
  });
  return {
    bar: { x: 0, y: 0, w: width, h: 48 },
    plates: {
      own: { x: x(24), y: 640 + spare, w: 274, h: 64 },
      left: { x: x(24), y: 62, w: 268, h: 62 },
      right: { x: x(988), y: 62, w: 268, h: 62 },
    },
    backs: { w: 40, step: 16, most: 170 },
    inlay: { x: x(384), y: 66, w: 512, h: 176 },
    inlayForm: 'rectangle',
    stock: { x: x(445), y: 135, w: 78, angle: 0 },
    discard: { x: x(735), y: 135, w: 78, angle: 0 },
    older: { x: x(536), y: 144, w: 52, step: 30 },
    stockText: { x: x(395), y: 204, w: 100, h: 22 },
    discardText: { x: x(505), y: 204, w: 274, h: 22 },
    pot: { x: x(790), y: 100, w: 96, h: 84 },
    latest: { x: x(380), y: 254 + spare * 0.3, w: 520, h: 38 },
    toast: 252 + spare * 0.3,
    prompt: { x: x(336), y: 310 + spare * 0.5, w: 608, h: 62 },
    answer,
    answerForm: 'panel',
    choice: answer,
    melds: {
      left: { ...beside, rect: { ...column, x: x(24) }, align: 'left' },
      right: { ...beside, rect: { ...column, x: x(908) }, align: 'right' },
      own: { ...beside, rect: { x: x(310), y: 388 + spare * 0.8, w: 708, h: 104 }, align: 'middle', rows: 1, below: 0 },
    },
    hand: {
      x: x(314),
      w: 702,
      rows: [532 + spare],
      widths: [98, 92, 86, 80, 74, 68],
      meldStep: 48,
      looseStep: 62,
      gap: 14,
      shown: 0.36,
      face: undefined,
    },
    sum: undefined,
    lift: 16,
    actions: [0, 1, 2, 3, 4, 5].map(row),
    more: row(5),
    second: row(4),
    main: row(5),
    log: { x: x(1030), y: 448 + spare, w: 226, h: 256 },
    keys: true,
  };
}

const PORTRAIT_SCALES = scales([44, 26], [44, 22], [40, 20], [36, 18], [32, 16], [28, 14], [24, 12], [22, 11]);

function portrait({ width, height }: Room): Parts {
  const left = (width - 390) / 2;
  const drop = height - 844;
  // A shorter window takes from the middle, and from what is large there.
  const lost = Math.max(0, -drop);
  const x = (units: number): number => left + units;
  const middle = 262 + drop / 2;
  const w = 60 - lost * 0.1;
  const tall = w * 1.4;
  const beside = { scales: PORTRAIT_SCALES, second: 183, rows: 2, padding: 4, gap: 5, below: 26 } as const;
  const column = { y: 130, w: 183, h: 126 + drop / 2 };
  const own = { x: x(8), y: 381 + drop * 0.72, w: 374, h: 72 - lost * 0.1 };
  const answer = { x: 0, y: own.y + own.h + 3, w: width, h: height - own.y - own.h - 3 };
  const text = { y: middle + tall + 6, h: 20 };
  return {
    bar: { x: 0, y: 0, w: width, h: 52 },
    plates: {
      own: { x: x(8), y: 698 + drop, w: 182, h: 58 },
      left: { x: x(8), y: 62, w: 184, h: 54 },
      right: { x: x(199), y: 62, w: 184, h: 54 },
    },
    backs: 'none',
    inlay: { x: x(8), y: middle - 8, w: 374, h: tall + 40 },
    inlayForm: 'none',
    stock: { x: x(94), y: middle + tall / 2, w, angle: 0 },
    discard: { x: x(195), y: middle + tall / 2, w, angle: 0 },
    older: { x: x(195), y: middle + tall / 2, w, step: 0 },
    stockText: { ...text, x: x(44), w: 100 },
    discardText: { ...text, x: x(146), w: 98 },
    pot: { x: x(256), y: middle + 8, w: 96, h: tall + 18 },
    latest: { x: x(198), y: 698 + drop, w: 184, h: 58 },
    toast: 202 + drop / 2,
    prompt: { x: x(8), y: 660 + drop, w: 374, h: 34 },
    // Above the plate the hand has all the room, so a hint is read in the place of the plate.
    hint: { x: x(8), y: 698 + drop, w: 374, h: 58 },
    answer,
    answerForm: 'sheet',
    choice: answer,
    melds: {
      left: { ...beside, rect: { ...column, x: x(8) }, align: 'left' },
      right: { ...beside, rect: { ...column, x: x(199) }, align: 'right' },
      own: { ...beside, rect: own, align: 'middle', rows: 1, below: 0 },
    },
    hand: {
      x: x(12),
      w: 366,
      rows: [474 + drop, 554 + drop],
      widths: [74, 70, 66, 60, 54],
      meldStep: 46,
      looseStep: 91,
      gap: 12,
      shown: 0.47,
      face: 'small',
    },
    sum: { x: x(8), y: 664 + drop, w: 374, h: 26 },
    lift: 10,
    actions: undefined,
    more: { x: x(8), y: 766 + drop, w: 54, h: 54 },
    second: { x: x(70), y: 766 + drop, w: 96, h: 54 },
    main: { x: x(174), y: 766 + drop, w: 208, h: 54 },
    log: undefined,
    keys: false,
  };
}

const LOW_SCALES = scales([40, 22], [36, 19], [32, 17], [28, 14], [24, 12]);

function low({ width, height }: Room): Parts {
  const left = (width - 844) / 2;
  const drop = height - 390;
  const x = (units: number): number => left + units;
  const beside = { scales: LOW_SCALES, second: 250, rows: 2, padding: 4, gap: 8, below: 22 } as const;
  const column = { y: 97, w: 250, h: 173 + drop };
  return {
    bar: { x: 0, y: 0, w: width, h: 40 },
    plates: {
      own: { x: x(8), y: 330 + drop, w: 168, h: 52 },
      left: { x: x(8), y: 46, w: 152, h: 40 },
      right: { x: x(684), y: 46, w: 152, h: 40 },
    },
    backs: 'none',
    inlay: { x: x(254), y: 46, w: 336, h: 94 },
    inlayForm: 'rectangle',
    stock: { x: x(306), y: 83, w: 44, angle: 0 },
    discard: { x: x(480), y: 83, w: 44, angle: 0 },
    older: { x: x(358), y: 87, w: 36, step: 21 },
    stockText: { x: x(270), y: 117, w: 72, h: 18 },
    discardText: { x: x(343), y: 117, w: 160, h: 18 },
    pot: { x: x(508), y: 58, w: 62, h: 70 },
    latest: { x: x(8), y: 278 + drop, w: 168, h: 44 },
    toast: 146 + drop * 0.3,
    prompt: { x: x(262), y: 146 + drop * 0.3, w: 320, h: 44 },
    answer: { x: 0, y: 270 + drop, w: width, h: 120 },
    answerForm: 'sheet',
    choice: { x: x(176), y: 162 + drop * 0.5, w: 540, h: 112 },
    melds: {
      left: { ...beside, rect: { ...column, x: x(8) }, align: 'left' },
      right: { ...beside, rect: { ...column, x: x(586) }, align: 'right' },
      own: { ...beside, rect: { x: x(262), y: 192 + drop * 0.7, w: 320, h: 72 }, align: 'middle', rows: 1, below: 0 },
    },
    hand: {
      x: x(186),
      w: 470,
      rows: [280 + drop],
      widths: [72, 66, 60, 54],
      meldStep: 38,
      looseStep: 48,
      gap: 10,
      shown: 0.42,
      face: 'small',
    },
    sum: undefined,
    lift: 10,
    actions: undefined,
    more: { x: x(668), y: 278 + drop, w: 48, h: 44 },
    second: { x: x(724), y: 278 + drop, w: 112, h: 44 },
    main: { x: x(668), y: 328 + drop, w: 168, h: 54 },
    log: undefined,
    keys: false,
  };
}
