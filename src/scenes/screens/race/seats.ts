/** The ten seats of a slap race: a tile each, with its keys where a person sits, and those that are free. */
import './seats.css';
import { html, nothing, type TemplateResult } from 'lit';
import { stepsOf } from '#play/speeds';
import { icon } from '#scenes/panels/icons';
import { keycap, stepper } from '#scenes/panels/kit';
import { usualInput } from '#scenes/race/inputs';
import { capOf, type SeatKeys } from '#scenes/race/keys';
import { type ChairFieldParts, chairDisc, nameField, whoSwitch } from '#scenes/screens/chairFields';
import { levelName, levelNote } from '#scenes/screens/gameText';
import { seated, withChair, withSeats } from '#scenes/screens/setupModel';
import { withSitter } from '#scenes/screens/setupSeating';
import type { Chair } from '#storage/types';
import { words } from '#text/say';
import { levelOf, speedOf } from './form';
import { inputNow, keysNow, nameAt, type RaceParts } from './parts';

export function raceSeats(parts: RaceParts): TemplateResult {
  const { form, offer } = parts.desk;
  const [least, most] = [Math.min(...offer.rules.seats), Math.max(...offer.rules.seats)];
  const sit = (count: number): void => parts.desk.change(withSeats(form, offer, count));
  return html`<section class="panel setup-players race-players" aria-label=${words('setup.players')}>
    <div class="setup-panel-head">
      <h2 class="panel-title">${words('setup.players')}</h2>
      <span class="race-range" aria-hidden="true">${words('setup.range', { least, most })}</span>
      ${stepper({
        label: words('setup.seats'),
        value: form.seats,
        least,
        most,
        set: (count) => count !== 'none' && sit(count),
      })}
    </div>
    <ol class="race-seats scrolls">
      ${seated(form).map((chair, seat) => seatTile(parts, seat, chair))}
      ${form.chairs.slice(form.seats).map((_, index) => freeTile(parts, form.seats + index, sit))}
    </ol>
  </section>`;
}

function seatTile(parts: RaceParts, seat: number, chair: Chair): TemplateResult {
  const { desk } = parts;
  const fields: ChairFieldParts = {
    seat,
    chair,
    shown: nameAt(parts, seat),
    change: (to) => desk.change(withChair(desk.form, seat, to)),
    sit: (who) => desk.change(withSitter(desk, { seat, who, level: speedFor(parts) })),
    choose: () => parts.choose(seat),
  };
  return html`<li class="race-seat" data-player=${chair.player === 'human' ? 'human' : 'computer'}>
    ${chairDisc(fields)} ${nameField(fields)}
    ${whoSwitch(fields, [
      { value: 'human', label: words('setup.human'), icon: 'person' },
      { value: 'computer', label: words('setup.computer'), icon: 'chip' },
    ])}
    ${chair.player === 'human' ? personLine(parts, seat) : computerLine(parts, chair.player.level)}
  </li>`;
}

/** A computer that sits down is as quick as the others. */
export const speedFor = ({ desk: { form, offer } }: RaceParts): string =>
  offer.levels.includes(speedOf(form)) ? levelOf(form) : 'adaptive';

function personLine(parts: RaceParts, seat: number): TemplateResult {
  const keys = keysNow(parts)[seat];
  const byTouch = inputNow(parts, seat) === 'touch';
  return html`<p class="race-line">
    ${byTouch || keys === undefined ? html`<span>${words('setup.byTouch')}</span>` : keyPair(keys)}
    <button
      type="button"
      class="race-change"
      aria-label=${words('keys.change.of', { number: seat + 1 })}
      @click=${() => parts.changeKeys(seat)}
    >
      ${words(byTouch ? 'keys.change.input' : 'keys.change')}
    </button>
  </p>`;
}

const keyPair = ({ slap, play }: SeatKeys): TemplateResult =>
  html`<span class="race-key">${words('keys.slap')} ${spokenCap(slap)}</span>
    <span class="race-key">${words('keys.play')} ${spokenCap(play)}</span>`;

const spokenCap = (code: string): TemplateResult =>
  html`${keycap(capOf(code))}<span class="unseen">${capOf(code)}</span>`;

const computerLine = ({ race, desk }: RaceParts, level: string): TemplateResult =>
  html`<p class="race-line race-line-computer">
    <span>${levelOf(desk.form) === 'mixed' || stepsOf(level) !== 0 ? levelName(level) : levelNote(race, level)}</span>
  </p>`;

/** A seat that is free, with the keys it would have. */
function freeTile(parts: RaceParts, seat: number, sit: (count: number) => void): TemplateResult {
  const keys = keysNow(parts)[seat];
  const shown = keys === undefined || usualInput() === 'touch' ? [] : [keys.slap, keys.play];
  return html`<li class="race-free">
    <button type="button" class="setup-add race-add" @click=${() => sit(seat + 1)}>
      <span>${icon('plus')}</span><span>${words('setup.addSeat', { number: seat + 1 })}</span>
      ${shown.length === 0 ? nothing : html`<span class="race-free-keys">${shown.map((code) => keycap(capOf(code)))}</span>`}
    </button>
  </li>`;
}
