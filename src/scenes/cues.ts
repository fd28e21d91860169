/** What a script asks the stage to show. Types alone: scripts are pure and never see Phaser. */
import type { Cue as SoundName } from '#audio/cues';
import type { CardId } from '#engine/cards/cards';
import type { Kind } from '#engine/core/rules';
import type { Hidden, Seen } from '#engine/core/secrets';
import type { Millis, Seat } from '#engine/core/words';
import type { Message } from '#text/message';

export type { SoundName };

/**
 * A place for a card: the `index`-th of `of` in a zone. A zone that every seat has one of carries the seat; which
 * pixels that is, only the stage's layout knows.
 */
export interface Spot {
  readonly zone: string;
  readonly seat?: Seat;
  readonly index: number;
  readonly of: number;
  /** The cards of the zone lie in groups of these sizes, such as suits or melds; absent where they lie in one row. */
  readonly groups?: readonly number[];
}

/**
 * A card as it lies in a view: `card` is Hidden for a back, of which any sprite will do. Stacks (a deck, a won pile) are
 * not placed card by card: a card that travels to one disappears in it.
 */
export interface Placed {
  readonly card: CardId | Hidden;
  readonly spot: Spot;
  readonly faceUp: boolean;
}

export type Ease = 'play' | 'shift' | 'gather' | 'deal';

export type Cue =
  | {
      readonly kind: 'travel';
      readonly card: CardId | Hidden;
      readonly from: Spot;
      readonly to: Spot;
      readonly faceUp: boolean;
      readonly ease: Ease;
      readonly start: Millis;
      readonly length: Millis;
    }
  | { readonly kind: 'flip'; readonly card: CardId; readonly at: Spot; readonly start: Millis; readonly length: Millis }
  /** Outlines cards that are about to be taken together. */
  | { readonly kind: 'outline'; readonly cards: readonly CardId[]; readonly start: Millis; readonly length: Millis }
  /** A full-width band with a title and a sentence, such as the opening of a deal. */
  | {
      readonly kind: 'banner';
      readonly title: Message;
      readonly sentence: Message;
      readonly start: Millis;
      readonly length: Millis;
    }
  /**
   * The table stays as it is before anything of this event moves: `length` is that of the table's option, the same at
   * every pace that moves at all.
   */
  | { readonly kind: 'hold'; readonly start: Millis; readonly length: Millis }
  /** From here on what is told in words, such as the deck's count, is that of `view`: several events share the time. */
  | { readonly kind: 'told'; readonly view: Kind['view']; readonly start: Millis }
  /** One ring across the zone. */
  | { readonly kind: 'ring'; readonly zone: string; readonly start: Millis; readonly length: Millis }
  | { readonly kind: 'slap'; readonly seat: Seat; readonly good: boolean; readonly start: Millis }
  | { readonly kind: 'sound'; readonly name: SoundName; readonly start: Millis }
  | {
      readonly kind: 'say';
      readonly message: Message;
      readonly seat?: Seat;
      readonly start: Millis;
      readonly length: Millis;
    };

/** Pure, one a game: what this event looks like, given the view before it and after it. */
export type Script<K extends Kind> = (event: Seen<K['event']>, before: K['view'], after: K['view']) => readonly Cue[];
