/** Stops in the course of events: the end of a deal waits for a press, or, where nobody plays, for a few seconds. */
import type { Kind } from '#engine/core/rules';
import type { GameTable, Interlude, InterludeParts } from '#scenes/games/game';
import type { Pauses } from './pauses';

/** How long a watched table stops. */
const WATCHED_MS = 5000;

/** Whether a stop held, was passed at once, or ended with the screen. */
export type Stopped = 'held' | 'passed' | 'left';

const NOT_STOPPED = (): void => undefined;

export interface StopsParts<K extends Kind> {
  readonly game: GameTable<K>;
  readonly pauses: Pauses;
  /** Whether somebody plays here; a watched table goes on by itself. */
  readonly played: () => boolean;
  /** Everybody at this screen whom the game waits for acts; says whether all could. */
  together(action: K['action']): boolean;
  changed(): void;
}

export class Stops<K extends Kind> {
  /** What is shown while the table is stopped. */
  interlude: Interlude | undefined;
  private goOn: (stopped: Stopped) => void = NOT_STOPPED;

  constructor(private readonly parts: StopsParts<K>) {}

  /** Stops where the game wants one. Settles when it may go on; 'left' when the screen was left instead. */
  async at(moment: Omit<InterludeParts<K>, 'next' | 'redraw'>): Promise<Stopped> {
    const interlude = this.parts.game.interlude({
      ...moment,
      // More may come while the table stands: computers agree to go on.
      get coming() {
        return moment.coming;
      },
      next: (action) => {
        if (action === undefined || this.parts.together(action)) this.pass();
      },
      redraw: () => this.parts.changed(),
    });
    if (interlude === undefined) return 'passed';
    this.interlude = interlude;
    this.parts.changed();
    const stopped = await new Promise<Stopped>((resolve) => {
      this.goOn = resolve;
      if (!this.parts.played()) this.passSoon();
    });
    this.interlude = undefined;
    this.parts.changed();
    return stopped;
  }

  /** Goes on now. */
  pass(): void {
    this.answer('held');
  }

  /** The screen is left: nothing goes on. */
  end(): void {
    this.answer('left');
  }

  private answer(stopped: Stopped): void {
    const { goOn } = this;
    this.goOn = NOT_STOPPED;
    goOn(stopped);
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
