/**
 * The words of a slap race: one pile, everybody flips cards onto it, whoever slaps right takes it. Hands are face down for
 * everybody, their owners included, so all that the rules decide on is open; only which cards come next is hidden.
 */
import type { CardId } from '#engine/cards/cards';
import type { Secret, Watcher } from '#engine/core/secrets';
import type { Millis, Seat } from '#engine/core/words';
import type { Pattern } from './patterns';
import type { RaceTerms } from './terms';

/** A card on the pile. From `visibleAt` on, when its flip ends, it can be seen. */
export interface Laid {
  readonly card: CardId;
  readonly seat: Seat;
  readonly visibleAt: Millis;
}

/** A court card or an ace that is being paid for, by the seat on turn. `owed` is what is left of `of` cards. */
export interface Challenge {
  readonly creditor: Seat;
  readonly of: number;
  readonly owed: number;
}

/** Which limit ended a match. */
export type Limit = 'time' | 'cards';

/** What decided a match: all cards, being the last with cards, piles slapped, a limit, or nobody could go on. */
export type Ending = 'allCards' | 'lastSurvivor' | 'piles' | Limit | 'draw';

export type RacePhase =
  | { readonly type: 'dealing' }
  /** The seat is on turn; with a challenge running, it pays. */
  | { readonly type: 'flipping'; readonly seat: Seat }
  /** The seat has laid a card; what the card demands, pays or cancels is still to come. */
  | { readonly type: 'laid'; readonly seat: Seat }
  /** The challenge is paid: the creditor takes the pile at `due`, unless somebody slaps it before. */
  | { readonly type: 'collecting'; readonly creditor: Seat; readonly payer: Seat; readonly due: Millis }
  /** Nobody holds a card: the last chance to slap, until `due`. `holder` held the last card. */
  | { readonly type: 'lastChance'; readonly holder: Seat; readonly due: Millis }
  /** The pile has been taken; who is out, who has won or who leads is still to come. `payer` paid the last card of it. */
  | { readonly type: 'taken'; readonly by: 'slap' | 'pickUp'; readonly seat: Seat }
  | { readonly type: 'taken'; readonly by: 'collection'; readonly seat: Seat; readonly payer: Seat }
  | { readonly type: 'over'; readonly how: Ending; readonly winners: readonly Seat[] };

/** For a moment after a taking, slaps that lost the race are free, and so are plays by the seats named here. */
export interface Grace {
  readonly until: Millis;
  readonly seats: readonly Seat[];
}

/** What a state and every view of it have in common. Lists go by seat unless they say otherwise. */
export interface RaceCommon {
  readonly terms: RaceTerms;
  readonly seats: number;
  readonly phase: RacePhase;
  readonly challenge: Challenge | undefined;
  /** Cards in the game. */
  readonly total: number;
  /** Who has laid a card since a pile was last slapped or collected. */
  readonly marked: readonly boolean[];
  /** Who went out, in order; seats put out by the same taking are one entry. */
  readonly outs: readonly (readonly Seat[])[];
  /** Cards played so far; burnt ones do not count. */
  readonly cardsPlayed: number;
  /** Piles won by a slap. */
  readonly pilesWon: readonly number[];
  /** Before this time the seat's slaps do not count, because its last one was wrong. */
  readonly lockedUntil: readonly Millis[];
  /** Before this time another play of the seat is a double tap. */
  readonly guardedUntil: readonly Millis[];
  readonly grace: Grace;
  /** When unslapped patterns disappear under the cards that are turning over them (`missedSlapBurn`). */
  readonly covers: readonly Millis[];
}

/** All that everybody may see, and all that the rules decide on. */
export interface RaceTable extends RaceCommon {
  /** Cards in each hand. */
  readonly counts: readonly number[];
  readonly pileCount: number;
  /** The newest cards of the pile, oldest first: those that may still be turning, and as many below as patterns look at. */
  readonly newest: readonly Laid[];
  /** The pile's first card, where a pattern looks at it. */
  readonly bottom: CardId | undefined;
  readonly burnCount: number;
}

export interface RaceState<C extends object = object> extends RaceCommon {
  readonly config: C;
  /** Face down, top card first. */
  readonly hands: readonly (readonly CardId[])[];
  /** Oldest card first. */
  readonly pile: readonly Laid[];
  /** Face down and apart from the pile, oldest card first. */
  readonly burn: readonly CardId[];
}

export interface RaceView<C extends object = object> extends RaceTable {
  readonly who: Watcher;
  readonly config: C;
}

/** What a seat can press, at any moment. */
export type RaceAction = { readonly type: 'play' } | { readonly type: 'slap' };

/** Why a card was burnt. */
export type BurnReason = 'badSlap' | 'outOfTurn' | 'missedSlap';

/** A pile that goes under a hand. `cards` is the order in which they go, for nobody to know. */
interface Taken {
  readonly seat: Seat;
  /** How many cards of the pile and of the burn. */
  readonly pile: number;
  readonly burn: number;
  readonly cards: Secret<readonly CardId[]>;
}

export type RaceEvent =
  /** `from` got the first card. Hands are top card first. */
  | {
      readonly type: 'dealt';
      readonly from: Seat;
      readonly counts: readonly number[];
      readonly hands: Secret<readonly (readonly CardId[])[]>;
    }
  /** The seat is on turn now; it may be the one that was. */
  | { readonly type: 'turnPassed'; readonly seat: Seat }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: CardId; readonly visibleAt: Millis }
  | { readonly type: 'challengeBegan'; readonly creditor: Seat; readonly of: number }
  /** `owed` cards are left to pay. */
  | { readonly type: 'challengePaid'; readonly creditor: Seat; readonly payer: Seat; readonly owed: number }
  /** By a ten. */
  | { readonly type: 'challengeCancelled'; readonly creditor: Seat; readonly by: Seat }
  /** The creditor is eliminated: nobody is owed anything. */
  | { readonly type: 'challengeVoided'; readonly creditor: Seat }
  | { readonly type: 'collectionPending'; readonly creditor: Seat; readonly payer: Seat; readonly due: Millis }
  | { readonly type: 'lastChanceOpened'; readonly holder: Seat; readonly due: Millis }
  /** `reaction` counts from the moment the newest card that was seen could be seen. */
  | ({ readonly type: 'slapWon'; readonly patterns: readonly Pattern[]; readonly reaction: Millis } & Taken)
  | ({ readonly type: 'collected'; readonly payer: Seat } & Taken)
  | ({ readonly type: 'pickedUp' } & Taken)
  | { readonly type: 'badSlap'; readonly seat: Seat }
  | { readonly type: 'outOfTurn'; readonly seat: Seat }
  /** Nobody slapped a pattern before it was covered or collected. */
  | { readonly type: 'patternMissed' }
  | { readonly type: 'burnt'; readonly seat: Seat; readonly count: number; readonly why: BurnReason }
  /** Cards for a bad slap that go under another hand. */
  | { readonly type: 'gave'; readonly seat: Seat; readonly to: Seat; readonly count: number }
  | { readonly type: 'knockedOut'; readonly seats: readonly Seat[]; readonly why: 'noCards' | 'eliminated' }
  | { readonly type: 'limitReached'; readonly limit: Limit }
  | { readonly type: 'matchWon'; readonly seats: readonly Seat[]; readonly how: Ending };

/** The sheets' refusals. `paused`, and keys that repeat by themselves, are the host's. */
export type RaceRefusal =
  | 'gameOver'
  | 'notIn'
  | 'lockedOut'
  | 'noCards'
  | 'collecting'
  | 'heldKey'
  | 'lateSlap'
  | 'latePlay';

export interface RaceKind<C extends object = object> {
  config: C;
  state: RaceState<C>;
  action: RaceAction;
  event: RaceEvent;
  view: RaceView<C>;
  refusal: RaceRefusal;
}
