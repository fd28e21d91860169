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
  /** The trick is taken from this seat, which needs it for its bid. */
  | { readonly type: 'takesFrom'; readonly seat: Seat }
  /** The trick is left to this seat, which has made its bid. */
  | { readonly type: 'leavesTo'; readonly seat: Seat }
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
  /** Nothing else may be done. */
  | { readonly type: 'only' }
  /** The hand can be emptied in this turn, which wins. */
  | { readonly type: 'goesOut' }
  /** How often the round is won. */
  | { readonly type: 'wins'; readonly of100: number }
  /** The meld that comes of it. */
  | { readonly type: 'makesMeld'; readonly cards: readonly CardId[] }
  /** The first open meld: without one a seat may neither call nor challenge, and loses when the stock runs out. */
  | { readonly type: 'firstMeld' }
  /** What the hand counts before and after. */
  | { readonly type: 'leaves'; readonly count: number; readonly before: number }
  /** The owner of the meld may not call in its next turn. */
  | { readonly type: 'blocks'; readonly owner: Seat }
  /** None of the loose cards counts more. */
  | { readonly type: 'dearest'; readonly card: CardId }
  /** The card fits no meld of the next player, where another that could have gone does. */
  | { readonly type: 'feedsNobody'; readonly card: CardId; readonly next: Seat; readonly other: CardId }
  /** In so few ways unseen cards still make a new meld with the card. */
  | { readonly type: 'unwanted'; readonly card: CardId; readonly ways: number }
  /** Loose cards that stay together, and the unseen cards that make a meld of them. */
  | { readonly type: 'waits'; readonly cards: readonly CardId[]; readonly outs: readonly CardId[] }
  /** Melds in the hand on which nobody can lay off. */
  | { readonly type: 'hides'; readonly melds: number }
  /** The top discard makes no meld with the hand. */
  | { readonly type: 'cannotTake'; readonly card: CardId }
  /** What the hand would count with the top discard taken, and what it counts. */
  | { readonly type: 'leavesDiscard'; readonly card: CardId; readonly count: number; readonly before: number }
  /** A call was possible: the own count, and the fewest cards of a rival who could challenge. */
  | { readonly type: 'callIsRisky'; readonly count: number; readonly rival: Seat; readonly held: number }
  /** Nobody can challenge the call, so it wins. */
  | { readonly type: 'unchallenged' }
  /** The own count, beside so few cards of a rival. */
  | { readonly type: 'lowCount'; readonly count: number; readonly rival: Seat; readonly held: number }
  /** In plain scoring a fold wins nothing, whatever the others do. */
  | { readonly type: 'foldLoses' }
  /** Chips that a fold and a lost challenge cost. */
  | { readonly type: 'foldIsCheaper'; readonly fold: number; readonly challenge: number };
