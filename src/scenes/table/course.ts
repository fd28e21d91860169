/**
 * The course of the picture: reports come in, events are played one after another, and the table between them is always
 * the one a view says. The engine is far ahead and does not wait; only the host may.
 */
import type { Kind } from '#engine/core/rules';
import { millis } from '#engine/core/words';
import type { Frame, Report } from '#play/types';
import type { Cue } from '#scenes/cues';
import type { GameTable } from '#scenes/games/game';
import type { Sitting } from '#storage/types';

/** What the course needs of the stage. */
export interface Picture<K extends Kind> {
  perform(cues: readonly Cue[]): Promise<void>;
  /** Ends all motion now. */
  hurry(): void;
  show(view: K['view']): void;
  tell(cue: Cue): void;
}

export interface CourseParts<K extends Kind> {
  readonly game: GameTable<K>;
  readonly picture: Picture<K>;
  /** The table's own options, such as pauses. */
  readonly table: Sitting['table'];
  /** Whether nothing moves at all (pace Instant, or nobody can see it). */
  still(): boolean;
  /** An event begins to be shown. */
  begins(frame: Frame<K>): void;
  /** The table now shows this view. */
  shows(view: K['view']): void;
  /** May hold the course for a press, such as at the end of a deal. Settles when it may go on, and says whether it held. */
  pauseAt(stop: Stop<K>): Promise<'held' | 'passed' | 'left'>;
  /** The picture has reached this moment. */
  reached(heard: number): void;
  /** Something could not be drawn: our own bug, told to developers. The game goes on without it. */
  failed(error: unknown): void;
}

/** An event that has just been shown, with the table before it and the events known to come. */
export interface Stop<K extends Kind> {
  readonly frame: Frame<K>;
  readonly before: K['view'];
  readonly coming: readonly Frame<K>[];
}

export class Course<K extends Kind> {
  private queue: Frame<K>[] = [];
  private view: K['view'] | undefined;
  private heard = 0;
  private running = false;
  private hurried = false;
  private over = false;
  /** Counts resets: what was on its way when the table was put anew is not shown. */
  private era = 0;

  constructor(private readonly parts: CourseParts<K>) {}

  /** Whether something is still to be shown. */
  get busy(): boolean {
    return this.running;
  }

  /** The first report of a watch, or one that takes something back: the table as it stands before its frames. */
  reset(report: Report<K>): void {
    this.era += 1;
    this.queue = [];
    this.view = report.before;
    this.parts.picture.show(report.before);
    this.parts.shows(report.before);
    this.push(report);
  }

  push(report: Report<K>): void {
    this.heard = report.heard;
    this.queue.push(...report.frames);
    if (!this.running) void this.run();
  }

  /** Skips to the end of what is queued, or to the next stop that waits for a press. */
  hurry(): void {
    if (!this.running) return;
    this.hurried = true;
    this.parts.picture.hurry();
  }

  /** Leaves for good: nothing is shown or called any more. */
  end(): void {
    this.over = true;
    this.queue = [];
    this.parts.picture.hurry();
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.queue.length > 0 && !this.over) await this.playNext();
    this.running = false;
    this.hurried = false;
    if (!this.over) this.parts.reached(this.heard);
  }

  private async playNext(): Promise<void> {
    const { era } = this;
    const frames = this.together();
    const last = frames.at(-1);
    const before = this.view;
    if (last === undefined || before === undefined) return;
    for (const frame of frames) this.parts.begins(frame);
    await this.draw(() => this.move(frames, before));
    if (this.over || era !== this.era) return;
    this.view = last.view;
    await this.draw(() => this.parts.picture.show(last.view));
    this.parts.shows(last.view);
    const stopped = await this.parts.pauseAt({ frame: last, before, coming: this.queue });
    if (stopped === 'held') this.hurried = false;
  }

  /** A picture may fail; the game never notices. */
  private async draw(act: () => void | Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.parts.failed(error);
    }
  }

  /** The next frame, and those after it that may begin before it is over, such as a whole deal. */
  private together(): readonly Frame<K>[] {
    const overlaps = (frame: Frame<K>): boolean => this.parts.game.overlap(frame.event.event, frame.view) !== undefined;
    const first = this.queue.shift();
    if (first === undefined) return [];
    const frames = [first];
    if (!overlaps(first)) return frames;
    for (let next = this.queue[0]; next !== undefined && overlaps(next); next = this.queue[0]) {
      frames.push(next);
      this.queue.shift();
    }
    return frames;
  }

  private async move(frames: readonly Frame<K>[], before: K['view']): Promise<void> {
    if (this.hurried) return;
    const cues = this.cuesOf(frames, before);
    if (!this.parts.still()) return this.parts.picture.perform(cues);
    // Nothing moves, but what happens is still heard: one sound for each event that is not dealt card by card.
    const sound = cues.find((cue) => cue.kind === 'sound');
    if (sound !== undefined) this.parts.picture.tell(sound);
  }

  private cuesOf(frames: readonly Frame<K>[], before: K['view']): readonly Cue[] {
    const { game, table } = this.parts;
    let offset = 0;
    let view = before;
    return frames.flatMap((frame): readonly Cue[] => {
      const cues = game.script(frame.event.event, view, frame.view, table).map((cue) => delayed(cue, offset));
      const told: Cue = { kind: 'told', view: frame.view, start: millis(offset) };
      offset += game.overlap(frame.event.event, frame.view) ?? 0;
      view = frame.view;
      return frames.length > 1 ? [...cues, told] : cues;
    });
  }
}

const delayed = (cue: Cue, by: number): Cue => ({ ...cue, start: millis(cue.start + by) });
