/** Passing the screen: a cover between two people, with what happened since the next one's last turn. */
import './pass.css';
import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { Seat } from '#engine/core/words';
import { cardBack, dialog, disc, richMessage } from '#scenes/panels/kit';
import { sheetKeys } from '#scenes/panels/sheetKeys';
import type { Chair } from '#storage/types';
import { numberFirst } from '#text/lists';
import { type Message, withoutMarks } from '#text/message';
import { words } from '#text/say';

/** Somebody at the table. */
interface Sitter {
  readonly seat: Seat;
  readonly chair: Chair;
}

/** A public log line; lines of the table itself belong to no seat. */
interface PassLine {
  readonly seat: Seat | undefined;
  readonly message: Message;
}

export interface PassParts {
  /** Whose cards are covered now; undefined when nobody's were open yet. */
  readonly from: Sitter | undefined;
  readonly to: Sitter;
  /** What happened since the next player's last turn, in order; empty before the first. */
  readonly since: readonly PassLine[];
  /** How many cards the next player holds: shown as backs. */
  readonly cards: number;
  readonly reveal: () => void;
  readonly pause: () => void;
}

/** From here on a name needs smaller letters. */
const LONG_NAME = 14;

/** The cover, for as long as the template holds it. Enter reveals, Esc pauses. */
export function passDialog(parts: PassParts): TemplateResult {
  const to = withoutMarks(parts.to.chair.name);
  const from = parts.from === undefined ? undefined : withoutMarks(parts.from.chair.name);
  return dialog({
    title: from === undefined ? words('pass.titleFirst', { name: to }) : words('pass.title', { name: to }),
    sentence: from === undefined ? words('pass.sentenceFirst', { to }) : words('pass.sentence', { from, to }),
    body: html`${discsOf(parts)} ${sinceOf(parts, to)} ${handOf(parts.cards)}
      <span hidden ${sheetKeys({ Enter: parts.reveal })}></span>`,
    buttons: [
      { label: words('pass.pause'), kind: 'quiet', key: 'Esc', press: parts.pause },
      { label: words('pass.reveal', { name: to }), kind: 'primary', key: 'Enter', press: parts.reveal, first: 'first' },
    ],
    onEscape: parts.pause,
    look: to.length > LONG_NAME ? 'pass pass-long' : 'pass',
  });
}

const discsOf = ({ from, to }: PassParts): TemplateResult =>
  html`<div class="pass-discs" aria-hidden="true">
    ${
      from === undefined
        ? nothing
        : html`<span class="pass-from">${discOf(from, 'plain')}</span>
            <svg class="pass-arrow" viewBox="0 0 52 16"><path d="M1 8h48M40 2l9 6-9 6" /></svg>`
    }
    ${discOf(to, 'brass')}
  </div>`;

const discOf = ({ seat, chair }: Sitter, ring: 'plain' | 'brass'): TemplateResult =>
  disc({ seat, name: chair.name, size: 8.4, player: chair.player, ring });

const sinceOf = ({ since }: PassParts, name: string): TemplateResult | typeof nothing =>
  since.length === 0
    ? nothing
    : html`<section class="pass-since" aria-label=${words('pass.since', { name })}>
        <h3 class="pass-heading">${words('pass.since', { name })}</h3>
        <ol class="pass-lines scrolls" tabindex=${since.length > SHOWN_LINES ? '0' : nothing} ${ref(toEnd)}>
          ${since.map(lineOf)}
        </ol>
      </section>`;

/** More lines than this scroll. */
const SHOWN_LINES = 3;

const lineOf = ({ seat, message }: PassLine): TemplateResult =>
  html`<li class="pass-line" style=${seat === undefined ? nothing : `--dot:var(--seat-${(seat % 10) + 1})`}>
    ${richMessage(message)}
  </li>`;

/** The newest lines are the ones in sight. The list has no height before the dialog stands on the page. */
const toEnd = (list: Element | undefined): void => {
  if (list !== undefined) requestAnimationFrame(() => list.scrollTo({ top: list.scrollHeight }));
};

const handOf = (cards: number): TemplateResult | typeof nothing =>
  cards === 0
    ? nothing
    : html`<div class="pass-hand">
        <div class="pass-backs">
          ${Array.from({ length: cards }, () => html`<span class="pass-back">${cardBack(11)}</span>`)}
        </div>
        <p>${words('pass.hand', { count: cards, number: numberFirst(cards) })}</p>
      </div>`;
