/** Settings: every change applies at once, and a small table shows what it does. */
import './settings.css';
import { html, nothing, type TemplateResult } from 'lit';
import { LONGEST_NAME } from '#play/names';
import type { App, KeyPress, OpenScreen, Screen } from '#scenes/app';
import {
  cardBack,
  cardFace,
  focusUses,
  keyHint,
  optionRow,
  pageHead,
  segmented,
  slider,
  textField,
  toggle,
} from '#scenes/panels/kit';
import { PACES, type Settings } from '#storage/types';
import { words } from '#text/say';

export const openSettings: OpenScreen<{ readonly name: 'settings' }> = (app, _route, redraw) =>
  new SettingsScreen(app, redraw);

const MOTIONS = ['system', 'off', 'on'] as const satisfies readonly Settings['reducedMotion'][];
const SAMPLE = ['AS', 'QH', 'TD', '7C'] as const;

class SettingsScreen implements Screen {
  readonly felt = 'menu';

  constructor(
    private readonly app: App,
    private readonly redraw: () => void,
  ) {}

  template(): TemplateResult {
    const settings = this.app.house.settings.get();
    return html`<div class="page-room">
      <main class="page settings">
        ${pageHead({
          title: words('settings.title'),
          sentence: words(this.app.house.memoryOnly ? 'menu.memoryOnly' : 'settings.sentence'),
          back: this.leave,
          actions: nothing,
        })}
        <div class="settings-body">
          <div class="settings-column">${this.player(settings)} ${this.play(settings)}</div>
          <div class="settings-column">${this.cards(settings)}</div>
          <div class="settings-column">${this.sound(settings)} ${this.motion(settings)}</div>
        </div>
        <footer class="settings-foot">
          <span>${keyHint(['Tab'], words('settings.hint.next'))}${keyHint(['←', '→'], words('settings.hint.change'))}</span>
          <p>${words('settings.elsewhere')}</p>
        </footer>
      </main>
    </div>`;
  }

  private player({ playerName }: Settings): TemplateResult {
    return panel(
      words('settings.player'),
      html`<p class="settings-note">${words('settings.name.note')}</p>
        ${textField({
          label: words('settings.name'),
          value: playerName,
          placeholder: words('setup.namePlaceholder', { number: 1 }),
          most: LONGEST_NAME,
          change: (name) => this.set({ playerName: name }),
        })}`,
    );
  }

  private play({ pace, showLegal, remarks }: Settings): TemplateResult {
    return panel(
      words('settings.play'),
      html`${optionRow({
        label: words('settings.pace'),
        note: words(`settings.pace.${pace}.note`),
        wide: 'wide',
        control: segmented({
          label: words('settings.pace'),
          options: PACES.map((value) => ({ value, label: words(`settings.pace.${value}`) })),
          value: pace,
          pick: (value) => this.set({ pace: value }),
        }),
      })}${toggle({
        label: words('settings.legal'),
        note: words('settings.legal.note'),
        on: showLegal,
        flip: () => this.set({ showLegal: !showLegal }),
      })}${toggle({
        label: words('settings.remarks'),
        note: words('settings.remarks.note'),
        on: remarks,
        flip: () => this.set({ remarks: !remarks }),
      })}`,
    );
  }

  private cards({ fourColour, showLegal }: Settings): TemplateResult {
    return panel(
      words('settings.cards'),
      html`<div class="game-art settings-table" data-game="cassino" role="img" aria-label=${words('settings.preview')}>
          <span class="settings-cards" data-legal=${showLegal ? 'shown' : 'hidden'}>${SAMPLE.map((face) => cardFace(face, 7))}</span>
          ${cardBack(5.6)}
        </div>
        ${optionRow({
          label: words('settings.deck'),
          note: words('settings.deck.note'),
          wide: 'wide',
          control: segmented({
            label: words('settings.deck'),
            options: [
              { value: 'two', label: words('settings.deck.two') },
              { value: 'four', label: words('settings.deck.four') },
            ],
            value: fourColour ? 'four' : 'two',
            pick: (deck) => this.set({ fourColour: deck === 'four' }),
          }),
        })}`,
    );
  }

  private sound({ volume, muted }: Settings): TemplateResult {
    return panel(
      words('settings.sound'),
      html`${toggle({
        label: words('settings.sound.on'),
        note: words('settings.sound.note'),
        on: !muted,
        flip: () => this.set({ muted: !muted }),
      })}
      ${slider({
        label: words('settings.volume'),
        value: Math.round(volume * 100),
        set: (level) => this.set({ volume: level / 100 }),
      })}`,
    );
  }

  private motion({ reducedMotion }: Settings): TemplateResult {
    return panel(
      words('settings.motion'),
      optionRow({
        label: words('settings.motion.label'),
        note: words(`settings.motion.${reducedMotion}.note`),
        wide: 'wide',
        control: segmented({
          label: words('settings.motion.label'),
          options: MOTIONS.map((value) => ({ value, label: words(`settings.motion.${value}`) })),
          value: reducedMotion,
          pick: (value) => this.set({ reducedMotion: value }),
        }),
      }),
    );
  }

  key({ code, repeat }: KeyPress): boolean {
    if (code !== 'Escape' || repeat || focusUses(code)) return false;
    this.leave();
    return true;
  }

  close(): void {}

  private set(patch: Partial<Settings>): void {
    this.app.house.settings.set(patch);
    this.redraw();
  }

  private readonly leave = (): void => this.app.go({ name: 'menu' });
}

const panel = (title: string, content: TemplateResult): TemplateResult =>
  html`<section class="panel settings-panel" aria-label=${title}><h2 class="panel-title">${title}</h2>${content}</section>`;
