/** A row of cards that lie on each other: where each lies, and how one is shown whole. Pure geometry, in layout units. */

export interface Fan {
  readonly count: number;
  /** Width of a card. */
  readonly w: number;
  /** From one card's left edge to the next one's. */
  readonly step: number;
  /** What is added to the step between two groups. */
  readonly gap: number;
  /** Sizes of the groups; empty where there are none. */
  readonly groups: readonly number[];
  readonly middle: number;
  /** The widest the row may become. */
  readonly room: number;
  /** The card that is shown whole: the fan parts after it. */
  readonly open: number | undefined;
}

/** What a card that is shown whole leaves free beside itself. */
const PART = 4;

/** The centres of the cards, from left to right. */
export function fanXs(fan: Fan): readonly number[] {
  const advances = fitted(advancesOf(fan), fan);
  const lefts = [0];
  for (const advance of advances) lefts.push((lefts.at(-1) ?? 0) + advance);
  const width = (lefts.at(-1) ?? 0) + fan.w;
  return lefts.slice(0, fan.count).map((left) => fan.middle - width / 2 + left + fan.w / 2);
}

/** From each card to the next. */
function advancesOf({ count, w, step, gap, groups, open }: Fan): readonly number[] {
  const ends = new Set(endsOf(groups));
  return Array.from({ length: Math.max(count - 1, 0) }, (_, index) => {
    const advance = step + (ends.has(index) ? gap : 0);
    return index === open ? Math.max(advance, w + PART) : advance;
  });
}

/** Indices of the last card of each group. */
function endsOf(groups: readonly number[]): readonly number[] {
  let end = -1;
  return groups.map((size) => {
    end += size;
    return end;
  });
}

/** A row that would become too wide closes up, all but beside the card that is shown whole. */
function fitted(advances: readonly number[], { w, room, open }: Fan): readonly number[] {
  const excess = advances.reduce((sum, advance) => sum + advance, w) - room;
  const movable = advances.length - (open !== undefined && open < advances.length ? 1 : 0);
  if (excess <= 0 || movable === 0) return advances;
  return advances.map((advance, index) => (index === open ? advance : advance - excess / movable));
}

/**
 * Cuts a hand into two rows of at most `most`: between two groups where the lengths allow it, the longer row first if
 * that goes as well; otherwise in the middle. Answers with the length of the first row.
 */
export function cutRows(count: number, groups: readonly number[], most: number): number {
  const even = Math.ceil(count / 2);
  const cuts = endsOf(groups)
    .map((end) => end + 1)
    .filter((cut) => cut < count && cut <= most && count - cut <= most);
  const costOf = (cut: number): number => Math.abs(cut - count / 2) + (cut < count - cut ? SHORT_FIRST : 0);
  return cuts.sort((a, b) => costOf(a) - costOf(b))[0] ?? even;
}

/** How much a shorter first row counts against a cut, in cards. */
const SHORT_FIRST = 2;

/** The sizes of the groups in a part of the row, `from` to before `to`. */
export function groupsWithin(groups: readonly number[], from: number, to: number): readonly number[] {
  let start = 0;
  return groups.flatMap((size) => {
    const begin = Math.max(start, from);
    start += size;
    const within = Math.min(start, to) - begin;
    return within > 0 ? [within] : [];
  });
}
