/** How a game tells its moves one by one: what hints and reviews say of them. Pure, over a seat's own view. */
import type { CardId } from '#engine/cards/cards';
import type { Kind } from '#engine/core/rules';
import type { Seat } from '#engine/core/words';
import type { Opinion, Reason } from '#play/types';
import type { Spot } from '#scenes/cues';
import type { Message } from '#text/message';

/** A move in words, and what of the table it is about. */
export interface ToldMove {
  /** The whole move: "A♣ takes 9♦ + 5♦", "Bid 3". */
  readonly headline: Message;
  /** As short as it goes, to stand in a column: "A♣", "Bid 3". */
  readonly short: Message;
  /** After "more than": "laying down 5♠". */
  readonly doing: Message;
  /** The button that takes the move up without making it. */
  readonly choose: Message;
  /** Cards and stacks that the move is about, in the prompt's order. */
  readonly cards: readonly CardId[];
  readonly stacks: readonly Spot[];
  /** Cards that belong together, where the move takes several groups. */
  readonly groups: readonly (readonly CardId[])[];
  /** The selection that stands for the move; with none, the game's controls take it up. */
  readonly selection: readonly CardId[];
}

/** A moment at the table as a review shows it. */
export interface Moment {
  /** What no card says, such as bids. */
  readonly facts: readonly Message[];
  /** Rows of cards, the own hand among them; an empty one is left out. */
  readonly rows: readonly { readonly label: Message; readonly cards: readonly CardId[] }[];
}

/** How far apart moves are, in an opinion's unit. */
export interface Bounds {
  /** Up to here two moves are equally good: worlds are drawn at random, so nobody can tell smaller differences. */
  readonly asGood: number;
  /** From here on one is a lot worse. */
  readonly lot: number;
}

export interface MoveWords<K extends Kind> {
  /** A move that the seat may make at this view. */
  tell(view: K['view'], seat: Seat, action: K['action']): ToldMove;
  /** The deal or the round that the view is of, as a heading. */
  part(view: K['view']): Message;
  /** Moves that are none of the play, such as agreeing to another round: a review leaves them out. None where absent. */
  aside?(action: K['action']): boolean;
  /** What the seat saw before it moved. */
  moment(view: K['view'], seat: Seat): Moment;
  /** In each unit that the game's expert weighs moves in. */
  readonly bounds: Readonly<Partial<Record<Opinion['unit'], Bounds>>>;
  /** What a reason of the game's expert says. */
  reason(reason: Reason): Message;
}
