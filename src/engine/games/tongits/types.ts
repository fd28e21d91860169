/** The words of Tong-its. Amounts are whole chips, counts are points of loose cards. */
import type { CardId } from '#engine/cards/cards';
import type { Hidden, Secret, Watcher } from '#engine/core/secrets';
import type { Millis, Seat } from '#engine/core/words';
import type { MeldKind } from '#engine/kit/melds';
import type { TongitsConfig } from './config';

export const ANSWERS = ['fold', 'challenge'] as const;
export type Answer = (typeof ANSWERS)[number];

/** An opponent of the caller. One that is burned has its fold entered by the rules, and everybody knows it. */
export interface Asked {
  readonly seat: Seat;
  readonly answer: 'awaited' | 'burned' | Answer;
}

/** How the seat on turn opened; 'deal' only with `deal: dealer13`, for the starter's first turn. */
export type Opened = 'draw' | 'takeDiscard' | 'deal';

export type TongitsPhase =
  | { readonly type: 'dealing' }
  /** The turn has begun: draw, take the discard or call. */
  | { readonly type: 'opening'; readonly seat: Seat }
  /** The seat has opened: expose and lay off as often as wanted, then discard. */
  | { readonly type: 'melding'; readonly seat: Seat; readonly by: Opened }
  /** A call waits for answers; `asked` in turn order. */
  | { readonly type: 'answering'; readonly caller: Seat; readonly asked: readonly Asked[] }
  /** Between two rounds: who has agreed to a rematch so far, in the order they said so. */
  | { readonly type: 'resting'; readonly agreed: readonly Seat[] }
  | { readonly type: 'over' };

/** Names an exposed meld: its place in the order of exposing, from 0. Melds never go away within a round. */
export type MeldId = number;

export interface ExposedMeld {
  readonly owner: Seat;
  readonly kind: MeldKind;
  /** A run from low to high, a set in the order c d h s. */
  readonly cards: readonly CardId[];
  /** The discard it was made with, if any. */
  readonly taken: CardId | undefined;
  /** Cards of `cards` that were added later, oldest first. */
  readonly laidOff: readonly { readonly card: CardId; readonly by: Seat }[];
}

/**
 * Whether a seat may call a draw: 'blocked' until its next turn ends, 'afterThisTurn' when the block begins as the turn
 * it is on ends, 'wholeRound' with `layoffLock: wholeRound`.
 */
export type Block = 'free' | 'afterThisTurn' | 'blocked' | 'wholeRound';

/** How a round ended; 'spread': a deal that could be melded whole. */
export type RoundWay = 'tongits' | 'spread' | 'allFolded' | 'showdown' | 'stockEmpty';

/** A hand that lies open at the end of a round, cut in the way that leaves fewest points. */
export interface ShownHand {
  readonly seat: Seat;
  readonly count: number;
  readonly melds: readonly (readonly CardId[])[];
  readonly loose: readonly CardId[];
}

export const PAY_REASONS = [
  'loss',
  'callLost',
  'challengeLost',
  'tongits',
  'burned',
  'secrets',
  'acesAndKings',
] as const;
export type PayReason = (typeof PAY_REASONS)[number];

/** What one loser owes the winner, part by part, and what it could pay. */
export interface Payment {
  readonly from: Seat;
  readonly to: Seat;
  readonly parts: readonly { readonly reason: PayReason; readonly chips: number }[];
  readonly owed: number;
  readonly paid: number;
}

/** A finished round, as the scoreboard shows it. It names no card: what was folded stays unknown in later rounds too. */
export interface RoundResult {
  readonly round: number;
  readonly starter: Seat;
  readonly way: RoundWay;
  readonly winner: Seat | undefined;
  readonly caller: Seat | undefined;
  /** By seat; 'folded' for a hand that was not counted. */
  readonly counts: readonly (number | 'folded')[];
  /** Seats without an exposed meld at the end. */
  readonly burned: readonly Seat[];
  /** Secrets of the winner. */
  readonly secrets: number;
  readonly payments: readonly Payment[];
  /** Chips from the pot to the winner; 0 when the pot stayed. */
  readonly potPaid: number;
  /** Rounds won by seat after this one: what counts in plain scoring. */
  readonly points: readonly number[];
  /** Chips by seat after this round; all 0 in plain scoring. */
  readonly chips: readonly number[];
  readonly pot: number;
}

/** The time limit that runs: since when and until when, in match time. */
export interface Timer {
  readonly from: Millis;
  readonly until: Millis;
}

export interface TongitsState {
  readonly config: TongitsConfig;
  /** All seats in turn order, drawn once a match; by seat number before that. */
  readonly order: readonly Seat[];
  /** The number of the round in play, from 1; 0 before the first. */
  readonly round: number;
  readonly starter: Seat;
  /** Turns begun in this round. */
  readonly turns: number;
  readonly phase: TongitsPhase;
  readonly timer: Timer | undefined;
  /** Face down, next card first. */
  readonly stock: readonly CardId[];
  /** Face up, oldest first: only the last one may be taken. */
  readonly discards: readonly CardId[];
  /** By seat, in the order the cards came. */
  readonly hands: readonly (readonly CardId[])[];
  /** In the order of exposing, see `MeldId`. */
  readonly melds: readonly ExposedMeld[];
  /** By seat. */
  readonly blocks: readonly Block[];
  /** Hands that lie open because the round is over. */
  readonly shown: readonly ShownHand[];
  /** Rounds won, by seat. */
  readonly points: readonly number[];
  /** By seat; all 0 in plain scoring, and so is the pot. */
  readonly chips: readonly number[];
  readonly pot: number;
  /** Who won the last round and takes the pot with the next one (`potGoes: twoRunning`). */
  readonly running: Seat | undefined;
  readonly history: readonly RoundResult[];
}

export type TongitsAction =
  | { readonly type: 'draw' }
  /** Takes the top discard and exposes it at once with these hand cards. */
  | { readonly type: 'takeDiscard'; readonly hand: readonly CardId[] }
  /** With `takeDiscardForLayoff`: takes the top discard and lays it off at once. */
  | { readonly type: 'takeForLayOff'; readonly meld: MeldId }
  | { readonly type: 'callDraw' }
  | { readonly type: 'expose'; readonly cards: readonly CardId[] }
  | { readonly type: 'layOff'; readonly card: CardId; readonly meld: MeldId }
  | { readonly type: 'discard'; readonly card: CardId }
  | { readonly type: 'challenge' }
  | { readonly type: 'fold' }
  | { readonly type: 'rematch' }
  | { readonly type: 'decline' };

export type TongitsEvent =
  | { readonly type: 'orderDrawn'; readonly order: readonly Seat[] }
  | { readonly type: 'roundBegan'; readonly round: number; readonly starter: Seat }
  /** Everybody put the ante into the pot. */
  | { readonly type: 'antesPaid'; readonly ante: number }
  | { readonly type: 'shuffled'; readonly stock: Secret<readonly CardId[]> }
  | {
      readonly type: 'dealtHand';
      readonly seat: Seat;
      readonly cards: Secret<readonly CardId[]>;
      readonly count: number;
    }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Secret<CardId> }
  /** `card` is the discard, `cards` the whole new meld, `from` the seat that had discarded it. */
  | {
      readonly type: 'tookDiscard';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: CardId;
      readonly kind: MeldKind;
      readonly cards: readonly CardId[];
    }
  | {
      readonly type: 'tookForLayOff';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: CardId;
      readonly meld: MeldId;
      readonly owner: Seat;
    }
  | {
      readonly type: 'exposed';
      readonly seat: Seat;
      readonly kind: MeldKind;
      readonly cards: readonly CardId[];
    }
  | {
      readonly type: 'laidOff';
      readonly seat: Seat;
      readonly card: CardId;
      readonly meld: MeldId;
      readonly owner: Seat;
    }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'drawCalled'; readonly seat: Seat }
  /** The seat has no exposed meld: its fold is entered by the rules. */
  | { readonly type: 'burned'; readonly seat: Seat }
  | { readonly type: 'answered'; readonly seat: Seat; readonly answer: Secret<Answer> }
  | {
      readonly type: 'answersShown';
      readonly answers: readonly { readonly seat: Seat; readonly answer: Answer }[];
    }
  /** The turn timer ran out on the seat; what the rules do in its place follows. */
  | { readonly type: 'timeRanOut'; readonly seat: Seat }
  /** In turn order; folded hands are not among them. */
  | { readonly type: 'handsShown'; readonly hands: readonly ShownHand[] }
  | { readonly type: 'roundWon'; readonly round: number; readonly seat: Seat; readonly way: RoundWay }
  | { readonly type: 'nobodyWon'; readonly round: number; readonly way: RoundWay }
  | { readonly type: 'paid'; readonly payment: Payment }
  | { readonly type: 'potPaid'; readonly seat: Seat; readonly chips: number }
  /** No round was ever won: everybody has its antes back, so many chips each. */
  | { readonly type: 'antesReturned'; readonly chips: number }
  /** The round is written down. */
  | { readonly type: 'roundScored'; readonly result: RoundResult }
  | { readonly type: 'rematchAgreed'; readonly seat: Seat }
  | { readonly type: 'rematchDeclined'; readonly seat: Seat }
  /** `scores` by seat: points, or chips with pot scoring. */
  | { readonly type: 'matchWon'; readonly seats: readonly Seat[]; readonly scores: readonly number[] };

/** In the sheet's order; `roundNotOver` and `fitsExposedMeld` are ours, see rules.ts. */
export const TONGITS_REFUSALS = [
  'roundOver',
  'roundNotOver',
  'answersPending',
  'notAsked',
  'alreadyAnswered',
  'notYourTurn',
  'alreadyOpened',
  'openFirst',
  'discardEmpty',
  'cardNotInHand',
  'duplicateCard',
  'mustMeldWithDiscard',
  'notAMeld',
  'noSuchMeld',
  'doesNotFitMeld',
  'fitsExposedMeld',
  'noExposedMeld',
  'drawBlocked',
] as const;
export type TongitsRefusal = (typeof TONGITS_REFUSALS)[number];

export interface HandView {
  readonly count: number;
  readonly cards: readonly CardId[] | Hidden;
}

/** As the state's, but nobody sees another seat's answer before all are in. */
export type PhaseView =
  | Exclude<TongitsPhase, { readonly type: 'answering' }>
  | { readonly type: 'answering'; readonly caller: Seat; readonly asked: readonly AskedView[] };

export interface AskedView {
  readonly seat: Seat;
  /** `Hidden`: has answered, nobody else knows what. */
  readonly answer: Asked['answer'] | Hidden;
}

/** What one watcher sees: everything but the stock, other hands until they are shown, and answers until all are in. */
export interface TongitsView extends Omit<TongitsState, 'stock' | 'hands' | 'phase'> {
  readonly who: Watcher;
  readonly phase: PhaseView;
  readonly stockCount: number;
  /** By seat. */
  readonly hands: readonly HandView[];
}

export interface TongitsKind {
  config: TongitsConfig;
  state: TongitsState;
  action: TongitsAction;
  event: TongitsEvent;
  view: TongitsView;
  refusal: TongitsRefusal;
}
