/** The seats' plates: who sits there, how they stand, and whose turn it is. */
import './plates.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Kind } from '#engine/core/rules';
import type { Seat } from '#engine/core/words';
import { seatsOf } from '#engine/core/words';
import type { RunningLimit } from '#scenes/games/controls';
import type { Pips, PlateFacts } from '#scenes/games/facts';
import { disc } from '#scenes/panels/kit';
import type { TableLayout } from '#scenes/stage/layout';
import type { Chair } from '#storage/types';
import { withoutMarks } from '#text/message';
import { words } from '#text/say';
import { bubble } from './bubble';
import type { Desk } from './desk';
import { limitOf, runsLow } from './limitClock';
import { placeStyle } from './place';
import { classesOf, NARROW, WIDE } from './plateLook';

/** Disc sizes in rem. */
const DISC = { landscape: 4.8, portrait: 4, low: 3.2 } as const;
/** A plate this high, in units, has room for a second row under its disc. */
const TALL = 70;
/** More rings than this say less than figures. */
export const MOST_PIPS = 7;

export function plates<K extends Kind>(desk: Desk<K>, layout: TableLayout): TemplateResult {
  return html`<section class="plates" aria-label=${words('table.mirror.seats')}>
    ${seatsOf(desk.seating.seats).map((seat) => plate(desk, layout, seat))}
  </section>`;
}

function plate<K extends Kind>(desk: Desk<K>, layout: TableLayout, seat: Seat): TemplateResult {
  const { told: view, game } = desk;
  const remark = desk.remarks.current;
  const chair = desk.chairs[seat];
  if (view === undefined || chair === undefined) return html``;
  const facts = game.plate(view, seat);
  const onTurn = game.onTurn(view) === seat;
  const own = seat === desk.seating.bottom;
  const out = facts.standing === 'out';
  const limit = limitOf(desk.limit, seat);
  const place = layout.plate(seat);
  const name = withoutMarks(chair.name);
  return html`<div
    class="plate ${classesOf({ own, onTurn, out, narrow: layout.frame.form === 'portrait' && !own && place.w < NARROW })}"
    data-tall=${place.h >= TALL ? 'tall' : nothing}
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
      running: limit === undefined ? undefined : { share: limit.share, tone: runsLow(limit) ? 'coral' : 'brass' },
    })}
    <div class="plate-words">
      <p class="plate-name" title=${name}>
        <span class="plate-called">${name}</span>${tagsDrawn(desk, { seat, own, tags: facts.tags })}
      </p>
      ${noteRow({ notes: notesOf(desk, { chair, onTurn, own, facts }), pips: facts.pips, limit })}
    </div>
    ${facts.pips === undefined ? nothing : countOf(facts.pips)}
    <p class="plate-score"><strong>${facts.score}</strong> <span class="plate-unit">${facts.unit}</span></p>
    ${remark?.seat === seat ? bubble(remark, place, layout.frame) : nothing}
  </div>`;
}

/** The game's tags; where it has none, whoever sits here is told so. */
function tagsDrawn<K extends Kind>(
  desk: Desk<K>,
  { seat, own, tags = [] }: { readonly seat: Seat; readonly own: boolean; readonly tags: PlateFacts['tags'] },
): readonly TemplateResult[] {
  if (tags.length > 0) return tags.map(({ text, tone }) => html`<span class="tag" data-tone=${tone}>${text}</span>`);
  return own && desk.you === seat ? [html`<span class="tag tag-you">${words('table.you')}</span>`] : [];
}

interface Noted {
  readonly chair: Chair;
  readonly onTurn: boolean;
  readonly own: boolean;
  readonly facts: PlateFacts;
}

function notesOf<K extends Kind>(desk: Desk<K>, { chair, onTurn, own, facts }: Noted): readonly string[] {
  if (facts.notesOnTurn === 'stay' || facts.pips !== undefined) return facts.notes;
  if (own && desk.yourTurn) return [words('table.yourTurn')];
  if (onTurn && chair.player !== 'human') return [words(desk.pauses.has('button') ? 'table.next' : 'table.thinking')];
  return facts.notes;
}

interface NoteRow extends Pick<PlateFacts, 'notes'> {
  readonly pips: Pips | undefined;
  readonly limit: RunningLimit | undefined;
}

function noteRow({ notes, pips, limit }: NoteRow): TemplateResult {
  if (limit !== undefined && runsLow(limit))
    return html`<p class="plate-note plate-low">${words('table.secondsLeft', { seconds: limit.seconds })}</p>`;
  const all = limit === undefined ? notes : [...notes, words('table.seconds', { seconds: limit.seconds })];
  if (pips === undefined || Math.max(pips.bid, pips.won) > MOST_PIPS)
    return html`<p class="plate-note">${all.join(' · ')}</p>`;
  const [first = '', ...others] = all;
  return html`<p class="plate-note plate-pips">
    <span>${first}</span>${rings(pips)}<span class="plate-rest">${others.join(' · ')}</span>
  </p>`;
}

/** "2/3": where a plate has no room for its notes. */
const countOf = ({ bid, won }: Pips): TemplateResult =>
  html`<p class="plate-count" title=${words('table.wonOfBid', { won, bid })}>${won}/${bid}</p>`;

/** A ring each: filled when won, coral beyond the bid. The notes beside them say it in words. */
export function rings({ bid, won }: Pips): TemplateResult {
  const kinds = Array.from({ length: Math.max(bid, won) }, (_, n) => (n >= bid ? 'over' : n < won ? 'won' : 'open'));
  return html`<span class="pips" aria-hidden="true">${kinds.map((kind) => html`<i class="pip" data-kind=${kind}></i>`)}</span>`;
}
