/** How playouts of Cassino are played: by the ladder of level steady, with slips. */
import { type Luck, ROLLS } from '#ai/search/luck';
import { type DealModel, HAND_VALUES, IS_SPADE, VALUES } from './cassino';
import { GOOD_TAKE, SMALL_SWEEP, TakeFinder, weightOf } from './cassinoTakes';

/** The ladder's rungs 4 and 5. */
export const ROUND = 14;
export const COMFORTABLE = 10;
export const HIGHEST_CANDIDATE = 13;
/** Out of 2^16 plays of a playout, so many are any play instead of the ladder's: one in six. */
const SLIPS = 10_923;
const NONE = -1;

export class CassinoPlayer {
  readonly #finder = new TakeFinder();

  /** Plays the deal to its end. */
  playOut(deal: DealModel, luck: Luck): void {
    while (!deal.isOver) {
      if (luck.below(ROLLS) < SLIPS) this.#playAny(deal, luck);
      else this.playByRule(deal);
    }
  }

  /** The ladder's play, as nearly as the playouts need it. */
  playByRule(deal: DealModel): void {
    const finder = this.#finder;
    const { handSize } = deal;
    finder.load(deal);
    let best = NONE;
    let bestScore = 0;
    const sweepScores = deal.sweepScores;
    for (let index = 0; index < handSize; index += 1) {
      const card = deal.held(index);
      const sum = HAND_VALUES[card] ?? 0;
      const weight = finder.heaviest(sum);
      if (weight === 0) continue;
      const score = weight + weightOf(card) + (sweepScores && finder.sweeps(sum) ? 100 : 0);
      if (score > bestScore) {
        bestScore = score;
        best = card;
      }
    }
    const sum = HAND_VALUES[best] ?? 0;
    if (best !== NONE && (bestScore >= GOOD_TAKE || finder.leavesSafe(sum, SMALL_SWEEP))) {
      finder.mark(deal, sum);
      deal.play(best);
      return;
    }
    const laid = this.#toLay(deal);
    if (laid === NONE) finder.mark(deal, sum);
    deal.play(laid === NONE ? best : laid);
  }

  #playAny(deal: DealModel, luck: Luck): void {
    this.#finder.load(deal);
    const card = deal.held(luck.below(deal.handSize));
    const sum = HAND_VALUES[card] ?? 0;
    const takes = this.#finder.heaviest(sum) > 0;
    if (takes && (deal.terms.config.mustCapture || luck.below(2) === 0)) this.#finder.mark(deal, sum);
    deal.play(card);
  }

  /** Rungs 4 to 6; `NONE` when no card may be laid down. */
  #toLay(deal: DealModel): number {
    const { total } = this.#finder;
    const calms = total % ROUND > COMFORTABLE;
    let calm = NONE;
    let high = NONE;
    let low = NONE;
    for (let index = 0; index < deal.handSize; index += 1) {
      const card = deal.held(index);
      const sum = HAND_VALUES[card] ?? 0;
      if (deal.terms.config.mustCapture && this.#finder.heaviest(sum) > 0) continue;
      if (low === NONE || layOrder(card) < layOrder(low)) low = card;
      if (IS_SPADE[card] === 1 || sum > HIGHEST_CANDIDATE) continue;
      const value = VALUES[card] ?? 0;
      if (high === NONE || value > (VALUES[high] ?? 0)) high = card;
      if (calms && (total + value) % ROUND < COMFORTABLE && (calm === NONE || value > (VALUES[calm] ?? 0))) calm = card;
    }
    if (calm !== NONE) return calm;
    return high === NONE ? low : high;
  }
}

const layOrder = (card: number): number => 2 * (HAND_VALUES[card] ?? 0) + (IS_SPADE[card] ?? 0);
