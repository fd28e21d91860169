/**
 * How fast hands of Tong-its are counted: random hands of 13 cards, and the worst hand.
 *
 * How the worst is searched: the count branches over ranks held three or four times, into two ways for three cards and
 * six for four. 13 cards hold at most three whole ranks (6 x 6 x 6 ways); four ranks held thrice give 2 x 2 x 2 x 2, two
 * whole ranks and a third one 6 x 6 x 2. So all hands of three whole ranks and one more card are timed, 11,440 of them, and
 * the slowest of those once more with care.
 */
import { type CardId, PACK, RANKS, rankOf } from '#engine/cards/cards';
import { diceFrom } from '#engine/core/dice';
import { at } from '#engine/core/words';
import { leastCount, leastCountOf, type Masks, masksOf } from '#engine/kit/melds';
import { processorTime, speedsOf } from './speeds';

/** Counts a second of one core, beside plain steps a second of the same run, and the worst hand. */
export interface CountSpeed {
  readonly counts: number;
  readonly countsOfCards: number;
  readonly steps: number;
  readonly worst: { readonly hand: string; readonly counts: number };
}

const HAND = 13;
const HANDS = 4096;
const STEPS = 100_000;
/** Each loop gets so much of the processor, in turns with the others. */
const SLICE_MS = 20;
const SLICES = 20;
const SHORT = 4;
/** The slowest of a quick look, which are timed again. */
const FINALISTS = 20;
const QUICK_COUNTS = 40;

export function countSpeed(): CountSpeed {
  const dice = diceFrom(1).fork('counts');
  const hands = Array.from({ length: HANDS }, () => dice.shuffle(PACK).slice(0, HAND));
  const masks = hands.map(masksOf);
  const [counts = 0, countsOfCards = 0, steps = 0] = speeds([
    () => countAll(masks),
    () => hands.reduce((done, hand) => done + (leastCount(hand) >= 0 ? 1 : 0), 0),
    plainSteps,
  ]);
  return { counts, countsOfCards, steps, worst: worstHand() };
}

const speeds = (loops: readonly (() => number)[], slices = SLICES): readonly number[] =>
  speedsOf(loops, { sliceMs: SLICE_MS, slices, clock: processorTime });

function countAll(hands: readonly Masks[]): number {
  let sum = 0;
  for (const [c, d, h, s] of hands) sum += leastCountOf(c, d, h, s);
  // The sum keeps the counting from being left out.
  return sum < 0 ? 0 : hands.length;
}

/** Whole-number work that no compiler can leave out. */
function plainSteps(): number {
  let word = 1;
  for (let step = 0; step < STEPS; step += 1) word = Math.imul(word ^ (word >>> 13), 0x5bd1e995) + step;
  return word === 0 ? 0 : STEPS;
}

function worstHand(): CountSpeed['worst'] {
  const quick = threeWholeRanks()
    .map((hand) => ({ hand, elapsed: quickTime(masksOf(hand)) }))
    .sort((one, other) => other.elapsed - one.elapsed)
    .slice(0, FINALISTS);
  const timed = quick.map(({ hand }) => {
    const masks = [masksOf(hand)];
    const [counts = 0] = speeds([() => Array.from({ length: QUICK_COUNTS }, () => countAll(masks)).length], SHORT);
    return { hand: hand.join(' '), counts };
  });
  return timed.reduce((worst, other) => (other.counts < worst.counts ? other : worst));
}

/** The best of three: what else the machine does only makes a time longer. */
function quickTime([c, d, h, s]: Masks): number {
  const times = [0, 1, 2].map(() => {
    const begun = performance.now();
    for (let count = 0; count < QUICK_COUNTS; count += 1) leastCountOf(c, d, h, s);
    return performance.now() - begun;
  });
  return Math.min(...times);
}

function threeWholeRanks(): readonly (readonly CardId[])[] {
  const wholes = RANKS.flatMap((_, one) =>
    RANKS.slice(one + 1).flatMap((_, two) =>
      RANKS.slice(one + two + 2).map((third) => [at(RANKS, one), at(RANKS, one + two + 1), third]),
    ),
  );
  return wholes.flatMap((ranks) => {
    const isWhole = (card: CardId): boolean => ranks.some((rank) => rank === rankOf(card));
    const whole = PACK.filter(isWhole);
    return PACK.filter((card) => !isWhole(card)).map((card) => [...whole, card]);
  });
}
