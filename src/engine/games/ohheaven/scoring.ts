/** What a round is worth and who wins the match (rule sheet section 4, options of section 6). */
import type { Outcome, Standing } from '#engine/core/rules';
import { at, type Seat, seatsOf } from '#engine/core/words';
import type { OhHeavenConfig } from './config';

/** What scoring reads of a seat's round. */
export interface Contract {
  readonly bid: number;
  /** Tricks won. */
  readonly won: number;
  /** The tricks of the round. */
  readonly handSize: number;
}

/** A made zero with `zeroBid: five`, and what `fivePlusN` starts from. */
const FIVE = 5;

/** The points of one seat's round; below zero with the `minus` ways of scoring. */
export function pointsFor(config: OhHeavenConfig, contract: Contract): number {
  if (contract.bid !== contract.won) return missed(config, contract);
  return contract.bid === 0 ? madeZero(config, contract.handSize) : made(config, contract.bid);
}

function madeZero({ zeroBid, bonus }: OhHeavenConfig, handSize: number): number {
  switch (zeroBid) {
    case 'full':
      return bonus;
    case 'five':
      return FIVE;
    case 'fivePlusN':
      return FIVE + handSize;
  }
}

/** An exact bid of at least one trick. */
function made({ scoring, bonus, trickPoints }: OhHeavenConfig, bid: number): number {
  switch (scoring) {
    case 'basic':
      return trickPoints === 'never' ? bonus : bonus + bid;
    case 'exact':
    case 'minusDifference':
    case 'minusBid':
      return bonus + bid;
    case 'progressive':
      return bonus + bid * bid;
  }
}

function missed({ scoring, trickPoints }: OhHeavenConfig, { bid, won }: Contract): number {
  switch (scoring) {
    case 'basic':
      return trickPoints === 'always' ? won : 0;
    case 'exact':
      return 0;
    case 'minusDifference':
      return Math.min(bid, won) - Math.max(bid, won);
    case 'minusBid':
      return 0 - bid;
    case 'progressive':
      return won;
  }
}

/** The seats with the highest total: they win together. */
export function winners(totals: readonly number[]): readonly Seat[] {
  const most = Math.max(...totals);
  return seatsOf(totals.length).filter((seat) => totals[seat] === most);
}

/** All seats from the first place down; `score` is in points. Equal totals share a place. */
export function outcomeOf(totals: readonly number[]): Outcome {
  const standings = seatsOf(totals.length).map((seat): Standing => {
    const score = at(totals, seat);
    return { seat, place: 1 + totals.filter((other) => other > score).length, score };
  });
  return { standings: standings.sort((a, b) => a.place - b.place || a.seat - b.seat) };
}
