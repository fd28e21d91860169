/** The dialog in which a chair's regular is chosen: everybody by face, level and habits. */
import './regulars.css';
import { html, nothing, type TemplateResult } from 'lit';
import { levelOfRegular, REGULARS, type Regular } from '#play/regulars';
import { dialog, disc } from '#scenes/panels/kit';
import { words } from '#text/say';
import { levelName } from './gameText';
import type { SetupDesk } from './setupDesk';
import { seatOf, withRegular, withSurprise } from './setupSeating';

export interface RegularsParts {
  readonly desk: SetupDesk;
  /** The chair that is asked for, from 0. */
  readonly seat: number;
  /** The level of whoever has none of its own in this game. */
  readonly level: string;
  /** A number that nobody can foretell. */
  readonly luck: () => number;
  readonly close: () => void;
}

export function regularsDialog(parts: RegularsParts): TemplateResult {
  const { desk, seat, level, luck, close } = parts;
  const rated = REGULARS.some((regular) => levelOfRegular(regular, desk.offer.rules.game) !== undefined);
  const surprise = (): void => {
    close();
    desk.change(withSurprise(desk.form, desk.offer, { seat, level, luck: luck() }));
  };
  return dialog({
    title: words('regular.title', { number: seat + 1 }),
    sentence: words(rated ? 'regular.sentence' : 'regular.sentence.race'),
    look: 'regulars-dialog',
    body: html`<ul class="regulars scrolls" aria-label=${words('regular.list')}>
      ${REGULARS.map((regular) => html`<li>${tile(parts, regular)}</li>`)}
    </ul>`,
    buttons: [
      { label: words('regular.close'), kind: 'quiet', key: 'Esc', press: close, first: 'first' },
      { label: words('regular.surprise'), kind: 'secondary', icon: 'shuffle', press: surprise },
    ],
    onEscape: close,
  });
}

function tile({ desk, seat, level, close }: RegularsParts, regular: Regular): TemplateResult {
  const sits = seatOf(desk.form, regular);
  const choose = (): void => {
    close();
    if (sits !== seat) desk.change(withRegular(desk.form, desk.offer, { seat, regular, level }));
  };
  return html`<button
    type="button"
    class="regular"
    data-regular=${regular.id}
    aria-current=${sits === seat ? 'true' : nothing}
    @click=${choose}
  >
    ${disc({ seat: sits ?? seat, name: regular.name, size: 6.4, player: { level, regular: regular.id } })}
    <span class="regular-words">
      <span class="regular-head"
        ><strong>${regular.name}</strong> ${tagOf(desk, regular, sits === undefined ? undefined : { sits, here: seat })}</span
      >
      <span class="regular-style">${words(`regular.${regular.id}.style`)}</span>
      <span class="regular-habit">${words(`regular.${regular.id}.habit`)}</span>
    </span>
  </button>`;
}

/** Where it sits already, or else its level. */
function tagOf(
  { offer }: SetupDesk,
  regular: Regular,
  at: { readonly sits: number; readonly here: number } | undefined,
): TemplateResult | typeof nothing {
  if (at !== undefined && at.sits !== at.here)
    return html`<span class="regular-seat">${words('regular.elsewhere', { number: at.sits + 1 })}</span>`;
  const own = levelOfRegular(regular, offer.rules.game);
  return own === undefined ? nothing : html`<span class="regular-level">${levelName(own)}</span>`;
}
