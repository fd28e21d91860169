/** Where nobody plays: stop and go on, what happens next, and how fast the picture is. */
import { html, nothing, type TemplateResult } from 'lit';
import { button, segmented } from '#scenes/panels/kit';
import { placeStyle } from '#scenes/table/place';
import { PACES } from '#storage/types';
import { words } from '#text/say';
import type { RaceDesk } from './desk';
import type { RaceLayout } from './places';

export function dock(desk: RaceDesk, layout: RaceLayout): TemplateResult | typeof nothing {
  if (!desk.watching) return nothing;
  const paused = desk.pauses.has('button');
  const pause = button({
    label: words(paused ? 'table.resume' : 'table.pause'),
    kind: paused ? 'primary' : 'secondary',
    key: layout.keys ? 'Space' : undefined,
    press: () => desk.togglePause(),
  });
  const step = button({
    label: words('table.step'),
    kind: 'secondary',
    key: layout.keys ? '.' : undefined,
    off: paused ? undefined : words('table.step.off'),
    press: () => desk.step(),
  });
  const pace = segmented({
    label: words('table.pace'),
    value: desk.pace,
    options: PACES.map((value) => ({ value, label: words(`table.pace.${value}`) })),
    pick: (value) => desk.app.house.settings.set({ pace: value }),
  });
  return html`<section class="race-dock" style=${placeStyle(layout.dock)} aria-label=${words('table.watching')}>
    ${pace}
    <div class="race-dock-buttons">${pause} ${step}</div>
  </section>`;
}
