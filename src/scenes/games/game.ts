/** What one game of turns brings to the table. Everything in it is pure or a template; the scene owns time and input. */
import type { TemplateResult } from 'lit';
import type { CardId } from '#engine/cards/cards';
import type { Kind, Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import type { Millis, Result, Seat } from '#engine/core/words';
import type { Cue, Placed, Spot } from '#scenes/cues';
import type { Frame } from '#scenes/frame';
import type { Seating, TableLayout } from '#scenes/stage/layout';
import type { Piece } from '#scenes/stage/scenery';
import type { Stack } from '#scenes/stage/stacks';
import type { Chair, Sitting } from '#storage/types';
import type { Message } from '#text/message';
import type { TextKey } from '#text/say';
import type { Advice, ControlDesk, Controls } from './controls';
import type { GameFacts } from './facts';
import type { MoveWords } from './moves';

/** A time limit that runs: from when, until when, in match time, and whose. */
export interface Limit {
  readonly seats: readonly Seat[];
  readonly from: Millis;
  readonly until: Millis;
}

/** A stop in the course of events at which the table waits for a press, such as the end of a deal. */
export interface InterludeParts<K extends Kind> {
  readonly event: Seen<K['event']>;
  /** The table just before the event, and what comes after it as far as it has happened. */
  readonly before: K['view'];
  readonly past: readonly Stamped<Seen<K['event']>>[];
  readonly coming: readonly Seen<K['event']>[];
  readonly chairs: readonly Chair[];
  /** Goes on. With an action, everybody at this screen whom the game waits for does it first, such as agreeing to go on. */
  next(action?: K['action']): void;
  readonly leave: () => void;
  readonly redraw: () => void;
}

/** What the furniture of the felt may depend on besides the view. */
export interface SceneryFacts {
  readonly seating: Seating;
  readonly you: Seat | undefined;
  /** Whether the game waits for `you` and nothing moves. */
  readonly yourTurn: boolean;
  /** Whether the player wants to see what is legal. */
  readonly showsLegal: boolean;
  readonly chosen: readonly CardId[];
}

/** A row of cards in the accessible mirror. */
export interface Zone {
  readonly zone: string;
  readonly label: TextKey;
}

/** Own cards that were dragged and let go. */
export interface Drop {
  readonly cards: readonly CardId[];
  /** Where, in units of the layout. */
  readonly x: number;
  readonly y: number;
  readonly layout: TableLayout;
}

/** An interlude on screen: it is drawn anew at each redraw and hears its own keys. */
export interface Interlude {
  template(): TemplateResult;
}

/** Something that a regular may say a word about, and whose doing it is. Only what everybody has seen is one. */
export interface Occasion {
  readonly seat: Seat;
  readonly deed: 'sweep' | 'exact' | 'tongits';
}

/** A game of turns at its table. */
export interface GameTable<K extends Kind = Kind> extends GameFacts<K> {
  layout(frame: Frame, seating: Seating): TableLayout;
  /** All seats in turn order, where the game draws that; the table is laid out anew when it changes. */
  order?(view: K['view']): readonly Seat[];
  /** Where the cards of a view lie. */
  place(view: K['view']): readonly Placed[];
  stacks(view: K['view'], seating: Seating): readonly Stack[];
  isStack(zone: string): boolean;
  /** What an event looks like, given the view before it and after it, and the table's own options (pauses). */
  script(event: Seen<K['event']>, before: K['view'], after: K['view'], table: Sitting['table']): readonly Cue[];
  /** How long after this event begins the next may, in milliseconds; undefined when it must be over first. */
  overlap(event: Seen<K['event']>, view: K['view']): number | undefined;
  ownHand(view: K['view'], seat: Seat): readonly CardId[];
  /** How many cards a seat holds. */
  handCount(view: K['view'], seat: Seat): number;
  /** Cards in the open that a player may choose; what is not named here and not in the own hand cannot be. */
  onTable(view: K['view']): readonly CardId[];
  toggle(
    view: K['view'],
    seat: Seat,
    pick: { readonly chosen: readonly CardId[]; readonly card: CardId },
  ): Result<readonly CardId[], Message>;
  advise(view: K['view'], seat: Seat, chosen: readonly CardId[]): Advice<K['action']>;
  /** The card a key stands for, by its code. */
  cardOfKey(code: string, view: K['view'], seat: Seat): CardId | undefined;
  /** The cap of the key that chooses the card at a spot; undefined beyond the keys. */
  keyOf(spot: Spot): string | undefined;
  /** The word under a card of the own hand, such as "counts 14"; '' where there is none. */
  caption(card: CardId): string;
  /** The card's name for ears, with what it can do. */
  cardLabel(card: CardId, spot: Spot, view: K['view']): string;
  /** A refusal of the engine in words. */
  refusal(why: K['refusal'], chosen: readonly CardId[]): Message;
  /** What the game draws besides cards and plates, such as the deck's count. */
  extras(view: K['view'], layout: TableLayout, seating: Seating): TemplateResult;
  /** What an event gives regulars to remark on; nothing where absent. */
  occasions?(event: Seen<K['event']>): readonly Occasion[];
  /** The stop that an event makes, if any. */
  interlude(parts: InterludeParts<K>): Interlude | undefined;
  /** Furniture of the felt that depends on the view, such as trays behind melds. It lies under everything else. */
  scenery?(view: K['view'], layout: TableLayout, facts: SceneryFacts): readonly Piece[];
  /** Rows of the mirror in reading order; the table and the hand where absent. */
  readonly zones?: readonly Zone[];
  /** What a second press on the chosen card does on touch: puts it back where absent. A quick one plays it anyway. */
  readonly secondPress?: 'plays';
  /**
   * What Enter on a card in focus does when that card is not chosen: plays the selection where absent. Where it plays
   * that card, arrows choose the card they come to.
   */
  readonly enter?: 'playsFocused';
  /** The game's own buttons and keys, if the prompt's are not enough. */
  controls?(desk: ControlDesk<K>): Controls<K>;
  /** A card that leads what is in the middle, such as a trick: it wears a star, also while the trick rests. */
  winning?(view: K['view']): CardId | undefined;
  /** What letting dragged cards go at a place does; undefined where it does nothing. */
  drop?(view: K['view'], seat: Seat, drop: Drop): Result<K['action'], Message> | undefined;
  /** The time limit that runs, if any. */
  limit?(view: K['view']): Limit | undefined;
  /** How moves are told one by one; a game that has it has hints. */
  readonly moves?: MoveWords<K>;
}
