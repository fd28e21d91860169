/**
 * The desk: what one screen does at a table. It holds the host, plays its reports, keeps the player's selection, and
 * says what lies over the table. It knows neither Phaser nor HTML; panels read its fields and call its methods, and
 * `changed` asks whoever draws to draw again.
 */
import type { CardId } from '#engine/cards/cards';
import type { Kind } from '#engine/core/rules';
import { millis } from '#engine/core/words';
import type { Time } from '#play/clock';
import { computerDelay } from '#play/pace';
import type { Host, SaveState } from '#play/types';
import type { App } from '#scenes/app';
import type { Cue } from '#scenes/cues';
import type { BarEntry, ControlDesk, Controls } from '#scenes/games/controls';
import type { Drop, GameTable } from '#scenes/games/game';
import type { Message } from '#text/message';
import { words } from '#text/say';
import { Acting } from './acting';
import type { Picture } from './course';
import { Hinting } from './hinting';
import { Keeping } from './keeping';
import { LimitClock } from './limitClock';
import { Notices } from './notices';
import { NO_OVERLAY, type Overlay, OverlayState } from './overlayState';
import { Pauses } from './pauses';
import { Remarks } from './remarks';
import { Selection } from './selection';
import { Sight } from './sight';
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

export class Desk<K extends Kind = Kind> extends Sight<K> implements ControlDesk<K>, TableDesk<K> {
  log: 'shown' | 'hidden' = 'shown';
  readonly notices: Notices;
  readonly pauses: Pauses;
  readonly remarks: Remarks<K>;
  /** The game's own buttons and keys, if it has any. */
  readonly controls: Controls<K> | undefined;
  readonly hints: Hinting<K>;

  protected readonly overlays: OverlayState;
  protected readonly viewing: Viewing<K>;
  protected readonly selection: Selection<K>;
  private readonly acting: Acting<K>;
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

  /** Chooses a card or puts it back; a press while things move skips to their end first. */
  pick(card: CardId): void {
    if (this.busy) this.hurry();
    this.hints.close();
    this.selection.pick(card);
  }

  hover(card: CardId | undefined): void {
    this.selection.hover(card);
  }

  /** The keyboard's focus is on this card, or on none. */
  focusOn(card: CardId | undefined): void {
    this.selection.focusOn(card);
  }

  select(cards: readonly CardId[]): void {
    this.hints.close();
    this.selection.choose(cards);
  }

  putHintAway(): void {
    this.hints.close();
  }

  clear(): void {
    this.selection.clear();
  }

  /** Plays the selection, or says why it cannot be played. While things move it skips to their end. */
  play(): void {
    if (this.busy) this.hurry();
    else this.acting.play();
  }

  /** Arrows have moved the focus: where Enter plays the card in focus, they choose it, unless a hint is read. */
  follow(): void {
    if (!this.hinting && this.game.enter === 'playsFocused' && !this.busy) this.selection.follow();
  }

  /**
   * Enter on a card in focus: takes up a hint that is shown; else what the game's own controls do with Enter, such as bidding; else it plays the selection,
   * or that card where the game has Enter do so.
   */
  enter(card: CardId): void {
    if (this.hint.type === 'shown') {
      this.hints.takeUp();
      return;
    }
    if (this.controls?.key({ type: 'down', code: 'Enter', repeat: false }) === 'used') return;
    if (this.busy || this.game.enter !== 'playsFocused' || this.chosen.includes(card)) this.play();
    else {
      this.selection.pick(card);
      if (this.chosen.includes(card)) this.acting.play();
    }
  }

  /** Acts for `you`; a refusal is said in words and the selection stays. While things move it skips to their end. */
  act(action: K['action']): void {
    if (this.busy) this.hurry();
    else this.acting.act(action);
  }

  /** Own cards were dragged and let go. 'nothing' where they fly back. */
  drop(drop: Drop): 'acted' | 'nothing' {
    return this.busy ? 'nothing' : this.acting.drop(drop);
  }

  /** Says why something cannot be done. */
  refuse(why: Message): void {
    this.sound('error');
    this.notices.tell({ kind: 'error', message: why });
  }

  canTakeBack(): boolean {
    return !this.busy && this.acting.canTakeBack();
  }

  takeBack(): void {
    if (this.canTakeBack() && this.acting.takeBack() === 'done') this.sound('drop');
  }

  /** Skips to the end of what moves. */
  hurry(): void {
    this.notices.dropBanner();
    this.viewing.hurry();
  }

  /** Stops a watched table, or lets it go on. */
  togglePause(): void {
    if (this.pauses.has('button')) this.pauses.release('button');
    else this.pauses.hold('button');
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

  /** Asks for a hint, or puts it away. While things move it skips to their end first. */
  askHint(): void {
    if (this.busy) this.hurry();
    this.hints.toggle();
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

  /** Makes a move the selection, or the draft of the game's controls, so that the player has only to play it. */
  private choose(action: K['action'], cards: readonly CardId[]): void {
    if (cards.length > 0) this.select(cards);
    this.controls?.propose?.(action);
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
