/** The first scene: fonts, pictures and saves are fetched while a bar fills, then the menu opens. */
import { html, render, type TemplateResult } from 'lit';
import Phaser from 'phaser';
import { openAudio } from '#audio/audio';
import { isCue } from '#audio/cues';
import { type House, openHouse } from '#play/house';
import { button } from '#scenes/panels/kit';
import type { SettingsStore } from '#storage/types';
import { words } from '#text/say';
import type { Sounds } from './app';
import { loadFonts } from './fonts';
import { hasTable } from './games/registry';
import type { Navigator } from './navigator';
import { leavePanel, panelRoot } from './panelRoot';
import { SOUNDS } from './sounds';
import { loadTablePictures } from './stage/tablePictures';

export class BootScene extends Phaser.Scene {
  constructor() {
    super('boot');
  }

  create(): void {
    void open(this.registry.get('navigator'));
  }
}

async function open(navigator: Navigator): Promise<void> {
  const root = panelRoot('boot');
  const done = { house: 0, fonts: 0, pictures: 0 };
  const show = (part: keyof typeof done, share: number): void => {
    done[part] = share;
    render(bar(0.1 * done.house + 0.2 * done.fonts + 0.7 * done.pictures), root);
  };
  show('house', 0);
  try {
    const house = await openHouse(hasTable);
    show('house', 1);
    const [pictures] = await Promise.all([
      loadTablePictures(house.settings.get(), navigator.frame, (share) => show('pictures', share)),
      loadFonts((share) => show('fonts', share)),
    ]);
    followLook(house.settings);
    navigator.furnish(
      { house: seeded(house), audio: soundsOf(house.settings), go: (route) => navigator.go(route) },
      pictures,
    );
    leavePanel(root);
    navigator.go({ name: 'menu' });
  } catch {
    render(failed(), root);
  }
}

const bar = (share: number): TemplateResult => html`
  <p class="boot-mark">${words('boot.mark')}</p>
  <div
    class="boot-bar"
    role="progressbar"
    aria-label=${words('boot.loading')}
    aria-valuenow=${Math.round(share * 100)}
    aria-valuemin="0"
    aria-valuemax="100"
  >
    <div class="boot-fill" style="width:${share * 100}%"></div>
  </div>
  <p class="boot-words">${words('boot.loading')}</p>
`;

/** Something did not arrive: nothing is lost, and trying again is one press. */
const failed = (): TemplateResult => html`
  <p class="boot-mark">${words('boot.mark')}</p>
  <p class="boot-words" role="alert">${words('boot.failed')}</p>
  ${button({ label: words('boot.again'), kind: 'primary', press: () => location.reload() })}
`;

/** Sounds by name, as loud as the player set them. A name nobody knows is silence. */
function soundsOf(settings: SettingsStore): Sounds {
  const audio = openAudio(SOUNDS, Math.random);
  const follow = (): void => {
    const { volume, muted } = settings.get();
    audio.setVolume(volume);
    audio.setMuted(muted);
  };
  follow();
  settings.onChange(follow);
  return { play: (name) => isCue(name) && audio.play(name) };
}

/** What style sheets switch on: the deck's colours and how much may move. */
function followLook(settings: SettingsStore): void {
  const follow = (): void => {
    const { fourColour, pace, reducedMotion } = settings.get();
    const { dataset } = document.documentElement;
    dataset.deck = fourColour ? 'four' : 'two';
    dataset.pace = pace;
    dataset.motion = { system: 'system', on: 'reduced', off: 'full' }[reducedMotion];
  };
  follow();
  settings.onChange(follow);
}

/** `?seed=7` plays the first match with the same cards again: for trying a deal anew, and for showing one to somebody. */
function seeded(house: House): House {
  const asked = new URL(location.href).searchParams.get('seed');
  if (asked === null || !/^\d{1,9}$/.test(asked)) return house;
  let seed: number | undefined = Number(asked);
  return {
    ...house,
    newSeed: (shown) => (seed === undefined || seed === shown ? house.newSeed(shown) : seed),
    begin: (wish) => {
      const begun = house.begin(wish.seed === 'random' && seed !== undefined ? { ...wish, seed } : wish);
      seed = undefined;
      return begun;
    },
  };
}
