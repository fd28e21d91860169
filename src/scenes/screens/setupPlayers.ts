/** The chairs of a game of turns: how many, who sits there, and the next ones that are free. */
import { html, type TemplateResult } from 'lit';
import { icon } from '#scenes/panels/icons';
import { segmented } from '#scenes/panels/kit';
import { words } from '#text/say';
import { chairRow } from './chairRow';
import type { SetupDesk } from './setupDesk';
import { company, seated, shownNames, usualLevel, withChair, withSeats } from './setupModel';
import { withSitter } from './setupSeating';

export interface PlayersParts {
  readonly desk: SetupDesk;
  readonly game: string;
  /** Asks which regular plays a seat. */
  readonly choose: (seat: number) => void;
}

/** Chairs that stand in the panel without scrolling. */
const CHAIRS_SHOWN = 6;

export function setupPlayers(parts: PlayersParts): TemplateResult {
  const { form, offer } = parts.desk;
  const { seats } = offer.rules;
  const sit = (count: number): void => parts.desk.change(withSeats(form, offer, count));
  // The next chair is always offered, those after it while they fit under the others.
  const free = seats
    .filter((count) => count > form.seats)
    .filter((count, index) => index === 0 || count <= CHAIRS_SHOWN);
  return html`<section class="panel setup-players" data-seats=${form.seats} aria-label=${words('setup.players')}>
    <div class="setup-panel-head">
      <h2 class="panel-title">${words('setup.players')}</h2>
      ${
        seats.length < 2
          ? html`<p class="setup-fixed">${words('menu.players.fixed', { least: form.seats })}</p>`
          : segmented({
              label: words('setup.seats'),
              options: seats.map((count) => ({ value: count, label: String(count) })),
              value: form.seats,
              pick: sit,
            })
      }
    </div>
    <ol class="setup-chairs scrolls">
      ${chairs(parts)} ${free.map((count) => html`<li>${addSeat(count, sit)}</li>`)}
    </ol>
  </section>`;
}

function chairs({ desk, game, choose }: PlayersParts): readonly TemplateResult[] {
  const { form, offer } = desk;
  const names = shownNames(form);
  const { people } = company(form);
  return seated(form).map((chair, seat) =>
    chairRow({
      game,
      seat,
      chair,
      people,
      levels: offer.levels,
      shown: names[seat] ?? '',
      change: (change) => desk.change(withChair(form, seat, change)),
      sit: (who) => desk.change(withSitter(desk, { seat, who, level: usualLevel(offer) })),
      choose: () => choose(seat),
    }),
  );
}

const addSeat = (count: number, sit: (count: number) => void): TemplateResult =>
  html`<button type="button" class="setup-add" @click=${() => sit(count)}>
    <span>${icon('plus')}</span><span>${words('setup.addSeat', { number: count })}</span>
  </button>`;
