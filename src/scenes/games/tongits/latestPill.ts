/** The pill that says what happened last. Where there is no room for it, the log's line says it. */
import { html, type TemplateResult } from 'lit';
import type { TongitsKind } from '#engine/games/tongits/index';
import type { ControlDesk } from '#scenes/games/game';
import { placeStyle } from '#scenes/table/place';
import { told } from '#scenes/table/prompt';
import { latestOf } from './latest';
import type { TongitsLayout } from './layout';

export function latestPill(
  { past, nameOf }: Pick<ControlDesk<TongitsKind>, 'past' | 'nameOf'>,
  { latest }: TongitsLayout,
): TemplateResult {
  const line = latest === undefined ? undefined : latestOf(past);
  if (latest === undefined || line === undefined) return html``;
  const dot = line.doer === undefined ? '' : `--dot:var(--seat-${line.doer + 1})`;
  return html`<p class="tt-latest" style=${placeStyle(latest)}>
    <span class="tt-latest-pill"
      ><span class="log-dot" style=${dot}></span><span class="tt-latest-words">${told(line.message, nameOf)}</span></span
    >
  </p>`;
}
