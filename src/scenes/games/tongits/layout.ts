/** Where everything of a Tong-its table lies (look: Tong-its, own turn; Phone Tong-its; Low landscape). */
import type { Seat } from '#engine/core/words';
import type { Spot } from '#scenes/cues';
import type { Frame } from '#scenes/frame';
import {
  cardHeight,
  type Pose,
  type Rect,
  rectOf,
  type Seating,
  type TableLayout,
  windowUnits,
} from '#scenes/stage/layout';
import { type HandPlace, placeHand } from './handRows';
import { type Meld, meldTrays } from './meldRows';
import { type Parts, partsOf } from './parts';

export interface TongitsLayout extends TableLayout {
  /** The places of the stock and of the top discard, for a press. */
  readonly stock: Rect;
  readonly discard: Rect;
  /** The discards that lie before the last one, for a press. */
  readonly older: Rect;
  readonly stockText: Rect;
  readonly discardText: Rect;
  readonly pot: Rect;
  /** What happened last. */
  readonly latest: Rect;
  /** Where a call is answered. */
  readonly answer: Rect;
  readonly answerForm: 'panel' | 'sheet';
  /** Where one of several ways of an action is picked. */
  readonly choice: Rect;
  /** The six actions; absent where there is room for the step at hand alone. */
  readonly actions: readonly Rect[] | undefined;
  /** Opens all actions, where there is room for the step at hand alone. */
  readonly more: Rect;
  /** What the loose cards add up to, where the hand has no brackets. */
  readonly sum: Rect | undefined;
  /** The trays of a seat's melds, given their sizes. */
  trays(seat: Seat, sizes: readonly number[]): readonly Meld[];
  /** The own hand of these groups; the last one holds the loose cards. */
  hand(groups: readonly number[]): HandPlace;
}

/** How many discards are spread before the last one. */
const SPREAD = 5;

export function layoutTongits(frame: Frame, seating: Seating): TongitsLayout {
  const { width, height } = windowUnits(frame);
  const parts = partsOf(frame.form, { width, height });
  const sideOf = (seat: Seat): 'own' | 'right' | 'left' => sideAround(seating, seat);
  const plate = (seat: Seat): Rect => parts.plates[sideOf(seat)];
  const trays = (seat: Seat, sizes: readonly number[]): readonly Meld[] => meldTrays(parts.melds[sideOf(seat)], sizes);
  const hand = (groups: readonly number[]): HandPlace => placeHand(parts.hand, groups);
  const pose = (spot: Spot): Pose => {
    switch (spot.zone) {
      case 'hand':
        return sideOf(seatIn(spot)) === 'own' ? handPose(hand, spot) : backPose(parts, spot, plate(seatIn(spot)));
      case 'meld':
        return meldPose(trays(seatIn(spot), spot.groups ?? [spot.of]), parts, spot);
      case 'discard':
        return discardPose(parts, spot);
      case 'older':
        return discardPose(parts, { ...spot, index: 0, of: SPREAD + 2 });
      default:
        return parts.stock;
    }
  };
  return {
    ...parts,
    frame,
    width,
    height,
    pose,
    plate,
    trays,
    hand,
    lift: (spot) => (spot.zone === 'hand' ? parts.lift : 0),
    stock: rectOf(parts.stock),
    discard: rectOf(parts.discard),
    older: olderRect(parts),
    play: parts.main,
    clear: parts.second,
  };
}

/** The next player in turn sits at the right of the seat at the bottom, so play runs counter-clockwise. */
function sideAround({ seats, bottom, order }: Seating, seat: Seat): 'own' | 'right' | 'left' {
  const place = (one: Seat): number => order?.indexOf(one) ?? one;
  const after = (place(seat) - place(bottom) + seats) % seats;
  return after === 0 ? 'own' : after === 1 ? 'right' : 'left';
}

const seatIn = (spot: Spot): Seat => {
  if (spot.seat === undefined) throw new Error(`zone ${spot.zone} needs a seat`);
  return spot.seat;
};

function handPose(hand: TongitsLayout['hand'], spot: Spot): Pose {
  const { poses } = hand(spot.groups ?? [0, spot.of]);
  const pose = poses[spot.index] ?? poses.at(-1);
  if (pose === undefined) throw new Error('an empty hand has no place for a card');
  return pose;
}

/** Backs are tucked behind the plate's lower edge, half showing; without room for them they lie in the plate. */
function backPose({ backs }: Parts, spot: Spot, plate: Rect): Pose {
  const middle = plate.x + plate.w / 2;
  if (backs === 'none') return { x: middle, y: plate.y + plate.h * 0.4, w: plate.h * 0.3, angle: 0 };
  const step = Math.min(backs.step, backs.most / Math.max(1, spot.of - 1));
  return { x: middle + (spot.index - (spot.of - 1) / 2) * step, y: plate.y + plate.h + 8, w: backs.w, angle: 0 };
}

/** A card of a meld: the meld it is in by the groups, and its place there. */
function meldPose(melds: readonly Meld[], { melds: areas }: Parts, spot: Spot): Pose {
  let index = spot.index;
  const groups = spot.groups ?? [spot.of];
  const at = groups.findIndex((size) => {
    if (index < size) return true;
    index -= size;
    return false;
  });
  const meld = melds[at] ?? melds.at(-1);
  if (meld === undefined) throw new Error('a card of no meld');
  const { tray, scale } = meld;
  const { padding } = areas.own;
  const pad = Math.min(padding, (tray.h - cardHeight(scale.w)) / 2);
  return {
    x: tray.x + pad + scale.w / 2 + index * scale.step,
    y: tray.y + tray.h / 2,
    w: scale.w,
    angle: 0,
    face: index < (groups[at] ?? 0) - 1 ? 'small-fan' : 'small',
  };
}

/** The last discard lies large, the five before it in a row, older ones under the first of them. */
function discardPose({ discard, older }: Parts, spot: Spot): Pose {
  const age = spot.of - 1 - spot.index;
  if (age === 0) return discard;
  if (older.step === 0) return { ...discard, angle: UNTIDY[age % UNTIDY.length] ?? 0 };
  const column = Math.max(0, Math.min(SPREAD, spot.of - 1) - age);
  return { x: older.x + column * older.step, y: older.y, w: older.w, angle: 0, face: age > 1 ? 'small-fan' : 'small' };
}

/** A pile that is not spread lies a little untidily. */
const UNTIDY = [5, -6, 4, -3] as const;

function olderRect({ discard, older }: Parts): Rect {
  if (older.step === 0) return rectOf(discard);
  const w = older.w + (SPREAD - 1) * older.step;
  return { x: older.x - older.w / 2, y: older.y - cardHeight(older.w) / 2, w, h: cardHeight(older.w) };
}

/** Whether a layout is one of Tong-its' own. */
export const hasTongitsParts = (layout: TableLayout): layout is TongitsLayout => 'trays' in layout;
