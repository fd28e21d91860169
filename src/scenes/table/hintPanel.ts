/** A hint on screen: the move in the prompt, rings around what it is about, and why. */
import './hint.css';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Kind } from '#engine/core/rules';
import { icon } from '#scenes/panels/icons';
import { button, dialog, keycap, rich } from '#scenes/panels/kit';
import type { Rect, TableLayout } from '#scenes/stage/layout';
import { type Message, withNames } from '#text/message';
import { say, spoken, words } from '#text/say';
import type { Desk } from './desk';
import type { Bar, Comparison, Hint } from './hint';
import { limitOf, runsLow } from './limitClock';
import { told } from './log';
import { placeStyle } from './place';

/** The prompt while an expert thinks or a hint is shown, in place of what the selection means. */
export function hintPrompt<K extends Kind>(desk: Desk<K>, layout: TableLayout): TemplateResult {
  const { hint } = desk;
  const shown = hint.type === 'shown' ? hint.hint : undefined;
  const close = button({ label: words('hint.close'), kind: 'quiet', key: 'Esc', press: () => desk.hints.close() });
  const choose = shown === undefined ? nothing : chooseButton(desk, shown);
  const buttons = layout.keys
    ? html`<div class="prompt-buttons">${close} ${choose}</div>`
    : shown === undefined
      ? nothing
      : whyButton(desk);
  return html`<section class="prompt hint-prompt" style=${placeStyle(roomFor(layout))} aria-label=${words('hint.title')}>
      <span class="hint-lamp" aria-hidden="true">${icon('lamp')}</span>
      <div class="prompt-words">
        ${
          shown === undefined
            ? html`<p class="prompt-headline hint-thinking">${words('hint.thinking')}</p>`
            : html`<p class="prompt-headline">${told(shown.move.headline, desk.nameOf)}</p>`
        }
      </div>
      ${layout.hint === undefined ? nothing : secondsLeft(desk)} ${buttons}
    </section>
    ${layout.keys ? nothing : foot(layout.clear, close)} ${layout.keys || shown === undefined ? nothing : foot(layout.play, choose)}`;
}

/** The limit that runs for whoever reads, where the hint stands in the place of the plate that tells it. */
function secondsLeft<K extends Kind>(desk: Desk<K>): TemplateResult | typeof nothing {
  const limit = desk.you === undefined ? undefined : limitOf(desk.limit, desk.you);
  if (limit === undefined) return nothing;
  return html`<span class="hint-seconds" data-low=${runsLow(limit) ? 'low' : nothing}>${words('table.seconds', { seconds: limit.seconds })}</span>`;
}

/** Two lines and a button take more room than bare words on the felt. */
const LOWEST = 52;

function roomFor({ prompt, hint, promptLook }: TableLayout): Rect {
  if (hint !== undefined) return hint;
  const grown = promptLook === 'bare' ? Math.max(0, LOWEST - prompt.h) : 0;
  return { ...prompt, y: prompt.y - grown, h: prompt.h + grown };
}

const foot = (place: Rect, inside: TemplateResult | typeof nothing): TemplateResult =>
  html`<div class="foot-button" style=${placeStyle(place)}>${inside}</div>`;

const chooseButton = <K extends Kind>(desk: Desk<K>, { move }: Hint<K>): TemplateResult =>
  button({
    label: withNames(say(move.choose), desk.nameOf),
    kind: 'primary',
    key: 'Enter',
    press: () => desk.hints.takeUp(),
  });

const whyButton = <K extends Kind>(desk: Desk<K>): TemplateResult =>
  html`<button type="button" class="hint-why" @click=${() => desk.hints.turnWhy('open')}>${words('hint.why')}</button>`;

/** Why, in the log's place; where the log has none to itself, a sheet that is opened. */
export function hintWhy<K extends Kind>(desk: Desk<K>, layout: TableLayout): TemplateResult | typeof nothing {
  const { hint } = desk;
  const open = hint.type === 'shown' && !isPanel(layout) && desk.hints.why === 'open';
  // Only `repeat` lets a dialog go so that it hears of it.
  const sheet = repeat(
    open && hint.type === 'shown' ? [hint.hint] : [],
    (one) => one,
    (one) => whySheet(desk, one),
  );
  return html`${hint.type === 'shown' && isPanel(layout) ? whyPanel(desk, layout.log, hint.hint) : nothing} ${sheet}`;
}

/** Whether the reasons stand in the log's place. */
export const isPanel = (layout: TableLayout): layout is TableLayout & { readonly log: Rect } =>
  layout.keys && layout.log !== undefined;

/** It grows upwards from where the log ends. */
const HIGHEST = 312;

function whyPanel<K extends Kind>(desk: Desk<K>, log: Rect, hint: Hint<K>): TemplateResult {
  const room = { ...log, y: log.y + log.h - HIGHEST, h: HIGHEST };
  return html`<div class="why-room" style=${placeStyle(room)}>
    <section class="why" style="min-height:${log.h / 10}rem" aria-label=${words('hint.why')}>
      <header class="why-head"><h2>${words('hint.why')}</h2>${keycap('H', 'lit')}</header>
      ${whyBody(desk, hint)}
    </section>
  </div>`;
}

function whySheet<K extends Kind>(desk: Desk<K>, hint: Hint<K>): TemplateResult {
  const close = (): void => desk.hints.turnWhy('folded');
  return dialog({
    title: words('hint.why'),
    sentence: withNames(say(hint.move.headline), desk.nameOf),
    body: whyBody(desk, hint),
    buttons: [{ label: words('hint.back'), kind: 'secondary', key: 'Esc', press: close, first: 'first' }],
    onEscape: close,
    look: 'why-sheet',
  });
}

const whyBody = <K extends Kind>(desk: Desk<K>, hint: Hint<K>): TemplateResult =>
  html`<div class="why-body scrolls">
    ${
      hint.reasons.length === 0
        ? nothing
        : html`<ul class="why-reasons">
            ${hint.reasons.map((reason) => html`<li><span>${told(reason, desk.nameOf)}</span></li>`)}
          </ul>`
    }
    ${comparisonBars(desk, hint.comparison)}
  </div>`;

/** What moves are worth, from the weakest up. */
function comparisonBars<K extends Kind>(
  desk: Desk<K>,
  { unit, weakest, bars }: Comparison,
): TemplateResult | typeof nothing {
  // Bars follow the figures beside them, so that what reads the same looks the same.
  const worth = ({ more }: Bar): number => Number(worthText(unit, more));
  const shown = bars.filter((bar) => worth(bar) > 0);
  const most = Math.max(...shown.map(worth));
  if (shown.length === 0) return nothing;
  const than = withNames(say(weakest.doing), desk.nameOf);
  return html`<section class="worths">
    <h3 class="worths-title">${rich(words(`hint.more.${unit}`, { than }))}</h3>
    <ol class="worths-list">
      ${shown.map(
        (bar) => html`<li class="worth">
          <span class="worth-move">${told(bar.move.short, desk.nameOf)}</span>
          <span class="worth-bar" aria-hidden="true" style="--share:${worth(bar) / most}"></span>
          <span class="worth-figure">${worthText(unit, bar.more)}</span>
        </li>`,
      )}
    </ol>
  </section>`;
}

/** Points and chips to a tenth, chances in whole hundredths. */
const worthText = (unit: Comparison['unit'], more: number): string => more.toFixed(unit === 'percent' ? 0 : 1);

/** The hint for ears: the move and why. */
export function hintAloud<K extends Kind>(desk: Desk<K>): string {
  const { hint } = desk;
  switch (hint.type) {
    case 'none':
      return '';
    case 'thinking':
      return words('hint.thinking');
    case 'shown': {
      const aloud = (message: Message): string => spoken(withNames(say(message), desk.nameOf));
      return [words('hint.aloud', { move: aloud(hint.hint.move.headline) }), ...hint.hint.reasons.map(aloud)].join(' ');
    }
  }
}
