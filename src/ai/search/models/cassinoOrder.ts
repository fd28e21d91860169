/** Which card the ladder of level steady would rather play than which, on the flat model. */
import { CARD_COUNT, type DealModel, HAND_VALUES, IS_SPADE, SUIT_SIZE, VALUES } from './cassino';
import { COMFORTABLE, HIGHEST_CANDIDATE, ROUND } from './cassinoPlay';
import { GOOD_TAKE, LARGEST_SUM, SMALL_SWEEP, type TakeFinder, weightOf } from './cassinoTakes';

/** Each rung lies above all that can be told apart on the one below it. */
const RUNG = 1 << 12;
const SUITS = CARD_COUNT / SUIT_SIZE;

/** What a hand value takes from the table. */
interface Take {
  readonly weight: number;
  readonly sweeps: boolean;
  readonly leavesSafe: boolean;
}

/**
 * How one table ranks the cards: of any hand the ladder plays the card that comes first. Takes of one weight are told apart by
 * nothing here, where the ladder looks at how many cards they take.
 */
export class LadderOrder {
  /** By card: the higher, the sooner. */
  readonly ranks: Int32Array;
  /** By card: whether the ladder takes with it. */
  readonly takes: Uint8Array;

  /** Looks at the table of the deal as it is now. */
  constructor(deal: DealModel, finder: TakeFinder) {
    finder.load(deal);
    const found = Array.from({ length: LARGEST_SUM + 1 }, (_, sum): Take => {
      const weight = sum < 2 ? 0 : finder.heaviest(sum);
      if (weight === 0) return { weight, sweeps: false, leavesSafe: false };
      return {
        weight,
        sweeps: deal.sweepScores && finder.sweeps(sum),
        leavesSafe: finder.leavesSafe(sum, SMALL_SWEEP),
      };
    });
    const { mustCapture } = deal.terms.config;
    this.ranks = new Int32Array(CARD_COUNT);
    this.takes = new Uint8Array(CARD_COUNT);
    for (let card = 0; card < CARD_COUNT; card += 1) {
      const { weight = 0, sweeps = false, leavesSafe = false } = found[HAND_VALUES[card] ?? 0] ?? {};
      const score = weight + weightOf(card);
      const isWorthIt = weight > 0 && (sweeps || leavesSafe || score >= GOOD_TAKE);
      this.takes[card] = isWorthIt || (weight > 0 && mustCapture) ? 1 : 0;
      if (isWorthIt) this.ranks[card] = score + RUNG * (sweeps ? 7 : score >= GOOD_TAKE ? 6 : 5);
      else if (this.takes[card] === 1) this.ranks[card] = score;
      else this.ranks[card] = laying(card, finder.total);
    }
  }
}

/** Rungs 4 to 6, for a card that is laid down on a table of this total. */
function laying(card: number, total: number): number {
  const value = VALUES[card] ?? 0;
  const suit = Math.floor(card / SUIT_SIZE);
  const isGladly = IS_SPADE[card] !== 1 && (HAND_VALUES[card] ?? 0) <= HIGHEST_CANDIDATE;
  if (!isGladly) return 2 * RUNG - SUITS * (HAND_VALUES[card] ?? 0) - suit;
  const calms = total % ROUND > COMFORTABLE && (total + value) % ROUND < COMFORTABLE;
  return RUNG * (calms ? 4 : 3) + SUITS * value - suit;
}
