/** The words of Cassino (Finnish Kasino, draw form). */
import type { CardId } from '#engine/cards/cards';
import type { Hidden, Secret, Watcher } from '#engine/core/secrets';
import type { Seat } from '#engine/core/words';
import type { CassinoConfig } from './config';

/** Scores are kept in whole half points, because `majorityTie: split` can award a half. */
export type Halves = number;

/** The items a deal is scored for, in the order the score sheet shows them. */
export const ITEMS = ['cards', 'spades', 'aces', 'bigCassino', 'littleCassino', 'sweeps'] as const;
export type Item = (typeof ITEMS)[number];

export type CassinoPhase =
  | { readonly type: 'dealing' }
  | { readonly type: 'playing'; readonly seat: Seat }
  /** The seat has played; what follows by itself (drawing, a refill, the next turn, the score) is still to come. */
  | { readonly type: 'played'; readonly seat: Seat }
  | { readonly type: 'over' };

/** What one seat shows for a deal: counts are of cards in its pile. */
export interface Tally {
  readonly cards: number;
  readonly spades: number;
  readonly aces: readonly CardId[];
  readonly bigCassino: boolean;
  readonly littleCassino: boolean;
  /** Sweeps that were made and could score, before `sweepCancel`. */
  readonly sweeps: number;
}

/** One award of a deal: who, for what, how much. */
export interface Award {
  readonly seat: Seat;
  readonly item: Item;
  readonly halves: Halves;
}

/** What majority items carry over to the next deal with `majorityTie: carryOver`. */
export interface Carried {
  readonly cards: Halves;
  readonly spades: Halves;
}

export interface CassinoState {
  readonly config: CassinoConfig;
  readonly seats: number;
  /** The number of the deal in play, from 1; 0 before the first. */
  readonly deal: number;
  readonly dealer: Seat;
  readonly phase: CassinoPhase;
  /** Face down, next card first. */
  readonly stock: readonly CardId[];
  readonly hands: readonly (readonly CardId[])[];
  /** In the order the cards came to the table; a take closes the gap. */
  readonly table: readonly CardId[];
  readonly piles: readonly (readonly CardId[])[];
  /** Scoring sweeps of this deal by seat. */
  readonly sweeps: readonly number[];
  readonly lastTaker: Seat | undefined;
  readonly totals: readonly Halves[];
  readonly carried: Carried;
  /** Whether sweeps can score in this deal (`sweepFreeze`). */
  readonly sweepsFrozen: boolean;
}

/** `hand` and `table` are lists so that every refusal of the sheet can be said; no table card lays down. */
export interface Play {
  readonly type: 'play';
  readonly hand: readonly CardId[];
  readonly table: readonly CardId[];
}

export type CassinoAction = Play;

export type CassinoEvent =
  | { readonly type: 'dealBegan'; readonly deal: number; readonly dealer: Seat }
  | { readonly type: 'shuffled'; readonly stock: Secret<readonly CardId[]> }
  | {
      readonly type: 'dealtHand';
      readonly seat: Seat;
      readonly cards: Secret<readonly CardId[]>;
      readonly count: number;
    }
  | { readonly type: 'dealtTable'; readonly cards: readonly CardId[] }
  /** `groups` is one way of cutting the taken cards; `sweep` tells whether the take scores one. */
  | {
      readonly type: 'captured';
      readonly seat: Seat;
      readonly card: CardId;
      readonly groups: readonly (readonly CardId[])[];
      readonly sweep: boolean;
    }
  | { readonly type: 'laidDown'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Secret<CardId> }
  | { readonly type: 'turnPassed'; readonly seat: Seat }
  | { readonly type: 'lastTakerTook'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** Nobody took anything in the whole deal: the cards left score for nobody. */
  | { readonly type: 'leftOver'; readonly cards: readonly CardId[] }
  | {
      readonly type: 'dealScored';
      readonly deal: number;
      readonly tallies: readonly Tally[];
      readonly awards: readonly Award[];
      /** Totals after this deal, by seat. */
      readonly totals: readonly Halves[];
      readonly carried: Carried;
    }
  | { readonly type: 'matchWon'; readonly seats: readonly Seat[]; readonly totals: readonly Halves[] };

export type CassinoRefusal =
  | 'gameOver'
  | 'notYourTurn'
  | 'noHandCard'
  | 'oneHandCardOnly'
  | 'cardNotInHand'
  | 'cardNotOnTable'
  | 'duplicateTableCard'
  | 'sumsDoNotMatch'
  | 'mustTake';

export interface HandView {
  readonly count: number;
  readonly cards: readonly CardId[] | Hidden;
}

/** What one watcher sees. Piles are public: every card in them was taken in the open. */
export interface CassinoView {
  readonly who: Watcher;
  readonly config: CassinoConfig;
  readonly seats: number;
  readonly deal: number;
  readonly dealer: Seat;
  readonly phase: CassinoPhase;
  readonly stockCount: number;
  readonly hands: readonly HandView[];
  readonly table: readonly CardId[];
  readonly piles: readonly (readonly CardId[])[];
  readonly sweeps: readonly number[];
  readonly lastTaker: Seat | undefined;
  readonly totals: readonly Halves[];
  readonly carried: Carried;
  readonly sweepsFrozen: boolean;
}

export interface CassinoKind {
  config: CassinoConfig;
  state: CassinoState;
  action: CassinoAction;
  event: CassinoEvent;
  view: CassinoView;
  refusal: CassinoRefusal;
}
