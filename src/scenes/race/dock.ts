/** Where nobody plays: stop and go on, what happens next, and how fast the picture is. */
import { html, nothing, type TemplateResult } from 'lit';
import { placeStyle } from '#scenes/table/place';
import { watchButtons } from '#scenes/table/watchButtons';
import { words } from '#text/say';
import type { RaceDesk } from './desk';
import type { RaceLayout } from './places';

export function dock(desk: RaceDesk, layout: RaceLayout): TemplateResult | typeof nothing {
  if (!desk.watching) return nothing;
  const { pause, step, pace } = watchButtons(desk, layout.keys ? 'shown' : 'hidden');
  return html`<section class="race-dock" style=${placeStyle(layout.dock)} aria-label=${words('table.watching')}>
    ${pace}
    <div class="race-dock-buttons">${pause} ${step}</div>
  </section>`;
}
