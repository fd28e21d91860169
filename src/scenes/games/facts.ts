/** What a game of any kind says of itself, of turns or of slaps: plates, log, scores, results, how a save looks. */
import type { TemplateResult } from 'lit';
import type { Kind, Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import type { Seat } from '#engine/core/words';
import type { Host } from '#play/types';
import type { App, Felt, Screen } from '#scenes/app';
import type { Look } from '#scenes/screens/glance';
import type { Summary } from '#scenes/screens/summary';
import type { Chair } from '#storage/types';
import type { Message } from '#text/message';
import type { TextKey } from '#text/say';

/** A word in a coloured capsule: brass asks to act now, mint is in, coral is out or barred, ink is a plain fact. */
export interface Tag {
  readonly text: string;
  readonly tone: 'brass' | 'mint' | 'coral' | 'ink';
}

/** Tricks won of tricks bid: a ring each, filled when won, coral beyond the bid. */
export interface Pips {
  readonly bid: number;
  readonly won: number;
}

/** What a seat's plate shows. */
export interface PlateFacts {
  readonly score: string;
  readonly unit: string;
  /** Plain facts in a row, such as "4 taken" and "1 sweep". */
  readonly notes: readonly string[];
  /** What the notes give way to on the seat's turn: "Your turn" or "Thinking" where absent, nothing where they stay. */
  readonly notesOnTurn?: 'stay';
  /** Rings after the first note, which they stand for: "Bid 4", rings, "1 won". Over 7 the notes alone say it. */
  readonly pips?: Pips;
  /** Instead of the tag "You" where there are any. */
  readonly tags?: readonly Tag[];
  /** Whether the seat still plays; one that is out is greyed. */
  readonly standing?: 'in' | 'out';
}

/** A line of the log, and whose it is. */
export interface LogLine {
  readonly message: Message;
  readonly doer: Seat | undefined;
}

export interface ScoreboardParts<K extends Kind> {
  readonly view: K['view'];
  readonly chairs: readonly Chair[];
  /** Whose place is marked; undefined at a table that is watched. */
  readonly you: Seat | undefined;
  /** What has happened since the match began, oldest first. */
  readonly past: readonly Stamped<Seen<K['event']>>[];
  /** 'hold' stays as long as G is held and takes no focus; 'close' is modal and has a button. */
  readonly release: 'hold' | 'close';
  readonly close: () => void;
}

export interface ReviewParts<K extends Kind> {
  readonly app: App;
  /** It has finished its match; the player comes from its results. */
  readonly host: Host<K>;
  readonly redraw: () => void;
}

/** What a game says of itself, whatever its table is like: facts and words over views and events. */
export interface GameFacts<K extends Kind = Kind> {
  readonly game: string;
  readonly felt: Felt;
  readonly title: TextKey;
  /** What the sheet of scores is called; "Scores" where absent. */
  readonly scores?: TextKey;
  /** The log line of an event; undefined for what is only drawn. */
  line(event: Seen<K['event']>): Message | undefined;
  /** Whose line it is, for the dot before it. */
  doer(event: Seen<K['event']>): Seat | undefined;
  heading(view: K['view']): Message;
  plate(view: K['view'], seat: Seat): PlateFacts;
  /** The seat whose turn the view shows. */
  onTurn(view: K['view']): Seat | undefined;
  isOver(view: K['view']): boolean;
  scoreboard(parts: ScoreboardParts<K>): TemplateResult;
  /** Public moves since the seat last acted, for whoever takes the screen over. */
  since(past: readonly Stamped<Seen<K['event']>>[], seat: Seat): readonly LogLine[];
  /** A finished match for the results screen. */
  summary(host: Host<K>): Summary;
  /** The page on which a finished match is gone through again; without one nothing offers it. */
  review?(parts: ReviewParts<K>): Screen;
  /** How a saved game looks from outside; `view` is the spectator's. */
  glance(view: K['view'], chairs: readonly Chair[]): Look;
}
