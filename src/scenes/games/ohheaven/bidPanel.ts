/** The bidding panel in place of the trick circle: the numbers, what the others bid, and which number is barred. */
import './bidding.css';
import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { handSizeOf, type OhHeavenView } from '#engine/games/ohheaven/index';
import { icon } from '#scenes/panels/icons';
import { button, keycap, rich } from '#scenes/panels/kit';
import { placeStyle } from '#scenes/table/place';
import { numberText } from '#text/lists';
import type { Message } from '#text/message';
import { message, say, words } from '#text/say';
import type { Draft } from './bidDraft';
import type { OhHeavenLayout } from './layout';

export interface BidPanelParts {
  readonly view: OhHeavenView;
  readonly layout: OhHeavenLayout;
  readonly draft: Draft | undefined;
  /** The number that a hint shows. */
  readonly hinted: number | undefined;
  /** Whether something else has the place of the button on small screens. */
  readonly foot: 'free' | 'taken';
  /** Chooses a number; a barred one is asked for at once, and the rules say no. */
  readonly choose: (number: number) => void;
  readonly bid: (number: number | undefined) => void;
}

export function bidPanel(parts: BidPanelParts): TemplateResult {
  const { view, layout, draft } = parts;
  const tricks = handSizeOf(view);
  const { rect, perRow } = layout.bidding(tricks + 1);
  const title = layout.keys ? 'ohheaven.bidding.title' : 'ohheaven.bidding.titleShort';
  return html`<section class="bidding" style=${placeStyle(rect)} aria-label=${words('ohheaven.bidding.title')}>
      <div class="bidding-main">
        <h2 class="bidding-title">${words(title)}</h2>
        <p class="bidding-sum">${say(sumOf(view))}</p>
        <div
          class="bidding-numbers"
          role="radiogroup"
          aria-label=${words('ohheaven.bidding.numbers')}
          style="--per-row:${perRow}"
          ${ref((numbers) => queueMicrotask(() => followChoice(numbers)))}
        >
          ${Array.from({ length: tricks + 1 }, (_, number) => numberButton(parts, number))}
        </div>
        ${barredNote(view)}
      </div>
      <div class="bidding-side">
        <p class="bidding-chosen" aria-hidden="true">${draft?.number ?? '–'}</p>
        <p class="unseen" aria-live="polite">${draft === undefined ? '' : nameOf(view, draft.number)}</p>
        <p class="bidding-of">${words('ohheaven.bidding.of', { count: draft?.number ?? tricks, tricks })}</p>
        ${layout.keys ? html`${bidButton(parts)} ${keysHint(tricks)}` : nothing}
      </div>
    </section>
    ${layout.keys || parts.foot === 'taken' ? nothing : html`<div class="foot-button" style=${placeStyle(layout.bidButton)}>${bidButton(parts)}</div>`}`;
}

/** Whoever went to the numbers by Tab keeps the focus on the chosen one. */
function followChoice(numbers: Element | undefined): void {
  if (numbers?.contains(document.activeElement)) numbers.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
}

/** "The others bid 9 of 13. You bid last." */
function sumOf(view: OhHeavenView): Message {
  const made = view.bids.filter((bid) => bid !== undefined);
  const values = { sum: made.reduce((sum, bid) => sum + bid, 0), tricks: handSizeOf(view) };
  if (made.length === 0) return message('ohheaven.bidding.first');
  return message(made.length === view.seats - 1 ? 'ohheaven.bidding.last' : 'ohheaven.bidding.soFar', values);
}

function numberButton({ view, draft, hinted, choose, bid }: BidPanelParts, number: number): TemplateResult {
  const barred = number === view.barred;
  const chosen = number === draft?.number;
  const onKey = (event: KeyboardEvent): void => {
    if (event.code !== 'Enter' && event.code !== 'NumpadEnter') return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) bid(number);
  };
  // One stop for Tab; arrows go from number to number.
  const reach = draft === undefined ? number === 0 : chosen;
  return html`<button
    type="button"
    role="radio"
    class="bidding-number"
    data-barred=${barred ? 'barred' : nothing}
    data-hinted=${number === hinted ? 'hinted' : nothing}
    aria-checked=${chosen ? 'true' : 'false'}
    aria-disabled=${barred ? 'true' : nothing}
    aria-label=${nameOf(view, number)}
    tabindex=${reach ? '0' : '-1'}
    @click=${() => choose(number)}
    @keydown=${onKey}
  >
    ${number}
  </button>`;
}

const nameOf = (view: OhHeavenView, number: number): string =>
  number === view.barred
    ? words('ohheaven.bidding.numberBarred', { number, tricks: handSizeOf(view) })
    : words('ohheaven.bidding.number', { count: number });

function barredNote(view: OhHeavenView): TemplateResult | typeof nothing {
  if (view.barred === undefined) return nothing;
  const values = { number: view.barred, bids: numberText(view.seats), tricks: handSizeOf(view) };
  return html`<p class="bidding-barred">${icon('lock')}<span>${rich(words('ohheaven.bidding.barred', values))}</span></p>`;
}

function bidButton({ view, draft, bid }: BidPanelParts): TemplateResult {
  const number = draft?.number;
  return button({
    label: number === undefined ? words('ohheaven.bidding.bidNothing') : words('ohheaven.bidding.bid', { bid: number }),
    kind: 'primary',
    key: 'Enter',
    off: whyNot(view, number),
    press: () => bid(number),
  });
}

/** Why this number cannot be bid, for the button that is off. */
function whyNot(view: OhHeavenView, number: number | undefined): string | undefined {
  if (number === undefined) return words('ohheaven.bidding.choose');
  if (number === view.barred) return nameOf(view, number);
  return number > handSizeOf(view) ? words('ohheaven.refused.bidOutOfRange') : undefined;
}

const keysHint = (tricks: number): TemplateResult =>
  html`<p class="key-hint bidding-hint">
    ${keycap('0')}<span>${words('ohheaven.bidding.to')}</span>${keycap(`${tricks}`)}
    <span>${words('ohheaven.bidding.chooseHint')}</span>
  </p>`;
