/** The panel under the games: the last session to go on with, or for a first visitor the rules of the chosen game. */
import { html, nothing, type TemplateResult } from 'lit';
import { button } from '#scenes/panels/kit';
import type { Summary } from '#storage/types';
import { words } from '#text/say';
import { gameName } from './gameText';
import type { Look } from './glance';
import { type Box, savePicture } from './savePicture';
import { companions } from './saveText';
import { whenText } from './when';

const PICTURE: Box = { width: 12.4, height: 10 };
const PICTURE_ON_PHONE: Box = { width: 8.6, height: 7.8 };

const pictureBox = (): Box => (document.documentElement.dataset.form === 'portrait' ? PICTURE_ON_PHONE : PICTURE);

/** `look` is undefined until the match has been looked at. */
export const lastSession = (last: Summary, look: Look | undefined, resume: () => void): TemplateResult =>
  panel({
    label: words('menu.last'),
    title: gameName(last.game),
    picture: savePicture(last.game, look, pictureBox()),
    sentence: look?.sentence || words('saves.plays', { count: last.moves }),
    note: `${companions(last.chairs)}, ${whenText(last.savedAt, new Date())}`,
    press: button({ label: words('menu.resume'), kind: 'primary', key: 'R', press: resume }),
  });

export const firstVisit = (game: string, read: () => void): TemplateResult =>
  panel({
    label: words('menu.first'),
    title: words('menu.rules'),
    picture: savePicture(game, undefined, pictureBox()),
    sentence: words('menu.first.sentence', { game: gameName(game) }),
    note: '',
    press: button({ label: words('menu.first.read'), kind: 'secondary', press: read }),
  });

function panel(parts: {
  readonly label: string;
  readonly title: string;
  readonly picture: TemplateResult;
  readonly sentence: string;
  readonly note: string;
  readonly press: TemplateResult;
}): TemplateResult {
  return html`<section class="panel menu-last" aria-label=${parts.label}>
    <span class="menu-last-art">${parts.picture}</span>
    <div class="menu-last-head">
      <p class="menu-last-label">${parts.label}</p>
      <h2 class="menu-last-game">${parts.title}</h2>
    </div>
    <div class="menu-last-press">${parts.press}</div>
    <div class="menu-last-words">
      <p>${parts.sentence}</p>
      ${parts.note === '' ? nothing : html`<p class="mute">${parts.note}</p>`}
    </div>
  </section>`;
}
