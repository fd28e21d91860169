/** What stands in words around the pile: how many cards, what is owed, what is about to happen, and the count to go on. */
import './middle.css';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { RaceView } from '#engine/kit/race';
import { told } from '#scenes/table/log';
import { placeStyle } from '#scenes/table/place';
import { message, words } from '#text/say';
import type { RaceDesk } from './desk';
import type { Owed } from './game';
import type { RaceLayout } from './places';

export function middle(desk: RaceDesk, layout: RaceLayout): TemplateResult {
  const { told: view } = desk;
  if (view === undefined) return html``;
  return html`<p class="race-count race-pile-count" style=${placeStyle(layout.pileCount)}>
      <strong>${view.pileCount}</strong> <span>${words('raceTable.inPile')}</span>
    </p>
    ${
      view.burnCount === 0
        ? nothing
        : html`<p class="race-count race-burn-count" style=${placeStyle(layout.burnCount)}>
            <strong>${view.burnCount}</strong> <span>${words('raceTable.burnt')}</span>
          </p>`
    }
    ${pill(desk, layout, view)} ${count(desk, layout)}`;
}

/** The challenge, or what comes when nobody slaps. */
function pill(desk: RaceDesk, layout: RaceLayout, view: RaceView): TemplateResult | typeof nothing {
  const { phase } = view;
  const last = phase.type === 'lastChance' ? message('raceTable.lastChance') : undefined;
  const owed = desk.game.owes(view);
  const said = last ?? owed?.message;
  if (said === undefined) return nothing;
  const pips = last === undefined ? pipsOf(owed) : [];
  return html`<div class="challenge" style=${placeStyle(layout.challenge)} role="status">
    ${
      pips.length === 0
        ? nothing
        : html`<span class="challenge-pips" aria-hidden="true">${pips.map((kind) => html`<i data-kind=${kind}></i>`)}</span>`
    }
    <span class="challenge-words">${told(said, desk.nameOf)}</span>
    ${'due' in phase ? timeLeft(desk, phase.due) : nothing}
  </div>`;
}

const pipsOf = (owed: Owed | undefined): readonly ('paid' | 'open')[] => [
  ...Array.from({ length: owed?.paid ?? 0 }, () => 'paid' as const),
  ...Array.from({ length: owed?.open ?? 0 }, () => 'open' as const),
];

/** A line that runs out with the time there is for a slap. */
const timeLeft = (desk: RaceDesk, due: number): TemplateResult =>
  html`${repeat(
    desk.host.paused ? [] : [due],
    (end) => end,
    (end) => html`<i class="challenge-time" style="animation-duration:${Math.max(0, end - desk.host.now())}ms"></i>`,
  )}`;

/** Three, two, one, over the pile. */
function count(desk: RaceDesk, { pile }: RaceLayout): TemplateResult {
  const { left } = desk.countdown;
  const side = 140;
  return html`${repeat(
    left === undefined ? [] : [left],
    (number) => number,
    (number) =>
      html`<p class="race-three" role="status" style=${placeStyle({ x: pile.x - side / 2, y: pile.y - side / 2, w: side, h: side })}>
        ${number}
      </p>`,
  )}
  ${desk.waits ? waitBand() : nothing}`;
}

const waitBand = (): TemplateResult => html`<div class="banner">
  <p class="banner-title">${words('raceTable.waits')}</p>
  <p class="banner-sentence">${words('raceTable.waits.sentence')}</p>
</div>`;
