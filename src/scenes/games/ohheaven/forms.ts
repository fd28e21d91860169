/** The three window forms of an Oh Heaven table: what lies where, in layout units. */
import type { Form } from '#scenes/frame';
import { type Rect, rowsOf, spread, type TableLayout } from '#scenes/stage/layout';
import { cutRows, type Fan } from './fan';

/** A row of the own hand: the cards `from` to before `to`. */
export interface HandRow {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly size: 'full' | 'small';
  /** The row below lies on the lower half of this one. */
  readonly covered: boolean;
  readonly fan: Omit<Fan, 'count' | 'groups' | 'open'>;
}

export interface Parts
  extends Pick<TableLayout, 'bar' | 'prompt' | 'clear' | 'play' | 'log' | 'keys'>,
    Required<Pick<TableLayout, 'promptLook'>> {
  readonly trump: Rect;
  readonly circle: { readonly x: number; readonly y: number; readonly radius: number };
  /** Clockwise, beginning at the left of the own seat. */
  readonly plates: readonly Rect[];
  readonly ownPlate: Rect;
  readonly lastTrick: Rect;
  readonly bidButton: Rect;
  readonly deckWidth: number;
  /** Absent where backs are not shown. */
  readonly backWidth: number | undefined;
  readonly handLift: number;
  hand(count: number, groups: readonly number[]): readonly HandRow[];
  bidding(numbers: number): { readonly rect: Rect; readonly perRow: number };
}

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly opponents: number;
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

/** In a fan of small faces each card shows this share of its width: the index. */
const INDEX_SHARE = 0.49;

interface Span {
  readonly left: number;
  readonly right: number;
}

/** The small faces of a long hand: as large as the span lets them be. */
function longRow(
  span: Span,
  row: { count: number; groups: readonly number[]; top: number; most: number; gap: number },
) {
  const { count, groups, top, most, gap } = row;
  const room = span.right - span.left;
  const gaps = Math.max(groups.length - 1, 0) * gap;
  const w = Math.min(most, Math.floor((room - gaps) / (1 + (count - 1) * INDEX_SHARE)));
  const fan = { w, step: Math.round(w * INDEX_SHARE), gap, middle: (span.left + span.right) / 2, room };
  return [{ from: 0, to: count, top, size: 'small' as const, covered: false, fan }];
}

/** Where a hand is short enough for full faces: the widest cards first. */
const FULL_FACES = [
  { to: 5, w: 110, step: 116 },
  { to: 8, w: 108, step: 75 },
  { to: 10, w: 98, step: 64 },
] as const;
const LONG = { most: 96, gap: 14 } as const;

function landscape({ width, height, opponents }: Room): Parts {
  const left = (width - 1280) / 2;
  const spare = height - 720;
  const span = { left: left + 298, right: left + 1000 };
  const middle = (span.left + span.right) / 2;
  return {
    bar: { x: 0, y: 0, w: width, h: 48 },
    trump: { x: left + 24, y: 64, w: 220, h: 88 },
    circle: { x: left + 640, y: 313 + spare / 2, radius: 156 },
    plates: landscapePlates(left, spare, opponents),
    ownPlate: { x: left + 24, y: 640 + spare, w: 258, h: 64 },
    lastTrick: { x: left + 318, y: 156 + spare / 2, w: 644, h: 314 },
    deckWidth: 72,
    prompt: { x: left + 350, y: 474 + spare, w: 580, h: 46 },
    promptLook: 'panel',
    clear: { x: left + 630, y: 476 + spare, w: 122, h: 42 },
    play: { x: left + 800, y: 476 + spare, w: 122, h: 42 },
    bidButton: { x: left + 800, y: 476 + spare, w: 122, h: 42 },
    log: { x: left + 1016, y: 528 + spare, w: 240, h: 176 },
    keys: true,
    backWidth: 40,
    handLift: 18,
    hand: (count, groups) => {
      const full = FULL_FACES.find(({ to }) => count <= to);
      if (full === undefined) return longRow(span, { count, groups, top: 556 + spare, ...LONG });
      const fan = { w: full.w, step: full.step, gap: 0, middle, room: span.right - span.left };
      return [{ from: 0, to: count, top: 560 + spare, size: 'full', covered: false, fan }];
    },
    bidding: (numbers) => {
      // Eight stand in one row rather than one of them alone.
      const perRow = numbers === 8 ? 8 : 7;
      const h = Math.max(236, 252 + (Math.ceil(numbers / perRow) - 2) * 56);
      return { rect: { x: left + 318, y: 316 - h / 2 + spare / 2, w: 644, h }, perRow };
    },
  };
}

/** Top left corners of the opponents' plates, clockwise from the own left; a shorter list is mirrored to the right. */
function landscapePlates(left: number, spare: number, opponents: number): readonly Rect[] {
  const side = (x: number, y: number): Rect => ({ x: left + x, y: y + spare / 2, w: 280, h: 62 });
  const top = (middle: number, w: number): Rect => ({ x: left + middle - w / 2, y: 60, w, h: 62 });
  const [west, east] = [side(24, 286), side(976, 286)];
  switch (opponents) {
    case 2:
      return [west, east];
    case 3:
      return [west, top(640, 260), east];
    case 4:
      return [west, top(446, 260), top(834, 260), east];
    case 5:
      return [west, top(392, 236), top(640, 236), top(888, 236), east];
    default:
      return [side(24, 346), side(24, 206), top(446, 260), top(834, 260), side(976, 206), side(976, 346)];
  }
}

const PHONE_HAND = { w: 74, step: 51.5, most: 358 } as const;
/** More cards than this do not stand in one row of a phone. */
const PHONE_ROW = 7;
const PHONE_ROW_STEP = 76;

function portrait({ width, height, opponents }: Room): Parts {
  const left = (width - 390) / 2;
  const drop = height - 844;
  const plates = portraitPlates(left, opponents);
  const platesEnd = Math.max(...plates.map(({ y, h }) => y + h));
  const handTop = 506 + drop;
  const [top, bottom] = [platesEnd + 7, 464 + drop];
  const radius = Math.min(140, (bottom - top) / 2);
  const middle = left + 195;
  const panel = (h: number): Rect => ({ x: left + 8, y: platesEnd + 12, w: 374, h });
  const panelRoom = handTop - platesEnd - 18;
  return {
    bar: { x: 0, y: 0, w: width, h: 52 },
    trump: { x: left + 8, y: 60, w: 374, h: 54 },
    circle: { x: middle, y: (top + bottom) / 2, radius },
    plates,
    ownPlate: { x: left + 8, y: 698 + drop, w: 374, h: 58 },
    lastTrick: { x: left + 8, y: top - 2, w: 374, h: bottom - top + 4 },
    deckWidth: 56,
    prompt: { x: left + 8, y: 466 + drop, w: 374, h: 34 },
    promptLook: 'bare',
    clear: { x: left + 8, y: 766 + drop, w: 124, h: 54 },
    play: { x: left + 142, y: 766 + drop, w: 240, h: 54 },
    bidButton: { x: left + 8, y: 766 + drop, w: 374, h: 54 },
    log: undefined,
    keys: false,
    backWidth: undefined,
    handLift: 10,
    hand: (count, groups) => phoneHand({ count, groups, top: handTop, middle }),
    bidding: (numbers) => {
      // Eight stand four by four rather than one of them alone.
      const perRow = numbers === 8 ? 4 : 7;
      const rows = Math.ceil(numbers / 7);
      const wanted = 224 + (rows - 2) * 56;
      // Where a third row would not fit, the numbers stand closer.
      return wanted <= panelRoom
        ? { rect: panel(wanted), perRow }
        : { rect: panel(Math.min(224, panelRoom)), perRow: rows > 2 ? 9 : perRow };
    },
  };
}

function phoneHand(hand: {
  count: number;
  groups: readonly number[];
  top: number;
  middle: number;
}): readonly HandRow[] {
  const { count, groups, top, middle } = hand;
  const { w, step, most } = PHONE_HAND;
  const row = (from: number, to: number, y: number): HandRow => {
    const cards = Math.max(to - from, 1);
    // A row of more cards than usual is made of smaller ones, so that each index stays in sight.
    const width = cards <= PHONE_ROW ? w : Math.floor(most / (1 + (cards - 1) * INDEX_SHARE));
    return {
      from,
      to,
      top: y,
      size: 'small',
      covered: to < count,
      fan: { w: width, step: Math.min(step, width * 0.7), gap: 0, middle, room: most },
    };
  };
  if (count < PHONE_ROW) return [row(0, count, top + PHONE_ROW_STEP / 2)];
  const first = cutRows(count, groups, Math.max(PHONE_ROW, Math.ceil(count / 2)));
  return [row(0, first, top), row(first, count, top + PHONE_ROW_STEP)];
}

const PHONE_PLATE = { one: { top: 124, h: 84 }, more: { top: 122, h: 46, step: 50 } } as const;

/** To three opponents one row of high plates; four stand two by two, five and six three by three, in turn order. */
function portraitPlates(left: number, opponents: number): readonly Rect[] {
  const { one, more } = PHONE_PLATE;
  const plate = (x: number, w: number, row: number): Rect => ({ x, y: more.top + row * more.step, w, h: more.h });
  if (opponents <= 3)
    return spread(left + 195, opponents, 127).map((x) => ({ x: x - 60, y: one.top, w: 120, h: one.h }));
  if (opponents === 4)
    return [
      [8, 1],
      [8, 0],
      [198, 0],
      [198, 1],
    ].map(([x = 0, row = 0]) => plate(left + x, 184, row));
  const rows = rowsOf(opponents, 3);
  return rows.flatMap((count, row) => spread(left + 195, count, 127).map((x) => plate(x - 60, 120, row)));
}

function low({ width, height, opponents }: Room): Parts {
  const left = (width - 844) / 2;
  const drop = height - 390;
  const plateWidth = Math.min(196, (844 - 16) / opponents - 8);
  const [top, bottom] = [91, 275 + drop];
  const span = { left: left + 188, right: left + 656 };
  const panel = { x: left + 184, y: 98, w: 476, h: 180 + drop };
  return {
    bar: { x: 0, y: 0, w: width, h: 40 },
    trump: { x: left + 8, y: 96, w: 168, h: 58 },
    circle: { x: left + 422, y: (top + bottom) / 2, radius: Math.min(110, (bottom - top) / 2) },
    plates: spread(left + 422, opponents, plateWidth + 8).map((x) => ({
      x: x - plateWidth / 2,
      y: 46,
      w: plateWidth,
      h: 40,
    })),
    ownPlate: { x: left + 8, y: 330 + drop, w: 168, h: 52 },
    lastTrick: { x: left + 184, y: 89, w: 476, h: 190 + drop },
    deckWidth: 44,
    prompt: { x: left + 540, y: 96, w: 296, h: 58 },
    promptLook: 'panel',
    clear: { x: left + 668, y: 274 + drop, w: 168, h: 44 },
    play: { x: left + 668, y: 326 + drop, w: 168, h: 56 },
    bidButton: { x: left + 668, y: 326 + drop, w: 168, h: 56 },
    log: undefined,
    keys: false,
    backWidth: undefined,
    handLift: 8,
    hand: (count, groups) => lowHand(span, { count, groups, top: 285 + drop }),
    bidding: (numbers) => ({ rect: numbers > 9 ? panel : { ...panel, h: panel.h - 44 }, perRow: 9 }),
  };
}

/** Cards this wide are low enough for the strip below the circle. */
const LOW_CARD = 68;

function lowHand(span: Span, hand: { count: number; groups: readonly number[]; top: number }): readonly HandRow[] {
  if (hand.count > 6) return longRow(span, { ...hand, most: LOW_CARD, gap: 6 });
  const fan = {
    w: LOW_CARD,
    step: LOW_CARD + 6,
    gap: 0,
    middle: (span.left + span.right) / 2,
    room: span.right - span.left,
  };
  return [{ from: 0, to: hand.count, top: hand.top, size: 'full', covered: false, fan }];
}
