/** A regular's remark in a small bubble on its plate, where no card lies. It is company, not news: ears are spared it. */
import './bubble.css';
import { html, type TemplateResult } from 'lit';
import type { Frame } from '#scenes/frame';
import type { Rect } from '#scenes/stage/layout';
import { words } from '#text/say';
import type { Remark } from './remarks';

export function bubble({ regular, about }: Remark, place: Rect, frame: Frame): TemplateResult {
  return html`<p class="bubble" data-opens=${opening(place, frame)} aria-hidden="true">
    ${words(`remark.${regular}.${about}`)}
  </p>`;
}

/** A plate this wide has room for a remark in as many lines as it is high. */
const ROOMY = { portrait: 180, low: 190 } as const;

/** Within the plate; where that is small, towards the middle of the screen. */
function opening(place: Rect, { form, width, scale }: Frame): 'within' | 'left' | 'right' {
  if (form === 'landscape' || place.w >= ROOMY[form]) return 'within';
  return place.x + place.w / 2 > width / scale / 2 ? 'left' : 'right';
}
