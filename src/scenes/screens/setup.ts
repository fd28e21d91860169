/** The set-up: who sits where, by which rules, and from which profile. The form comes from the game's own list of seats and options. */
import './setup.css';
import './setup.phone.css';
import { html, nothing, type TemplateResult } from 'lit';
import { seat } from '#engine/core/words';
import type { App, Felt, KeyPress, OpenScreen, Screen, SetupRoute } from '#scenes/app';
import { button, focusUses, pageHead, toast } from '#scenes/panels/kit';
import { usualInput } from '#scenes/race/inputs';
import { raceOf } from '#scenes/race/terms';
import { namesText } from '#text/lists';
import { words } from '#text/say';
import { feltOf } from './art';
import { gameName, gameSentence } from './gameText';
import { raceCompany } from './race/company';
import { keysDialog, newKeysOverlay } from './race/keysDialog';
import type { RaceParts } from './race/parts';
import { raceSwitch } from './race/raceSwitch';
import { raceRules } from './race/rules';
import { raceSeats, speedFor } from './race/seats';
import { regularsDialog } from './regularsDialog';
import { hasRules, rulesDialog } from './rules';
import { setupBar } from './setupBar';
import { SetupDesk } from './setupDesk';
import { manageDialog, type SetupOverlay, saveDialog, takeBackPill } from './setupDialogs';
import { company, namesOfPeople, rowsAt, seated, usualLevel } from './setupModel';
import { setupOptions } from './setupOptions';
import { setupPlayers } from './setupPlayers';
import { companyText, faultText, noticeText } from './setupText';

export const openSetup: OpenScreen<SetupRoute> = (app, route, redraw) => new Setup(app, route, redraw);

class Setup implements Screen {
  readonly felt: Felt;
  private readonly desk: SetupDesk;
  private overlay: SetupOverlay = { type: 'none' };
  private fold: 'open' | 'folded' = 'folded';
  private readonly game: string;

  constructor(
    private readonly app: App,
    { game, carried }: SetupRoute,
    private readonly redraw: () => void,
  ) {
    this.game = game;
    this.felt = feltOf(game);
    this.desk = new SetupDesk(app.house, game, redraw, { carried, input: usualInput() });
    void this.desk.read();
  }

  /** What a slap game's set-up is drawn from; undefined for the others. */
  private get race(): RaceParts | undefined {
    const { app, desk } = this;
    const race = raceOf(this.game);
    if (race === undefined) return undefined;
    return {
      desk,
      race,
      settings: app.house.settings,
      choose: (seat) => this.choose(seat),
      changeKeys: (who) => this.show(newKeysOverlay(seat(who))),
      warmUp: () => app.go({ name: 'training', game: race, carried: desk.toCarry }),
      all: this.fold === 'open' ? 'shown' : 'hidden',
      flipAll: () => this.flipFold(),
    };
  }

  template(): TemplateResult {
    const { desk, game, overlay, race } = this;
    const acts = { save: () => this.save(), manage: () => this.show({ type: 'manage', renaming: undefined }) };
    return html`<div class="page-room">
      <main class="page setup" data-race=${race === undefined ? nothing : race.race}>
        ${this.head()}
        <div class="setup-scroll">
          ${setupBar(desk, game, acts)}
          <div class="setup-body">
            ${race === undefined ? setupPlayers({ desk, game, choose: (seat) => this.choose(seat) }) : raceSeats(race)}
            ${race === undefined ? setupOptions(desk, game, { open: this.fold, flip: () => this.flipFold() }) : raceRules(race)}
          </div>
        </div>
        ${this.foot()} ${this.notice()}
      </main>
      ${this.dialog(overlay)}
    </div>`;
  }

  private dialog(overlay: SetupOverlay): TemplateResult | typeof nothing {
    const parts = { desk: this.desk, game: this.game, show: (next: SetupOverlay) => this.show(next) };
    switch (overlay.type) {
      case 'none':
        return nothing;
      case 'rules':
        return rulesDialog({ game: this.game, close: () => this.show({ type: 'none' }), playedWith: undefined });
      case 'regulars':
        return this.regulars(overlay.seat);
      case 'save':
        return saveDialog(parts, overlay.name);
      case 'manage':
        return manageDialog(parts, overlay.renaming);
      case 'keys':
        return this.race === undefined ? nothing : keysDialog({ ...this.race, show: parts.show }, overlay);
    }
  }

  private choose(seat: number): void {
    this.show({ type: 'regulars', seat });
  }

  private regulars(seat: number): TemplateResult {
    return regularsDialog({
      desk: this.desk,
      seat,
      level: this.otherwise,
      luck: () => this.app.house.newSeed(),
      close: () => this.show({ type: 'none' }),
    });
  }

  /** The level of a regular that has none of its own in this game. */
  private get otherwise(): string {
    return this.race === undefined ? usualLevel(this.desk.offer) : speedFor(this.race);
  }

  private head(): TemplateResult {
    return pageHead({
      title: gameName(this.game),
      sentence: gameSentence(this.game),
      back: () => this.app.go({ name: 'menu' }),
      actions: html`${this.gameSwitch()}${this.rulesButton()}${button({
        label: words('setup.open'),
        kind: 'secondary',
        icon: 'save',
        press: () => this.app.go({ name: 'saves' }),
      })}`,
    });
  }

  /** The two slap games are one table: whoever sits there comes along. */
  private gameSwitch(): TemplateResult | typeof nothing {
    const { app, desk, race } = this;
    if (race === undefined) return nothing;
    return raceSwitch(app.house, race.race, (game) => app.go({ name: 'setup', game, carried: desk.toCarry }));
  }

  private rulesButton(): TemplateResult | typeof nothing {
    if (!hasRules(this.game)) return nothing;
    return button({
      label: words('menu.rules'),
      kind: 'secondary',
      icon: 'help',
      press: () => this.show({ type: 'rules' }),
    });
  }

  private foot(): TemplateResult {
    const { form } = this.desk;
    const { people } = company(form);
    return html`<footer class="setup-foot">
      <p class="setup-company" data-people=${people} aria-live="polite">
        ${this.race === undefined ? html`<strong>${companyText(seated(form))}</strong><span>${this.passing(people)}</span>` : raceCompany(this.race)}
        ${this.tableFault()}
      </p>
      ${button({ label: words('setup.reset'), kind: 'quiet', press: () => this.desk.choose(this.desk.chosen) })}
      ${button({ label: words('setup.deal'), kind: 'primary', key: 'Enter', press: () => this.deal() })}
    </footer>`;
  }

  /** What is wrong with the table as a whole; what is wrong with one option stands there. */
  private tableFault(): TemplateResult | typeof nothing {
    const { fault, form, offer } = this.desk;
    if (fault === undefined) return nothing;
    const rows = rowsAt(form, offer);
    if (fault.field === 'seed' || rows.some(({ key }) => key === fault.field)) return nothing;
    return html`<span class="fault" role="alert">${faultText(this.game, rows, fault)}</span>`;
  }

  /** What the people at this screen have to know about sharing it. */
  private passing(people: number): string {
    if (people === 0) return words('setup.watch');
    if (people === 1) return words('setup.alone');
    return words('setup.passing', { names: namesText(namesOfPeople(this.desk.form)) });
  }

  /** In the list of profiles the news stand there. */
  private notice(): TemplateResult | typeof nothing {
    const { notice } = this.desk.profiles;
    if (this.overlay.type === 'manage') return nothing;
    return html`<div class="setup-undo-place" aria-live="polite">${takeBackPill(this.desk, this.game, 'replaced')}</div>
      ${
        notice === undefined
          ? nothing
          : html`<div class="setup-notice">${toast(notice.type === 'failed' ? 'error' : 'saved', noticeText(notice))}</div>`
      }`;
  }

  key({ code, repeat }: KeyPress): boolean {
    if (repeat || focusUses(code)) return false;
    if (code === 'Escape') this.app.go({ name: 'menu' });
    else if (code === 'Enter' || code === 'NumpadEnter') this.deal();
    else return false;
    return true;
  }

  close(): void {
    this.desk.close();
  }

  private show(overlay: SetupOverlay): void {
    this.overlay = overlay;
    this.redraw();
  }

  private flipFold(): void {
    this.fold = this.fold === 'open' ? 'folded' : 'open';
    this.redraw();
    if (this.fold === 'open') showHouseRules();
  }

  /** An own profile is offered under its name, so that a change to it is one press. */
  private save(): void {
    const { current } = this.desk;
    this.show({ type: 'save', name: current?.by === 'player' ? current.name : '' });
  }

  private deal(): void {
    const host = this.desk.deal();
    if (host !== undefined) this.app.go({ name: 'table', host });
    else showFault();
  }
}

/** What has just been unfolded is read from its beginning. */
const showHouseRules = (): void => {
  setTimeout(() => document.querySelector('.setup-house')?.scrollIntoView({ block: 'start' }));
};

/** Brings what is wrong into sight, once it is drawn. */
const showFault = (): void => {
  setTimeout(() => document.querySelector('.setup .fault')?.scrollIntoView({ block: 'nearest' }));
};
