/** What makes one computer's hand differ from the next, and from itself: its own speed, its drift, a wrong slap. */
import type { Dice } from '#engine/core/dice';
import type { Pace } from './paces';
import { stretched } from './paces';

/** Thousandths of the level's times. */
export type Factor = number;

const EVEN: Factor = 1000;
/** A name is quicker or slower than its level by so much at most. */
const OWN_SPAN = 30;
/** Drift goes no further than this, in small steps. */
const DRIFT_SPAN = 15;
const DRIFT_STEP = 3;
/** Hands at one table stay this close to each other. */
const TABLE_SPREAD = 50;
/** After its own wrong slap a hand is this much slower, once. */
const AFTER_WRONG: Factor = 1100;

export interface Hand {
  readonly pace: Pace;
  readonly own: Factor;
  /** Thousandths that come and go, 0 at first. */
  readonly drift: number;
  /** Whether its last slap was wrong and the next one is still to come. */
  readonly shaken: boolean;
}

/** A hand of its own speed, within 3% of the pace. */
export const newHand = (pace: Pace, dice: Dice): Hand => ({
  pace,
  own: EVEN - OWN_SPAN + dice.below(2 * OWN_SPAN + 1),
  drift: 0,
  shaken: false,
});

/** The hand a pile later: a little slower or quicker, never far from itself. */
export function drifted(hand: Hand, dice: Dice): Hand {
  const drift = hand.drift - DRIFT_STEP + dice.below(2 * DRIFT_STEP + 1);
  return { ...hand, drift: Math.max(-DRIFT_SPAN, Math.min(DRIFT_SPAN, drift)) };
}

/** Hands of one table, none of them more than 5% slower than another: those at the ends come nearer. */
export function atOneTable(hands: readonly Hand[]): readonly Hand[] {
  const factors = hands.map(({ own, drift }) => own + drift);
  const middle = Math.floor((Math.min(...factors) + Math.max(...factors)) / 2);
  const half = Math.floor((middle * TABLE_SPREAD) / (2 * EVEN + TABLE_SPREAD));
  return hands.map((hand, index) => {
    const factor = Math.max(middle - half, Math.min(middle + half, factors[index] ?? middle));
    return { ...hand, own: factor - hand.drift };
  });
}

/** The pace of the hand's next slap. */
export const paceNow = ({ pace, own, drift, shaken }: Hand): Pace =>
  stretched(pace, Math.floor(((own + drift) * (shaken ? AFTER_WRONG : EVEN)) / EVEN));
