/**
 * The desk of a race: what one screen does at its table. The state is applied the moment a report comes, and every event
 * begins its motion by itself; nothing here waits for a picture. It knows neither Phaser nor HTML.
 */
import type { TemplateResult } from 'lit';
import type { Seat } from '#engine/core/words';
import type { RaceAction, RaceKind } from '#engine/kit/race';
import type { Time } from '#play/clock';
import type { Host, Report } from '#play/types';
import type { App } from '#scenes/app';
import type { SoundName } from '#scenes/cues';
import type { BarEntry } from '#scenes/games/controls';
import { Chronicle } from '#scenes/table/chronicle';
import { Keeping } from '#scenes/table/keeping';
import { Notices } from '#scenes/table/notices';
import { NO_OVERLAY, type Overlay, OverlayState } from '#scenes/table/overlayState';
import { Pauses } from '#scenes/table/pauses';
import type { TableDesk } from '#scenes/table/tableDesk';
import { words } from '#text/say';
import { Countdown } from './countdown';
import { Curtain } from './curtain';
import type { RaceGame, RaceHappened } from './game';
import type { KeyUse } from './keys';
import { raceOptions } from './options';
import type { RaceFrame, RacePicture } from './picture';
import { RaceSight } from './sight';
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

export class RaceDesk extends RaceSight implements TableDesk<RaceKind> {
  log: 'shown' | 'hidden' = 'shown';
  /** The newest card that has been seen, for ears. */
  spokenCard = '';
  readonly notices: Notices;
  readonly pauses: Pauses;
  readonly countdown: Countdown;
  readonly telling: Telling;
  protected readonly overlays: OverlayState;
  protected readonly keeping: Keeping<RaceKind>;
  protected readonly chronicle: Chronicle<RaceKind>;
  protected readonly untold: Untold;
  private readonly curtain: Curtain;
  private readonly endings: (() => void)[] = [];

  constructor(protected readonly parts: RaceDeskParts) {
    super();
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
    this.curtain = new Curtain({
      game,
      notices: this.notices,
      pauses: this.pauses,
      time,
      sound,
      over: () => app.go({ name: 'results', host }),
    });
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

  /** Sits down. The table opens with a banner, for those who play with a count, and then goes on by itself. */
  open(): void {
    this.endings.push(
      this.keeping.follow(),
      this.app.house.settings.onChange(() => this.parts.changed()),
    );
    this.curtain.lower();
    this.endings.push(this.host.watch(this.you ?? 'spectator', (report) => this.hear(report)));
  }

  /** Leaves the screen; the host goes on for whoever takes it over. */
  close(): void {
    this.countdown.end();
    this.notices.end();
    this.telling.end();
    this.untold.end();
    this.curtain.end();
    for (const end of this.endings) end();
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
    this.pauses.toggle('button');
    this.parts.changed();
  }

  /** What a computer does next, while a watched table is stopped. */
  step(): void {
    if (this.pauses.has('button')) this.host.step();
  }

  /** What only shows how things stand gives way: the opening banner to the count, the last pile to the results. */
  skip(): void {
    this.curtain.skip();
  }

  like(name: string, value: string): void {
    this.keeping.like(name, value);
    if (name === 'ends') this.parts.turned();
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

  keepAs(name: string): Promise<void> {
    return this.keeping.keepAs(name);
  }

  leave(to: 'menu' | 'setup' | 'saves'): Promise<void> {
    return this.keeping.leave(to);
  }

  sound(name: SoundName): void {
    this.app.audio.play(name);
  }

  private hear(report: Report<RaceKind>): void {
    const { frames, notices } = report;
    if (report.type === 'first') this.begin(report);
    for (const [index, frame] of frames.entries()) this.happen(frame, frames.slice(index + 1));
    for (const notice of notices) this.telling.refused(notice);
    this.host.caughtUp(report.heard);
    if (report.type === 'first') this.rise(frames.length > 0 ? 'new' : 'resumed');
    this.parts.changed();
  }

  private begin({ before, heard, frames }: Report<RaceKind>): void {
    this.view = before;
    const past = this.host.history(this.you ?? 'spectator').slice(0, heard - frames.length);
    this.chronicle.reset(this.untold.goOn(past));
    this.parts.picture.show(before);
  }

  private rise(table: 'new' | 'resumed'): void {
    if (table === 'new' && this.view !== undefined) this.curtain.announce(this.view);
    else this.curtain.raise();
  }

  private happen(frame: RaceFrame, coming: readonly RaceFrame[]): void {
    const before = this.view ?? frame.view;
    this.view = frame.view;
    const { event } = frame.event;
    this.untold.add(frame.event, before);
    this.parts.picture.happen(frame, before);
    this.telling.happened(frame, before, coming);
    if (event.type === 'matchWon') this.curtain.fall(frame.view);
  }

  private tell(happened: RaceHappened): void {
    this.chronicle.add(happened);
    if (happened.event.type === 'laid') this.spokenCard = this.game.cardSpoken(happened.event);
  }
}
