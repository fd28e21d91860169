/** The prompt: what the selection would do, in words, before it is pressed; and the buttons that press it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Kind } from '#engine/core/rules';
import { button } from '#scenes/panels/kit';
import type { Rect, TableLayout } from '#scenes/stage/layout';
import { type Message, withNames } from '#text/message';
import { say, words } from '#text/say';
import type { Desk } from './desk';
import { hintPrompt } from './hintPanel';
import { told } from './log';
import { placeStyle } from './place';
import { watchButtons } from './watchButtons';

export function prompt<K extends Kind>(desk: Desk<K>, layout: TableLayout): TemplateResult {
  if (desk.watching) return watchDock(desk, layout);
  if (desk.hinting) return hintPrompt(desk, layout);
  const advice = desk.advice();
  const buttons = buttonsOf(desk);
  return html`<section class="prompt" data-look=${layout.promptLook ?? 'panel'} style=${placeStyle(layout.prompt)}>
      <div class="prompt-words" aria-live="polite">
        <p class="prompt-headline">${advice === undefined ? nothing : headline(desk, advice.headline)}</p>
        ${
          advice?.note === undefined || !desk.yourTurn
            ? nothing
            : html`<p class="prompt-note prompt-${advice.note.tone}">${told(advice.note.message, desk.nameOf)}</p>`
        }
      </div>
      ${layout.keys ? html`<div class="prompt-buttons">${buttons.clear} ${buttons.play}</div>` : nothing}
    </section>
    ${layout.keys ? nothing : footButtons(layout, buttons)}`;
}

interface Buttons {
  readonly clear: TemplateResult | undefined;
  readonly play: TemplateResult | undefined;
}

/** The two buttons, as far as the game wants the prompt to have them. */
function buttonsOf<K extends Kind>(desk: Desk<K>): Buttons {
  const wanted = desk.advice()?.buttons ?? 'both';
  return {
    clear: wanted === 'both' || wanted === 'clear' ? clearButton(desk) : undefined,
    play: wanted === 'both' || wanted === 'play' ? playButton(desk) : undefined,
  };
}

/** While the own play is still on its way the table asks for nothing. */
function headline<K extends Kind>(desk: Desk<K>, advised: Message): TemplateResult {
  const mine = desk.view !== undefined && desk.game.onTurn(desk.view) === desk.you;
  return desk.busy && mine ? html`${words('table.played')}` : told(advised, desk.nameOf);
}

const clearButton = <K extends Kind>(desk: Desk<K>): TemplateResult =>
  button({
    label: words('table.clear'),
    kind: 'quiet',
    key: 'Esc',
    off: desk.chosen.length === 0 ? words('table.clear.nothing') : undefined,
    press: () => desk.clear(),
  });

function playButton<K extends Kind>(desk: Desk<K>): TemplateResult {
  const advice = desk.advice();
  const ready = desk.yourTurn && advice?.play.ok === true;
  const why = advice === undefined || advice.play.ok ? words('table.notYet') : say(advice.play.fault);
  const verb = advice?.verb === undefined ? words('table.play') : withNames(say(advice.verb), desk.nameOf);
  return button({
    label: verb,
    kind: 'primary',
    key: 'Enter',
    off: ready ? undefined : withNames(why, desk.nameOf),
    press: () => desk.play(),
  });
}

/** Where nobody plays: go on, stop, one move, and how fast. Small screens have the buttons where Clear and Play stand. */
function watchDock<K extends Kind>(desk: Desk<K>, layout: TableLayout): TemplateResult {
  const { pause, step, pace } = watchButtons(desk, 'shown');
  const next = desk.view === undefined ? undefined : desk.game.onTurn(desk.view);
  const label =
    next === undefined ? words('table.watching') : words('table.watching.next', { name: desk.chairName(next) });
  return html`<section class="prompt dock" data-look=${layout.promptLook ?? 'panel'} style=${placeStyle(layout.prompt)} aria-label=${label}>
      ${layout.keys ? html`${pause} ${step}` : nothing} ${pace}
    </section>
    ${layout.keys ? nothing : footButtons(layout, { clear: step, play: pause })}`;
}

const footButtons = (layout: TableLayout, { clear, play }: Buttons): TemplateResult =>
  html`${clear === undefined ? nothing : footButton(layout.clear, clear)}
  ${play === undefined ? nothing : footButton(layout.play, play)}`;

const footButton = (place: Rect, inside: TemplateResult): TemplateResult =>
  html`<div class="foot-button" style=${placeStyle(place)}>${inside}</div>`;
