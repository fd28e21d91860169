/** A regular's remark in a small bubble on its plate, where no card lies. It is company, not news: ears are spared it. */
import './bubble.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Frame } from '#scenes/frame';
import type { Rect } from '#scenes/stage/layout';
import { words } from '#text/say';
import type { Remark } from './remarks';

/** `place` is the plate's: where that is small, the bubble opens towards the middle of the screen. */
export function bubble({ regular, about }: Remark, place: Rect, { width, scale }: Frame): TemplateResult {
  const right = place.x + place.w / 2 > width / scale / 2;
  return html`<p class="bubble" data-opens=${right ? 'left' : nothing} aria-hidden="true">
    ${words(`remark.${regular}.${about}`)}
  </p>`;
}
