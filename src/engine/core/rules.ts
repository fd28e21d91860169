/** What a game is: a value with a small surface. Architecture section 5.3 says why there are five verbs and not one reducer. */
import type { Dice } from './dice';
import type { ConfigFault, Option, Preset } from './options';
import type { Watcher } from './secrets';
import type { Millis, Result, Seat } from './words';

interface Tagged {
  readonly type: string;
}

/** The types one game brings, bundled under one name. */
export interface Kind {
  config: object;
  state: object;
  action: Tagged;
  event: Tagged;
  view: object;
  refusal: string;
}

export interface Move<K extends Kind> {
  readonly seat: Seat;
  readonly at: Millis;
  readonly action: K['action'];
}

export interface Stamped<E> {
  readonly at: Millis;
  readonly event: E;
}

/** One seat's final place (1 is best; equal seats share a place) and its score in the game's own unit. */
export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
}

export interface Outcome {
  readonly standings: readonly Standing[];
}

export interface Rules<K extends Kind = Kind> {
  readonly game: string;
  /** Raised only when behaviour changes: a record replays under the version it was made with. */
  readonly version: number;
  /** Whether the host may wait for the picture ('turns') or not ('race'). */
  readonly tempo: 'turns' | 'race';
  /** The seat counts it can be played with. */
  readonly seats: readonly number[];
  /** What the set-up form shows, in the sheet's order. */
  readonly options: readonly Option[];
  /**
   * The same rows in the same order with the limits and initial values of a table of `seats`, given what is chosen so
   * far: for games in which one of them depends on the others. Without it `options` hold at every table.
   */
  optionsAt?(raw: unknown, seats: number): readonly Option[];
  /** Ready-made option sets under the sheet's names; what one leaves out keeps its initial value. */
  readonly presets?: readonly Preset[];

  /** The door: raw options from a form or an old save become a config, or a reason. */
  checkConfig(raw: unknown, seats: number): Result<K['config'], ConfigFault>;
  /** The bare table, before any card is dealt. */
  initial(config: K['config'], seats: number): K['state'];

  /** What the rules do by themselves now: deal, award the trick, score, reshuffle. Empty when settled. */
  follow(state: K['state'], now: Millis, dice: Dice): readonly K['event'][];
  /**
   * Everything this seat may do now, lazily, because a game may offer millions. Empty for a seat that may do nothing.
   * It reads the seat's view and the time and nothing else, so screen, mirror, brain and a far-away client ask it alike.
   */
  legal(view: K['view'], seat: Seat, now: Millis): Iterable<K['action']>;
  /** The seats the game cannot go on without. In a race this can be nobody while all may act. */
  awaiting(state: K['state']): readonly Seat[];
  /**
   * Whether whoever made this move, the last of the log, may take it back: `after` is the state it led to. Only what told
   * nobody anything new and let nobody else act is taken back, such as a meld laid out. Without it nothing ever is.
   */
  takesBack?(after: K['state'], move: Move<K>): boolean;
  /** What a move brings about, or why it is refused. Never touches the state. */
  decide(state: K['state'], move: Move<K>, dice: Dice): Result<readonly K['event'][], K['refusal']>;

  /** In a race: all seats, in the order in which presses of the same millisecond count. */
  pressOrder?(state: K['state']): readonly Seat[];
  /** In a race: how many milliseconds after the thing it missed a late press at `now` comes. */
  lateBy?(state: K['state'], now: Millis): Millis;

  /** The next moment at which something happens although nobody acts. Absent when the game is over. */
  deadline(state: K['state']): Millis | undefined;
  /** What happens at the deadline; `now` is the deadline's own time. */
  expire(state: K['state'], now: Millis, dice: Dice): readonly K['event'][];

  /** The only function that makes a new state. Total: it never refuses and never rolls dice. */
  evolve(state: K['state'], happened: Stamped<K['event']>): K['state'];

  view(state: K['state'], who: Watcher): K['view'];
  /** Some full state that this view could belong to: for computer players' guesses, and for the secrecy law. */
  resample(view: K['view'], dice: Dice): K['state'];
  /** The final standings, or undefined while the match goes on. */
  outcome(state: K['state']): Outcome | undefined;
}
