/** What one screen shows of a table: everything that panels read of a desk. What it does is the desk's own. */
import type { CardId } from '#engine/cards/cards';
import type { Kind, Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import type { Seat } from '#engine/core/words';
import type { Host } from '#play/types';
import type { App } from '#scenes/app';
import type { Advice, RunningLimit } from '#scenes/games/controls';
import type { LogLine } from '#scenes/games/facts';
import type { GameTable, SceneryFacts } from '#scenes/games/game';
import type { Seating } from '#scenes/stage/layout';
import type { Chair, Pace } from '#storage/types';
import type { NameOf } from '#text/message';
import type { Hinting, HintState } from './hinting';
import type { LimitClock } from './limitClock';
import { chairNames, namesFor } from './names';
import type { Overlay, OverlayState } from './overlayState';
import type { Selection } from './selection';
import type { Stops } from './stops';
import type { Viewing } from './viewing';

const NOTHING: ReadonlySet<CardId> = new Set();

export abstract class Sight<K extends Kind> {
  protected abstract readonly parts: { readonly app: App; readonly host: Host<K>; readonly game: GameTable<K> };
  protected abstract readonly overlays: OverlayState;
  protected abstract readonly viewing: Viewing<K>;
  protected abstract readonly selection: Selection<K>;
  protected abstract readonly limits: LimitClock;
  abstract readonly hints: Hinting<K>;

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

  /** The table as the picture shows it: behind the host's while things move. */
  get view(): K['view'] | undefined {
    return this.viewing.view;
  }

  /** What words tell, such as the deck's count: in a long motion they are ahead of the cards at rest. */
  get told(): K['view'] | undefined {
    return this.viewing.told;
  }

  get seating(): Seating {
    return {
      seats: this.chairs.length,
      bottom: this.viewing.perspective.bottom,
      order: this.view === undefined ? undefined : this.game.order?.(this.view),
    };
  }

  /** The seat whose cards are open at this screen. */
  get you(): Seat | undefined {
    return this.viewing.perspective.you;
  }

  get stops(): Stops<K> {
    return this.viewing.stops;
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
    return this.viewing.busy;
  }

  /** Whether the game waits for the player at this screen, and the picture shows it. */
  get yourTurn(): boolean {
    return !this.busy && this.you !== undefined && this.host.awaiting().includes(this.you);
  }

  get showsLegal(): boolean {
    return this.app.house.settings.get().showLegal;
  }

  get limit(): RunningLimit | undefined {
    return this.limits.reading;
  }

  get hint(): HintState<K> {
    return this.hints.state;
  }

  get hinting(): boolean {
    return this.hint.type !== 'none';
  }

  get hinted(): K['action'] | undefined {
    return this.hint.type === 'shown' ? this.hint.hint.action : undefined;
  }

  /** What this screen has seen happen, oldest first. */
  get past(): readonly Stamped<Seen<K['event']>>[] {
    return this.viewing.chronicle.past;
  }

  /** The log, newest line first. */
  get lines(): readonly LogLine[] {
    return this.viewing.chronicle.lines;
  }

  get chosen(): readonly CardId[] {
    return this.selection.chosen;
  }

  get hovered(): CardId | undefined {
    return this.selection.hovered;
  }

  /** The card that a fan shows whole. */
  get whole(): CardId | undefined {
    const [meant, ...others] = this.hint.type === 'shown' ? this.hint.hint.move.cards : [];
    return others.length === 0 ? (meant ?? this.selection.whole) : this.selection.whole;
  }

  /** Cards that the table may show as fit to be taken with the chosen one; while a hint is read, it alone is marked. */
  get takeable(): ReadonlySet<CardId> {
    const shown = this.showsLegal && this.yourTurn && this.hint.type !== 'shown';
    return (shown ? this.advice()?.takeable : undefined) ?? NOTHING;
  }

  /** Own cards that cannot be played now. */
  get barred(): ReadonlySet<CardId> {
    return (this.yourTurn ? this.advice()?.barred : undefined) ?? NOTHING;
  }

  /** Own cards that stand a little higher to be found. */
  get raised(): ReadonlySet<CardId> {
    return (this.showsLegal && this.yourTurn ? this.advice()?.raised : undefined) ?? NOTHING;
  }

  /** Cards that may be chosen at this screen. */
  choosable(): ReadonlySet<CardId> {
    return this.selection.choosable();
  }

  /** Whether a card lies in the hand that is open here. */
  isOwn(card: CardId): boolean {
    const { view, you } = this;
    return view !== undefined && you !== undefined && this.game.ownHand(view, you).includes(card);
  }

  /** What the felt's furniture may depend on. */
  facts(): SceneryFacts {
    const { seating, you, yourTurn, showsLegal, chosen } = this;
    return { seating, you, yourTurn, showsLegal, chosen };
  }

  /** A seat's name as this screen says it: "You" where one person plays. */
  readonly nameOf: NameOf = (who, form) =>
    namesFor(this.chairs, this.host.humans.length === 1 ? this.you : undefined)(who, form);

  readonly chairName: NameOf = (who, form) => chairNames(this.chairs)(who, form);

  /** What the selection means; undefined where nobody's cards are open. */
  advice(): Advice<K['action']> | undefined {
    return this.selection.advice();
  }

  /** Public moves since a seat last acted. */
  since(who: Seat): readonly LogLine[] {
    return this.viewing.chronicle.since(who);
  }
}
