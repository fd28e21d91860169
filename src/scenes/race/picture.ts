/** What a race's desk needs of whatever draws the felt. */
import type { Seat } from '#engine/core/words';
import type { RaceKind, RaceView } from '#engine/kit/race';
import type { Frame } from '#play/types';

export type RaceFrame = Frame<RaceKind>;

export interface RacePicture {
  /** Puts everything where the view says; nothing moves any more. */
  show(view: RaceView): void;
  /** Something happened: its motion begins now, whatever else is in the air. */
  happen(frame: RaceFrame, before: RaceView): void;
  /** A hand came too late for the pile that was taken: the `order`-th. */
  late(seat: Seat, order: number): void;
  /** The match's clock has stopped, goes on, or has leapt. */
  clockChanged(): void;
}
