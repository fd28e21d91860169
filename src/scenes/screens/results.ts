/** The results of a finished match: who won and why, the standings, the points over the deals. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Host } from '#play/types';
import type { App, KeyPress, OpenScreen, Screen } from '#scenes/app';
import { gameFacts } from '#scenes/games/registry';
import { seedTag } from '#scenes/panels/copy';
import { type ButtonParts, button, focusUses, toast } from '#scenes/panels/kit';
import { barButton, soundButton } from '#scenes/table/bar';
import { optionsDialog } from '#scenes/table/optionsDialog';
import { say, words } from '#text/say';
import { gameName } from './gameText';
import { lastedText } from './lasted';
import { resultsBody } from './resultsBody';
import { rulesDialog } from './rules';
import type { Summary } from './summary';

type ResultsRoute = { readonly name: 'results'; readonly host: Host };

/** Opens the results of the match that `route.host` has finished; the host is left when the player goes on. */
export const openResults: OpenScreen<ResultsRoute> = (app, route, redraw) => new ResultsScreen(app, route.host, redraw);

/** What lies over the results. */
type Open = 'nothing' | 'rules' | 'options';

class ResultsScreen implements Screen {
  readonly #app: App;
  readonly #host: Host;
  readonly #redraw: () => void;
  readonly #summary: Summary;
  #fault: string | undefined;
  #open: Open = 'nothing';
  readonly #forget: () => void;
  /** A second press while the table opens must not open another. */
  #goneOn = false;

  constructor(app: App, host: Host, redraw: () => void) {
    this.#app = app;
    this.#host = host;
    this.#redraw = redraw;
    this.#summary = gameFacts(host.game).summary(host);
    this.#forget = app.house.settings.onChange(redraw);
  }

  get felt(): Screen['felt'] {
    return this.#summary.felt;
  }

  template(): TemplateResult {
    const { chairs } = this.#host.sitting;
    return html`<div class="page-room">
      ${this.#bar()}
      <main class="results page" data-seats=${chairs.length}>
        ${resultsBody({ summary: this.#summary, chairs, humans: this.#host.humans })}
        <footer class="results-foot">${this.#length()}${this.#buttons()}</footer>
      </main>
      ${repeat(
        [this.#open],
        (open) => open,
        () => this.#dialog(),
      )}
    </div>`;
  }

  key({ code, repeat }: KeyPress): boolean {
    if (repeat || focusUses(code)) return false;
    switch (code) {
      case 'Escape':
        this.#menu();
        return true;
      case 'KeyN':
        this.#newSetup();
        return true;
      case 'KeyR':
        return this.#review();
      case 'Enter':
      case 'NumpadEnter':
        this.#rematch();
        return true;
      default:
        return false;
    }
  }

  close(): void {
    this.#forget();
    void this.#host.leave();
  }

  #bar(): TemplateResult {
    return html`<header class="bar results-bar">
      ${barButton('menu', words('results.menu'), () => this.#menu())}
      <div class="bar-titles">
        <strong class="bar-title">${gameName(this.#host.game)}</strong>
        <p class="bar-heading">${say(this.#summary.heading)}</p>
      </div>
      <div class="bar-actions">
        ${barButton('help', words('table.rules'), () => this.#show('rules'))} ${soundButton(this.#app.house.settings)}
        ${barButton('gear', words('table.options'), () => this.#show('options'))}
      </div>
    </header>`;
  }

  #dialog(): TemplateResult | typeof nothing {
    const close = (): void => this.#show('nothing');
    const { game, sitting } = this.#host;
    const rules = this.#app.house.rules(game);
    switch (this.#open) {
      case 'rules':
        return rulesDialog({
          game,
          close,
          playedWith: rules === undefined ? undefined : { rules, config: sitting.record.config },
        });
      case 'options':
        return optionsDialog({ settings: this.#app.house.settings, close });
      case 'nothing':
        return nothing;
    }
  }

  #show(what: Open): void {
    this.#open = what;
    this.#redraw();
  }

  #length(): TemplateResult {
    const { begunAt, savedAt } = this.#host.sitting;
    const time = lastedText(begunAt, savedAt);
    const plays = words('results.plays', { count: this.#summary.plays });
    return html`<div class="results-length">
      <p class="results-time">${words('results.length', { time, plays })}</p>
      ${this.#app.house.memoryOnly ? nothing : html`<p>${words('results.kept')}</p>`}
      ${seedTag(this.#host.sitting.record.seed)}
    </div>`;
  }

  #buttons(): TemplateResult {
    const buttons: readonly ButtonParts[] = [
      { label: words('results.menu'), kind: 'quiet', key: 'Esc', press: () => this.#menu() },
      { label: words('results.newSetup'), kind: 'secondary', key: 'N', press: () => this.#newSetup() },
      ...(this.#hasReview
        ? [{ label: words('results.review'), kind: 'secondary', key: 'R', press: () => this.#review() } as const]
        : []),
      { label: words('results.rematch'), kind: 'primary', key: 'Enter', press: () => this.#rematch() },
    ];
    return html`<div class="results-buttons">
        ${this.#fault === undefined ? nothing : html`<div class="results-fault">${toast('error', this.#fault)}</div>`}
        ${buttons.map(button)}
      </div>
      <p class="results-note">${say(this.#summary.rematchNote)}</p>`;
  }

  #menu(): void {
    this.#app.go({ name: 'menu' });
  }

  #newSetup(): void {
    this.#app.go({ name: 'setup', game: this.#host.game });
  }

  get #hasReview(): boolean {
    return gameFacts(this.#host.game).review !== undefined;
  }

  #review(): boolean {
    if (this.#hasReview) this.#app.go({ name: 'review', host: this.#host });
    return this.#hasReview;
  }

  /** The same chairs and options; a fresh seed draws the first dealer again. */
  #rematch(): void {
    if (this.#goneOn) return;
    const { chairs, table, record } = this.#host.sitting;
    const options = { ...record.config, ...table };
    const begun = this.#app.house.begin({ game: record.game, chairs, options, seed: 'random' });
    if (begun.ok) {
      this.#goneOn = true;
      this.#app.go({ name: 'table', host: begun.value });
      return;
    }
    this.#fault = words('results.rematchFailed', { why: begun.fault.why });
    this.#redraw();
  }
}
