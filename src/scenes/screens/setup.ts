/** The set-up: who sits where, and by which rules. The form comes from the game's own list of seats and options. */
import './setup.css';
import { html, nothing, type TemplateResult } from 'lit';
import { seatNames } from '#play/names';
import type { App, Felt, KeyPress, OpenScreen, Screen } from '#scenes/app';
import { icon } from '#scenes/panels/icons';
import { button, focusUses, pageHead, segmented } from '#scenes/panels/kit';
import { namesText } from '#text/lists';
import { words } from '#text/say';
import { feltOf } from './art';
import { chairRow } from './chairRow';
import { gameName, gameSentence } from './gameText';
import { faultText, optionField } from './optionField';
import { hasRules, rulesDialog } from './rules';
import {
  begin,
  company,
  firstForm,
  type Offer,
  remembered,
  type SetupForm,
  seated,
  withChair,
  withOption,
  withSeats,
} from './setupModel';

export const openSetup: OpenScreen<{ readonly name: 'setup'; readonly game: string }> = (app, { game }, redraw) =>
  new Setup(app, game, redraw);

/** What the house said against the form: a field's key, or the whole table. */
interface Fault {
  readonly field: string;
  readonly sentence: string;
}

class Setup implements Screen {
  readonly felt: Felt;
  private readonly offer: Offer;
  private form: SetupForm;
  private fault: Fault | undefined;
  private rulesShown: 'shown' | 'hidden' = 'hidden';

  constructor(
    private readonly app: App,
    private readonly game: string,
    private readonly redraw: () => void,
  ) {
    const rules = app.house.rules(game);
    this.felt = feltOf(game);
    this.offer = { rules: rules ?? { game, seats: [2], options: [] }, levels: app.house.levels(game) };
    const { playerName, setUps } = app.house.settings.get();
    this.form = remembered(this.offer, playerName, setUps[game]);
  }

  template(): TemplateResult {
    return html`<div class="page-room">
      <main class="page setup">
        ${this.head()}
        <div class="setup-body">${this.players()} ${this.rules()}</div>
        ${this.foot()}
      </main>
      ${this.rulesShown === 'hidden' ? nothing : rulesDialog({ game: this.game, close: () => this.showRules('hidden'), playedWith: undefined })}
    </div>`;
  }

  private head(): TemplateResult {
    return pageHead({
      title: gameName(this.game),
      sentence: gameSentence(this.game),
      back: () => this.app.go({ name: 'menu' }),
      actions: html`${this.rulesButton()}${button({
        label: words('setup.open'),
        kind: 'secondary',
        icon: 'save',
        press: () => this.app.go({ name: 'saves' }),
      })}`,
    });
  }

  private rulesButton(): TemplateResult | typeof nothing {
    if (!hasRules(this.game)) return nothing;
    return button({
      label: words('menu.rules'),
      kind: 'secondary',
      icon: 'help',
      press: () => this.showRules('shown'),
    });
  }

  private players(): TemplateResult {
    const { seats } = this.offer.rules;
    const names = seatNames(seated(this.form).map(({ name }) => name));
    return html`<section class="panel setup-players" aria-label=${words('setup.players')}>
      <div class="setup-panel-head">
        <h2 class="panel-title">${words('setup.players')}</h2>
        ${
          seats.length < 2
            ? nothing
            : segmented({
                label: words('setup.seats'),
                options: seats.map((count) => ({ value: count, label: String(count) })),
                value: this.form.seats,
                pick: (count) => this.change(withSeats(this.form, this.offer, count)),
              })
        }
      </div>
      <ol class="setup-chairs scrolls">
        ${seated(this.form).map((chair, seat) =>
          chairRow({
            game: this.game,
            seat,
            chair,
            levels: this.offer.levels,
            shown: names[seat] ?? '',
            people: company(this.form).people,
            change: (change) => this.change(withChair(this.form, seat, change)),
          }),
        )}
        ${seats.filter((count) => count > this.form.seats).map((count) => html`<li>${this.addSeat(count)}</li>`)}
      </ol>
    </section>`;
  }

  private addSeat(count: number): TemplateResult {
    return html`<button
      type="button"
      class="setup-add"
      @click=${() => this.change(withSeats(this.form, this.offer, count))}
    >
      <span>${icon('plus')}</span><span>${words('setup.addSeat', { number: count })}</span>
    </button>`;
  }

  private rules(): TemplateResult {
    return html`<section class="panel setup-rules" aria-label=${words('setup.rules')}>
      <h2 class="panel-title">${words('setup.rules')}</h2>
      <div class="setup-options scrolls">
        ${this.offer.rules.options.map((option) =>
          optionField({
            game: this.game,
            option,
            value: this.form.options[option.key] ?? option.value.initial,
            fault: this.fault?.field === option.key ? this.fault.sentence : undefined,
            set: (value) => this.change(withOption(this.form, option.key, value)),
          }),
        )}
      </div>
    </section>`;
  }

  private foot(): TemplateResult {
    const { people, computers } = company(this.form);
    const known = this.offer.rules.options.some(({ key }) => key === this.fault?.field);
    return html`<footer class="setup-foot">
      <p class="setup-company" data-people=${people} aria-live="polite">
        <strong>${companyText(people, computers)}</strong><span>${this.passing(people)}</span>
        ${this.fault === undefined || known ? nothing : html`<span class="fault" role="alert">${this.fault.sentence}</span>`}
      </p>
      ${button({ label: words('setup.reset'), kind: 'quiet', press: () => this.reset() })}
      ${button({ label: words('setup.deal'), kind: 'primary', key: 'Enter', press: () => this.deal() })}
    </footer>`;
  }

  /** What the people at this screen have to know about sharing it. */
  private passing(people: number): string {
    if (people === 0) return words('setup.watch');
    if (people === 1) return words('setup.alone');
    const chairs = seated(this.form);
    const names = seatNames(chairs.map(({ name }) => name)).filter((_, seat) => chairs[seat]?.player === 'human');
    return words('setup.passing', { names: namesText(names) });
  }

  key({ code, repeat }: KeyPress): boolean {
    if (repeat || focusUses(code)) return false;
    if (code === 'Escape') this.app.go({ name: 'menu' });
    else if (code === 'Enter' || code === 'NumpadEnter') this.deal();
    else return false;
    return true;
  }

  close(): void {}

  private change(form: SetupForm): void {
    this.form = form;
    this.fault = undefined;
    this.redraw();
  }

  private reset(): void {
    this.change(firstForm(this.offer, this.app.house.settings.get().playerName));
  }

  private showRules(rulesShown: 'shown' | 'hidden'): void {
    this.rulesShown = rulesShown;
    this.redraw();
  }

  private deal(): void {
    const { settings } = this.app.house;
    const wish = begin(this.form, this.offer);
    const opened = this.app.house.begin({ ...wish, seed: 'random' });
    if (!opened.ok) {
      this.fault = { field: opened.fault.field, sentence: faultText(this.offer, opened.fault) };
      this.redraw();
      return;
    }
    const { setUps, playerName } = settings.get();
    // Whoever plays alone here is the player the house knows, under the name typed last.
    const people = wish.chairs.filter(({ player }) => player === 'human');
    const typed = people.length === 1 ? people[0]?.name.trim() : undefined;
    settings.set({
      playerName: typed || playerName,
      setUps: { ...setUps, [this.game]: { chairs: wish.chairs, options: wish.options } },
    });
    this.app.go({ name: 'table', host: opened.value });
  }
}

function companyText(people: number, computers: number): string {
  const [humans, machines] = [words('setup.people', { count: people }), words('setup.computers', { count: computers })];
  if (people === 0) return machines;
  return computers === 0 ? humans : words('names.two', { before: humans, last: machines });
}
