/** What one slap game brings to the table of races: facts and words. All else is the same for both and stands here. */
import type { Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import type { Millis, Seat } from '#engine/core/words';
import type { RaceEvent, RaceKind, RaceView } from '#engine/kit/race';
import type { Notice } from '#play/types';
import type { GameFacts } from '#scenes/games/facts';
import type { Message } from '#text/message';

export type RaceHappened = Stamped<Seen<RaceEvent>>;
export type RaceNotice = Notice<RaceKind>;

/** Something that somebody pressed, as the table has settled it: a pile taken, or a penalty. */
export interface Settled {
  readonly event: RaceHappened;
  /** The table just before. */
  readonly before: RaceView;
  /** What came of it at once, such as the card that is burnt. */
  readonly after: readonly Seen<RaceEvent>[];
  /** Hands that came too late for the pile that was taken, the first one first. */
  readonly late: readonly RaceNotice[];
}

/** A note over the table: what was taken, or what went wrong. */
export interface RaceNote {
  readonly kind: 'done' | 'error';
  readonly message: Message;
}

/** What the challenge that runs comes to: "Sam owes 2 more to Priya", a pip for each card. */
export interface Owed {
  readonly message: Message;
  readonly paid: number;
  readonly open: number;
}

export interface RaceGame extends GameFacts<RaceKind> {
  /** What the toast says to something settled; undefined where the log is enough. */
  tellSlap(settled: Settled): RaceNote | undefined;
  /** What the toast says to a press that was refused, such as a slap too late; undefined where nothing is. */
  late(notice: RaceNotice): RaceNote | undefined;
  /** The challenge pill; undefined while nobody owes anything. */
  owes(view: RaceView): Owed | undefined;
  /** "1st · 0.31 s": the place of a hand, from 1, and its time. */
  placeTag(order: number, reaction: Millis): string;
  /** The card that somebody has laid, for ears: "Seven of diamonds". */
  cardSpoken(event: Extract<RaceEvent, { readonly type: 'laid' }>): string;
  /** The opening of the match: who leads, and what may be slapped. */
  opening(view: RaceView): { readonly title: Message; readonly sentence: Message };
  /** The end of the match: who has won, and by what; undefined while it goes on. */
  ending(view: RaceView): { readonly title: Message; readonly sentence: Message } | undefined;
  /** What the seat's tag says while its slaps are locked, or undefined for none. */
  locked(view: RaceView, seat: Seat, now: Millis): string | undefined;
}
