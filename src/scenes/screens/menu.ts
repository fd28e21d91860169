/** The menu: the games, the last session, and the ways to everything else. */
import './menu.css';
import './menu.phone.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { App, KeyPress, OpenScreen, Screen } from '#scenes/app';
import { type IconName, icon, suit } from '#scenes/panels/icons';
import { disc, focusUses, keycap, keyHint, roundButton, toast } from '#scenes/panels/kit';
import { raceOf } from '#scenes/race/terms';
import type { Summary } from '#storage/types';
import { numberFirst } from '#text/lists';
import { words } from '#text/say';
import { gameName } from './gameText';
import { type Look, lookAt } from './glance';
import { firstVisit, lastSession } from './menuLast';
import { gameTile } from './menuTile';
import { hasRules, rulesDialog } from './rules';
import { resumeFault } from './saveText';

/** What the menu learns from storage after it has opened. */
interface Shelf {
  readonly last: Summary | undefined;
  /** How the last session stands. */
  readonly look: Look | undefined;
  readonly count: number;
}

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
          ${this.below()}
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
    return gameTile({
      game,
      seats: this.app.house.rules(game)?.seats ?? [],
      key: String(index + 1),
      tiles: this.games.length,
      chosen: index === this.chosen,
      choose: () => this.choose(index),
      open: () => this.open(game),
    });
  }

  /** The last session; without one the rules of the chosen game. */
  private below(): TemplateResult | typeof nothing {
    const { last, look } = this.shelf ?? {};
    if (last !== undefined) return lastSession(last, look, () => void this.resume(last.id));
    const game = this.games[this.chosen] ?? '';
    return hasRules(game) ? firstVisit(game, () => this.showRules(game)) : nothing;
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
