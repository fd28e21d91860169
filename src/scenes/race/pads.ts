/** Where somebody presses: the Slap disc and the Play button, on small screens two large areas; the far player's upside down. */
import './pads.css';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Seat } from '#engine/core/words';
import type { RaceView } from '#engine/kit/race';
import { cardBack, keycap } from '#scenes/panels/kit';
import { placeStyle } from '#scenes/table/place';
import { withoutMarks } from '#text/message';
import { words } from '#text/say';
import type { RaceDesk } from './desk';
import { ALONE, capOf, type KeyAction } from './keys';
import type { Pads, RaceLayout } from './places';
import { pressing } from './pressing';

export function pads(desk: RaceDesk, layout: RaceLayout): TemplateResult | typeof nothing {
  const { told: view } = desk;
  if (desk.watching || view === undefined) return nothing;
  const { bottom, far } = layout.seating;
  return html`${padsOf(desk, layout, { seat: bottom, view, places: layout.pads })}
  ${
    far === undefined || layout.farPads === undefined
      ? nothing
      : padsOf(desk, layout, { seat: far, view, places: layout.farPads })
  }`;
}

interface Sitting {
  readonly seat: Seat;
  readonly view: RaceView;
  readonly places: Pads;
}

function padsOf(desk: RaceDesk, layout: RaceLayout, { seat, view, places }: Sitting): TemplateResult {
  const alone = desk.humans.length === 1;
  const name = withoutMarks(desk.chairs[seat]?.name ?? '');
  const cap = (action: KeyAction): string | undefined => {
    const keys = desk.keys[seat];
    return keys === undefined || !layout.keys ? undefined : capOf(aloneCode(desk, action) ?? keys[action]);
  };
  const turned = seat === layout.seating.far ? 'turned' : nothing;
  const onTurn = desk.game.onTurn(view) === seat;
  const slapCap = cap('slap');
  const playCap = cap('play');
  return html`<button
      type="button"
      class="pad pad-slap"
      data-pad="slap ${seat}"
      data-form=${layout.padForm}
      data-turned=${turned}
      aria-label=${alone ? words('raceTable.slap') : words('raceTable.slapFor', { name })}
      style=${placeStyle(places.slap)}
      ${pressing(desk, { seat, action: 'slap' })}
    >
      <span class="pad-word">${words('raceTable.slap')}</span>
      ${slapCap === undefined ? nothing : keycap(slapCap, 'lit')} ${lock(desk, view, seat)}
    </button>
    <button
      type="button"
      class="pad pad-play"
      data-pad="play ${seat}"
      data-form=${layout.padForm}
      data-turned=${turned}
      data-turn=${onTurn ? 'turn' : nothing}
      aria-label=${alone ? words('raceTable.play') : words('raceTable.playFor', { name })}
      aria-disabled=${(view.counts[seat] ?? 0) === 0 ? 'true' : nothing}
      style=${placeStyle(places.play)}
      ${pressing(desk, { seat, action: 'play' })}
    >
      ${layout.padForm === 'panel' ? cardBack(4.4, 'small') : nothing}
      <span class="pad-word">${words('raceTable.play')}</span>
      ${playCap === undefined ? nothing : keycap(playCap)}
    </button>`;
}

/** Somebody who plays alone is shown the keys that lie best. */
function aloneCode(desk: RaceDesk, action: KeyAction): string | undefined {
  const code = ALONE[action];
  return desk.humans.length === 1 && desk.useOf(code)?.action === action ? code : undefined;
}

/** A hand that slapped wrongly by touch has to wait: a shade leaves the pad as the time runs out. */
function lock(desk: RaceDesk, view: RaceView, seat: Seat): TemplateResult {
  const until = view.lockedUntil[seat] ?? 0;
  const left = until - desk.host.now();
  return html`${repeat(
    left > 0 ? [until] : [],
    (end) => end,
    () => html`<i class="pad-lock" style="animation-duration:${left}ms"></i>`,
  )}`;
}
