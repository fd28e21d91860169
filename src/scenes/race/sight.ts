/** What one screen shows of a race: everything that panels, plates and pads read of its desk. What it does is the desk's own. */
import type { Seat } from '#engine/core/words';
import type { RaceKind, RaceView } from '#engine/kit/race';
import type { Host, SaveState } from '#play/types';
import type { App } from '#scenes/app';
import type { LogLine } from '#scenes/games/facts';
import type { Chronicle } from '#scenes/table/chronicle';
import type { Keeping } from '#scenes/table/keeping';
import { chairNames, namesFor } from '#scenes/table/names';
import type { Overlay, OverlayState } from '#scenes/table/overlayState';
import type { Pauses } from '#scenes/table/pauses';
import type { Chair, Pace } from '#storage/types';
import type { NameOf } from '#text/message';
import { endsFit } from './ends';
import type { RaceGame, RaceHappened } from './game';
import { capOf, type KeyUse, keysOf, keyUse, type SeatKeys } from './keys';
import type { RaceSeating } from './places';
import type { Untold } from './untold';

export abstract class RaceSight {
  /** The table as it stands, which is also what the picture shows. */
  view: RaceView | undefined;
  protected abstract readonly parts: { readonly app: App; readonly host: Host<RaceKind>; readonly game: RaceGame };
  protected abstract readonly overlays: OverlayState;
  protected abstract readonly keeping: Keeping<RaceKind>;
  protected abstract readonly chronicle: Chronicle<RaceKind>;
  protected abstract readonly untold: Untold;
  abstract readonly pauses: Pauses;

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

  /** What a key does here for one of the seats. */
  useOf(code: string): KeyUse | undefined {
    return keyUse(this.keys, this.humans, code);
  }

  /** The cap of a key that the table itself would like to use, unless it belongs to a seat. */
  capFor(code: string): string | undefined {
    return this.useOf(code) === undefined ? capOf(code) : undefined;
  }

  liked(name: string): string | undefined {
    return this.keeping.liked(name);
  }

  /** Whether each laid card is spoken. */
  get speaks(): boolean {
    return this.liked('speech') === 'on';
  }

  /** A seat's name as this screen says it: "You" where one person plays. */
  readonly nameOf: NameOf = (who, form) => namesFor(this.chairs, this.you)(who, form);

  readonly chairName: NameOf = (who, form) => chairNames(this.chairs)(who, form);
}
