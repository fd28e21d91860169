/** Training: a reaction drill with the pile of a slap game, and what all drills came to. */
import './training.css';
import { html, nothing, type TemplateResult } from 'lit';
import { diceFrom } from '#engine/core/dice';
import { type Seat, seat } from '#engine/core/words';
import type { Pattern } from '#engine/kit/race';
import { recentMedian } from '#play/speeds';
import type { App, Felt, KeyPress, OpenScreen, Screen, TrainingRoute } from '#scenes/app';
import { focusUses, pageHead, segmented, undoPill } from '#scenes/panels/kit';
import { inputOf, usualInput } from '#scenes/race/inputs';
import { capOf, keysOf, keyUse } from '#scenes/race/keys';
import { RACES, type Race, raceOf, raceTerms } from '#scenes/race/terms';
import { feltOf } from '#scenes/screens/art';
import { gameName } from '#scenes/screens/gameText';
import { raceSwitch, racesOf } from '#scenes/screens/race/raceSwitch';
import { storageFault } from '#scenes/screens/saveText';
import { SetupDesk } from '#scenes/screens/setupDesk';
import { peopleAt, planOf } from '#scenes/screens/setupModel';
import { secondsText } from '#text/race';
import { words } from '#text/say';
import { DrillDesk, type DrillTime, type Finished } from './drillDesk';
import { DRILL_PACES, LENGTHS, pileView, resultView, standing, wishPanel } from './drillView';
import { DrillHistory } from './history';
import { progressView } from './progressView';

export const openTraining: OpenScreen<TrainingRoute> = (app, route, redraw) => new Training(app, route, redraw);

const pageFrames: DrillTime = {
  after(wait, run) {
    const timer = setTimeout(run, wait);
    return () => clearTimeout(timer);
  },
  frame(run) {
    const asked = requestAnimationFrame(run);
    return () => cancelAnimationFrame(asked);
  },
};

const SAMPLES = { ratscrew: ['7C', '7D'], slapjack: ['5S', 'JH'] } as const;

/** So many timed slaps tell a person's pace. */
const LEAST_TIMES = 5;
const MOST_TIMES = 12;

class Training implements Screen {
  readonly felt: Felt;
  private readonly game: Race;
  private readonly patterns: readonly Pattern[];
  /** The seat whose keys slap. */
  private readonly you: Seat;
  private view: 'drill' | 'progress' = 'drill';
  private pace: number = DRILL_PACES[1];
  private length: number = LENGTHS[0];
  private desk: DrillDesk | undefined;
  private news = '';
  private readonly history: DrillHistory;

  constructor(
    private readonly app: App,
    private readonly route: TrainingRoute,
    private readonly redraw: () => void,
  ) {
    this.game = raceOf(route.game) ?? RACES[0];
    this.felt = feltOf(this.game);
    const { form, offer } = new SetupDesk(app.house, this.game, () => undefined, {
      carried: route.carried,
      input: usualInput(),
    });
    this.patterns = raceTerms(this.game, planOf(form, offer).options, form.seats).patterns;
    this.you = peopleAt(form)[0] ?? seat(0);
    this.history = new DrillHistory(app.house.drills, redraw);
    document.addEventListener('visibilitychange', this.pauseHidden);
    void this.history.read();
  }

  template(): TemplateResult {
    return html`<div class="page-room">
      <main class="page training" data-view=${this.view} data-phase=${this.desk?.phase ?? 'ready'}>
        ${pageHead({
          title: words(this.route.carried === undefined ? 'drill.title' : 'drill.title.warmUp'),
          sentence: words('drill.sentence', { game: gameName(this.game) }),
          back: () => this.leave(),
          actions: this.switches(),
        })}
        ${this.view === 'progress' ? this.progress() : this.drill()}
      </main>
    </div>`;
  }

  private switches(): TemplateResult {
    const { app, game, route } = this;
    return html`${
      route.carried !== undefined || this.view === 'progress'
        ? nothing
        : raceSwitch(app.house, game, (other) => app.go({ name: 'training', game: other }))
    }
    ${segmented({
      label: words('drill.view'),
      options: [
        { value: 'drill', label: words('drill.view.drill') },
        { value: 'progress', label: words('drill.view.progress') },
      ],
      value: this.view,
      pick: (view) => this.look(view),
    })}`;
  }

  private look(view: 'drill' | 'progress'): void {
    this.view = view;
    this.desk?.pause();
    this.redraw();
  }

  private drill(): TemplateResult {
    const { desk } = this;
    if (desk?.phase === 'over') {
      return resultView(desk, {
        again: () => this.start(),
        leave: this.route.carried === undefined ? undefined : () => this.leave(),
        progress: () => this.look('progress'),
        news: this.news,
      });
    }
    return html`<div class="drill-body">
      ${pileView(desk, this.how(), SAMPLES[this.game])}
      ${
        desk === undefined
          ? wishPanel({
              patterns: this.patterns,
              pace: this.pace,
              length: this.length,
              setPace: (pace) => this.wish({ pace }),
              setLength: (length) => this.wish({ length }),
              start: () => this.start(),
            })
          : standing(desk, { stop: () => this.stop() })
      }
    </div>`;
  }

  private wish({ pace = this.pace, length = this.length }: { pace?: number; length?: number }): void {
    this.pace = pace;
    this.length = length;
    this.redraw();
  }

  /** How one slaps here. */
  private how(): string {
    const settings = this.app.house.settings.get();
    if (inputOf(settings, this.you, usualInput()) === 'touch') return words('drill.how.touch');
    const { slap = '' } = keysOf(settings)[this.you] ?? {};
    const cap = capOf(slap);
    return slap === 'Space'
      ? words('drill.how.own', { slap: cap })
      : words('drill.how.keys', { slap: cap, space: capOf('Space') });
  }

  private start(): void {
    if (this.patterns.length === 0) return;
    this.desk?.close();
    this.desk = new DrillDesk({
      game: this.game,
      patterns: this.patterns,
      length: this.length,
      pace: this.pace,
      dice: diceFrom(this.app.house.newSeed()),
      time: pageFrames,
      changed: this.redraw,
      sound: (name) => this.app.audio.play(name),
      finished: (session, plain) => void this.keep(session, plain),
    });
    this.redraw();
  }

  private stop(): void {
    this.desk?.close();
    this.desk = undefined;
    this.redraw();
  }

  /** The drill joins the statistics, and "Match me" begins where it ended. */
  private async keep(session: Finished, plain: readonly number[]): Promise<void> {
    const { settings } = this.app.house;
    if (plain.length >= LEAST_TIMES) settings.set({ slaps: plain.slice(-MOST_TIMES) });
    this.news = this.matched(plain);
    const kept = await this.history.keep(session);
    if (!kept.ok) this.news = words('drill.notKept', { why: storageFault(kept.fault) });
    this.redraw();
  }

  private matched(plain: readonly number[]): string {
    const median = recentMedian(plain);
    if (median === undefined || plain.length < LEAST_TIMES) return words('drill.result.few', { least: LEAST_TIMES });
    return words('drill.result.matched', { time: secondsText(median) });
  }

  private progress(): TemplateResult {
    const { history } = this;
    const { house } = this.app;
    const count = history.forgotten.length;
    const player = house.settings.get().playerName || words('menu.you');
    return html`${progressView({ history, games: racesOf(house), player })}
      <div class="training-undo" aria-live="polite">
        ${count === 0 ? nothing : undoPill(words('progress.forgotten', { count }), () => void history.takeBack())}
      </div>`;
  }

  key({ code, repeat, time }: KeyPress & { readonly time: number }): boolean {
    const running = this.view === 'drill' && this.desk?.phase === 'running';
    if (running && this.slaps(code)) {
      if (!repeat) this.desk?.press(time);
      return true;
    }
    if (repeat || focusUses(code)) return false;
    if (code === 'Escape') this.escape();
    else if (code === 'Enter' || code === 'NumpadEnter') return this.enter();
    else return false;
    return true;
  }

  private slaps(code: string): boolean {
    return keyUse(keysOf(this.app.house.settings.get()), [this.you], code)?.action === 'slap';
  }

  private escape(): void {
    const { phase } = this.desk ?? {};
    if (phase === 'running') this.desk?.pause();
    else if (phase === 'paused') this.stop();
    else this.leave();
  }

  private enter(): boolean {
    if (this.view === 'progress') return false;
    if (this.desk === undefined) this.start();
    else if (this.desk.phase === 'paused') this.desk.resume();
    else if (this.desk.phase === 'over') this.next();
    return true;
  }

  /** After a warm-up the table waits; after a drill the next one does. */
  private next(): void {
    if (this.route.carried === undefined) this.start();
    else this.leave();
  }

  private leave(): void {
    const { carried } = this.route;
    this.app.go(carried === undefined ? { name: 'menu' } : { name: 'setup', game: this.game, carried });
  }

  private readonly pauseHidden = (): void => {
    if (document.hidden) this.desk?.pause();
  };

  close(): void {
    document.removeEventListener('visibilitychange', this.pauseHidden);
    this.history.close();
    this.desk?.close();
  }
}
