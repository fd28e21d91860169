/**
 * The desk: what one screen does at a table. It holds the host, plays its reports, keeps the player's selection, and
 * says what lies over the table. It knows neither Phaser nor HTML; panels read its fields and call its methods, and
 * `changed` asks whoever draws to draw again.
 */
import type { CardId } from '#engine/cards/cards';
import type { Kind } from '#engine/core/rules';
import type { Watcher } from '#engine/core/secrets';
import { millis, type Seat } from '#engine/core/words';
import type { Host, SaveState } from '#play/types';
import type { App } from '#scenes/app';
import type { Cue } from '#scenes/cues';
import type { Advice, GameTable, LogLine, Seating } from '#scenes/games/game';
import type { Chair, LoadFault, Pace, StorageFault } from '#storage/types';
import { type Message, markStrong, type NameOf } from '#text/message';
import { message, words } from '#text/say';
import { Chronicle } from './chronicle';
import { Course, type Picture, type Stop } from './course';
import { Notices } from './notices';
import { NO_OVERLAY, type Overlay, OverlayState } from './overlayState';
import { Pauses } from './pauses';
import { Perspective } from './perspective';
import { type Stopped, Stops } from './stops';

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
}

interface Advised<K extends Kind> {
  readonly view: K['view'];
  readonly you: Seat;
  readonly chosen: readonly CardId[];
  readonly advice: Advice<K['action']>;
}

const NOTHING: ReadonlySet<CardId> = new Set();

/** Why a copy was not kept, as a sentence. */
const saveFault = ({ type }: StorageFault | LoadFault): string => {
  const known = type === 'full' || type === 'unavailable' || type === 'broken';
  return words('table.save.failed', { why: words(known ? `table.notSaved.${type}` : 'table.notSaved.broken') });
};

export class Desk<K extends Kind = Kind> {
  /** The table as the picture shows it: behind the host's while things move. */
  view: K['view'] | undefined;
  chosen: readonly CardId[] = [];
  hovered: CardId | undefined;
  save: SaveState = { type: 'saving' };
  log: 'shown' | 'hidden' = 'shown';
  readonly notices: Notices;
  readonly stops: Stops<K>;
  readonly pauses: Pauses;

  private readonly perspective: Perspective;
  private readonly overlays: OverlayState;
  private readonly chronicle: Chronicle<K>;
  private readonly course: Course<K>;
  /** The advice last given, and what it was given for. */
  private known: Advised<K> | undefined;
  private unwatch: () => void = () => undefined;
  private readonly endings: (() => void)[] = [];
  private closed = false;

  constructor(private readonly parts: DeskParts<K>) {
    const { host, game, picture } = parts;
    this.pauses = new Pauses(host);
    this.perspective = new Perspective(host);
    this.overlays = new OverlayState(this.pauses, () => this.changed());
    this.notices = new Notices(() => this.changed());
    this.chronicle = new Chronicle(game);
    this.stops = new Stops({
      game,
      pauses: this.pauses,
      played: () => !this.watching,
      changed: () => this.changed(),
    });
    this.course = new Course({
      game,
      picture,
      table: host.sitting.table,
      still: () => this.still,
      begins: ({ event }) => {
        this.chronicle.add(event);
        this.changed();
      },
      shows: (view) => this.shows(view),
      pauseAt: (stop) => this.stopAt(stop),
      reached: (heard) => this.reached(heard),
      failed: (error) => console.error(error),
    });
  }

  /** Sits down, and begins to show what happens. */
  open(): void {
    const { host } = this;
    this.endings.push(
      host.onSave((state) => {
        this.save = state;
        this.changed();
      }),
      this.app.house.settings.onChange(() => this.keepPace()),
    );
    this.keepPace();
    const { who, bottom } = this.perspective.opening();
    this.sit(who, bottom);
  }

  /** Leaves the screen; the host goes on for whoever takes it over. */
  close(): void {
    this.closed = true;
    this.course.end();
    this.stops.end();
    this.unwatch();
    this.notices.end();
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
    return {
      seats: this.chairs.length,
      bottom: this.perspective.bottom,
      order: this.view === undefined ? undefined : this.game.order?.(this.view),
    };
  }

  /** The seat whose cards are open at this screen. */
  get you(): Seat | undefined {
    return this.perspective.you;
  }

  get overlay(): Overlay {
    return this.overlays.current;
  }

  get watching(): boolean {
    return this.host.humans.length === 0;
  }

  get pace(): Pace {
    return this.app.house.settings.get().pace;
  }

  /** Whether something is still to be shown. */
  get busy(): boolean {
    return this.course.busy;
  }

  /** Whether the game waits for the player at this screen, and the picture shows it. */
  get yourTurn(): boolean {
    return !this.busy && this.you !== undefined && this.view !== undefined && this.game.onTurn(this.view) === this.you;
  }

  /** The log, newest line first. */
  get lines(): readonly LogLine[] {
    return this.chronicle.lines;
  }

  /** A seat's name as this screen says it: "You" where one person plays. */
  readonly nameOf: NameOf = (who, form = 'name') => {
    if (this.host.humans.length !== 1 || who !== this.you) return this.chairName(who, form);
    return words(form === 'whose' ? 'table.your' : 'table.you');
  };

  readonly chairName: NameOf = (who, form = 'name') => {
    const name = this.chairs[who]?.name ?? '';
    return form === 'whose' ? words('names.whose', { name }) : name;
  };

  /** What the selection means; undefined where nobody's cards are open. */
  advice(): Advice<K['action']> | undefined {
    const { view, you, chosen } = this;
    if (view === undefined || you === undefined) return undefined;
    const { known } = this;
    // Every panel of one drawing asks, and none of the three is ever changed in place.
    if (known?.view === view && known.you === you && known.chosen === chosen) return known.advice;
    const advice = this.game.advise(view, you, chosen);
    this.known = { view, you, chosen, advice };
    return advice;
  }

  /** Public moves since a seat last acted. */
  since(who: Seat): readonly LogLine[] {
    return this.chronicle.since(who);
  }

  /** Chooses a card or puts it back; a press while things move skips to their end first. */
  pick(card: CardId): void {
    if (this.busy) this.hurry();
    const { view, you } = this;
    if (view === undefined || you === undefined) return;
    const picked = this.game.toggle(view, you, { chosen: this.chosen, card });
    if (picked.ok) this.choose(picked.value);
    else this.refuse(picked.fault);
  }

  hover(card: CardId | undefined): void {
    if (card === this.hovered) return;
    this.hovered = card;
    this.changed();
  }

  clear(): void {
    if (this.chosen.length > 0) this.choose([]);
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
    this.notices.drop('banner');
    this.course.hurry();
  }

  /** Stops a watched table, or lets it go on. */
  togglePause(): void {
    if (this.pauses.has('button')) this.pauses.release('button');
    else this.pauses.hold('button');
    this.changed();
  }

  /** Lets one computer move while a watched table is stopped. */
  step(): void {
    if (this.busy) this.hurry();
    else if (this.pauses.has('button')) this.host.step();
  }

  toggleLog(): void {
    this.log = this.log === 'shown' ? 'hidden' : 'shown';
    this.changed();
  }

  /** Puts something over the table. What comes next waits until a dialog is closed. */
  show(overlay: Overlay): void {
    this.overlays.show(overlay);
  }

  /** Closes what lies over the table; a cover that is owed comes back. */
  hide(): void {
    this.show(NO_OVERLAY);
    if (!this.busy && !this.closed) this.passScreen();
  }

  /** The player who takes the screen over says so: their cards open. */
  reveal(): void {
    if (this.overlay.type !== 'cover') return;
    const { to } = this.overlay;
    this.show(NO_OVERLAY);
    this.sit(to, to);
  }

  /** A cue that is not drawn on the felt. */
  hear(cue: Cue): void {
    if (cue.kind === 'sound') this.sound(cue.name);
    else this.notices.show(cue);
  }

  sound(name: string): void {
    this.app.audio.play(name);
  }

  /** Keeps a copy of the match as it stands under a name. */
  async keepAs(name: string): Promise<void> {
    const kept = await this.app.house.saves.nameIt(this.host.sitting, name);
    this.sound(kept.ok ? 'saved' : 'error');
    if (!kept.ok) {
      this.show({ type: 'save', name, fault: saveFault(kept.fault) });
      return;
    }
    this.hide();
    this.notices.tell({ kind: 'saved', message: message('table.save.done', { name: markStrong(name) }) });
  }

  /** Saves and leaves for another screen. */
  async leave(to: 'menu' | 'setup' | 'saves'): Promise<void> {
    await this.host.leave();
    this.app.go(to === 'setup' ? { name: 'setup', game: this.game.game } : { name: to });
  }

  private changed(): void {
    this.parts.changed();
  }

  /** Cards that the table may show as fit to be taken with the chosen one. */
  get takeable(): ReadonlySet<CardId> {
    const wanted = this.app.house.settings.get().showLegal && this.yourTurn;
    return (wanted ? this.advice()?.takeable : undefined) ?? NOTHING;
  }

  /** Whether nothing moves at all. */
  private get still(): boolean {
    return this.pace === 'instant' || this.parts.hidden();
  }

  private choose(cards: readonly CardId[]): void {
    this.sound(cards.length > this.chosen.length ? 'pick' : 'drop');
    this.chosen = cards;
    this.changed();
  }

  private press(action: K['action']): void {
    const { you, chosen } = this;
    if (you === undefined) return;
    // The host reports before it answers, and the cards must be down by then.
    this.chosen = [];
    const answer = this.host.press(you, action, this.host.now());
    if (answer.ok) return;
    this.chosen = chosen;
    this.refuse(this.game.refusal(answer.fault, chosen));
  }

  private refuse(why: Message): void {
    this.sound('error');
    this.notices.tell({ kind: 'error', message: why });
  }

  private sit(who: Watcher, bottom: Seat): void {
    this.unwatch();
    this.perspective.turn(who, bottom);
    this.chosen = [];
    this.parts.turned();
    let first = true;
    this.unwatch = this.host.watch(who, (report) => {
      if (!first) {
        this.course.push(report);
        return;
      }
      first = false;
      this.chronicle.reset(this.host.history(who).slice(0, report.heard - report.frames.length));
      this.course.reset(report);
    });
  }

  private shows(view: K['view']): void {
    this.notices.drop('banner');
    const { order } = this.seating;
    this.view = view;
    if (this.seating.order?.join() !== order?.join()) this.parts.turned();
    const { you } = this;
    const here = you === undefined ? [] : [...this.game.ownHand(view, you), ...this.game.onTable(view)];
    this.chosen = this.chosen.filter((card) => here.includes(card));
    this.changed();
  }

  private async stopAt({ frame, before, coming }: Stop<K>): Promise<Stopped> {
    if (this.watching && this.still) return 'passed';
    await this.overlays.noDialog();
    if (this.closed) return 'left';
    const stopped = await this.stops.at({
      event: frame.event.event,
      before,
      past: this.chronicle.past,
      coming: coming.map(({ event }) => event.event),
      chairs: this.chairs,
      leave: () => void this.leave('menu'),
    });
    if (stopped === 'held' && this.perspective.shared) this.coverUp();
    return stopped;
  }

  /** Everybody has looked at the score sheet: the next hands are dealt face down, whoever sits nearest. */
  private coverUp(): void {
    this.host.caughtUp(this.chronicle.past.length);
    this.sit('spectator', this.perspective.bottom);
  }

  private reached(heard: number): void {
    this.host.caughtUp(heard);
    this.changed();
    void this.settle();
  }

  /** Everything has been shown: on to the results, or to whoever is next at this screen. */
  private async settle(): Promise<void> {
    await this.overlays.noDialog();
    if (this.closed || this.busy) return;
    if (this.view !== undefined && this.game.isOver(this.view)) this.app.go({ name: 'results', host: this.host });
    else this.passScreen();
  }

  /** With several people at one screen, the next one's cards open only when that person says so. */
  private passScreen(): void {
    const cover = this.perspective.owed();
    if (cover === undefined || this.overlays.taken) return;
    if (this.perspective.bottom !== cover.to || this.you !== undefined) this.sit('spectator', cover.to);
    // Sitting down plays what is owed, which may have put the cover there already.
    this.show({ type: 'cover', ...cover });
  }

  /** The pause before computers move is the table's option at every pace but Instant, where it is none. */
  private keepPace(): void {
    const { computerDelayMs } = this.host.sitting.table;
    const wanted = typeof computerDelayMs === 'number' ? computerDelayMs : 0;
    this.host.setDelay(millis(this.pace === 'instant' ? 0 : wanted));
    this.changed();
  }
}
