/** The menu: the games, the last session, and the ways to everything else. */
import './menu.css';
import './menu.phone.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { App, KeyPress, OpenScreen, Screen } from '#scenes/app';
import { type IconName, icon, suit } from '#scenes/panels/icons';
import { button, disc, focusUses, keycap, keyHint, roundButton, toast } from '#scenes/panels/kit';
import { raceOf } from '#scenes/race/terms';
import type { Summary } from '#storage/types';
import { numberFirst } from '#text/lists';
import { words } from '#text/say';
import { gameArt } from './art';
import { gameLength, gameLine, gameName } from './gameText';
import { type Look, lookAt } from './glance';
import { hasRules, rulesDialog } from './rules';
import { type Box, savePicture } from './savePicture';
import { companions, resumeFault } from './saveText';
import { whenText } from './when';

/** What the menu learns from storage after it has opened. */
interface Shelf {
  readonly last: Summary | undefined;
  /** How the last session stands. */
  readonly look: Look | undefined;
  readonly count: number;
}

const LAST_PICTURE = { width: 12.4, height: 10 } as const;
const LAST_PICTURE_PHONE = { width: 8.6, height: 7.8 } as const;

export const openMenu: OpenScreen<{ readonly name: 'menu' }> = (app, _route, redraw) => new Menu(app, redraw);

class Menu implements Screen {
  readonly felt = 'menu';
  private readonly games: readonly string[];
  private chosen = 0;
  private shelf: Shelf | undefined;
  /** The last match was asked for before it was known which one that is. */
  private goesOn = false;
  private rulesOf: string | undefined;
  private fault: string | undefined;

  constructor(
    private readonly app: App,
    private readonly redraw: () => void,
  ) {
    this.games = app.house.games().map(({ game }) => game);
    void this.read();
  }

  private async read(): Promise<void> {
    const [list, last] = await Promise.all([this.app.house.saves.list(), this.app.house.saves.lastSession()]);
    const count = list.ok ? list.value.length : 0;
    this.shelf = { last, look: undefined, count };
    this.redraw();
    if (this.goesOn) this.goOn();
    const glance = last === undefined ? undefined : await this.app.house.glance(last.id);
    if (glance?.ok !== true) return;
    this.shelf = { last, look: lookAt(glance.value), count };
    this.redraw();
  }

  template(): TemplateResult {
    return html`<div class="page-room">
      <main class="page menu" data-games=${this.games.length}>
        ${this.head()}
        <ul class="menu-tiles" style="--tiles:${this.games.length}" aria-label=${words('menu.games')}>
          ${this.games.map((game, index) => html`<li>${this.tile(game, index)}</li>`)}
        </ul>
        <div class="menu-below">
          ${this.shelf?.last === undefined ? this.firstVisit() : this.lastSession(this.shelf.last, this.shelf.look)}
          <nav class="menu-entries" aria-label=${words('menu.more')}>
            ${this.entry({ icon: 'save', label: words('menu.saves'), note: this.savesNote(), key: 'S', open: this.toSaves })}
            ${
              this.trained === undefined
                ? nothing
                : this.entry({
                    icon: 'hand',
                    label: words('menu.training'),
                    note: words('menu.training.note'),
                    key: 'T',
                    open: this.toTraining,
                  })
            }
            ${this.entry({ icon: 'gear', label: words('menu.settings'), note: words('menu.settings.note'), key: 'O', open: this.toSettings })}
          </nav>
        </div>
        ${this.foot()}
        ${this.fault === undefined ? nothing : html`<div class="menu-toast">${toast('error', this.fault)}</div>`}
      </main>
      ${this.rulesOf === undefined ? nothing : rulesDialog({ game: this.rulesOf, close: () => this.showRules(undefined), playedWith: undefined })}
    </div>`;
  }

  private head(): TemplateResult {
    const { playerName, muted } = this.app.house.settings.get();
    const count = this.games.length;
    const name = playerName === '' ? words('menu.you') : playerName;
    return html`<header class="menu-head">
      <div>
        <h1 class="menu-wordmark">${words('menu.title')}</h1>
        <p class="menu-tagline">
          <span class="menu-suits" aria-hidden="true">${suit('S')}${suit('H')}${suit('D')}${suit('C')}</span>
          ${words('menu.tagline', { count, number: numberFirst(count), game: gameName(this.games[0] ?? '') })}
        </p>
      </div>
      <div class="menu-person">
        ${disc({ seat: 0, name, size: 4.8, player: 'human' })}<span class="menu-name">${name}</span>
        ${
          hasRules(this.games[this.chosen] ?? '')
            ? roundButton({
                label: words('menu.rules'),
                icon: 'help',
                press: () => this.showRules(this.games[this.chosen]),
              })
            : nothing
        }
        ${roundButton({
          label: words(muted ? 'menu.soundOn' : 'menu.soundOff'),
          icon: muted ? 'muted' : 'sound',
          press: this.flipSound,
        })}
      </div>
    </header>`;
  }

  private tile(game: string, index: number): TemplateResult {
    const { seats } = this.app.house.rules(game) ?? { seats: [] };
    const players = words(seats.length === 1 ? 'menu.players.fixed' : 'menu.players', {
      least: Math.min(...seats),
      most: Math.max(...seats),
    });
    const length = gameLength(game);
    return html`<button
      type="button"
      class="menu-tile ${index === this.chosen ? 'menu-tile-chosen' : ''}"
      @click=${() => this.app.go({ name: 'setup', game })}
      @focus=${() => this.choose(index)}
    >
      <span class="menu-art">${gameArt(game, this.artWidth())}</span>
      <span class="menu-words">
        <span class="menu-game">${gameName(game)}</span>
        <span class="menu-line">${gameLine(game)}</span>
        <span class="menu-meta"
          ><span>${players}${length === '' ? nothing : html`<span class="menu-length"> · ${length}</span>`}</span>${keycap(
            String(index + 1),
            index === this.chosen ? 'lit' : 'plain',
          )}</span
        >
      </span>
    </button>`;
  }

  /** Width of the cards on a tile, in rem. */
  private artWidth(): number {
    const form = document.documentElement.dataset.form;
    const count = this.games.length;
    if (form === 'low') return count > 3 ? 4.4 : count > 2 ? 6 : 7.6;
    if (form === 'portrait') return count > 4 ? 6 : count > 1 ? 7 : 10.4;
    return count > 3 ? 8 : count > 2 ? 9.6 : count > 1 ? 11 : 14.4;
  }

  private lastSession(last: Summary, look: Look | undefined): TemplateResult {
    return lastPanel({
      label: words('menu.last'),
      title: gameName(last.game),
      picture: savePicture(last.game, look, this.lastBox()),
      sentence: look?.sentence || words('saves.plays', { count: last.moves }),
      note: `${companions(last.chairs)}, ${whenText(last.savedAt, new Date())}`,
      press: button({ label: words('menu.resume'), kind: 'primary', key: 'R', press: () => void this.resume(last.id) }),
    });
  }

  private lastBox(): Box {
    return document.documentElement.dataset.form === 'portrait' ? LAST_PICTURE_PHONE : LAST_PICTURE;
  }

  private firstVisit(): TemplateResult | typeof nothing {
    const game = this.games[this.chosen] ?? '';
    if (!hasRules(game)) return nothing;
    return lastPanel({
      label: words('menu.first'),
      title: words('menu.rules'),
      picture: savePicture(game, undefined, this.lastBox()),
      sentence: words('menu.first.sentence', { game: gameName(game) }),
      note: '',
      press: button({ label: words('menu.first.read'), kind: 'secondary', press: () => this.showRules(game) }),
    });
  }

  private entry(parts: { icon: IconName; label: string; note: string; key: string; open: () => void }): TemplateResult {
    return html`<button type="button" class="panel menu-entry" @click=${parts.open}>
      <span class="menu-entry-icon">${icon(parts.icon)}</span>${keycap(parts.key)}
      <span class="menu-entry-label">${parts.label}</span><span class="menu-entry-note">${parts.note}</span>
    </button>`;
  }

  private foot(): TemplateResult {
    const many = this.games.length > 1;
    return html`<footer class="menu-foot">
      <span class="menu-hints">
        ${many ? keyHint(['←', '→'], words('menu.hint.choose')) : nothing}
        ${keyHint(['Enter'], words('menu.hint.enter'))}
      </span>
      <p class=${this.app.house.memoryOnly ? 'menu-memory' : ''}>
        ${words(this.app.house.memoryOnly ? 'menu.memoryOnly' : 'menu.saved')}
      </p>
    </footer>`;
  }

  private savesNote(): string {
    const count = this.shelf?.count ?? 0;
    return count === 0 ? words('menu.saves.none') : words('menu.saves.count', { count });
  }

  key({ code, repeat }: KeyPress): boolean {
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
    if (digit !== undefined) return this.open(this.games[Number(digit) - 1]);
    if (code === 'ArrowLeft' || code === 'ArrowUp') return this.step(-1);
    if (code === 'ArrowRight' || code === 'ArrowDown') return this.step(1);
    if (repeat || focusUses(code)) return false;
    switch (code) {
      case 'Enter':
      case 'NumpadEnter':
        return this.open(this.games[this.chosen]);
      case 'KeyR':
        return this.goOn();
      case 'KeyS':
        this.toSaves();
        return true;
      case 'KeyT':
        return this.toTraining();
      case 'KeyO':
        this.toSettings();
        return true;
      default:
        return false;
    }
  }

  close(): void {
    this.goesOn = false;
  }

  /** Goes on with the last match; where that is still being looked up, as soon as it is known. */
  private goOn(): boolean {
    this.goesOn = this.shelf === undefined;
    const last = this.shelf?.last;
    if (last !== undefined) void this.resume(last.id);
    return this.goesOn || last !== undefined;
  }

  private step(by: 1 | -1): boolean {
    if (this.games.length < 2) return false;
    this.choose((this.chosen + by + this.games.length) % this.games.length);
    const tiles = document.querySelectorAll<HTMLElement>('.menu-tile');
    tiles[this.chosen]?.focus();
    return true;
  }

  private choose(index: number): void {
    if (index === this.chosen) return;
    this.chosen = index;
    this.redraw();
  }

  private open(game: string | undefined): boolean {
    if (game === undefined) return false;
    this.app.go({ name: 'setup', game });
    return true;
  }

  private async resume(id: string): Promise<void> {
    const opened = await this.app.house.resume(id);
    if (opened.ok) return this.app.go({ name: 'table', host: opened.value });
    this.fault = resumeFault(opened.fault);
    this.redraw();
  }

  private showRules(game: string | undefined): void {
    this.rulesOf = game;
    this.redraw();
  }

  /** The slap game that training begins with: the chosen one, or the first there is. */
  private get trained(): string | undefined {
    const races = this.games.filter((game) => raceOf(game) !== undefined);
    return races.find((game) => game === this.games[this.chosen]) ?? races[0];
  }

  private readonly toTraining = (): boolean => {
    const game = this.trained;
    if (game !== undefined) this.app.go({ name: 'training', game });
    return game !== undefined;
  };
  private readonly toSaves = (): void => this.app.go({ name: 'saves' });
  private readonly toSettings = (): void => this.app.go({ name: 'settings' });
  private readonly flipSound = (): void => {
    const { settings } = this.app.house;
    settings.set({ muted: !settings.get().muted });
    this.redraw();
  };
}

function lastPanel(parts: {
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
