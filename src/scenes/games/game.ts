/** What one game brings to the table scene. Everything in it is pure or a template; the scene owns time and input. */
import type { TemplateResult } from 'lit';
import type { CardId } from '#engine/cards/cards';
import type { Kind, Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import type { Result, Seat } from '#engine/core/words';
import type { Felt } from '#scenes/app';
import type { Cue, Placed, Spot } from '#scenes/cues';
import type { Frame } from '#scenes/frame';
import type { TableLayout } from '#scenes/stage/layout';
import type { Stack } from '#scenes/stage/stage';
import type { Chair } from '#storage/types';
import type { Message } from '#text/message';
import type { TextKey } from '#text/say';

export interface Seating {
  readonly seats: number;
  /** The seat at the bottom of the screen. */
  readonly bottom: Seat;
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
}

/** What a seat's plate shows. */
export interface PlateFacts {
  readonly score: string;
  readonly unit: string;
  /** Plain facts in a row, such as "4 taken" and "1 sweep". */
  readonly notes: readonly string[];
}

export interface ScoreboardParts<K extends Kind> {
  readonly view: K['view'];
  readonly chairs: readonly Chair[];
  readonly you: Seat | undefined;
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
  readonly next: () => void;
  readonly leave: () => void;
  readonly redraw: () => void;
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

export interface GameTable<K extends Kind = Kind> {
  readonly game: string;
  readonly felt: Felt;
  readonly title: TextKey;
  layout(frame: Frame, seating: Seating): TableLayout;
  /** Where the cards of a view lie. */
  place(view: K['view']): readonly Placed[];
  stacks(view: K['view'], seating: Seating): readonly Stack[];
  isStack(zone: string): boolean;
  /** What an event looks like, given the view before it and after it. */
  script(event: Seen<K['event']>, before: K['view'], after: K['view']): readonly Cue[];
  /** How long after this event begins the next may, in milliseconds; undefined when it must be over first. */
  overlap(event: Seen<K['event']>, view: K['view']): number | undefined;
  /** The log line of an event; undefined for what is only drawn. */
  line(event: Seen<K['event']>): Message | undefined;
  /** Whose line it is, for the dot before it. */
  doer(event: Seen<K['event']>): Seat | undefined;
  heading(view: K['view']): Message;
  plate(view: K['view'], seat: Seat): PlateFacts;
  /** The seat whose turn the view shows. */
  onTurn(view: K['view']): Seat | undefined;
  isOver(view: K['view']): boolean;
  ownHand(view: K['view'], seat: Seat): readonly CardId[];
  /** How many cards a seat holds. */
  handCount(view: K['view'], seat: Seat): number;
  /** Cards in the open that a player may choose. */
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
  /** The word under a card of the own hand: "counts 14". */
  caption(card: CardId): string;
  /** The card's name for ears, with what it can do. */
  cardLabel(card: CardId, spot: Spot): string;
  /** A refusal of the engine in words. */
  refusal(why: K['refusal'], chosen: readonly CardId[]): Message;
  /** What the game draws besides cards and plates, such as the deck's count. */
  extras(view: K['view'], layout: TableLayout, seating: Seating): TemplateResult;
  scoreboard(parts: ScoreboardParts<K>): TemplateResult;
  /** The stop that an event makes, if any. */
  interlude(parts: InterludeParts<K>): Interlude | undefined;
  /** Public moves since the seat last acted, for whoever takes the screen over. */
  since(past: readonly Stamped<Seen<K['event']>>[], seat: Seat): readonly LogLine[];
}
