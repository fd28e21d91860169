/** The seats' plates at a race: who sits there, how many cards, whose turn, and how fast a hand was. */
import './plates.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '#engine/core/words';
import { seatsOf } from '#engine/core/words';
import type { RaceView } from '#engine/kit/race';
import type { PlateFacts, Tag } from '#scenes/games/facts';
import { disc, keycap } from '#scenes/panels/kit';
import { levelName } from '#scenes/screens/gameText';
import { placeStyle } from '#scenes/table/place';
import { classesOf, NARROW, WIDE } from '#scenes/table/plateLook';
import type { Chair } from '#storage/types';
import { withoutMarks } from '#text/message';
import { words } from '#text/say';
import type { RaceDesk } from './desk';
import { capOf } from './keys';
import type { RaceLayout } from './places';
import { pressing } from './pressing';

/** Disc sizes in rem. */
const DISC = { landscape: 4.8, portrait: 3.5, low: 3.2 } as const;
/** Beside a name on a plate less wide than this a tag has no room. */
const SMALL = 250;

export const plates = (desk: RaceDesk, layout: RaceLayout): TemplateResult =>
  html`<section class="plates" aria-label=${words('table.mirror.seats')}>
    ${seatsOf(layout.seating.seats).map((seat) => plate(desk, layout, seat))}
  </section>`;

function plate(desk: RaceDesk, layout: RaceLayout, seat: Seat): TemplateResult {
  const { told: view, game } = desk;
  const chair = desk.chairs[seat];
  if (view === undefined || chair === undefined) return html``;
  const facts = game.plate(view, seat);
  const onTurn = game.onTurn(view) === seat;
  const { bottom, far } = layout.seating;
  const own = seat === bottom || seat === far;
  const out = facts.standing === 'out';
  const place = layout.plate(seat);
  const name = withoutMarks(chair.name);
  const narrow = layout.frame.form === 'portrait' && place.w < NARROW;
  return html`<div
    class="plate ${classesOf({ own, onTurn, out, narrow })}"
    data-seat=${seat}
    data-count=${view.counts[seat] ?? 0}
    data-turned=${seat === far ? 'turned' : nothing}
    data-told=${desk.telling.arrivals.of(seat) === undefined ? nothing : 'told'}
    data-small=${place.w < SMALL ? 'small' : nothing}
    data-wide=${place.w >= WIDE ? 'wide' : nothing}
    style=${placeStyle(place)}
    aria-current=${onTurn ? 'true' : nothing}
  >
    ${disc({
      seat,
      name,
      size: DISC[layout.frame.form],
      player: chair.player,
      ring: out ? 'away' : onTurn ? 'brass' : 'plain',
    })}
    <div class="plate-words">
      <p class="plate-name" title=${name}>
        <span class="plate-called">${name}</span>${tagsOf(desk, view, { seat, own, facts }).map(
          ({ text, tone }) => html`<span class="tag" data-tone=${tone}>${text}</span>`,
        )}
      </p>
      ${own || chair.player !== 'human' || out ? note(facts, { chair, onTurn }) : keysOf(desk, seat)}
    </div>
    <p class="plate-score"><strong>${facts.score}</strong> <span class="plate-unit">${facts.unit}</span></p>
  </div>`;
}

interface Shown {
  readonly seat: Seat;
  readonly own: boolean;
  readonly facts: PlateFacts;
}

/** How a hand came in, while that is told; else the game's own tags, or who sits here. */
function tagsOf(desk: RaceDesk, view: RaceView, { seat, own, facts }: Shown): readonly Tag[] {
  const arrival = desk.telling.arrivals.of(seat);
  if (arrival?.type === 'wrong') return [{ text: words('raceTable.wrong'), tone: 'coral' }];
  if (arrival?.type === 'placed') {
    const text = desk.game.placeTag(arrival.order, arrival.reaction);
    return [{ text, tone: arrival.order === 1 ? 'brass' : 'ink' }];
  }
  const locked = desk.game.locked(view, seat, desk.host.now());
  if (locked !== undefined) return [{ text: locked, tone: 'coral' }];
  if (facts.tags !== undefined && facts.tags.length > 0) return facts.tags;
  return own && desk.you === seat ? [{ text: words('table.you'), tone: 'ink' }] : [];
}

/** What matters most about the seat now; else its level, or whose turn it is. */
function note(
  facts: PlateFacts,
  { chair: { player }, onTurn }: { readonly chair: Chair; readonly onTurn: boolean },
): TemplateResult {
  const turn = onTurn ? [words('raceTable.yourTurn')] : [];
  const level = player === 'human' ? turn : [levelName(player.level)];
  const notes = facts.notes.length > 0 ? facts.notes : level;
  return html`<p class="plate-note">${notes.join(' · ')}</p>`;
}

/** The two keys of somebody who plays here, which can be pressed with a finger as well. */
function keysOf(desk: RaceDesk, seat: Seat): TemplateResult {
  const keys = desk.keys[seat];
  const name = withoutMarks(desk.chairs[seat]?.name ?? '');
  const key = (action: 'slap' | 'play', label: string, spoken: string): TemplateResult => html`<button
    type="button"
    class="plate-key"
    data-pad="${action} ${seat}"
    aria-label=${spoken}
    ${pressing(desk, { seat, action })}
  >
    <span>${label}</span>${keys === undefined ? nothing : keycap(capOf(keys[action]))}
  </button>`;
  return html`<p class="plate-keys">
    ${key('slap', words('raceTable.slapShort'), words('raceTable.slapFor', { name }))}
    ${key('play', words('raceTable.playShort'), words('raceTable.playFor', { name }))}
  </p>`;
}
