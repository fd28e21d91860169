/** Stops in the course of events: the end of a deal waits for a press, or, where nobody plays, for a few seconds. */
import type { Kind } from '#engine/core/rules';
import type { GameTable, Interlude, InterludeParts } from '#scenes/games/game';
import type { Pauses } from './pauses';

/** How long a watched table stops. */
const WATCHED_MS = 5000;

export interface StopsParts<K extends Kind> {
  readonly game: GameTable<K>;
  readonly pauses: Pauses;
  /** Whether somebody plays here; a watched table goes on by itself. */
  readonly played: () => boolean;
  changed(): void;
}

export class Stops<K extends Kind> {
  /** What is shown while the table is stopped. */
  interlude: Interlude | undefined;
  private goOn: () => void = () => undefined;

  constructor(private readonly parts: StopsParts<K>) {}

  /** Stops where the game wants one. Settles when it may go on, and says whether it held. */
  async at(moment: Omit<InterludeParts<K>, 'next' | 'redraw'>): Promise<'held' | 'passed'> {
    const interlude = this.parts.game.interlude({
      ...moment,
      next: () => this.pass(),
      redraw: () => this.parts.changed(),
    });
    if (interlude === undefined) return 'passed';
    this.interlude = interlude;
    this.parts.changed();
    await new Promise<void>((resolve) => {
      this.goOn = resolve;
      if (!this.parts.played()) this.passSoon();
    });
    this.interlude = undefined;
    this.parts.changed();
    return 'held';
  }

  /** Goes on now. */
  pass(): void {
    this.goOn();
    this.goOn = () => undefined;
  }

  private passSoon(): void {
    const { goOn } = this;
    const wait = (): void => {
      if (this.goOn !== goOn) return;
      if (this.parts.pauses.any) setTimeout(wait, WATCHED_MS);
      else this.pass();
    };
    setTimeout(wait, WATCHED_MS);
  }
}
