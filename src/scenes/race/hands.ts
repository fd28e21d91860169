/**
 * Where a slapping hand lands: from its seat's side, off the indices of the two top cards, off hands that lie there, and with
 * its place below the note over the pile.
 */
import type { Seat } from '#engine/core/words';
import type { Pose } from '#scenes/stage/layout';
import { indexOf, pilePose } from './pile';
import type { Point, RaceLayout } from './places';

/** A hand on the pile: the middle of its palm, where its fingers point, and which of the two hands it is. */
export interface Landing {
  readonly palm: Point;
  /** In degrees; 0 points up. */
  readonly angle: number;
  readonly thumb: 'left' | 'right';
  /** The disc with its place, or the cross, at the cuff. */
  readonly disc: Point;
}

/** Shares of the glove's length, as it is drawn. */
const TO_FINGERTIPS = 0.48;
const HALF_WIDTH = 0.25;
const TO_CUFF = 0.44;
const DISC_ASIDE = 0.27;

/** Two hands lie at least so far apart, palm from palm. */
const APART = 60;
/** An index takes this share of a card's width around its middle. */
const INDEX_REACH = 0.19;

const TURNS = [0, -12, 12, -24, 24, -36, 36, -48, 48, -60, 60, -72, 72];
/** What a degree away from the seat's own direction costs, in units of reach. */
const TURN_COST = 0.5;
const STEP = 6;
/** What it costs to have the place behind the note over the pile, in the same units. */
const HIDDEN_COST = 80;
/** The note's height, with the place's own disc. */
const NOTE_REACH = 64;

/** The seat's place for its hand on a pile of so many cards. */
export function landing(
  layout: RaceLayout,
  seat: Seat,
  { pileCount, lying }: { readonly pileCount: number; readonly lying: readonly Point[] },
): Landing {
  const { pile, glove, toast } = layout;
  const barred = indices(layout, pileCount);
  const from = middleOf(layout, seat);
  const straight = Math.atan2(from.y - pile.y, from.x - pile.x);
  let best: { readonly palm: Point; readonly away: Point; readonly cost: number } | undefined;
  for (const turn of TURNS) {
    const direction = straight + (turn * Math.PI) / 180;
    const away = { x: Math.cos(direction), y: Math.sin(direction) };
    const reach = nearest({ pile, glove, away, barred, lying });
    const palm = { x: pile.x + away.x * reach, y: pile.y + away.y * reach };
    const isHidden = discOf(palm, away, glove).y < toast + NOTE_REACH;
    const cost = reach + Math.abs(turn) * TURN_COST + (isHidden ? HIDDEN_COST : 0);
    if (best === undefined || cost < best.cost) best = { palm, away, cost };
  }
  const { palm, away } = best ?? { palm: pile, away: { x: 0, y: 1 } };
  return {
    palm,
    angle: (Math.atan2(-away.x, away.y) * 180) / Math.PI,
    thumb: asideOf(away) > 0 ? 'left' : 'right',
    disc: discOf(palm, away, glove),
  };
}

/** On which side of the arm the disc is. */
const asideOf = (away: Point): 1 | -1 => (away.x > 0.2 ? -1 : 1);

function discOf(palm: Point, away: Point, glove: number): Point {
  const aside = asideOf(away);
  return {
    x: palm.x + away.x * TO_CUFF * glove + aside * away.y * DISC_ASIDE * glove,
    y: palm.y + away.y * TO_CUFF * glove - aside * away.x * DISC_ASIDE * glove,
  };
}

interface Reach {
  readonly pile: RaceLayout['pile'];
  readonly glove: number;
  /** From the pile to the hand. */
  readonly away: Point;
  readonly barred: readonly Point[];
  readonly lying: readonly Point[];
}

/** How far from the middle the palm must stay in this direction. */
function nearest({ pile, glove, away, barred, lying }: Reach): number {
  const clear = pile.w * INDEX_REACH + glove * HALF_WIDTH;
  for (let reach = 0.55 * glove; ; reach += STEP) {
    const palm = { x: pile.x + away.x * reach, y: pile.y + away.y * reach };
    const tip = { x: palm.x - away.x * TO_FINGERTIPS * glove, y: palm.y - away.y * TO_FINGERTIPS * glove };
    const free = barred.every((index) => distanceTo(index, palm, tip) >= clear);
    const apart = lying.every((other) => Math.hypot(palm.x - other.x, palm.y - other.y) >= APART);
    if ((free && apart) || reach > 2 * pile.radius) return reach;
  }
}

/** What the two top cards are read by: both corners of the newest, the upper one of the card under it. */
function indices({ pile }: RaceLayout, of: number): readonly Point[] {
  const pose = (depth: number): Pose => pilePose(pile, { depth, of });
  if (of === 0) return [];
  const newest = [indexOf(pose(0), 'upper'), indexOf(pose(0), 'lower')];
  return of === 1 ? newest : [...newest, indexOf(pose(1), 'upper')];
}

function middleOf(layout: RaceLayout, seat: Seat): Point {
  const { x, y, w, h } = layout.plate(seat);
  return { x: x + w / 2, y: y + h / 2 };
}

/** From a point to the line between two others. */
function distanceTo(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy);
}
