/** What this screen has seen happen: the events it has shown, and the log lines they make. */
import type { Kind, Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import type { Seat } from '#engine/core/words';
import type { GameFacts, LogLine } from '#scenes/games/facts';

type Happened<K extends Kind> = Stamped<Seen<K['event']>>;

export class Chronicle<K extends Kind> {
  /** Newest first. */
  lines: readonly LogLine[] = [];
  private events: Happened<K>[] = [];

  constructor(private readonly game: GameFacts<K>) {}

  /** Everything so far, oldest first. */
  get past(): readonly Happened<K>[] {
    return this.events;
  }

  /** Begins anew with what had happened before this watch. */
  reset(past: readonly Happened<K>[]): void {
    this.events = [...past];
    this.lines = past.flatMap(({ event }) => this.lineOf(event)).reverse();
  }

  /** The first events alone: what came after them was taken back. Lines that stay are not said again. */
  cut(events: number): void {
    const gone = this.events.slice(events).flatMap(({ event }) => this.lineOf(event));
    this.events = this.events.slice(0, events);
    this.lines = this.lines.slice(gone.length);
  }

  add(happened: Happened<K>): void {
    this.events.push(happened);
    this.lines = [...this.lineOf(happened.event), ...this.lines];
  }

  /** Public moves since a seat last acted. */
  since(seat: Seat): readonly LogLine[] {
    return this.game.since(this.events, seat);
  }

  private lineOf(event: Seen<K['event']>): readonly LogLine[] {
    const message = this.game.line(event);
    return message === undefined ? [] : [{ message, doer: this.game.doer(event) }];
  }
}
