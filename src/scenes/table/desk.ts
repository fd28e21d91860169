/**
 * The desk: what one screen does at a table. It holds the host, plays its reports, and says what lies over the table; what it
 * shows and what a person does at it are told in `Sight` and `Handling`. It knows neither Phaser nor HTML; panels read its
 * fields and call its methods, and `changed` asks whoever draws to draw again.
 */
import type { Kind } from '#engine/core/rules';
import { millis } from '#engine/core/words';
import type { Time } from '#play/clock';
import { computerDelay } from '#play/pace';
import type { Host, SaveState } from '#play/types';
import type { App } from '#scenes/app';
import type { Cue } from '#scenes/cues';
import type { BarEntry, ControlDesk, Controls } from '#scenes/games/controls';
import type { GameTable } from '#scenes/games/game';
import type { Message } from '#text/message';
import { words } from '#text/say';
import { Acting } from './acting';
import type { Picture } from './course';
import { Handling } from './handling';
import { Hinting } from './hinting';
import { Keeping } from './keeping';
import { LimitClock } from './limitClock';
import { Notices } from './notices';
import { NO_OVERLAY, type Overlay, OverlayState } from './overlayState';
import { Pauses } from './pauses';
import { Remarks } from './remarks';
import { Selection } from './selection';
import type { TableDesk } from './tableDesk';
import { Viewing } from './viewing';

export interface DeskParts<K extends Kind> {
  readonly app: App;
  readonly host: Host<K>;
  readonly game: GameTable<K>;
  readonly picture: Picture<K>;
  /** Something that is drawn has changed. */
  changed(): void;
  /** The seat at the bottom is another one: everything is laid out anew. */
  turned(): void;
  /** Whether nobody can see the page. */
  hidden(): boolean;
  readonly time: Time;
}

export class Desk<K extends Kind = Kind> extends Handling<K> implements ControlDesk<K>, TableDesk<K> {
  log: 'shown' | 'hidden' = 'shown';
  readonly notices: Notices;
  readonly pauses: Pauses;
  readonly remarks: Remarks<K>;
  readonly controls: Controls<K> | undefined;
  readonly hints: Hinting<K>;

  protected readonly overlays: OverlayState;
  protected readonly viewing: Viewing<K>;
  protected readonly selection: Selection<K>;
  protected readonly acting: Acting<K>;
  protected readonly limits: LimitClock;
  private readonly keeping: Keeping<K>;
  private readonly endings: (() => void)[] = [];
  /** The turn order that the table is laid out for. */
  private order: string | undefined;

  constructor(protected readonly parts: DeskParts<K>) {
    super();
    const { host, game, picture } = parts;
    const changed = (): void => this.redraw();
    const seen = { view: () => this.view, you: () => this.you, refuse: (why: Message) => this.refuse(why) };
    this.pauses = new Pauses(host);
    this.overlays = new OverlayState(this.pauses, changed);
    this.notices = new Notices(changed);
    this.keeping = new Keeping({
      app: this.app,
      host,
      notices: this.notices,
      show: (overlay) => this.show(overlay),
      hide: () => this.hide(),
      changed,
    });
    this.selection = new Selection({ ...seen, game, sound: (name) => this.sound(name), changed });
    this.acting = new Acting({ ...seen, game, host, selection: this.selection, acts: () => this.hints.close() });
    this.remarks = new Remarks({
      game,
      chairs: host.sitting.chairs,
      wanted: () => this.app.house.settings.get().remarks,
      changed,
    });
    this.viewing = new Viewing({
      remarks: this.remarks,
      host,
      game,
      picture,
      overlays: this.overlays,
      pauses: this.pauses,
      still: () => this.pace === 'instant' || parts.hidden(),
      turned: () => this.turned(),
      shown: () => this.shown(),
      rested: () => this.hints.rested(),
      together: (action) => this.acting.together(action),
      over: () => this.app.go({ name: 'results', host }),
      leave: () => void this.leave('menu'),
      changed,
    });
    this.limits = new LimitClock({
      limit: () => (this.view === undefined ? undefined : game.limit?.(this.view)),
      now: () => host.now(),
      runs: () => !this.busy && !this.pauses.any,
      you: () => this.you,
      time: parts.time,
      sound: (name) => this.sound(name),
      changed: () => this.redraw(),
    });
    this.hints = new Hinting({
      host,
      game,
      view: () => this.view,
      onTurn: () => (this.yourTurn ? this.you : undefined),
      choose: ({ action, move }) => this.choose(action, move.selection),
      clear: () => this.clear(),
      refuse: seen.refuse,
      changed,
    });
    this.controls = game.controls?.(this);
  }

  /** Sits down, and begins to show what happens. */
  open(): void {
    this.endings.push(
      this.keeping.follow(),
      this.app.house.settings.onChange(() => this.keepPace()),
    );
    this.keepPace();
    this.viewing.open();
  }

  /** Leaves the screen; the host goes on for whoever takes it over. */
  close(): void {
    this.viewing.close();
    this.limits.end();
    this.notices.end();
    this.remarks.end();
    for (const end of this.endings) end();
  }

  /** Says why something cannot be done. */
  refuse(why: Message): void {
    this.sound('error');
    this.notices.tell({ kind: 'error', message: why });
  }

  /** Skips to the end of what moves. */
  hurry(): void {
    this.notices.dropBanner();
    this.viewing.hurry();
  }

  /** Stops a watched table, or lets it go on. */
  togglePause(): void {
    this.pauses.toggle('button');
    this.redraw();
  }

  /** Lets one computer move while a watched table is stopped. */
  step(): void {
    if (this.busy) this.hurry();
    else if (this.pauses.has('button')) this.host.step();
  }

  toggleLog(): void {
    this.log = this.log === 'shown' ? 'hidden' : 'shown';
    this.redraw();
  }

  /** Puts something over the table. What comes next waits until a dialog is closed. */
  show(overlay: Overlay): void {
    this.overlays.show(overlay);
  }

  /** Closes what lies over the table; a cover that is owed comes back. */
  hide(): void {
    this.show(NO_OVERLAY);
    this.viewing.settleAgain();
  }

  /** The player who takes the screen over says so: their cards open. */
  reveal(): void {
    this.viewing.reveal();
  }

  /** A cue that is not drawn on the felt. */
  hear(cue: Cue): void {
    if (cue.kind === 'sound') this.sound(cue.name);
    else if (cue.kind === 'told') this.viewing.tell(cue.view);
    else this.notices.show(cue);
  }

  sound(name: string): void {
    this.app.audio.play(name);
  }

  redraw(): void {
    this.limits.look();
    this.parts.changed();
  }

  readonly openLog = (): void => this.show({ type: 'log' });

  get save(): SaveState {
    return this.keeping.save;
  }

  liked(name: string): string | undefined {
    return this.keeping.liked(name);
  }

  like(name: string, value: string): void {
    this.keeping.like(name, value);
  }

  hintEntry(): BarEntry | undefined {
    if (!this.hints.offered) return undefined;
    return { label: words('hint.title'), icon: 'lamp', cap: 'H', press: () => this.askHint() };
  }

  capFor(code: string): string {
    return code.replace(/^Key/, '');
  }

  barEntries(): readonly BarEntry[] {
    return this.controls?.bar?.() ?? [];
  }

  /** Puts the cards where the game says now, although nothing happened. */
  rearrange(): void {
    if (this.busy) this.hurry();
    else if (this.view !== undefined) this.parts.picture.show(this.view);
    this.redraw();
  }

  keepAs(name: string): Promise<void> {
    return this.keeping.keepAs(name);
  }

  leave(to: 'menu' | 'setup' | 'saves'): Promise<void> {
    return this.keeping.leave(to);
  }

  private turned(): void {
    this.hints.close();
    this.selection.chosen = [];
    this.parts.turned();
    this.controls?.shown?.();
  }

  private shown(): void {
    this.hints.moved();
    this.notices.dropBanner();
    const order = this.seating.order?.join();
    if (order !== this.order) this.parts.turned();
    this.order = order;
    this.selection.keepOffered();
    this.controls?.shown?.();
    this.redraw();
  }

  /** The pause before computers move is the table's option at every pace but Instant, where it is none. */
  private keepPace(): void {
    this.host.setDelay(this.pace === 'instant' ? millis(0) : computerDelay(this.host.sitting.table));
    this.redraw();
  }
}
