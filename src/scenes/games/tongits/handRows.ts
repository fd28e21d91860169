/** How the own hand lies: in groups, the melds first and the loose cards last, in one row or in two. */
import { cardHeight, type Pose, type Rect } from '#scenes/stage/layout';

/** Where the hand lies, and how close its cards may come. */
export interface HandArea {
  /** The room of a whole row; the card's top is the row's. */
  readonly x: number;
  readonly w: number;
  /** The top of each row; the last lies nearest to the player. */
  readonly rows: readonly number[];
  /** Card widths from the largest to the smallest. */
  readonly widths: readonly number[];
  readonly meldStep: number;
  readonly looseStep: number;
  readonly gap: number;
  /** The part of a card's width that must stay in sight. */
  readonly shown: number;
  readonly face: 'small' | undefined;
}

/** A group within a row: its cards count from `from` in the hand. */
interface Part {
  readonly from: number;
  readonly count: number;
  readonly loose: boolean;
}

type Row = readonly Part[];

export interface HandPlace {
  readonly poses: readonly Pose[];
  /** What each part of a group covers, in order: for brackets. A group that lies in two rows has two. */
  readonly parts: readonly { readonly group: number; readonly rect: Rect }[];
}

/** Places a hand of these groups; the last group holds the loose cards and may be empty. */
export function placeHand(area: HandArea, groups: readonly number[]): HandPlace {
  const rows = rowsFor(area, groups);
  const w = widthFor(area, rows);
  const tops = rows.length === 1 ? area.rows.slice(-1) : area.rows;
  const placed = rows.map((row, index) => placeRow(area, row, { w, y: tops[index] ?? 0 }));
  const starts = startsOf(groups);
  return {
    poses: placed.flatMap(({ poses }) => poses),
    parts: placed.flatMap(({ parts }) =>
      parts.map(({ from, rect }) => ({ group: starts.findLastIndex((start) => start <= from), rect })),
    ),
  };
}

/** The index of each filled group's first card; an empty group starts where no card is. */
const startsOf = (groups: readonly number[]): readonly number[] =>
  groups.map((size, index) =>
    size === 0 ? Number.POSITIVE_INFINITY : groups.slice(0, index).reduce((sum, one) => sum + one, 0),
  );

function partsOf(groups: readonly number[]): Row {
  let from = 0;
  return groups.flatMap((count, index) => {
    const part = { from, count, loose: index === groups.length - 1 };
    from += count;
    return count === 0 ? [] : [part];
  });
}

const stepOf = (area: HandArea, { loose }: Part): number => (loose ? area.looseStep : area.meldStep);

/** How far the steps of a row must shrink to fit; 1 when there is room. */
function squeeze(area: HandArea, row: Row, w: number): number {
  const fixed = row.length * w + Math.max(0, row.length - 1) * area.gap;
  const free = row.reduce((sum, part) => sum + (part.count - 1) * stepOf(area, part), 0);
  return free === 0 ? (fixed <= area.w ? 1 : 0) : Math.min(1, (area.w - fixed) / free);
}

/** The largest card that keeps every index in sight; else the smallest. */
function widthFor(area: HandArea, rows: readonly Row[]): number {
  const step = Math.min(area.meldStep, area.looseStep);
  const fits = (w: number): boolean => rows.every((row) => squeeze(area, row, w) * step >= w * area.shown);
  return area.widths.find(fits) ?? area.widths.at(-1) ?? 40;
}

/** All groups in one row; where there are two, the cut that leaves most room, the melds above if that is as good. */
function rowsFor(area: HandArea, groups: readonly number[]): readonly Row[] {
  const parts = partsOf(groups);
  if (area.rows.length === 1 || parts.length === 0) return [parts];
  const w = area.widths[0] ?? 40;
  const ease = (rows: readonly Row[]): number => Math.min(...rows.map((row) => squeeze(area, row, w)));
  return cutsOf(parts).reduce((best, cut) => (ease(cut) > ease(best) + 0.001 ? cut : best));
}

/** Ways of cutting a hand into two rows: melds above and loose cards below comes first, then every other place. */
function cutsOf(parts: Row): readonly (readonly [Row, Row])[] {
  const melds = parts.filter((part) => !part.loose);
  const loose = parts.filter((part) => part.loose);
  const between = melds.slice(1).map((_, index) => [parts.slice(0, index + 1), parts.slice(index + 1)] as const);
  const among = loose.flatMap((last) =>
    Array.from({ length: last.count - 1 }, (_, index) => {
      const above = { ...last, count: index + 1 };
      const below = { ...last, from: last.from + index + 1, count: last.count - index - 1 };
      return [[...melds, above], [below]] as const;
    }),
  );
  return [[melds, loose], ...between, ...among];
}

function faceOf(face: HandArea['face'], lies: 'fan' | 'whole'): Pick<Pose, 'face'> {
  if (face === 'small') return { face: lies === 'fan' ? 'small-fan' : 'small' };
  return lies === 'fan' ? { face: 'fan' } : {};
}

function placeRow(area: HandArea, row: Row, { w, y }: { readonly w: number; readonly y: number }) {
  const shrink = squeeze(area, row, w);
  const widths = row.map((part) => w + (part.count - 1) * stepOf(area, part) * shrink);
  const whole = widths.reduce((sum, width) => sum + width, (row.length - 1) * area.gap);
  const h = cardHeight(w);
  let left = area.x + (area.w - whole) / 2;
  const parts = row.map((part, index) => {
    const width = widths[index] ?? w;
    const rect = { x: left, y, w: width, h };
    left += width + area.gap;
    return { ...part, rect };
  });
  const poses = parts.flatMap((part) =>
    Array.from({ length: part.count }, (_, index): Pose => {
      const x = part.rect.x + w / 2 + index * stepOf(area, part) * shrink;
      const fanned = index < part.count - 1 && stepOf(area, part) * shrink < w;
      return { x, y: y + h / 2, w, angle: 0, ...faceOf(area.face, fanned ? 'fan' : 'whole') };
    }),
  );
  return { poses, parts };
}
