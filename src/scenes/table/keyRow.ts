/** What stands under and on the cards: keys, what a card counts, and lines or letters that join the cards of a sum. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { CardId } from '#engine/cards/cards';
import type { Kind } from '#engine/core/rules';
import { isHidden } from '#engine/core/secrets';
import type { Placed } from '#scenes/cues';
import type { ToldMove } from '#scenes/games/moves';
import { keycap } from '#scenes/panels/kit';
import { type Rect, rectOf, type TableLayout } from '#scenes/stage/layout';
import { liftOf } from '#scenes/stage/marks';
import type { Desk } from './desk';
import { marksOf } from './marks';
import { placeStyle } from './place';

interface Lying {
  readonly card: CardId;
  readonly placed: Placed;
  readonly rect: Rect;
}

/** Cards that may be chosen here: the own hand and what the game offers on the table, in the order they lie. */
export function choosable<K extends Kind>(desk: Desk<K>, layout: TableLayout): readonly Lying[] {
  const offered = desk.choosable();
  return placedCards(desk, layout).filter(({ card }) => offered.has(card));
}

/** All cards that lie face up, where they lie. */
function placedCards<K extends Kind>(desk: Desk<K>, layout: TableLayout): readonly Lying[] {
  const { view, game } = desk;
  if (view === undefined) return [];
  const all = game.place(view);
  const whole = all.find(({ card }) => card === desk.whole)?.spot;
  return all.flatMap((placed): readonly Lying[] => {
    const { card, spot } = placed;
    if (isHidden(card)) return [];
    const parted = whole?.zone === spot.zone && whole.seat === spot.seat ? whole : undefined;
    return [{ card, placed, rect: rectOf(layout.pose(spot, parted)) }];
  });
}

export function keyRow<K extends Kind>(desk: Desk<K>, layout: TableLayout): TemplateResult {
  if (desk.busy) return html``;
  const lying = choosable(desk, layout);
  const groups = desk.yourTurn ? (desk.advice()?.groups ?? []) : [];
  const joined = groups.filter((group) => isJoinable(group, lying, layout));
  const lettered = joined.length === groups.length ? [] : groups;
  return html`<div class="key-row" aria-hidden="true">
    ${lying.map((one) => under(desk, layout, one))}
    ${joined.length === groups.length ? joined.map((group) => sumLine(group, lying, desk.advice()?.sum ?? 0)) : nothing}
    ${lettered.map((group, index) => letters(group, lying, { index, look: 'full' }))}
    ${desk.hint.type === 'shown' ? hintMarks(desk, layout, desk.hint.hint.move) : nothing}
  </div>`;
}

/** Rings around what a hint is about, and letters where it takes several groups. */
function hintMarks<K extends Kind>(desk: Desk<K>, layout: TableLayout, move: ToldMove): TemplateResult {
  const marks = marksOf(desk);
  const lying = placedCards(desk, layout).map(({ card, placed, rect }) => {
    const lift = liftOf(marks.get(card), layout.lift(placed.spot));
    return { card, placed, rect: { ...rect, y: rect.y - lift } };
  });
  const gap = layout.keys ? RING.gap : RING.closeGap;
  const rects = [
    ...joinedRects(
      move.cards.flatMap((card) => seenOf(card, lying, gap)),
      gap,
    ),
    ...move.stacks.map((stack) => rectOf(layout.pose(stack))),
  ];
  return html`${rects.map((rect) => hintRing(rect, gap))}
  ${move.groups.length > 1 ? move.groups.map((group, index) => letters(group, lying, { index, look: 'hollow' })) : nothing}`;
}

/** What is seen of a card: up to where the next of its row, or the row below, lies over it. */
function seenOf(card: CardId, lying: readonly Lying[], gap: number): readonly Rect[] {
  const index = lying.findIndex((one) => one.card === card);
  const rect = lying[index]?.rect;
  if (rect === undefined) return [];
  const over = lying.slice(index + 1).map((one) => one.rect);
  const beside = over.filter(({ x, y }) => x > rect.x && x < rect.x + rect.w && Math.abs(y - rect.y) < ROW);
  const below = over.filter(
    ({ x, y, w }) => y >= rect.y + ROW && y < rect.y + rect.h && x < rect.x + rect.w && x + w > rect.x,
  );
  return [
    {
      ...rect,
      w: Math.min(rect.w, ...beside.map(({ x }) => x - rect.x - gap - 1)),
      h: Math.min(rect.h, ...below.map(({ y }) => y - rect.y - gap - 1)),
    },
  ];
}

/** Neighbours in a fan share a ring. */
function joinedRects(rects: readonly Rect[], gap: number): readonly Rect[] {
  const joined: Rect[] = [];
  for (const rect of rects.toSorted((a, b) => a.x - b.x)) {
    const place = joined.findIndex(({ x, y, w, h }) => y === rect.y && h === rect.h && rect.x - x - w < 2 * gap);
    const left = joined[place];
    if (left === undefined) joined.push(rect);
    else joined[place] = { ...left, w: rect.x + rect.w - left.x };
  }
  return joined;
}

/** Cards of one row lie no further apart in height than this, however they are lifted, in units. */
const ROW = 20;

/** How far outside a card its ring runs, on small screens too, where cards lie closer; and how thick it is; in units. */
const RING = { gap: 5, closeGap: 3, line: 2.5 } as const;

function hintRing({ x, y, w, h }: Rect, gap: number): TemplateResult {
  const place = { x: x - gap, y: y - gap, w: w + 2 * gap, h: h + 2 * gap };
  const round = h * 0.049 + gap;
  return html`<svg class="hint-ring" style=${placeStyle(place)} viewBox="0 0 ${place.w} ${place.h}">
    ${ringLine(place, round, 'shade')} ${ringLine(place, round, 'brass')}
  </svg>`;
}

function under<K extends Kind>(desk: Desk<K>, layout: TableLayout, { card, placed, rect }: Lying): TemplateResult {
  const cap = layout.keys ? desk.game.keyOf(placed.spot) : undefined;
  const chosen = desk.chosen.includes(card);
  const key = cap === undefined ? nothing : keycap(cap, chosen ? 'lit' : 'plain');
  if (placed.spot.zone === 'hand') {
    const caption = desk.game.caption(card);
    if (layout.frame.form === 'low' || (caption === '' && cap === undefined)) return html``;
    return html`<p class="caption" style=${placeStyle(belowOf(rect))}>${key}<span>${caption}</span></p>`;
  }
  if (cap === undefined) return html``;
  if (layout.lift(placed.spot) > 0) return html`<p class="caption" style=${placeStyle(belowOf(rect))}>${key}</p>`;
  return html`<p class="caption-in" style=${placeStyle(rect)}>${key}</p>`;
}

/** The shade lets brass be seen where the ring crosses another card's white. */
const ringLine = ({ w, h }: Rect, round: number, tone: 'shade' | 'brass') => svg`<rect
  class="hint-ring-${tone}"
  x=${RING.line / 2}
  y=${RING.line / 2}
  width=${w - RING.line}
  height=${h - RING.line}
  rx=${round}
/>`;

const belowOf = ({ x, y, w, h }: Rect): Rect => ({ x: x - 10, y: y + h + 6, w: w + 20, h: 20 });

/** Cards of one row that lie side by side can be joined by a line; others carry letters. */
function isJoinable(group: readonly CardId[], lying: readonly Lying[], layout: TableLayout): boolean {
  const rects = rectsOf(group, lying);
  const places = lying.map(({ card }) => card);
  const indices = group.map((card) => places.indexOf(card)).sort((a, b) => a - b);
  const [first] = rects;
  const sideBySide = indices.every((index, n) => n === 0 || index === (indices[n - 1] ?? 0) + 1);
  const oneRow = rects.every(({ y }) => y === first?.y);
  return (
    sideBySide && oneRow && lying.every(({ placed }) => placed.spot.zone === 'hand' || layout.lift(placed.spot) > 0)
  );
}

const rectsOf = (group: readonly CardId[], lying: readonly Lying[]): readonly Rect[] =>
  lying.filter(({ card }) => group.includes(card)).map(({ rect }) => rect);

/** A brass line under the cards of a sum, with the sum in its first stretch. */
function sumLine(group: readonly CardId[], lying: readonly Lying[], sum: number): TemplateResult {
  const rects = rectsOf(group, lying);
  return html`${rects.slice(1).map((rect, index) => {
    const left = rects[index] ?? rect;
    const from = left.x + left.w / 2 + 14;
    const line = { x: from, y: rect.y + rect.h + 6, w: rect.x + rect.w / 2 - 14 - from, h: 20 };
    return html`<p class="sum-line" style=${placeStyle(line)}>${index === 0 ? html`<span>${sum}</span>` : nothing}</p>`;
  })}`;
}

const LETTERS = 'abcdefghijklmnop';
const DISC = 24;

interface Letter {
  readonly index: number;
  readonly look: 'full' | 'hollow';
}

function letters(group: readonly CardId[], lying: readonly Lying[], { index, look }: Letter): TemplateResult {
  return html`${rectsOf(group, lying).map(({ x, y, w }) => {
    const place = { x: x + w - DISC * 0.6, y: y - DISC * 0.4, w: DISC, h: DISC };
    return html`<p class="letter" data-look=${look} style=${placeStyle(place)}>${LETTERS[index] ?? ''}</p>`;
  })}`;
}
