/** What expert thinks of a moment: what each bid or card is worth, and why the best one. */
import { type Asked, BESIDE, hurryOf, type Made, triedBeside, weighedMoves } from '#ai/brains/opinions';
import { type Weighed, weightiest } from '#ai/brains/weighing';
import type { Opinion } from '#ai/protocol';
import type { OhHeavenReason } from '#ai/reasons';
import { areNext } from '#ai/search/models/ohheaven';
import { at } from '#engine/core/words';
import { type OhHeavenAction, openBids } from '#engine/games/ohheaven/index';
import { bidReasons } from './bidReasons';
import { cardReasons } from './cardReasons';
import { bidding, type Choosing, MOST_WORLDS, playing, rankedValues, worldsOf } from './choosing';
import { playableCards } from './sense';
import { cardIn, codeOf, type Situation } from './situation';
import type { Knowledge } from './strategy';
import { Figure } from './worlds';

const MATCH = 58;
/** Of a hundred: a match is open while it is won and lost so often. */
const OPEN = 5;

export function opinionOf(known: Knowledge, asked: Asked<OhHeavenAction>): Opinion<OhHeavenAction, OhHeavenReason> {
  const isBid = known.view.phase.type === 'bidding';
  const choosing = isBid ? bidding(known) : playing(known);
  const { values, situation } = choosing;
  const actionOf = (choice: number): OhHeavenAction =>
    isBid ? { type: 'bid', tricks: at(values, choice) } : { type: 'play', card: cardIn(at(values, choice)) };
  const ranked = rankedValues(choosing, asked.dice, { stop: hurryOf(asked), beside: BESIDE });
  const { choice, figures } = at(ranked, 0);
  const open = isBid ? openBids(known.view) : playableCards(situation.round);
  const found = isBid ? bidReasons(situation, figures) : cardReasons(situation, at(values, choice), figures);
  return {
    moves: weighedMoves({ ranked, actionOf, made: madeIn(choosing, asked) }),
    unit: 'points',
    reasons: open.length === 1 ? [{ type: 'only' }] : weightiest([...found, ...ofMatch(situation, figures)]),
  };
}

function ofMatch({ lastTotals }: Situation, figures: readonly number[]): readonly Weighed<OhHeavenReason>[] {
  const of100 = lastTotals === undefined ? 0 : Math.round(100 * (figures[Figure.victory] ?? 0));
  return of100 < OPEN || of100 > 100 - OPEN ? [] : [[MATCH, { type: 'winsMatch', of100 }]];
}

function madeIn(choosing: Choosing, asked: Asked<OhHeavenAction>): Made<OhHeavenAction> | undefined {
  const { made, dice } = asked;
  if (made === undefined) return undefined;
  const { values, situation } = choosing;
  const own = made.type === 'bid' ? made.tricks : codeOf(made.card);
  return {
    action: made,
    isSame: (choice) => {
      const value = at(values, choice);
      return value === own || (made.type === 'play' && areNext(situation.round, value, own));
    },
    behind: (best) => {
      const duel = worldsOf({ ...choosing, values: [at(values, best), own] }, dice.fork('made'));
      return triedBeside(duel, MOST_WORLDS, hurryOf(asked)).behind;
    },
  };
}
