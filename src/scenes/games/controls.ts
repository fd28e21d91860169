/** How a person acts at a table of turns: what the selection means, and a game's own controls with the desk as they see it. */
import type { TemplateResult } from 'lit';
import type { CardId } from '#engine/cards/cards';
import type { Kind, Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import type { Result, Seat } from '#engine/core/words';
import type { KeyChange } from '#scenes/keys';
import type { IconName } from '#scenes/panels/icons';
import type { Seating, TableLayout } from '#scenes/stage/layout';
import type { Chair } from '#storage/types';
import type { Message, NameOf } from '#text/message';

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

/** A limit as it stands now. */
export interface RunningLimit {
  readonly seats: readonly Seat[];
  /** Whole seconds left, at least 0. */
  readonly seconds: number;
  /** What is left of the whole, 0 to 1, in steps small enough for a ring. */
  readonly share: number;
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
