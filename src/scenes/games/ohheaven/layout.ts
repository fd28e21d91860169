/** Where everything of an Oh Heaven table lies (look: Landscape layout, Portrait layout, Bidding, Long hands). */
import { at, type Seat } from '#engine/core/words';
import type { Spot } from '#scenes/cues';
import type { Frame } from '#scenes/frame';
import {
  cardHeight,
  type FaceCut,
  type Pose,
  type Rect,
  type Seating,
  type TableLayout,
  windowUnits,
} from '#scenes/stage/layout';
import { fanXs, groupsWithin } from './fan';
import { type HandRow, type Parts, partsOf } from './forms';
import { type TrickPlaces, trickPlaces } from './trickPlaces';

export interface OhHeavenLayout extends TableLayout {
  /** The panel that names the trump; on small screens a strip. */
  readonly trump: Rect;
  /** The circle in which tricks lie. */
  readonly circle: Circle;
  /** The bidding panel with so many numbers, and how many of them stand in a row. */
  bidding(numbers: number): { readonly rect: Rect; readonly perRow: number };
  /** The button that bids, where the panel has no room for it. */
  readonly bidButton: Rect;
  /** The last trick, shown again in place of the circle. */
  readonly lastTrick: Rect;
  /** Where the own card comes to lie. */
  readonly slot: Pose;
}

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export function layoutOhHeaven(frame: Frame, { seats, bottom }: Seating): OhHeavenLayout {
  const { width, height } = windowUnits(frame);
  const parts = partsOf(frame.form, { width, height, opponents: seats - 1 });
  const tricks = trickPlaces(seats);
  const aroundOf = (seat: Seat): number => (seat - bottom + seats) % seats;
  const plateOf = (seat: Seat): Rect => {
    const around = aroundOf(seat);
    return around === 0 ? parts.ownPlate : at(parts.plates, around - 1);
  };
  const pose = (spot: Spot, open?: Spot): Pose => {
    switch (spot.zone) {
      case 'hand':
        return spot.seat === bottom ? handPose(parts, spot, open) : backPose(parts, spot, plateOf(seatIn(spot)));
      case 'trick':
        return trickPose(parts.circle, tricks, aroundOf(seatIn(spot)));
      case 'won':
        return into(plateOf(seatIn(spot)));
      case 'trump':
        return into(parts.trump);
      default:
        return { x: parts.circle.x, y: parts.circle.y, w: parts.deckWidth, angle: 0 };
    }
  };
  const { x, y, radius } = parts.circle;
  return {
    ...parts,
    frame,
    width,
    height,
    pose,
    plate: plateOf,
    inlay: { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius },
    // The circle gives way to the bidding panel: it belongs to the scenery.
    inlayForm: 'none',
    slot: trickPose(parts.circle, tricks, 0),
    lift: ({ zone }) => (zone === 'hand' ? parts.handLift : 0),
  };
}

function seatIn({ zone, seat }: Spot): Seat {
  if (seat === undefined) throw new Error(`zone ${zone} needs a seat`);
  return seat;
}

/** A card of the open hand; with `open` as it lies while that card of the same hand is shown whole. */
function handPose(parts: Parts, { index, of, groups = [] }: Spot, open: Spot | undefined): Pose {
  const rows = parts.hand(of, groups);
  const row = rows.find(({ to }) => index < to) ?? at(rows, rows.length - 1);
  const shown = open !== undefined && open.index >= row.from && open.index < row.to ? open.index - row.from : undefined;
  const xs = fanXs({
    ...row.fan,
    count: row.to - row.from,
    groups: groupsWithin(groups, row.from, row.to),
    open: shown,
  });
  const { w } = row.fan;
  const pose = { x: xs[index - row.from] ?? row.fan.middle, y: row.top + cardHeight(w) / 2, w, angle: 0 };
  const right = xs[index - row.from + 1];
  const face = faceOf(row.size, row.covered || (right !== undefined && right - pose.x < w));
  return face === undefined ? pose : { ...pose, face };
}

/** A card that the next one lies on leaves out its lower right corner. */
function faceOf(size: HandRow['size'], covered: boolean): FaceCut | undefined {
  if (size === 'small') return covered ? 'small-fan' : 'small';
  return covered ? 'fan' : undefined;
}

/** Steps between backs, by the number of cards they are enough for. */
const BACK_STEPS = [
  { to: 4, step: 24 },
  { to: 7, step: 20 },
  { to: 9, step: 16 },
  { to: 13, step: 11 },
] as const;
const LEAST_BACK_STEP = 9;
/** How far the middle of a back lies below the plate's lower edge: half of it shows. */
const BACK_DROP = 3;

/** Backs are tucked behind the plate's lower edge. */
function backPose({ backWidth }: Parts, { index, of }: Spot, plate: Rect): Pose {
  if (backWidth === undefined) return into(plate);
  const step = BACK_STEPS.find(({ to }) => of <= to)?.step ?? LEAST_BACK_STEP;
  const x = plate.x + plate.w / 2 + (index - (of - 1) / 2) * step;
  return { x, y: plate.y + plate.h + BACK_DROP, w: backWidth, angle: 0 };
}

function trickPose({ x, y, radius }: Circle, { w, places }: TrickPlaces, around: number): Pose {
  const place = at(places, around);
  return { x: x + place.x * radius, y: y + place.y * radius, w: Math.round(w * radius), angle: place.angle };
}

/** A card that vanishes behind a plate or a panel. */
const into = ({ x, y, w, h }: Rect): Pose => ({ x: x + w / 2, y: y + h / 2, w: h / 3, angle: 0 });

/** Whether a layout is one of Oh Heaven's own. */
export const hasOhHeavenParts = (layout: TableLayout): layout is OhHeavenLayout => 'lastTrick' in layout;
