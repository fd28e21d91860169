/** Where everything of a Cassino table lies (look: Landscape layout, Portrait layout, Low landscape). */
import type { Seat } from '#engine/core/words';
import type { Spot } from '#scenes/cues';
import type { Frame } from '#scenes/frame';
import { cardHeight, type Pose, type Rect, rowsOf, spread, type TableLayout, windowUnits } from '#scenes/stage/layout';

export interface CassinoLayout extends TableLayout {
  readonly log: Rect;
  readonly deckText: Rect;
  /** The seat's own won pile with its words; absent where there is no room. */
  readonly ownPile: Rect | undefined;
  readonly backs: 'tucked' | 'none';
  /** How many rows `count` table cards take. */
  tableRows(count: number): number;
}

export interface CassinoSeating {
  readonly seats: number;
  /** The seat at the bottom of the screen. */
  readonly bottom: Seat;
}

interface Grid {
  readonly w: number;
  readonly step: number;
  readonly perRow: number;
}

interface Parts extends Omit<CassinoLayout, 'pose' | 'plate' | 'lift' | 'tableRows' | 'width' | 'height' | 'frame'> {
  readonly lifts: { readonly hand: number; readonly table: number; readonly rows: number };
  readonly plates: readonly Rect[];
  readonly ownPlate: Rect;
  readonly deck: Pose;
  readonly hand: { readonly x: number; readonly y: number; readonly w: number; readonly step: number };
  readonly backWidth: number;
  readonly backStep: number;
  readonly pileCard: Pose;
  grid(count: number): Grid;
  rowCentres(rows: number, cardWidth: number): readonly number[];
}

export function layoutCassino(frame: Frame, seating: CassinoSeating): CassinoLayout {
  const { width, height } = windowUnits(frame);
  const parts = partsOf(frame, { width, height, opponents: seating.seats - 1 });
  const plateOf = (seat: Seat): Rect => {
    const around = (seat - seating.bottom + seating.seats) % seating.seats;
    return around === 0 ? parts.ownPlate : (parts.plates[around - 1] ?? parts.ownPlate);
  };
  const pose = (spot: Spot): Pose => {
    switch (spot.zone) {
      case 'table':
        return tablePose(parts, spot);
      case 'hand':
        return spot.seat === seating.bottom ? handPose(parts, spot) : backPose(parts, spot, plateOf(seatIn(spot)));
      case 'pile':
        return spot.seat === seating.bottom ? parts.pileCard : intoPlate(parts, plateOf(seatIn(spot)));
      default:
        return parts.deck;
    }
  };
  const tableRows = (count: number): number => rowsOf(count, parts.grid(count).perRow).length;
  const lift = (spot: Spot): number => {
    if (spot.zone === 'hand') return parts.lifts.hand;
    return tableRows(spot.of) > parts.lifts.rows ? 0 : parts.lifts.table;
  };
  return { ...parts, frame, width, height, pose, plate: plateOf, lift, tableRows };
}

const seatIn = (spot: Spot): Seat => {
  if (spot.seat === undefined) throw new Error(`zone ${spot.zone} needs a seat`);
  return spot.seat;
};

interface Room {
  readonly width: number;
  readonly height: number;
  readonly opponents: number;
}

function partsOf(frame: Frame, room: Room): Parts {
  switch (frame.form) {
    case 'landscape':
      return landscape(room);
    case 'portrait':
      return portrait(room);
    case 'low':
      return low(room);
  }
}

function tablePose(parts: Parts, spot: Spot): Pose {
  const grid = parts.grid(spot.of);
  const rows = rowsOf(spot.of, grid.perRow);
  let row = 0;
  let column = spot.index;
  while (row < rows.length - 1 && column >= (rows[row] ?? 0)) {
    column -= rows[row] ?? 0;
    row += 1;
  }
  const xs = spread(parts.inlay.x + parts.inlay.w / 2, rows[row] ?? 1, grid.step);
  const ys = parts.rowCentres(rows.length, grid.w);
  return { x: xs[column] ?? parts.deck.x, y: ys[row] ?? parts.deck.y, w: grid.w, angle: 0 };
}

function handPose(parts: Parts, spot: Spot): Pose {
  const xs = spread(parts.hand.x, Math.max(spot.of, 1), parts.hand.step);
  return { x: xs[spot.index] ?? parts.hand.x, y: parts.hand.y, w: parts.hand.w, angle: 0 };
}

/** Backs are tucked behind the plate's lower edge, half showing. */
function backPose(parts: Parts, spot: Spot, plate: Rect): Pose {
  if (parts.backs === 'none') return intoPlate(parts, plate);
  const xs = spread(plate.x + plate.w / 2, Math.max(spot.of, 1), parts.backStep);
  return { x: xs[spot.index] ?? plate.x, y: plate.y + plate.h + 8, w: parts.backWidth, angle: 0 };
}

const intoPlate = (parts: Parts, plate: Rect): Pose => ({
  x: plate.x + plate.w / 2,
  y: plate.y + plate.h / 2,
  w: Math.min(parts.backWidth, plate.h / 1.5),
  angle: 0,
});

const MARGIN = 24;
const PLATE_CENTRES: Readonly<Record<number, readonly number[]>> = {
  1: [640],
  2: [427, 853],
  3: [320, 640, 960],
  4: [220, 500, 780, 1060],
  5: [138, 389, 640, 891, 1142],
};

function landscape({ width, height, opponents }: Room): Parts {
  const left = (width - 1280) / 2;
  const spare = height - 720;
  const plateWidth = opponents === 5 ? 228 : 236;
  const inlay = { x: left + 116, y: 242, w: 1048, h: 196 + spare };
  const middle = inlay.y + inlay.h / 2 - 4;
  const rowCentres = (rows: number): readonly number[] => (rows < 2 ? [middle] : spread(middle + 4, rows, 95));
  return {
    bar: { x: 0, y: 0, w: width, h: 48 },
    plates: (PLATE_CENTRES[opponents] ?? []).map((x) => ({
      x: left + x - plateWidth / 2,
      y: 62,
      w: plateWidth,
      h: 60,
    })),
    ownPlate: { x: left + MARGIN, y: 640 + spare, w: 270, h: 64 },
    ownPile: { x: left + 42, y: 546 + spare, w: 250, h: 84 },
    pileCard: { x: left + 77, y: 587 + spare, w: 50, angle: 0 },
    deck: { x: left + 582, y: 198, w: 50, angle: 90 },
    deckText: { x: left + 633, y: 184, w: 200, h: 32 },
    inlay,
    prompt: { x: left + 300, y: 448 + spare, w: 680, h: 60 },
    clear: { x: left + 712, y: 457 + spare, w: 118, h: 42 },
    play: { x: left + 838, y: 457 + spare, w: 132, h: 42 },
    log: { x: left + 1000, y: 448 + spare, w: 256, h: 256 },
    hand: { x: left + 640, y: 611 + spare, w: 110, step: 128 },
    lifts: { hand: 20, table: 14, rows: 1 },
    toast: 227,
    keys: true,
    backs: 'tucked',
    backWidth: 42,
    backStep: 24,
    grid: (count) => {
      if (count <= 9) return { w: 95, step: 111, perRow: 9 };
      if (count === 10) return { w: 90, step: 100, perRow: 10 };
      const perRow = Math.ceil(count / 2);
      return { w: 60, step: Math.min(100, (inlay.w - 100) / Math.max(perRow - 1, 1)), perRow };
    },
    rowCentres,
  };
}

const PHONE_ROW = 50;

function portrait({ width, height, opponents }: Room): Parts {
  const left = (width - 390) / 2;
  const drop = height - 844;
  const perRow = opponents === 4 ? 2 : 3;
  const plates = rowsOf(opponents, perRow).flatMap((count, row) =>
    spread(left + 195, count, 125).map((x) => ({
      x: x - 60,
      y: 62 + row * PHONE_ROW,
      w: 120,
      h: opponents > 3 ? 44 : 54,
    })),
  );
  const extra = opponents > 3 ? PHONE_ROW : 0;
  const top = 194 + extra;
  const inlay = { x: left + 8, y: top, w: 374, h: 446 + drop - top };
  return {
    bar: { x: 0, y: 0, w: width, h: 52 },
    plates,
    ownPlate: { x: left + 8, y: 688 + drop, w: 182, h: 58 },
    ownPile: undefined,
    pileCard: { x: left + 99, y: 717 + drop, w: 30, angle: 0 },
    deck: { x: left + 155, y: 164 + extra, w: 34, angle: 90 },
    deckText: { x: left + 189, y: 148 + extra, w: 150, h: 32 },
    inlay,
    prompt: { x: left + 8, y: 456 + drop, w: 374, h: 60 },
    clear: { x: left + 8, y: 758 + drop, w: 112, h: 54 },
    play: { x: left + 130, y: 758 + drop, w: 252, h: 54 },
    log: { x: left + 198, y: 688 + drop, w: 184, h: 58 },
    hand: { x: left + 195, y: 597 + drop, w: 82, step: 90 },
    lifts: { hand: 14, table: 8, rows: inlay.h < 220 ? 1 : 2 },
    toast: top - 6,
    keys: false,
    backs: opponents > 3 ? 'none' : 'tucked',
    backWidth: 28,
    backStep: 16,
    grid: (count) => phoneGrid(inlay, count),
    rowCentres: (rows, w) => phoneRows(inlay, { rows, w }),
  };
}

const PHONE_PADDING = 8;
const PHONE_GAP = 6;
/** Card widths and steps from the roomiest to the tightest. */
const PHONE_GRIDS = [
  { w: 64, step: 72 },
  { w: 54, step: 61 },
  { w: 46, step: 52 },
  { w: 40, step: 45 },
  { w: 34, step: 39 },
] as const;
/** Rows that overlap still show this share of a card's width: its index. */
const SHOWN = 0.4;

/** The largest cards whose rows lie apart; failing that, the largest whose rows show every index. */
function phoneGrid(inlay: Rect, count: number): Grid {
  const grids = PHONE_GRIDS.map(({ w, step }) => ({
    w,
    step,
    perRow: Math.floor((inlay.w - 14 - w) / step) + 1,
  }));
  const rowStep = ({ w, perRow }: Grid): number => phoneStep(inlay, { w, rows: rowsOf(count, perRow).length });
  const apart = grids.find((grid) => rowStep(grid) >= cardHeight(grid.w) + PHONE_GAP && grid.w >= 46);
  const last = { w: 34, step: 39, perRow: 9 };
  return apart ?? grids.find((grid) => grid.w <= 46 && rowStep(grid) >= grid.w * SHOWN) ?? last;
}

/** How far two rows are apart; generous while there is room, so that the sums' line fits between them. */
const phoneStep = (inlay: Rect, { w, rows }: { readonly w: number; readonly rows: number }): number =>
  Math.min(cardHeight(w) + 34, (inlay.h - PHONE_PADDING - cardHeight(w)) / Math.max(rows - 1, 1));

const phoneRows = (inlay: Rect, row: { readonly rows: number; readonly w: number }): readonly number[] =>
  spread(inlay.y + inlay.h / 2 - (row.rows < 3 ? 4 : 0), row.rows, row.rows < 2 ? 0 : phoneStep(inlay, row));

function low({ width, height, opponents }: Room): Parts {
  const left = (width - 844) / 2;
  const drop = height - 390;
  const plateWidth = Math.min(152, (844 - 170 - 16) / opponents - 8);
  const inlay = { x: left + 12, y: 94, w: 820, h: 122 + drop };
  const middle = inlay.y + inlay.h / 2;
  // Up to three plates stand in the middle; more begin at the left, because the deck stands at the right.
  const plateStep = plateWidth + 10;
  const platesMiddle = left + (opponents > 3 ? 8 + (opponents * plateStep) / 2 : 422);
  return {
    bar: { x: 0, y: 0, w: width, h: 40 },
    plates: spread(platesMiddle, opponents, plateStep).map((x) => ({
      x: x - plateWidth / 2,
      y: 46,
      w: plateWidth,
      h: 40,
    })),
    ownPlate: { x: left + 8, y: 330 + drop, w: 168, h: 52 },
    ownPile: undefined,
    pileCard: { x: left + 92, y: 356 + drop, w: 30, angle: 0 },
    deck: { x: left + 696, y: 67, w: 27, angle: 90 },
    deckText: { x: left + 724, y: 51, w: 112, h: 32 },
    inlay,
    prompt: { x: left + 218, y: 222 + drop, w: 408, h: 48 },
    clear: { x: left + 668, y: 274 + drop, w: 168, h: 44 },
    play: { x: left + 668, y: 326 + drop, w: 168, h: 56 },
    log: { x: left + 8, y: 278 + drop, w: 168, h: 44 },
    hand: { x: left + 422, y: 333 + drop, w: 72, step: 96 },
    lifts: { hand: 10, table: 10, rows: 1 },
    keys: false,
    backs: 'none',
    backWidth: 24,
    backStep: 12,
    grid: (count) => {
      if (count <= 9) return { w: 64, step: 84, perRow: 9 };
      if (count <= 11) return { w: 64, step: 71, perRow: 11 };
      const perRow = Math.ceil(count / 2);
      return { w: 38, step: Math.min(62, (inlay.w - 70) / Math.max(perRow - 1, 1)), perRow };
    },
    rowCentres: (rows) => (rows < 2 ? [middle - 4] : spread(middle, rows, 57)),
  };
}

/** Whether a layout is one of Cassino's own. */
export const hasCassinoParts = (layout: TableLayout): layout is CassinoLayout => 'deckText' in layout;
