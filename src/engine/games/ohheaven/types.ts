/** The words of Oh Heaven (Oh Hell). */
import type { CardId, Suit } from '#engine/cards/cards';
import type { Hidden, Secret, Watcher } from '#engine/core/secrets';
import type { Seat } from '#engine/core/words';
import type { PlayedCard, Trump } from '#engine/kit/tricks';
import type { OhHeavenConfig } from './config';

export type { PlayedCard, Trump } from '#engine/kit/tricks';

export type OhHeavenPhase =
  | { readonly type: 'dealing' }
  | { readonly type: 'bidding'; readonly seat: Seat }
  /** The seat has bid; the next turn or the end of the bidding is still to come. */
  | { readonly type: 'bid'; readonly seat: Seat }
  | { readonly type: 'playing'; readonly seat: Seat }
  /** The seat has played; the next turn, the trick's winner or the score is still to come. */
  | { readonly type: 'played'; readonly seat: Seat }
  | { readonly type: 'over' };

/** A complete trick: its cards in playing order, the leader's first. */
export interface Trick {
  readonly winner: Seat;
  readonly cards: readonly PlayedCard[];
}

/** A finished round, as the score sheet shows it. Lists are by seat. */
export interface RoundResult {
  /** From 1. */
  readonly round: number;
  /** Cards in each hand, which is the number of tricks. */
  readonly handSize: number;
  readonly trump: Trump;
  readonly firstBidder: Seat;
  readonly bids: readonly number[];
  readonly tricks: readonly number[];
  readonly points: readonly number[];
  /** Totals after this round. */
  readonly totals: readonly number[];
}

export interface OhHeavenState {
  readonly config: OhHeavenConfig;
  readonly seats: number;
  /** The hand size of every round of the match, first round first; its length is the number of rounds. */
  readonly handSizes: readonly number[];
  /** The number of the round in play, from 1; 0 before the first. */
  readonly round: number;
  readonly phase: OhHeavenPhase;
  /** Cards left over by the deal, face down but for `turned`, next card first. */
  readonly stock: readonly CardId[];
  readonly hands: readonly (readonly CardId[])[];
  /** Undefined until it is found in this round. */
  readonly trump: Trump | undefined;
  /**
   * The card that was turned up to find the trump, if one was. It stays where it is: first in the stock
   * (`turnUpNextCard`), or in the dealer's hand until it is played (`dealersLastCard`).
   */
  readonly turned: CardId | undefined;
  /** Bids first and leads the first trick; undefined until drawn in this round. */
  readonly firstBidder: Seat | undefined;
  /** This round's bids by seat; undefined while a seat has not bid. */
  readonly bids: readonly (number | undefined)[];
  /** This round's tricks won, by seat. */
  readonly tricksWon: readonly number[];
  /** The trick in play, the leader's card first; empty before the lead and after the last trick. */
  readonly trick: readonly PlayedCard[];
  /** The complete tricks of this round, in order. */
  readonly tricks: readonly Trick[];
  /** By seat: the suits it has failed to follow in this round, in the order it showed them. */
  readonly voids: readonly (readonly Suit[])[];
  /** Totals of the finished rounds, by seat. */
  readonly totals: readonly number[];
  readonly history: readonly RoundResult[];
}

/** `tricks` and `card` may be wrong in every way the sheet has a refusal for. */
export interface Bid {
  readonly type: 'bid';
  readonly tricks: number;
}

export interface PlayCard {
  readonly type: 'play';
  readonly card: CardId;
}

export type OhHeavenAction = Bid | PlayCard;

export type OhHeavenEvent =
  | { readonly type: 'roundBegan'; readonly round: number; readonly handSize: number }
  | { readonly type: 'shuffled'; readonly stock: Secret<readonly CardId[]> }
  | {
      readonly type: 'dealtHand';
      readonly seat: Seat;
      readonly cards: Secret<readonly CardId[]>;
      readonly count: number;
    }
  /** `turned` is the card that was turned up for it, if one was. */
  | { readonly type: 'trumpDrawn'; readonly trump: Trump; readonly turned: CardId | undefined }
  | { readonly type: 'firstBidderDrawn'; readonly seat: Seat }
  | { readonly type: 'turnPassed'; readonly seat: Seat }
  | { readonly type: 'bidMade'; readonly seat: Seat; readonly tricks: number }
  /** All bids are in; by seat. */
  | { readonly type: 'biddingClosed'; readonly bids: readonly number[] }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: CardId }
  /** `cards` are the trick's, the leader's first. */
  | { readonly type: 'trickWon'; readonly seat: Seat; readonly cards: readonly PlayedCard[] }
  | ({ readonly type: 'roundScored' } & RoundResult)
  | { readonly type: 'matchWon'; readonly seats: readonly Seat[]; readonly totals: readonly number[] };

export type OhHeavenRefusal =
  | 'gameOver'
  | 'wrongPhase'
  | 'notYourTurn'
  | 'bidOutOfRange'
  | 'bidBarred'
  | 'cardNotInHand'
  | 'mustFollowSuit';

export interface HandView {
  readonly count: number;
  readonly cards: readonly CardId[] | Hidden;
}

/** What one watcher sees. All but the hands and the stock is public. */
export interface OhHeavenView extends Omit<OhHeavenState, 'stock' | 'hands'> {
  readonly who: Watcher;
  readonly stockCount: number;
  readonly hands: readonly HandView[];
  /** While the last bidder is to bid: the number that may not be bid, if there is one. Undefined at any other time. */
  readonly barred: number | undefined;
}

export interface OhHeavenKind {
  config: OhHeavenConfig;
  state: OhHeavenState;
  action: OhHeavenAction;
  event: OhHeavenEvent;
  view: OhHeavenView;
  refusal: OhHeavenRefusal;
}
