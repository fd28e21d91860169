/**
 * The table's host as the scenes see it, and the players as the host sees them. Local now; an online room is a second
 * implementation of `Host` later, and scenes cannot tell which one they hold.
 */
import type { Opinion } from '#ai/protocol';
import type { Dice } from '#engine/core/dice';
import type { Refused } from '#engine/core/match';
import type { Kind, Outcome, Stamped } from '#engine/core/rules';
import type { Seen, Watcher } from '#engine/core/secrets';
import type { Millis, Result, Seat } from '#engine/core/words';
import type { Matching, Sitting, StorageFault } from '#storage/types';

export type { Opinion, Reason } from '#ai/protocol';
export type { Matching } from '#storage/types';

/** A refusal that others may see, such as a late slap; never saved. Only races have them. */
export interface Notice<K extends Kind> {
  readonly seat: Seat;
  readonly at: Millis;
  readonly why: Refused<K>;
  /** How many milliseconds it came after what it missed, such as the taking of the pile; undefined when it missed nothing. */
  readonly lateBy: Millis | undefined;
}

export interface News<K extends Kind> {
  /** Match time of the last thing that happened. */
  readonly at: Millis;
  /** Events since the last news; in what a brain is asked, all since the match began. */
  readonly events: readonly Stamped<Seen<K['event']>>[];
  readonly notices: readonly Notice<K>[];
  /** The view after all of them; `legal(view, seat, at)` says what may be done. */
  readonly view: K['view'];
  /** Whether the game waits for this watcher. */
  readonly awaited: boolean;
  /** Events so far: names this moment. */
  readonly heard: number;
}

/** One event and the table right after it: what the picture plays one by one. */
export interface Frame<K extends Kind> {
  readonly event: Stamped<Seen<K['event']>>;
  readonly view: K['view'];
}

/** News for a screen: the same, with the table before the first event and after each. */
export interface Report<K extends Kind> extends News<K> {
  /**
   * The first of a watch, what has happened since, or the table anew because a move was taken back: then what came after
   * `heard` has not happened, and the picture snaps to `view`.
   */
  readonly type: 'first' | 'more' | 'again';
  readonly before: K['view'];
  readonly frames: readonly Frame<K>[];
}

export interface Intent<K extends Kind> {
  readonly action: K['action'];
  /** When it should happen: a human's press, or a computer's planned moment. */
  readonly at: Millis;
  /** The moment it was formed at; a newer intent of the seat replaces it. */
  readonly heard: number;
}

/** Human and computer look the same to the referee. */
export interface Player<K extends Kind> {
  readonly seat: Seat;
  hear(news: News<K>): void;
  onIntent(tell: (intent: Intent<K>) => void): void;
  leave(): void;
}

/**
 * Asked now and then while something is thought over: whether the answer must come at once. A safety net of whoever asks; a
 * brain's work is counted, so that it answers the same everywhere.
 */
export type Hurry = () => boolean;

/**
 * Pure choice from what a seat has seen; the worker is only its transport. `remember` has been called for every event of
 * the news before `choose`; a turns game needs an answer from whoever is awaited.
 */
export interface Brain<K extends Kind, M> {
  readonly blank: M;
  remember(memory: M, event: Stamped<Seen<K['event']>>): M;
  choose(memory: M, news: News<K>, dice: Dice, hurry?: Hurry): Intent<K> | undefined;
}

/** How a race's table is sat down at. */
export interface Seating<K extends Kind> {
  /** The bare table, for anybody to see. */
  readonly view: K['view'];
  /** Who sits at each seat. */
  readonly players: readonly ('human' | { readonly level: string })[];
  /** The computers' own, the same ones for the whole match. */
  readonly dice: Dice;
  /** How "Match me" stands in a match that goes on, or the last slaps of the person in milliseconds, the newest last. */
  readonly matching: Matching | readonly number[];
}

/** What a computer of a race means to do at a moment, unless something happens before. */
export interface Plan<K extends Kind> {
  readonly seat: Seat;
  readonly at: Millis;
  readonly action: K['action'];
}

/**
 * All computers of one race's table, which sees the same from every seat. Pure like a brain, but asked at once and on the
 * page: they plan when something happens, and their plans wait for their time. Nothing that anybody presses may move a plan.
 */
export interface RaceMind<K extends Kind, M> {
  sit(seating: Seating<K>): M;
  /** What happened before they sat down; nothing is learnt of the person from it. */
  recall(memory: M, events: readonly Stamped<Seen<K['event']>>[]): M;
  remember(memory: M, event: Stamped<Seen<K['event']>>): M;
  /** Somebody's press was refused. */
  overhear(memory: M, notice: Notice<K>): M;
  /** Everything they mean to do, in any order, at the table as it stands. */
  plans(memory: M, view: K['view']): readonly Plan<K>[];
  /** A plan was refused and is not made again; whoever is on turn plans anew. */
  drop(memory: M, plan: Plan<K>): M;
  matching(memory: M): Matching;
}

/** How saving stands: shown as it is, never ahead of the disk. */
export type SaveState =
  | { readonly type: 'saved'; readonly at: string }
  | { readonly type: 'saving' }
  | { readonly type: 'failed'; readonly why: StorageFault['type'] };

/** Why a press did not go through: the game's own refusal, a waiting table, or a seat that is not played here. */
export type AskedFault<K extends Kind> = Refused<K> | 'paused' | 'notYourSeat';

/** All that a table scene holds. */
export interface Host<K extends Kind = Kind> {
  readonly game: string;
  readonly sitting: Sitting<K>;
  /** Seats that play at this screen. */
  readonly humans: readonly Seat[];
  /**
   * Starts reporting what `who`, a human's seat or the spectator, sees. The first report comes before `watch` answers: its
   * frames are what the picture has not caught up with yet, so the deal of a new match and nothing of a resumed one.
   * Answers with what ends it. While nobody watches, the match clock stands still and computers wait.
   */
  watch(who: Watcher, hear: (report: Report<K>) => void): () => void;
  /** Every event so far as `who` may see it: for the log of a resumed match, results and reviews. */
  history(who: Watcher): readonly Stamped<Seen<K['event']>>[];
  /**
   * A human's press at match time `at`, see `now`; in a race that of its input event, see `timeOf`. A refusal changes nothing
   * and comes back as the answer. In a race a press that got through the door may still have to wait for one that was
   * earlier, so what the rules say to it always comes as an event or a notice, mostly before this answers.
   */
  press(seat: Seat, action: K['action'], at: Millis): Result<true, AskedFault<K>>;
  /** Whether this human's seat made the last move and may take it back; nothing else has happened since. */
  canTakeBack(seat: Seat): boolean;
  /** Takes it back: the match goes on as if it had not been made, and every watcher hears the table 'again'. */
  takeBack(seat: Seat): 'done' | 'refused';
  /** Would this go through, and if not, why? */
  ask(seat: Seat, action: K['action']): Promise<Result<true, AskedFault<K>>>;
  /**
   * What an expert would do at a human's seat now, from what that seat has seen alone. 'none' where the game has no expert,
   * the seat is not awaited, or the table has moved on before the answer came.
   */
  opinion(seat: Seat): Promise<Opinion<K['action']> | 'none'>;
  /** The seats the game waits for now. */
  awaiting(): readonly Seat[];
  /** The final standings, or undefined while the match goes on. */
  outcome(): Outcome | undefined;
  /** Match time now. */
  now(): Millis;
  /** The match time of an input event's `timeStamp`, as far as the match clock ran then; never later than now. */
  timeOf(stamp: number): Millis;
  /** The picture has reached this moment: in a turns game the clock may run and computers may move; a race never waits. */
  caughtUp(heard: number): void;
  /** Menu, hidden tab, watching: computers wait and presses answer 'paused'. One switch, not a count. */
  pause(): void;
  resume(): void;
  readonly paused: boolean;
  /**
   * While paused: lets exactly one computer move through, as soon as it is thought out. Nothing when none is awaited. In a
   * race the clock leaps to what happens next, such as what a computer means to do or a pile that is due.
   */
  step(): void;
  /** The pause before each computer move, in milliseconds, from now on (pace Instant makes it 0); a race has none. */
  setDelay(delay: Millis): void;
  /** Tells how saving stands, now and at each change. Answers with what ends it. */
  onSave(tell: (state: SaveState) => void): () => void;
  /** Ends the players and the timers; the record stays saved. Settles when the last save is down. */
  leave(): Promise<void>;
}
