/** What one game brings to the table scene. Everything in it is pure or a template; the scene owns time and input. */
import type { TemplateResult } from 'lit';
import type { CardId } from '#engine/cards/cards';
import type { Kind, Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import type { Millis, Result, Seat } from '#engine/core/words';
import type { Host } from '#play/types';
import type { App, Felt, Screen } from '#scenes/app';
import type { Cue, Placed, Spot } from '#scenes/cues';
import type { Frame } from '#scenes/frame';
import type { KeyChange } from '#scenes/keys';
import type { IconName } from '#scenes/panels/icons';
import type { Look } from '#scenes/screens/glance';
import type { Summary } from '#scenes/screens/summary';
import type { TableLayout } from '#scenes/stage/layout';
import type { Piece } from '#scenes/stage/scenery';
import type { Stack } from '#scenes/stage/stacks';
import type { Chair, Sitting } from '#storage/types';
import type { Message, NameOf } from '#text/message';
import type { TextKey } from '#text/say';
import type { MoveWords } from './moves';

export interface Seating {
  readonly seats: number;
  /** The seat at the bottom of the screen. */
  readonly bottom: Seat;
  /** All seats as they follow each other in turn, where the game draws that; absent where they follow by number. */
  readonly order?: readonly Seat[] | undefined;
}

/** What the player's selection means, in words and for the picture. */
export interface Advice<A> {
  readonly headline: Message;
  readonly note: { readonly tone: 'mint' | 'soft'; readonly message: Message } | undefined;
  /** What Play would do; if it would not go through, why. */
  readonly play: Result<A, Message>;
  /** Chosen cards that belong together, in the prompt's order. */
  readonly groups: readonly (readonly CardId[])[];
  /** What each group adds up to. */
  readonly sum: number;
  /** Cards that can join the selection. */
  readonly takeable: ReadonlySet<CardId>;
  /** Own cards that cannot be played now: they are dimmed, and a press on one says why (the fault of `toggle`). */
  readonly barred?: ReadonlySet<CardId>;
  /** Own cards that stand a little higher to be found, such as one that fits a meld. */
  readonly raised?: ReadonlySet<CardId>;
  /** What the main button says; "Play" when absent. Cards in it are drawn. */
  readonly verb?: Message;
  /** The prompt's buttons, on small screens those at the foot; both when absent. Controls may stand in their places. */
  readonly buttons?: 'both' | 'clear' | 'play' | 'none';
}

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

/** A time limit that runs: from when, until when, in match time, and whose. */
export interface Limit {
  readonly seats: readonly Seat[];
  readonly from: Millis;
  readonly until: Millis;
}

export interface ScoreboardParts<K extends Kind> {
  readonly view: K['view'];
  readonly chairs: readonly Chair[];
  readonly you: Seat | undefined;
  /** What has happened since the match began, oldest first. */
  readonly past: readonly Stamped<Seen<K['event']>>[];
  readonly release: 'hold' | 'close';
  readonly close: () => void;
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

/** A limit as it stands now. */
export interface RunningLimit {
  readonly seats: readonly Seat[];
  /** Whole seconds left, at least 0. */
  readonly seconds: number;
  /** What is left of the whole, 0 to 1, in steps small enough for a ring. */
  readonly share: number;
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

/** Something in the bar at the top, before the scores: words with a keycap, a picture on small screens. */
export interface BarEntry {
  readonly label: string;
  readonly icon: IconName;
  /** The cap of the key that does the same; the controls hear it. Undefined where no key does. */
  readonly cap: string | undefined;
  /** It stands only where there is room for words. */
  readonly room?: 'wide';
  readonly press: () => void;
}

/** A row of cards in the accessible mirror. */
export interface Zone {
  readonly zone: string;
  readonly label: TextKey;
}

/** The desk as a game's own controls see it: what is shown, what is chosen, and how to act. */
export interface ControlDesk<K extends Kind> {
  /** The table as the picture shows it. */
  readonly view: K['view'] | undefined;
  /** The seat whose cards are open at this screen. */
  readonly you: Seat | undefined;
  readonly seating: Seating;
  readonly chairs: readonly Chair[];
  readonly chosen: readonly CardId[];
  /** Whether something is still to be shown. */
  readonly busy: boolean;
  /** Whether the game waits for `you`, and the picture shows it. */
  readonly yourTurn: boolean;
  /** Whether the player wants to see what is legal. */
  readonly showsLegal: boolean;
  /** Nobody plays at this screen. */
  readonly watching: boolean;
  /** The time limit that runs, if any. */
  readonly limit: RunningLimit | undefined;
  /** Whether a hint, or the wait for it, stands in the prompt and in the places of its buttons. */
  readonly hinting: boolean;
  /** The move that a hint shows. */
  readonly hinted: K['action'] | undefined;
  readonly nameOf: NameOf;
  /** What this screen has seen happen, oldest first. */
  readonly past: readonly Stamped<Seen<K['event']>>[];
  advice(): Advice<K['action']> | undefined;
  /** Makes these cards the selection, with its sound. */
  select(cards: readonly CardId[]): void;
  /** The player does something of their own instead. */
  putHintAway(): void;
  /** Acts for `you`; a refusal is said in words and the selection stays. While things move it skips to their end. */
  act(action: K['action']): void;
  /** Says why something cannot be done, as a toast with its sound. */
  refuse(why: Message): void;
  /** Whether `you` may take its last action back, and does. */
  canTakeBack(): boolean;
  takeBack(): void;
  /** Skips to the end of what moves. */
  hurry(): void;
  sound(name: string): void;
  /** Asks for a new drawing: what the controls keep has changed. */
  redraw(): void;
  /** Puts the cards where the game says now: the player wants them in another order. */
  rearrange(): void;
  /** What the player likes at this game's table, by name, and remembers from now on. */
  liked(name: string): string | undefined;
  like(name: string, value: string): void;
  openLog(): void;
  /** Saves and leaves. */
  leave(to: 'menu'): Promise<void>;
}

/** A game's own buttons, panels and keys over the felt. One object lives as long as the screen; it may keep a draft. */
export interface Controls<K extends Kind = Kind> {
  /** Drawn over the felt and under dialogs. */
  template(layout: TableLayout): TemplateResult;
  /**
   * Hears keys before the table's own, while nothing lies over the table; 'up' and 'lost' always. Keys that a focused
   * button uses itself (Enter, Space) do not come here.
   */
  key(news: KeyChange): 'used' | 'free';
  /** Takes up a move that no selection stands for, such as a bid: the player has only to confirm it. */
  propose?(action: K['action']): void;
  /** Buttons in the bar. */
  bar?(): readonly BarEntry[];
  /** The picture shows another view, or another seat sits at the bottom: a draft that no longer fits is dropped. */
  shown?(): void;
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

/** A line of the log, and whose it is. */
export interface LogLine {
  readonly message: Message;
  readonly doer: Seat | undefined;
}

/** Something that a regular may say a word about, and whose doing it is. Only what everybody has seen is one. */
export interface Occasion {
  readonly seat: Seat;
  readonly deed: 'sweep' | 'exact' | 'tongits';
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
