/**
 * What this screen sees of the table: through whose eyes, how far the picture has come, and when the screen passes from
 * one person to the next.
 */
import type { Kind } from '#engine/core/rules';
import type { Watcher } from '#engine/core/secrets';
import type { Seat } from '#engine/core/words';
import type { Host, Report } from '#play/types';
import type { GameTable } from '#scenes/games/game';
import { Chronicle } from './chronicle';
import { Course, type Picture, type Stop } from './course';
import { NO_OVERLAY, type OverlayState } from './overlayState';
import type { Pauses } from './pauses';
import { Perspective } from './perspective';
import type { Remarks } from './remarks';
import { type Stopped, Stops } from './stops';

export interface ViewingParts<K extends Kind> {
  readonly host: Host<K>;
  readonly game: GameTable<K>;
  readonly picture: Picture<K>;
  readonly overlays: OverlayState;
  readonly pauses: Pauses;
  readonly remarks: Remarks<K>;
  /** Whether nothing moves at all (pace Instant, or nobody can see it). */
  still(): boolean;
  /** Other eyes look from now on, or another seat sits at the bottom. */
  turned(): void;
  /** The table shows another view. */
  shown(): void;
  /** All that has happened so far has been shown. */
  rested(): void;
  /** Everybody at this screen whom the game waits for acts; says whether all could. */
  together(action: K['action']): boolean;
  /** The match is over and has been shown. */
  over(): void;
  leave(): void;
  changed(): void;
}

export class Viewing<K extends Kind> {
  /** The table as the picture shows it: behind the host's while things move. */
  view: K['view'] | undefined;
  /** What words tell, such as the deck's count: in a long motion they are ahead of the cards at rest. */
  told: K['view'] | undefined;
  readonly chronicle: Chronicle<K>;
  readonly perspective: Perspective;
  readonly stops: Stops<K>;
  private readonly course: Course<K>;
  /** Whom the game waits for while the table stands. */
  private answering: readonly Seat[] = [];
  private unwatch: () => void = () => undefined;
  private closed = false;

  constructor(private readonly parts: ViewingParts<K>) {
    const { host, game, picture, pauses } = parts;
    this.chronicle = new Chronicle(game);
    this.perspective = new Perspective(host);
    this.stops = new Stops({
      game,
      pauses,
      played: () => host.humans.length > 0,
      together: (action) => parts.together(action),
      changed: () => parts.changed(),
    });
    this.course = new Course({
      game,
      picture,
      table: host.sitting.table,
      still: () => parts.still(),
      begins: ({ event }) => {
        this.chronicle.add(event);
        parts.remarks.hear(event);
        parts.changed();
      },
      shows: (view) => {
        this.view = view;
        this.told = view;
        parts.shown();
      },
      pauseAt: (stop) => this.stopAt(stop),
      reached: (heard) => this.reached(heard),
      failed: (error) => console.error(error),
    });
  }

  /** Sits down, and begins to show what happens. */
  open(): void {
    const { who, bottom } = this.perspective.opening();
    this.sit(who, bottom);
  }

  /** Leaves for good: nothing is shown any more. */
  close(): void {
    this.closed = true;
    this.course.end();
    this.stops.end();
    this.unwatch();
  }

  /** Whether something is still to be shown. */
  get busy(): boolean {
    return this.course.busy;
  }

  /** Skips to the end of what moves. */
  hurry(): void {
    this.parts.remarks.hurry();
    this.course.hurry();
  }

  /** Words go ahead of the cards. */
  tell(view: K['view']): void {
    this.told = view;
    this.parts.changed();
  }

  /** A dialog was closed: a cover that is owed comes back. */
  settleAgain(): void {
    if (!this.busy && !this.closed) this.passScreen();
  }

  /** The player who takes the screen over says so: their cards open. */
  reveal(): void {
    const { overlays } = this.parts;
    if (overlays.current.type !== 'cover') return;
    const { to } = overlays.current;
    overlays.show(NO_OVERLAY);
    this.sit(to, to);
  }

  private sit(who: Watcher, bottom: Seat): void {
    const { host, turned } = this.parts;
    this.unwatch();
    this.perspective.turn(who, bottom);
    turned();
    this.unwatch = host.watch(who, (report) => {
      this.hear(who, report);
      this.parts.changed();
    });
  }

  private hear(who: Watcher, report: Report<K>): void {
    switch (report.type) {
      case 'first':
        this.chronicle.reset(this.parts.host.history(who).slice(0, report.heard - report.frames.length));
        this.parts.remarks.reset(this.chronicle.past);
        this.course.reset(report);
        break;
      case 'more':
        this.course.push(report);
        this.hearAnswer(report.heard);
        break;
      case 'again':
        this.chronicle.cut(report.heard);
        this.parts.remarks.reset(this.chronicle.past);
        this.course.reset(report);
        break;
    }
  }

  /** While the table stands for answers, each that leaves only others to wait for lets the next computer answer. */
  private hearAnswer(heard: number): void {
    const { host } = this.parts;
    const awaiting = host.awaiting();
    const oneLess = awaiting.length > 0 && awaiting.length === this.answering.length - 1;
    if (oneLess && awaiting.every((one) => this.answering.includes(one))) {
      this.answering = awaiting;
      host.caughtUp(heard);
    } else {
      this.answering = [];
    }
  }

  private async stopAt({ frame, before, coming }: Stop<K>): Promise<Stopped> {
    const { host, game, overlays, leave } = this.parts;
    const watched = host.humans.length === 0;
    if (watched && this.parts.still()) return 'passed';
    await overlays.noDialog();
    if (this.closed) return 'left';
    // Where the game waits for answers, such as to a rematch, computers give theirs while the table stands.
    this.answering = coming.length === 0 && !game.isOver(frame.view) ? host.awaiting() : [];
    if (this.answering.length > 0) host.caughtUp(this.chronicle.past.length);
    const stopped = await this.stops.at({
      event: frame.event.event,
      before,
      past: this.chronicle.past,
      get coming() {
        return coming.map(({ event }) => event.event);
      },
      chairs: host.sitting.chairs,
      leave,
    });
    this.answering = [];
    // The results cover the plates: a word about the last round comes before them.
    if (game.isOver(frame.view) && !this.parts.still()) await this.parts.remarks.read();
    if (stopped === 'held' && this.perspective.shared) this.coverUp();
    return stopped;
  }

  /** Everybody has looked at the score sheet: the next hands are dealt face down, whoever sits nearest. */
  private coverUp(): void {
    this.parts.host.caughtUp(this.chronicle.past.length);
    this.sit('spectator', this.perspective.bottom);
  }

  private reached(heard: number): void {
    this.parts.host.caughtUp(heard);
    this.parts.rested();
    this.parts.changed();
    void this.settle();
  }

  /** Everything has been shown: on to the results, or to whoever is next at this screen. */
  private async settle(): Promise<void> {
    await this.parts.overlays.noDialog();
    if (this.closed || this.busy) return;
    if (this.view !== undefined && this.parts.game.isOver(this.view)) this.parts.over();
    else this.passScreen();
  }

  /** With several people at one screen, the next one's cards open only when that person says so. */
  private passScreen(): void {
    const { perspective } = this;
    const { overlays } = this.parts;
    const cover = perspective.owed();
    if (cover === undefined || overlays.taken) return;
    if (perspective.bottom !== cover.to || perspective.you !== undefined) this.sit('spectator', cover.to);
    // Sitting down plays what is owed, which may have put the cover there already.
    overlays.show({ type: 'cover', ...cover });
  }
}
