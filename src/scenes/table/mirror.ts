/**
 * The accessible mirror: a named, focusable element exactly over every card that may be chosen, and live regions that say
 * each log line. Pointers pass through to the canvas; Space chooses the focused card, Enter plays the selection.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Kind } from '#engine/core/rules';
import type { Zone } from '#scenes/games/game';
import type { Rect, TableLayout } from '#scenes/stage/layout';
import { words } from '#text/say';
import type { Desk } from './desk';
import { hintAloud } from './hintPanel';
import { choosable } from './keyRow';
import { spokenLog } from './log';
import { placeStyle } from './place';

const ZONES: readonly Zone[] = [
  { zone: 'table', label: 'table.mirror.table' },
  { zone: 'hand', label: 'table.mirror.hand' },
];

export function mirror<K extends Kind>(desk: Desk<K>, layout: TableLayout): TemplateResult {
  const { view } = desk;
  const lying = desk.overlay.type === 'cover' ? [] : choosable(desk, layout);
  return html`<div class="mirror" ?data-busy=${desk.busy}>
    ${(desk.game.zones ?? ZONES).map(
      ({ zone, label }) => html`<div role="group" aria-label=${words(label)} data-zone=${zone}>
        ${repeat(
          lying.filter(({ placed }) => placed.spot.zone === zone),
          ({ card }) => card,
          (one) => (view === undefined ? nothing : mirrorCard(desk, layout, { ...one, view })),
        )}
      </div>`,
    )}
    ${spokenLog(desk)}
    <p class="unseen hint-aloud" aria-live="polite">${hintAloud(desk)}</p>
    <p class="unseen" aria-live="assertive">${desk.yourTurn ? words('table.announce.turn', { name: desk.chairName(desk.seating.bottom) }) : ''}</p>
  </div>`;
}

function mirrorCard<K extends Kind>(
  desk: Desk<K>,
  layout: TableLayout,
  { card, placed, rect, view }: ReturnType<typeof choosable>[number] & { readonly view: K['view'] },
): TemplateResult {
  const chosen = desk.chosen.includes(card);
  const takeable = !chosen && placed.spot.zone !== 'hand' && desk.takeable.has(card);
  const description = takeable ? 'table.mirror.takeable' : desk.barred.has(card) ? 'table.mirror.barred' : undefined;
  const place: Rect = chosen ? { ...rect, y: rect.y - layout.lift(placed.spot) } : rect;
  const onKey = (event: KeyboardEvent): void => {
    if (event.code !== 'Enter' && event.code !== 'NumpadEnter') return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) desk.enter(card);
  };
  return html`<button
    type="button"
    class="mirror-card"
    data-card=${card}
    aria-label=${desk.game.cardLabel(card, placed.spot, view)}
    aria-pressed=${chosen ? 'true' : 'false'}
    aria-description=${description === undefined ? nothing : words(description)}
    style=${placeStyle(place)}
    @click=${() => desk.pick(card)}
    @keydown=${onKey}
  ></button>`;
}
