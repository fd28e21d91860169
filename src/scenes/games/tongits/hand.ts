/** What stands under the own hand: the keys of its cards, and a bracket for each group with what it counts. */
import { html, nothing, type TemplateResult } from 'lit';
import type { CardId } from '#engine/cards/cards';
import type { Seat } from '#engine/core/words';
import { handIn, type TongitsView } from '#engine/games/tongits/index';
import { meldKind, pointsOf } from '#engine/kit/melds';
import { keycap, rich } from '#scenes/panels/kit';
import { type SortedHand, sortHand } from '#scenes/scripts/tongitsHand';
import type { Pose, Rect } from '#scenes/stage/layout';
import { cardHeight } from '#scenes/stage/layout';
import { placeStyle } from '#scenes/table/place';
import { markStrong } from '#text/message';
import { words } from '#text/say';
import { kindText } from './actions';
import type { TongitsLayout } from './layout';

/** The caps of the keys that choose the hand's cards, from the left. */
export const HAND_KEYS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

export interface HandParts {
  readonly view: TongitsView;
  readonly you: Seat;
  readonly chosen: readonly CardId[];
  readonly layout: TongitsLayout;
  readonly choose: (cards: readonly CardId[]) => void;
}

export function handMarks(parts: HandParts): TemplateResult {
  const { view, you, layout } = parts;
  const hand = sortHand(handIn(view, you) ?? [], view.config);
  if (hand.cards.length === 0) return html``;
  if (!layout.keys) return sumLine(hand, layout);
  const { poses, parts: groups } = layout.hand(hand.groups);
  return html`<div class="tt-keys" aria-hidden="true">
      ${poses.map((pose, index) => keyUnder(parts, { card: hand.cards[index], cap: HAND_KEYS[index], pose, next: poses[index + 1] }))}
    </div>
    ${groups.map(({ group, rect }) => bracket(parts, hand, { group, rect }))}`;
}

interface Keyed {
  readonly card: CardId | undefined;
  readonly cap: string | undefined;
  readonly pose: Pose;
  readonly next: Pose | undefined;
}

const KEY_HEIGHT = 18;
/** A key stands under the upper left corner of its card, in units. */
const STRIP = 62;

/** In the middle of the strip of the card that stays in sight. */
function keyUnder({ chosen }: HandParts, { card, cap, pose, next }: Keyed): TemplateResult | typeof nothing {
  if (cap === undefined || card === undefined) return nothing;
  const left = pose.x - pose.w / 2;
  const strip = Math.min(STRIP, next === undefined || next.y !== pose.y ? STRIP : next.x - pose.x);
  const place = { x: left, y: pose.y + cardHeight(pose.w) / 2 + 3, w: strip, h: KEY_HEIGHT };
  return html`<p class="tt-key" style=${placeStyle(place)}>${keycap(cap, chosen.includes(card) ? 'lit' : 'plain')}</p>`;
}

interface Group {
  readonly group: number;
  readonly rect: Rect;
}

/** The bracket of a meld is a button that chooses the whole meld; that of the loose cards says what they add up to. */
function bracket(parts: HandParts, hand: SortedHand, { group, rect }: Group): TemplateResult {
  const place = { x: rect.x, y: rect.y + rect.h + KEY_HEIGHT + 5, w: rect.w, h: 28 };
  const meld = hand.melds[group];
  if (meld === undefined)
    return html`<p class="tt-bracket tt-loose" style=${placeStyle(place)}>
      <span class="tt-bracket-words">${rich(looseText(hand, rect.w))}</span>
    </p>`;
  const kind = meldKind(meld);
  const whole = meld.every((card) => parts.chosen.includes(card));
  const name = words(kind === 'run' ? 'tongits.bracket.run' : 'tongits.bracket.set');
  const chosen = words(kind === 'run' ? 'tongits.bracket.runChosen' : 'tongits.bracket.setChosen');
  return html`<button
    type="button"
    class="tt-bracket"
    style=${placeStyle(place)}
    aria-pressed=${whole ? 'true' : 'false'}
    title=${words('tongits.bracket.choose', { kind: kindText(kind) })}
    @click=${() => parts.choose(whole ? [] : meld)}
  >
    <span class="tt-bracket-words">${whole ? chosen : name}</span>
  </button>`;
}

/** What a letter of the sum takes, in units: about, and rather too much. */
const LETTER = 7;

/** "10 + 6 + 3 + 2 = 21 loose", marked. */
function looseWords({ loose, count }: SortedHand): string {
  const total = markStrong(words('tongits.bracket.looseCount', { count }));
  return loose.length < 2
    ? total
    : words('tongits.bracket.loose', { sum: loose.map(pointsOf).join(' + '), loose: total });
}

/** The same, or the sum alone where there is no room. */
export function looseText(hand: SortedHand, room: number): string {
  const text = looseWords(hand);
  return text.length * LETTER > room ? looseWords({ ...hand, loose: [] }) : text;
}

/** Where the hand has no brackets, its loose cards are told in one line. */
function sumLine(hand: SortedHand, { sum }: TongitsLayout): TemplateResult {
  if (sum === undefined || hand.loose.length === 0) return html``;
  return html`<p class="tt-sum" style=${placeStyle(sum)}>${rich(looseText(hand, sum.w))}</p>`;
}
