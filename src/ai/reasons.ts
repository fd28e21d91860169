/**
 * What an expert can say of its best move, in facts: from what its seat sees and what came out in the worlds it tried, never
 * from a hidden card. `of100` is how often something came out in a hundred of those worlds.
 */
import type { CardId, Suit } from '#engine/cards/cards';
import type { Seat } from '#engine/core/words';

export type CassinoReason =
  /** Nothing else may be played. */
  | { readonly type: 'only' }
  /** Both hands are known at the end of a deal, and no answer makes this worse than something else. */
  | { readonly type: 'solved' }
  /** Empties the table, which scores. */
  | { readonly type: 'sweeps' }
  /** Cards from the table, how many of them spades, and which of them score by themselves. */
  | { readonly type: 'takes'; readonly cards: number; readonly spades: number; readonly scoring: readonly CardId[] }
  /** The hand card counts in a pile and gets into the own one. */
  | { readonly type: 'bringsHome'; readonly card: CardId }
  /** Where fewest points win: a card that scores goes from the hand to the table. */
  | { readonly type: 'getsRid'; readonly card: CardId }
  /** The own pile then has so many that nobody can have more. */
  | { readonly type: 'majority'; readonly item: 'cards' | 'spades'; readonly count: number }
  /** What is left on the table, and the unseen cards that could sweep it. */
  | { readonly type: 'leaves'; readonly table: readonly CardId[]; readonly sweepers: readonly CardId[] }
  /** The table is empty for the next, who can only lay a card down. */
  | { readonly type: 'leavesNothing' }
  /** A take that was left alone, and the unseen cards that could have swept what it leaves. */
  | {
      readonly type: 'leavesTake';
      readonly card: CardId;
      readonly taken: readonly CardId[];
      readonly sweepers: readonly CardId[];
    }
  /** No card of the hand takes anything. */
  | { readonly type: 'takesNothing' }
  /** The card that is laid down scores nothing by itself and is no spade. */
  | { readonly type: 'givesLittle'; readonly card: CardId }
  /** Cards that score by themselves stay in the hand. */
  | { readonly type: 'keeps'; readonly cards: readonly CardId[] }
  /** What another card of the hand can take next, of what is left. */
  | { readonly type: 'takesNext'; readonly card: CardId; readonly taken: readonly CardId[] }
  /** So much of what lies on the table at the end goes to the own pile. */
  | { readonly type: 'getsTheRest'; readonly cards: number }
  /** Of the deals that end the match: how often the seat wins it. */
  | { readonly type: 'winsMatch'; readonly of100: number };

export type OhHeavenReason =
  | { readonly type: 'only' }
  /** Of a bid: the tricks that came out on average with it. */
  | { readonly type: 'tricks'; readonly mean: number }
  /** How often the bid came out exactly. */
  | { readonly type: 'exact'; readonly of100: number }
  /** Of a bid: trumps in the hand that nothing beats, or without trumps cards that nothing of their suit does. */
  | { readonly type: 'unbeaten'; readonly cards: readonly CardId[] }
  /** Of a bid: cards of other suits that only trumps beat. */
  | { readonly type: 'trumpedAtMost'; readonly cards: readonly CardId[] }
  /** Of a bid: a suit of which the hand has none, and how many trumps it has for it. */
  | { readonly type: 'canTrump'; readonly suit: Suit; readonly trumps: number }
  /** Of a bid: this number would be nearer to what the hand is worth, but it is barred. */
  | { readonly type: 'barred'; readonly tricks: number }
  /** Tricks that are missing for the bid, and how many are left. */
  | { readonly type: 'needs'; readonly tricks: number; readonly left: number }
  /** The bid is made, and every further trick is too many. */
  | { readonly type: 'wantsNoMore' }
  /** The bid cannot come out any more. */
  | { readonly type: 'pastHelp' }
  /** The card takes the trick whatever follows. */
  | { readonly type: 'surelyTakes'; readonly card: CardId }
  /** The card cannot take the trick. */
  | { readonly type: 'surelyLoses'; readonly card: CardId }
  | { readonly type: 'takesOften'; readonly card: CardId; readonly of100: number }
  /** Of several cards that lose to what lies the highest. */
  | { readonly type: 'highestLoser'; readonly card: CardId }
  /** Of several cards that beat what lies the lowest. */
  | { readonly type: 'lowestWinner'; readonly card: CardId }
  /** A trump that nothing beats stays in the hand. */
  | { readonly type: 'keepsTrump'; readonly card: CardId }
  /** Nobody else has a card of the suit that is led. */
  | { readonly type: 'suitIsOut'; readonly suit: Suit }
  /** Seats that have shown that they have none of the suit that is led. */
  | { readonly type: 'voids'; readonly suit: Suit; readonly seats: readonly Seat[] }
  /** The last card of a suit goes: from then on the hand can trump it. */
  | { readonly type: 'emptiesSuit'; readonly suit: Suit }
  /** In the last round: how often the seat wins the match. */
  | { readonly type: 'winsMatch'; readonly of100: number };

export type TongitsReason =
  | { readonly type: 'only' }
  /** The hand can be emptied in this turn. */
  | { readonly type: 'goesOut' }
  /** The meld that comes of it. */
  | { readonly type: 'makesMeld'; readonly cards: readonly CardId[] }
  /** What is left counts so much, before and after. */
  | { readonly type: 'leaves'; readonly count: number; readonly before: number }
  /** The first open meld: from now on a call can be made and answered. */
  | { readonly type: 'firstMeld' }
  /** The owner of the meld may not call in its next turn. */
  | { readonly type: 'blocks'; readonly owner: Seat }
  /** Of the loose cards none counts more. */
  | { readonly type: 'dearest'; readonly card: CardId }
  /** The card fits no meld of the next player. */
  | { readonly type: 'fitsNothing'; readonly next: Seat }
  /** So few can still make a meld with the card that hardly anybody wants it. */
  | { readonly type: 'hardlyWanted'; readonly card: CardId; readonly gone: readonly CardId[] }
  /** Loose cards that stay together, and the unseen cards that would make a meld of them. */
  | { readonly type: 'waits'; readonly cards: readonly CardId[]; readonly outs: readonly CardId[] }
  /** What the discard would be taken for is worth less than a card from the stock. */
  | { readonly type: 'stockIsBetter'; readonly card: CardId }
  /** The own count, and the fewest cards that a rival who could challenge holds. */
  | { readonly type: 'lowCount'; readonly count: number; readonly rivals: number }
  /** Hidden melds keep others from laying off. */
  | { readonly type: 'hides'; readonly cards: readonly CardId[] }
  /** Few cards are left to draw. */
  | { readonly type: 'fewLeft'; readonly cards: number }
  | { readonly type: 'wins'; readonly of100: number };
