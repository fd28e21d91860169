/**
 * The desk: what one screen does at a table. It holds the host, plays its reports, keeps the player's selection, and
 * says what lies over the table. It knows neither Phaser nor HTML; `changed` asks whoever draws to draw again.
 */
import type { CardId } from '#engine/cards/cards';
import type { Kind, Stamped } from '#engine/core/rules';
import type { Seen, Watcher } from '#engine/core/secrets';
import { millis, type Seat, seat } from '#engine/core/words';
import type { Frame, Host, SaveState } from '#play/types';
import type { App } from '#scenes/app';
import type { Cue } from '#scenes/cues';
import type { Advice, GameTable, Interlude, LogLine, Seating } from '#scenes/games/game';
import type { Chair, Pace } from '#storage/types';
import { type Message, markStrong } from '#text/message';
import { message, words } from '#text/say';
import { Course, type Picture, type Stop } from './course';
import { Pauses } from './pauses';

/** What lies over the table and takes the keys. */
export type Overlay =
  | { readonly type: 'none' }
  | { readonly type: 'menu' }
  | { readonly type: 'options' }
  | { readonly type: 'save'; readonly fault: string | undefined }
  | { readonly type: 'rules' }
  | { readonly type: 'log' }
  | { readonly type: 'scores'; readonly release: 'hold' | 'close' }
  | { readonly type: 'cover'; readonly from: Seat | undefined; readonly to: Seat };

export interface Toast {
  readonly kind: 'done' | 'saved' | 'error' | 'wait';
  readonly message: Message;
}

export interface Banner {
  readonly title: Message;
  readonly sentence: Message;
}

export interface DeskParts<K extends Kind> {
  readonly app: App;
  readonly host: Host<K>;
  readonly game: GameTable<K>;
  readonly picture: Picture<K>;
  /** Something that is drawn has changed. */
  changed(): void;
  /** The seat at the bottom is another one: everything is laid out anew. */
  turned(): void;
  /** Whether the page can be seen, and whether motion is wanted at all. */
  hidden(): boolean;
}

const NO_OVERLAY: Overlay = { type: 'none' };
const TOAST_MS = 2200;
const ERROR_MS = 3000;
/** How long a watched table stops at the end of a deal, at the normal pace. */
const WATCHED_STOP_MS = 5000;

export class Desk<K extends Kind = Kind> {
  view: K['view'] | undefined;
  chosen: readonly CardId[] = [];
  hovered: CardId | undefined;
  overlay: Overlay = NO_OVERLAY;
  interlude: Interlude | undefined;
  toast: Toast | undefined;
  banner: Banner | undefined;
  save: SaveState = { type: 'saving' };
  logShown = true;
  /** Newest first. */
  lines: readonly LogLine[] = [];
  /** Said once, assertively: it is the player's turn. */
  call = '';
  readonly pauses: Pauses;

  private who: Watcher = 'spectator';
  private bottom: Seat = seat(0);
  /** Whose cards the cover has covered. */
  private covered: Seat | undefined;
  private past: Stamped<Seen<K['event']>>[] = [];
  private readonly course: Course<K>;
  private unwatch: () => void = () => undefined;
  private readonly endings: (() => void)[] = [];
  private passInterlude: () => void = () => undefined;
  private toastTimer = 0;
  private closed = false;

  constructor(private readonly parts: DeskParts<K>) {
    const { host, game, picture } = parts;
    this.pauses = new Pauses(host);
    this.course = new Course({
      game,
      picture,
      still: () => this.pace === 'instant' || parts.hidden(),
      begins: (frame) => this.begins(frame),
      shows: (view) => this.shows(view),
      pauseAt: (stop) => this.pauseAt(stop),
      reached: (heard) => this.reached(heard),
    });
  }

  /** Sits down: one human sees their own cards at once, several pass the screen, nobody watches. */
  open(): void {
    const { host } = this.parts;
    this.endings.push(host.onSave((state) => this.set({ save: state })));
    this.endings.push(this.parts.app.house.settings.onChange(() => this.paceChanged()));
    this.paceChanged();
    const [first] = host.humans;
    if (first === undefined) this.sit('spectator', seat(0));
    else if (host.humans.length === 1) this.sit(first, first);
    else this.sit('spectator', this.nextHuman() ?? first);
  }

  /** Leaves the screen; the host goes on for whoever takes it over. */
  close(): void {
    this.closed = true;
    this.course.end();
    this.unwatch();
    this.passInterlude();
    window.clearTimeout(this.toastTimer);
    for (const end of this.endings) end();
  }

  get host(): Host<K> {
    return this.parts.host;
  }

  get game(): GameTable<K> {
    return this.parts.game;
  }

  get app(): App {
    return this.parts.app;
  }

  get chairs(): readonly Chair[] {
    return this.host.sitting.chairs;
  }

  get seating(): Seating {
    return { seats: this.chairs.length, bottom: this.bottom };
  }

  /** The seat whose cards are open at this screen. */
  get you(): Seat | undefined {
    return this.who === 'spectator' ? undefined : this.who;
  }

  get watching(): boolean {
    return this.host.humans.length === 0;
  }

  get pace(): Pace {
    return this.app.house.settings.get().pace;
  }

  get busy(): boolean {
    return this.course.busy;
  }

  /** Whether the game waits for the player at this screen, and the picture shows it. */
  get yourTurn(): boolean {
    return !this.busy && this.you !== undefined && this.view !== undefined && this.game.onTurn(this.view) === this.you;
  }

  /** A seat's name as this screen says it: "You" where one person plays. */
  readonly nameOf = (who: Seat): string =>
    this.host.humans.length === 1 && who === this.you ? words('table.you') : this.chairName(who);

  chairName(who: Seat): string {
    return this.chairs[who]?.name ?? '';
  }

  advice(): Advice<K['action']> | undefined {
    return this.view === undefined || this.you === undefined
      ? undefined
      : this.game.advise(this.view, this.you, this.chosen);
  }

  /** Chooses a card or puts it back; a press while things move skips to their end first. */
  pick(card: CardId): void {
    if (this.busy) this.hurry();
    const { view, you } = this;
    if (view === undefined || you === undefined) return;
    const picked = this.game.toggle(view, you, { chosen: this.chosen, card });
    if (!picked.ok) {
      this.refuse(picked.fault);
      return;
    }
    this.sound(picked.value.length > this.chosen.length ? 'pick' : 'drop');
    this.set({ chosen: picked.value });
  }

  hover(card: CardId | undefined): void {
    if (card !== this.hovered) this.set({ hovered: card });
  }

  clear(): void {
    if (this.chosen.length === 0) return;
    this.sound('drop');
    this.set({ chosen: [] });
  }

  /** Plays the selection, or says why it cannot be played. While things move it skips to their end. */
  play(): void {
    const advice = this.advice();
    if (this.busy) this.hurry();
    else if (advice === undefined) return;
    else if (advice.play.ok) this.press(advice.play.value);
    else this.refuse(advice.play.fault);
  }

  /** Skips to the end of what moves. */
  hurry(): void {
    this.banner = undefined;
    this.course.hurry();
  }

  /** Stops a watched table, or lets it go on. */
  togglePause(): void {
    this.pauses.set('button', !this.pauses.has('button'));
    this.parts.changed();
  }

  /** Hides or shows the log panel; where there is only its newest line, the whole log opens over the table. */
  toggleLog(): void {
    if (document.documentElement.dataset.form === 'landscape') this.set({ logShown: !this.logShown });
    else this.show({ type: 'log' });
  }

  /** Lets one computer move while a watched table is stopped. */
  step(): void {
    if (this.busy) this.hurry();
    else if (this.pauses.has('button')) this.host.step();
  }

  show(overlay: Overlay): void {
    const opens = overlay.type !== 'none';
    this.pauses.set('overlay', opens && overlay.type !== 'scores' && overlay.type !== 'cover');
    this.set({ overlay });
  }

  /** Closes what lies over the table; a cover that is owed comes back. */
  hide(): void {
    this.show(NO_OVERLAY);
    if (!this.busy) this.passScreen();
  }

  tell(toast: Toast): void {
    window.clearTimeout(this.toastTimer);
    this.toastTimer = window.setTimeout(
      () => this.set({ toast: undefined }),
      toast.kind === 'error' ? ERROR_MS : TOAST_MS,
    );
    this.set({ toast });
  }

  /** A cue that is not drawn on the felt. */
  hear(cue: Cue): void {
    if (cue.kind === 'sound') this.sound(cue.name);
    if (cue.kind === 'say') this.tell({ kind: 'done', message: cue.message });
    if (cue.kind === 'banner') this.set({ banner: { title: cue.title, sentence: cue.sentence } });
  }

  /** The player who takes the screen over says so: their cards open. */
  reveal(): void {
    if (this.overlay.type !== 'cover') return;
    const { to } = this.overlay;
    this.show(NO_OVERLAY);
    this.sit(to, to);
  }

  /** Keeps a copy under a name. */
  async keepAs(name: string): Promise<void> {
    const kept = await this.app.house.saves.nameIt(this.host.sitting, name);
    if (!kept.ok) {
      this.sound('error');
      return this.show({ type: 'save', fault: words('table.save.failed', { why: words('table.save.why') }) });
    }
    this.hide();
    this.sound('saved');
    this.tell({ kind: 'saved', message: message('table.save.done', { name: markStrong(name) }) });
  }

  /** Saves and leaves for another screen. */
  async leave(to: 'menu' | 'setup' | 'saves'): Promise<void> {
    await this.host.leave();
    this.app.go(to === 'setup' ? { name: 'setup', game: this.game.game } : { name: to });
  }

  sound(name: string): void {
    this.app.audio.play(name);
  }

  set(patch: Partial<Desk<K>>): void {
    Object.assign(this, patch);
    if (!this.closed) this.parts.changed();
  }

  private press(action: K['action']): void {
    const { you, chosen } = this;
    if (you === undefined) return;
    this.chosen = [];
    const answer = this.host.press(you, action, this.host.now());
    if (!answer.ok) {
      this.chosen = chosen;
      this.refuse(this.game.refusal(answer.fault, chosen));
    }
    this.parts.changed();
  }

  private refuse(why: Message): void {
    this.sound('error');
    this.tell({ kind: 'error', message: why });
  }

  private sit(who: Watcher, bottom: Seat): void {
    this.unwatch();
    this.who = who;
    this.bottom = bottom;
    this.chosen = [];
    this.parts.turned();
    let fresh = true;
    this.past = [];
    this.unwatch = this.host.watch(who, (report) => {
      if (!fresh) return this.course.push(report);
      fresh = false;
      const heard = report.heard - report.frames.length;
      this.past = [...this.host.history(who)].slice(0, heard);
      this.lines = this.past.flatMap(({ event }) => this.lineOf(event)).reverse();
      this.course.reset(report);
    });
  }

  private lineOf(event: Seen<K['event']>): readonly LogLine[] {
    const line = this.game.line(event);
    return line === undefined ? [] : [{ message: line, doer: this.game.doer(event) }];
  }

  private begins({ event }: Frame<K>): void {
    this.past.push(event);
    this.lines = [...this.lineOf(event.event).toReversed(), ...this.lines];
    this.parts.changed();
  }

  private shows(view: K['view']): void {
    this.banner = undefined;
    this.view = view;
    const { you } = this;
    const here = you === undefined ? [] : [...this.game.ownHand(view, you), ...this.game.onTable(view)];
    this.chosen = this.chosen.filter((card) => here.includes(card));
    this.parts.changed();
  }

  private async pauseAt({ frame, before, coming }: Stop<K>): Promise<'held' | 'passed'> {
    const still = this.pace === 'instant' || this.parts.hidden();
    const interlude = this.game.interlude({
      event: frame.event.event,
      before,
      past: this.past,
      coming: coming.map(({ event }) => event.event),
      chairs: this.chairs,
      next: () => this.passInterlude(),
      leave: () => void this.leave('menu'),
      redraw: () => this.parts.changed(),
    });
    if (interlude === undefined || (this.watching && still)) return 'passed';
    this.show(NO_OVERLAY);
    this.set({ interlude });
    await new Promise<void>((resolve) => {
      this.passInterlude = resolve;
      if (this.watching) this.passWhenWatched(resolve);
    });
    this.passInterlude = () => undefined;
    this.set({ interlude: undefined });
    return 'held';
  }

  /** A watched table goes on by itself, unless it is paused. */
  private passWhenWatched(pass: () => void): void {
    const wait = window.setInterval(() => {
      if (this.pauses.any) return;
      window.clearInterval(wait);
      pass();
    }, WATCHED_STOP_MS);
    this.endings.push(() => window.clearInterval(wait));
  }

  private reached(heard: number): void {
    this.host.caughtUp(heard);
    if (this.closed) return;
    if (this.view !== undefined && this.game.isOver(this.view)) {
      this.finish();
      return;
    }
    this.passScreen();
    if (this.yourTurn) this.call = words('table.announce.turn', { name: this.chairName(this.bottom) });
    this.parts.changed();
  }

  private finish(): void {
    this.app.go({ name: 'results', host: this.host as Host });
  }

  /** With several people at one screen, the next one's cards open only when that person says so. */
  private passScreen(): void {
    const next = this.nextHuman();
    if (this.host.humans.length < 2 || next === undefined || next === this.you) return;
    const from = this.you ?? this.covered;
    this.covered = from;
    if (this.bottom !== next || this.who !== 'spectator') this.sit('spectator', next);
    this.show({ type: 'cover', from, to: next });
  }

  private nextHuman(): Seat | undefined {
    return this.host.awaiting().find((one) => this.host.humans.includes(one));
  }

  private paceChanged(): void {
    const { computerDelayMs } = this.host.sitting.table;
    const delay = typeof computerDelayMs === 'number' ? computerDelayMs : 0;
    this.host.setDelay(millis(this.pace === 'instant' ? 0 : delay));
    this.parts.changed();
  }

  /** Public moves since a seat last acted. */
  since(who: Seat): readonly LogLine[] {
    return this.game.since(this.past, who);
  }
}
