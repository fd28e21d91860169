/** The seats' plates: who sits there, how they stand, and whose turn it is. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Kind } from '#engine/core/rules';
import type { Seat } from '#engine/core/words';
import { seatsOf } from '#engine/core/words';
import { disc } from '#scenes/panels/kit';
import type { TableLayout } from '#scenes/stage/layout';
import type { Chair } from '#storage/types';
import { withoutMarks } from '#text/message';
import { words } from '#text/say';
import type { Desk } from './desk';
import { placeStyle } from './place';

/** Disc sizes in rem. */
const DISC = { landscape: 4.8, portrait: 4, low: 3.2 } as const;

export function plates<K extends Kind>(desk: Desk<K>, layout: TableLayout): TemplateResult {
  return html`<section class="plates" aria-label=${words('table.mirror.seats')}>
    ${seatsOf(desk.seating.seats).map((seat) => plate(desk, layout, seat))}
  </section>`;
}

function plate<K extends Kind>(desk: Desk<K>, layout: TableLayout, seat: Seat): TemplateResult {
  const { view, game } = desk;
  const chair = desk.chairs[seat];
  if (view === undefined || chair === undefined) return html``;
  const facts = game.plate(view, seat);
  const onTurn = game.onTurn(view) === seat;
  const own = seat === desk.seating.bottom;
  const name = withoutMarks(chair.name);
  return html`<div
    class="plate ${own ? 'plate-own' : ''} ${onTurn ? 'plate-turn' : ''}"
    style=${placeStyle(layout.plate(seat))}
    aria-current=${onTurn ? 'true' : nothing}
  >
    ${disc({
      seat,
      name,
      size: DISC[layout.frame.form],
      player: chair.player === 'human' ? 'human' : 'computer',
      ring: onTurn ? 'brass' : 'plain',
    })}
    <div class="plate-words">
      <p class="plate-name" title=${name}>
        <span class="plate-called">${name}</span>${own && desk.you === seat ? html`<span class="tag">${words('table.you')}</span>` : nothing}
      </p>
      <p class="plate-note">${noteOf(desk, { chair, onTurn, own, notes: facts.notes })}</p>
    </div>
    <p class="plate-score"><strong>${facts.score}</strong> <span>${facts.unit}</span></p>
  </div>`;
}

interface Noted {
  readonly chair: Chair;
  readonly onTurn: boolean;
  readonly own: boolean;
  readonly notes: readonly string[];
}

function noteOf<K extends Kind>(desk: Desk<K>, { chair, onTurn, own, notes }: Noted): string {
  if (own && desk.yourTurn) return words('table.yourTurn');
  if (onTurn && chair.player !== 'human') return words('table.thinking');
  return notes.join(' · ');
}
