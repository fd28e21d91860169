/** A draw is called: what is asked of whom, what is at stake, and the two answers. No answer is told before all are in. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '#engine/core/words';
import { handIn, type Stakes, stakesOf, type TongitsView } from '#engine/games/tongits/index';
import type { RunningLimit } from '#scenes/games/game';
import { button, cardFace, rich } from '#scenes/panels/kit';
import { type SortedHand, sortHand } from '#scenes/scripts/tongitsHand';
import { placeStyle } from '#scenes/table/place';
import { type Message, markSeat, markStrong, type NameOf, withNames } from '#text/message';
import { message, say, words } from '#text/say';
import { faceIn } from './faces';
import { looseWords } from './hand';
import type { TongitsLayout } from './layout';
import { limitRing } from './limitRing';

export interface AnsweringParts {
  readonly view: TongitsView;
  readonly layout: TongitsLayout;
  readonly you: Seat;
  readonly limit: RunningLimit | undefined;
  readonly nameOf: NameOf;
  readonly answer: (answer: 'challenge' | 'fold') => void;
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
  const sheet = layout.frame.form === 'portrait';
  const stakes = stakesOf(view, you);
  return html`<section class="tt-answer" style=${placeStyle(layout.answer)} role="group" aria-label=${title}>
    ${limitRing(parts.limit, you)}
    <div class="tt-answer-words">
      <h2 class="tt-answer-title">${title}</h2>
      <p class="tt-answer-sentence">${rich(words('tongits.call.sentence', { count: markStrong(`${hand.count}`) }))}</p>
    </div>
    ${sheet ? handDrawn(hand) : nothing} ${stakesDrawn(stakes)}
    <div class="tt-answer-buttons">${challengeButton(parts)} ${foldButton(parts)}</div>
  </section>`;
}

const challengeButton = ({ answer }: AnsweringParts): TemplateResult =>
  button({ label: words('tongits.call.challenge'), kind: 'primary', key: 'C', press: () => answer('challenge') });

const foldButton = ({ answer }: AnsweringParts): TemplateResult =>
  button({ label: words('tongits.call.fold'), kind: 'secondary', key: 'F', press: () => answer('fold') });

/** Three lines with chips; without chips one sentence, since then folding never helps. */
function stakesDrawn(stakes: Stakes | undefined): TemplateResult {
  if (stakes === undefined) return html`<p class="tt-stake-plain">${words('tongits.call.plain')}</p>`;
  const lines: readonly (readonly [Message, Message])[] = [
    [message('tongits.call.stake.fold'), message('tongits.call.pay', { count: stakes.fold })],
    [message('tongits.call.stake.lose'), message('tongits.call.pay', { count: stakes.lose })],
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

function gainOf({ win, pot }: Stakes): Message {
  const chips =
    win.least === win.most
      ? message('tongits.call.get', { count: win.least })
      : message('tongits.call.getRange', { least: win.least, most: win.most });
  return pot === 0 ? chips : message('tongits.call.getPot', { chips: say(chips) });
}

/** The own hand in the sheet of a phone, which lies over the table's. */
function handDrawn(hand: SortedHand): TemplateResult {
  const group = (cards: SortedHand['loose'], kind: 'meld' | 'loose', text: TemplateResult | string): TemplateResult =>
    cards.length === 0
      ? html``
      : html`<div class="tt-answer-group" data-kind=${kind}>
          <div class="tt-answer-cards">${cards.map((card) => cardFace(faceIn(card), 5.2, 'small'))}</div>
          <p class="tt-answer-bracket">${text}</p>
        </div>`;
  return html`<div class="tt-answer-hand" aria-hidden="true">
    ${hand.melds.map((meld) => group(meld, 'meld', ''))} ${group(hand.loose, 'loose', rich(looseWords(hand)))}
  </div>`;
}
