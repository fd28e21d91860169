/** A draw is called: what is asked of whom, what is at stake, and the two answers. No answer is told before all are in. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '#engine/core/words';
import { type ChipRange, handIn, type Stakes, stakesOf, type TongitsView } from '#engine/games/tongits/index';
import { meldKind } from '#engine/kit/melds';
import type { Form } from '#scenes/frame';
import type { RunningLimit } from '#scenes/games/controls';
import { button, cardFace, rich } from '#scenes/panels/kit';
import { type SortedHand, sortHand } from '#scenes/scripts/tongitsHand';
import { placeStyle } from '#scenes/table/place';
import { type Message, markSeat, markStrong, type NameOf, withNames } from '#text/message';
import { message, say, words } from '#text/say';
import { faceIn } from './faces';
import { looseText } from './hand';
import type { TongitsLayout } from './layout';
import { limitRing } from './limitRing';

type Answer = 'challenge' | 'fold';

export interface AnsweringParts {
  readonly view: TongitsView;
  readonly layout: TongitsLayout;
  readonly you: Seat;
  readonly limit: RunningLimit | undefined;
  readonly nameOf: NameOf;
  /** The answer that is brass: a challenge, unless a hint proposed to fold. */
  readonly meant: Answer;
  readonly answer: (answer: Answer) => void;
}

/** Whether the seat is asked and has not answered. */
export const isAsked = ({ phase }: TongitsView, seat: Seat): boolean =>
  phase.type === 'answering' && phase.asked.some((asked) => asked.seat === seat && asked.answer === 'awaited');

/** The panel of a seat that is asked. */
export function answering(parts: AnsweringParts): TemplateResult {
  const { phase } = parts.view;
  return phase.type === 'answering' && isAsked(parts.view, parts.you) ? question(parts, phase.caller) : html``;
}

function question(parts: AnsweringParts, caller: Seat): TemplateResult {
  const { view, layout, you, nameOf } = parts;
  const hand = sortHand(handIn(view, you) ?? [], view.config);
  const title = withNames(words('tongits.call.title', { who: markSeat(caller) }), nameOf);
  const stakes = stakesOf(view, you);
  return html`<section class="tt-answer" style=${placeStyle(layout.answer)} role="group" aria-label=${title}>
    ${limitRing(parts.limit, you)}
    <div class="tt-answer-words">
      <h2 class="tt-answer-title" title=${title}>${rich(words('tongits.call.title', { who: markStrong(nameOf(caller)) }))}</h2>
      <p class="tt-answer-sentence">${rich(words('tongits.call.sentence', { count: markStrong(`${hand.count}`) }))}</p>
    </div>
    ${layout.answerForm === 'sheet' ? handDrawn(hand, HAND_ROOMS[layout.frame.form]) : nothing} ${stakesDrawn(stakes)}
    <div class="tt-answer-buttons">${answerButton(parts, 'challenge')} ${answerButton(parts, 'fold')}</div>
  </section>`;
}

const answerButton = ({ answer, meant }: AnsweringParts, which: Answer): TemplateResult =>
  button({
    label: words(`tongits.call.${which}`),
    kind: which === meant ? 'primary' : 'secondary',
    key: CAPS[which],
    press: () => answer(which),
  });

const CAPS = { challenge: 'C', fold: 'F' } as const;

/** Three lines with chips; without chips one sentence, since then folding never helps. */
function stakesDrawn(stakes: Stakes | undefined): TemplateResult {
  if (stakes === undefined) return html`<p class="tt-stake-plain">${words('tongits.call.plain')}</p>`;
  const lines: readonly (readonly [Message, Message])[] = [
    [message('tongits.call.stake.fold'), lossOf(stakes.fold)],
    [message('tongits.call.stake.lose'), lossOf(stakes.lose)],
    [message('tongits.call.stake.win'), gainOf(stakes)],
  ];
  return html`<dl class="tt-stakes">
    ${lines.map(
      ([what, chips], index) => html`<div class="tt-stake" data-good=${index === 2 ? 'good' : nothing}>
        <dt>${say(what)}</dt>
        <dd>${say(chips)}</dd>
      </div>`,
    )}
  </dl>`;
}

const lossOf = ({ least, most }: ChipRange): Message =>
  least === most ? message('tongits.call.pay', { count: least }) : message('tongits.call.payRange', { least, most });

function gainOf({ win, pot }: Stakes): Message {
  const one = win.least === win.most;
  if (pot > 0) {
    const chips = one ? `${win.least}` : words('tongits.call.range', { least: win.least, most: win.most });
    return message('tongits.call.getPot', { chips });
  }
  return one
    ? message('tongits.call.get', { count: win.least })
    : message('tongits.call.getRange', { least: win.least, most: win.most });
}

/** A sheet's room for the hand and the widths of its cards from the largest, in rem. */
interface HandRoom {
  readonly room: number;
  readonly widths: readonly [number, ...number[]];
}

const UPRIGHT: HandRoom = { room: 35.4, widths: [5.2, 4.8, 4.4] };
const HAND_ROOMS: Readonly<Record<Form, HandRoom>> = {
  landscape: UPRIGHT,
  portrait: UPRIGHT,
  low: { room: 25.6, widths: [4.8, 4.4, 4, 3.6] },
};
/** How far cards of a meld and loose ones lie apart, in card widths. */
const MELD_STEP = 0.58;
const LOOSE_STEP = 1.1;
const GAP = 0.4;
/** Units of a rem. */
const LETTER_ROOM = 6;

/** The largest cards that fit in one row; else the smallest, closer together. */
function fitted(
  { melds, loose }: SortedHand,
  { room, widths }: HandRoom,
): { readonly width: number; readonly squeeze: number } {
  const groups = melds.length + (loose.length > 0 ? 1 : 0);
  const fixed = groups + (groups - 1) * GAP;
  const free =
    melds.reduce((sum, { length }) => sum + (length - 1) * MELD_STEP, 0) + Math.max(0, loose.length - 1) * LOOSE_STEP;
  const width = widths.find((one) => (fixed + free) * one <= room);
  if (width !== undefined) return { width, squeeze: 1 };
  const smallest = widths.at(-1) ?? widths[0];
  return { width: smallest, squeeze: (room / smallest - fixed) / free };
}

/** The own hand in the sheet of a phone, which lies over the table's. */
function handDrawn(hand: SortedHand, place: HandRoom): TemplateResult {
  const { width, squeeze } = fitted(hand, place);
  const group = (cards: SortedHand['loose'], kind: 'meld' | 'loose', text: TemplateResult | string): TemplateResult => {
    const step = (kind === 'meld' ? MELD_STEP : LOOSE_STEP) * squeeze;
    return html`<div class="tt-answer-group" data-kind=${kind} style="--w:${width}rem;--step:${step}">
      <div class="tt-answer-cards">
        ${cards.map((card) => html`<span class="tt-answer-card">${cardFace(faceIn(card), width, 'small')}</span>`)}
      </div>
      <p class="tt-answer-bracket">${text}</p>
    </div>`;
  };
  return html`<div class="tt-answer-hand" aria-hidden="true">
    ${hand.melds.map((meld) => group(meld, 'meld', words(meldKind(meld) === 'run' ? 'count.run' : 'count.set')))}
    ${hand.loose.length === 0 ? nothing : group(hand.loose, 'loose', rich(looseText(hand, place.room * LETTER_ROOM)))}
  </div>`;
}
