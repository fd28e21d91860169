/**
 * The desk of a race: what one screen does at its table. The state is applied the moment a report comes, and every event
 * begins its motion by itself; nothing here waits for a picture. It knows neither Phaser nor HTML.
 */
import type { TemplateResult } from 'lit';
import type { Seat } from '#engine/core/words';
import type { RaceAction, RaceKind, RaceView } from '#engine/kit/race';
import type { Time } from '#play/clock';
import type { Host, Report, SaveState } from '#play/types';
import type { App } from '#scenes/app';
import type { SoundName } from '#scenes/cues';
import type { BarEntry } from '#scenes/games/controls';
import type { LogLine } from '#scenes/games/facts';
import { Chronicle } from '#scenes/table/chronicle';
import { Keeping } from '#scenes/table/keeping';
import { chairNames, namesFor } from '#scenes/table/names';
import { Notices } from '#scenes/table/notices';
import { NO_OVERLAY, type Overlay, OverlayState } from '#scenes/table/overlayState';
import { Pauses } from '#scenes/table/pauses';
import type { TableDesk } from '#scenes/table/tableDesk';
import type { Chair, Pace } from '#storage/types';
import type { NameOf } from '#text/message';
import { words } from '#text/say';
import { Countdown } from './countdown';
import { endsFit } from './ends';
import type { RaceGame, RaceHappened } from './game';
import { capOf, type KeyUse, keysOf, keyUse, type SeatKeys } from './keys';
import { raceOptions } from './options';
import type { RaceFrame, RacePicture } from './picture';
import type { RaceSeating } from './places';
import { Telling } from './telling';
import { Untold } from './untold';

export interface RaceDeskParts {
  readonly app: App;
  readonly host: Host<RaceKind>;
  readonly game: RaceGame;
  readonly picture: RacePicture;
  readonly time: Time;
  /** Something that is drawn has changed. */
  changed(): void;
  /** Somebody pressed, by whatever means: it is felt at once, whatever comes of it. */
  pressed(use: KeyUse): void;
  /** People sit otherwise: everything is laid out anew. */
  turned(): void;
}

const BANNER_MS = 1800;
/** The last pile is seen to its owner before the results come. */
const OVER_MS = 1700;

export class RaceDesk implements TableDesk<RaceKind> {
  view: RaceView | undefined;
  log: 'shown' | 'hidden' = 'shown';
  /** The newest card that has been seen, for ears. */
  spokenCard = '';
  readonly notices: Notices;
  readonly pauses: Pauses;
  readonly countdown: Countdown;
  readonly telling: Telling;
  private readonly overlays: OverlayState;
  private readonly keeping: Keeping<RaceKind>;
  private readonly chronicle: Chronicle<RaceKind>;
  private readonly untold: Untold;
  private readonly endings: (() => void)[] = [];
  private readonly timers = new Map<'banner' | 'over', () => void>();

  constructor(private readonly parts: RaceDeskParts) {
    const { app, host, game, picture, time } = parts;
    const changed = (): void => parts.changed();
    const sound = (name: SoundName): void => this.sound(name);
    this.untold = new Untold({
      time,
      now: () => this.pictureTime,
      stands: () => host.paused,
      tell: (happened) => this.tell(happened),
      changed,
    });
    this.countdown = new Countdown({
      host,
      time,
      counts: () => !this.watching && host.outcome() === undefined,
      sound,
      changed: () => {
        picture.clockChanged();
        this.untold.look();
        changed();
      },
    });
    this.pauses = new Pauses(this.countdown);
    this.overlays = new OverlayState(this.pauses, changed, 'waits');
    this.notices = new Notices(changed);
    this.chronicle = new Chronicle(game);
    this.telling = new Telling({ game, notices: this.notices, picture, time, humans: host.humans, sound, changed });
    this.keeping = new Keeping({
      app,
      host,
      notices: this.notices,
      show: (overlay) => this.show(overlay),
      hide: () => this.hide(),
      changed,
    });
  }

  get app(): App {
    return this.parts.app;
  }

  get host(): Host<RaceKind> {
    return this.parts.host;
  }

  get game(): RaceGame {
    return this.parts.game;
  }

  get chairs(): readonly Chair[] {
    return this.host.sitting.chairs;
  }

  get humans(): readonly Seat[] {
    return this.host.humans;
  }

  get watching(): boolean {
    return this.humans.length === 0;
  }

  /** Where one person plays here, their seat. */
  get you(): Seat | undefined {
    return this.humans.length === 1 ? this.humans[0] : undefined;
  }

  get seating(): RaceSeating {
    const seats = this.chairs.length;
    const [bottom = 0 as Seat, far] = this.humans;
    const opposite = this.endsPossible && this.liked('ends') === 'opposite';
    return { seats, bottom, far: opposite ? far : undefined };
  }

  /** Whether two people could sit at opposite ends of the screen. */
  get endsPossible(): boolean {
    const [bottom, far, ...more] = this.humans;
    return bottom !== undefined && far !== undefined && more.length === 0 && endsFit(this.chairs.length, bottom, far);
  }

  get pace(): Pace {
    return this.app.house.settings.get().pace;
  }

  get save(): SaveState {
    return this.keeping.save;
  }

  get overlay(): Overlay {
    return this.overlays.current;
  }

  /** What has been told, oldest first. */
  get past(): readonly RaceHappened[] {
    return this.chronicle.past;
  }

  get lines(): readonly LogLine[] {
    return this.chronicle.lines;
  }

  get keys(): readonly SeatKeys[] {
    return keysOf(this.app.house.settings.get());
  }

  /** The table as words tell it: what a card brings about is not told before the card can be seen. */
  get told(): RaceView | undefined {
    return this.view === undefined ? undefined : this.untold.mask(this.view);
  }

  /** Whether all that has happened may be told. */
  get tells(): boolean {
    return !this.untold.any;
  }

  /** Whether the table stands for somebody who is away from it. */
  get waits(): boolean {
    return this.overlay.type === 'none' && (this.pauses.has('away') || this.pauses.has('picture'));
  }

  /** Match time for the picture; where somebody steps through a stopped match, every card can be seen. */
  get pictureTime(): number {
    return this.pauses.has('button') ? Number.MAX_SAFE_INTEGER : this.host.now();
  }

  /** Sits down. The table opens with a banner, for those who play with a count, and then goes on by itself. */
  open(): void {
    this.endings.push(
      this.keeping.follow(),
      this.app.house.settings.onChange(() => this.parts.changed()),
    );
    this.pauses.hold('opening');
    this.endings.push(this.host.watch(this.you ?? 'spectator', (report) => this.hear(report)));
  }

  /** Leaves the screen; the host goes on for whoever takes it over. */
  close(): void {
    this.countdown.end();
    this.notices.end();
    this.telling.end();
    this.untold.end();
    for (const callOff of this.timers.values()) callOff();
    for (const end of this.endings) end();
  }

  /** What a key does here for one of the seats. */
  useOf(code: string): KeyUse | undefined {
    return keyUse(this.keys, this.humans, code);
  }

  /** A seat presses; `stamp` is when, by the page's clock. While the table waits nothing counts. */
  press(seat: Seat, action: RaceAction['type'], stamp: number): void {
    if (this.host.paused) return;
    this.host.press(seat, { type: action }, this.host.timeOf(stamp));
    this.parts.pressed({ seat, action });
  }

  show(overlay: Overlay): void {
    this.overlays.show(overlay);
  }

  hide(): void {
    this.show(NO_OVERLAY);
  }

  toggleLog(): void {
    this.log = this.log === 'shown' ? 'hidden' : 'shown';
    this.parts.changed();
  }

  /** Stops a watched table, or lets it go on. */
  togglePause(): void {
    if (this.pauses.has('button')) this.pauses.release('button');
    else this.pauses.hold('button');
    this.parts.changed();
  }

  /** What a computer does next, while a watched table is stopped. */
  step(): void {
    if (this.pauses.has('button')) this.host.step();
  }

  /** What only shows how things stand gives way: the opening banner to the count, the last pile to the results. */
  skip(): void {
    if (this.timers.has('banner')) this.startCount();
    if (this.timers.has('over')) this.finish();
  }

  liked(name: string): string | undefined {
    return this.keeping.liked(name);
  }

  like(name: string, value: string): void {
    this.keeping.like(name, value);
    if (name === 'ends') this.parts.turned();
  }

  /** Whether each laid card is spoken. */
  get speaks(): boolean {
    return this.liked('speech') === 'on';
  }

  toggleSpeech(): void {
    this.like('speech', this.speaks ? 'off' : 'on');
    this.parts.changed();
  }

  ownOptions(): TemplateResult {
    return raceOptions(this);
  }

  barEntries(): readonly BarEntry[] {
    const press = (): void => this.show({ type: 'rules' });
    return [{ label: words('raceTable.rules'), icon: 'help', cap: this.capFor('KeyR'), room: 'wide', press }];
  }

  /** The cap of a key that the table itself would like to use, unless it belongs to a seat. */
  capFor(code: string): string | undefined {
    return this.useOf(code) === undefined ? capOf(code) : undefined;
  }

  keepAs(name: string): Promise<void> {
    return this.keeping.keepAs(name);
  }

  leave(to: 'menu' | 'setup' | 'saves'): Promise<void> {
    return this.keeping.leave(to);
  }

  sound(name: SoundName): void {
    this.app.audio.play(name);
  }

  /** A seat's name as this screen says it: "You" where one person plays. */
  readonly nameOf: NameOf = (who, form) => namesFor(this.chairs, this.you)(who, form);

  readonly chairName: NameOf = (who, form) => chairNames(this.chairs)(who, form);

  private hear(report: Report<RaceKind>): void {
    const { frames, notices } = report;
    if (report.type === 'first') this.begin(report);
    for (const [index, frame] of frames.entries()) this.happen(frame, frames.slice(index + 1));
    for (const notice of notices) this.telling.refused(notice);
    this.host.caughtUp(report.heard);
    if (report.type === 'first') this.opening(frames.length > 0 ? 'new' : 'resumed');
    this.parts.changed();
  }

  private begin({ before, heard, frames }: Report<RaceKind>): void {
    this.view = before;
    const past = this.host.history(this.you ?? 'spectator').slice(0, heard - frames.length);
    this.chronicle.reset(this.untold.goOn(past));
    this.parts.picture.show(before);
  }

  private opening(table: 'new' | 'resumed'): void {
    if (table === 'resumed' || this.view === undefined) {
      this.pauses.release('opening');
      return;
    }
    this.sound('round');
    this.notices.announce(this.game.opening(this.view));
    this.wait('banner', BANNER_MS, () => this.startCount());
  }

  private happen(frame: RaceFrame, coming: readonly RaceFrame[]): void {
    const before = this.view ?? frame.view;
    this.view = frame.view;
    const { event } = frame.event;
    this.untold.add(frame.event, before);
    this.parts.picture.happen(frame, before);
    this.telling.happened(frame, before, coming);
    if (event.type === 'matchWon') this.over(frame.view);
  }

  private over(view: RaceView): void {
    const ended = this.game.ending(view);
    if (ended !== undefined) this.notices.announce(ended);
    this.wait('over', OVER_MS, () => this.finish());
  }

  private startCount(): void {
    this.wait('banner', undefined);
    this.notices.dropBanner();
    this.pauses.release('opening');
  }

  private finish(): void {
    this.wait('over', undefined);
    this.app.go({ name: 'results', host: this.host });
  }

  private tell(happened: RaceHappened): void {
    this.chronicle.add(happened);
    if (happened.event.type === 'laid') this.spokenCard = this.game.cardSpoken(happened.event);
  }

  /** Sets a timer of its kind anew, or calls it off. */
  private wait(what: 'banner' | 'over', delay: number | undefined, run: () => void = () => undefined): void {
    this.timers.get(what)?.();
    this.timers.delete(what);
    if (delay !== undefined) this.timers.set(what, this.parts.time.after(delay, run));
  }
}
