/** Hands that slap like people: the distributions of section "computer players" of both slap games, and what may move them. */
import { describe, expect, test } from 'vitest';
import { atOneTable, drifted, type Hand, newHand, paceNow } from '#ai/brains/race/hands';
import { firstMedian, nextMedian, plainTime, recentMedian } from '#ai/brains/race/matchMe';
import { inStep, MOST_STEPS, PACED_LEVELS, PACES, paceWithMedian } from '#ai/brains/race/paces';
import { costOf, flipDelay, planSlap, reaction } from '#ai/brains/race/plans';
import { type Dice, diceFrom } from '#engine/core/dice';
import { millis } from '#engine/core/words';
import type { Pattern } from '#engine/kit/race';

const DRAWS = 20_000;
/** Kolmogorov and Smirnov's bound for so many draws: a true distribution goes beyond it once in a hundred times. */
const KS_BOUND = 1.63 / Math.sqrt(DRAWS);

const DOUBLE: Pattern = { name: 'double', between: 0 };
const SANDWICH: Pattern = { name: 'double', between: 1 };
const MARRIAGE: Pattern = { name: 'marriage', between: 0 };
const TEN: Pattern = { name: 'ten', between: 0, ace: 'aceIsOne', across: 'any' };
const JACK: Pattern = { name: 'jack' };

const draw = <T>(count: number, one: (dice: Dice) => T, seed = 1): readonly T[] => {
  const dice = diceFrom(seed);
  return Array.from({ length: count }, () => one(dice));
};
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The share of a normal distribution below x (Abramowitz and Stegun 7.1.26). */
function phi(x: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(x)) / Math.SQRT2);
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = 0.5 * poly * Math.exp((-x * x) / 2);
  return x > 0 ? 1 - tail : tail;
}

/** The share of times below x: normal plus exponential, nothing under 150. */
function shareBelow(x: number, { mu, sigma, tau }: { mu: number; sigma: number; tau: number }): number {
  if (x < 150) return 0;
  const z = (x - mu) / sigma;
  return phi(z) - Math.exp(-(x - mu) / tau + (sigma * sigma) / (2 * tau * tau)) * phi(z - sigma / tau);
}

describe.each(PACED_LEVELS)('%s', (level) => {
  const pace = PACES[level];
  const times = draw(DRAWS, (dice) => reaction(pace, [DOUBLE], dice)).toSorted((a, b) => a - b);

  test('reacts as its distribution says', () => {
    const distance = times.map((time, index) => {
      // A time stands for its whole millisecond.
      const expected = shareBelow(time + 0.5, pace);
      return Math.min(Math.abs(expected - index / DRAWS), Math.abs(expected - (index + 1) / DRAWS));
    });
    expect(Math.max(...distance)).toBeLessThan(KS_BOUND);
    expect(Math.abs(mean(times) / (pace.mu + pace.tau) - 1)).toBeLessThan(0.02);
    expect(Math.abs(middle(times) / pace.median - 1)).toBeLessThan(0.02);
  });

  test('is never quicker than 150 ms, not even on a jack', () => {
    expect(times[0]).toBeGreaterThanOrEqual(150);
    expect(Math.min(...draw(DRAWS, (dice) => reaction(pace, [JACK], dice)))).toBeGreaterThanOrEqual(150);
  });

  test('misses and slips as often as it says, and still slaps a pattern that has gone in its share of cases', () => {
    const hand: Hand = { pace, own: 1000, drift: 0, shaken: false };
    const plans = draw(2 * DRAWS, (dice) => planSlap(hand, { visibleAt: millis(0), patterns: [DOUBLE] }, dice));
    const slips = draw(5 * DRAWS, (dice) => planSlap(hand, { visibleAt: millis(0), patterns: [] }, dice));
    const missed = plans.filter((plan) => plan === undefined).length / plans.length;
    const slipped = slips.filter((plan) => plan !== undefined).length / slips.length;
    const stubborn = plans.filter((plan) => plan?.stubborn === true).length / plans.filter(Boolean).length;
    expect(Math.abs((1000 * missed) / pace.misses - 1)).toBeLessThan(0.1);
    expect(Math.abs((1000 * slipped) / pace.slips - 1)).toBeLessThan(0.1);
    expect(stubborn).toBeGreaterThan(0.29);
    expect(stubborn).toBeLessThan(0.51);
    expect(new Set(plans.map((plan) => plan?.why))).toEqual(new Set(['pattern', undefined]));
    expect(new Set(slips.map((plan) => plan?.why))).toEqual(new Set(['slip', undefined]));
  });
});

describe('what a pattern costs', () => {
  test.each([
    [DOUBLE, 0],
    [SANDWICH, 70],
    [MARRIAGE, 40],
    [{ ...MARRIAGE, between: 1 } satisfies Pattern, 110],
    [TEN, 110],
    [{ ...TEN, between: 1 } satisfies Pattern, 180],
    [JACK, -60],
  ])('%j costs %i ms', (pattern, cost) => {
    expect(costOf(pattern)).toBe(cost);
  });

  test.each([
    ['slow', 110],
    ['steady', 110],
    ['quick', 55],
    ['lightning', 27],
  ] as const)('%s pays %i ms for a ten', (level, cost) => {
    const one = (pattern: Pattern) => draw(50, (dice) => reaction(PACES[level], [pattern], dice));
    expect(one(TEN).map((time, index) => time - (one(DOUBLE)[index] ?? 0))).toEqual(Array(50).fill(cost));
  });

  test('whoever sees two patterns goes by the plainer one', () => {
    const both = draw(50, (dice) => reaction(PACES.steady, [TEN, DOUBLE], dice));
    expect(both).toEqual(draw(50, (dice) => reaction(PACES.steady, [DOUBLE], dice)));
  });

  test('a slow hand sees tens and sandwiches half the time, doubles and marriages whenever it does not miss', () => {
    const hand: Hand = { pace: { ...PACES.slow, misses: 0 }, own: 1000, drift: 0, shaken: false };
    const seen = (pattern: Pattern) =>
      draw(4000, (dice) => planSlap(hand, { visibleAt: millis(0), patterns: [pattern] }, dice)).filter(Boolean).length /
      4000;
    expect([seen(DOUBLE), seen(MARRIAGE)]).toEqual([1, 1]);
    for (const pattern of [TEN, SANDWICH]) expect(Math.abs(seen(pattern) - 0.5)).toBeLessThan(0.03);
  });
});

describe('a plan', () => {
  const hand = newHand(PACES.quick, diceFrom(3));
  const turned = { visibleAt: millis(5000), patterns: [DOUBLE, TEN] };

  test('is drawn from its own dice and the card alone', () => {
    const plans = draw(200, (dice) => planSlap(hand, turned, dice), 9);
    expect(plans).toEqual(draw(200, (dice) => planSlap(hand, turned, dice), 9));
    expect(plans).not.toEqual(draw(200, (dice) => planSlap(hand, turned, dice), 10));
  });

  test('counts from the moment the card can be seen', () => {
    const later = { ...turned, visibleAt: millis(7000) };
    const shift = draw(200, (dice) => planSlap(hand, later, dice)?.at ?? 0);
    expect(shift).toEqual(draw(200, (dice) => planSlap(hand, turned, dice)?.at ?? -2000).map((at) => at + 2000));
  });

  test('for its own card is between 500 and 900 ms', () => {
    const delays = draw(4000, flipDelay);
    expect([Math.min(...delays), Math.max(...delays)]).toEqual([500, 900]);
  });
});

describe('fine steps', () => {
  test('are nine, each 8% from the next', () => {
    const medians = Array.from(
      { length: 2 * MOST_STEPS + 1 },
      (_, step) => inStep(PACES.steady, step - MOST_STEPS).median,
    );
    expect(medians[MOST_STEPS]).toBe(588);
    for (const [step, median] of medians.slice(1).entries())
      expect(Math.abs(median / (medians[step] ?? 0) - 1.08)).toBeLessThan(0.005);
  });

  test('leave misses and slips as they are', () => {
    expect(inStep(PACES.quick, 2)).toMatchObject({ misses: 50, slips: 8, costShare: 50 });
  });
});

describe('hands', () => {
  const factor = ({ own, drift }: Hand): number => own + drift;

  test('each name has its own 3% and drifts around it, by little at a time', () => {
    const hands = draw(2000, (dice) => newHand(PACES.steady, dice));
    expect([Math.min(...hands.map(factor)), Math.max(...hands.map(factor))]).toEqual([970, 1030]);
    const dice = diceFrom(5);
    let hand: Hand = { pace: PACES.steady, own: 1000, drift: 0, shaken: false };
    const walk = Array.from({ length: 3000 }, () => {
      hand = drifted(hand, dice);
      return hand.drift;
    });
    const steps = walk.slice(1).map((drift, index) => Math.abs(drift - (walk[index] ?? 0)));
    expect([Math.min(...walk), Math.max(...walk), Math.max(...steps)]).toEqual([-15, 15, 3]);
  });

  test('at one table no hand is more than 5% slower than another, and hands that are close stay as they are', () => {
    const far = [955, 1000, 1045].map((own): Hand => ({ pace: PACES.quick, own, drift: 0, shaken: false }));
    const factors = atOneTable(far).map(factor);
    expect(Math.max(...factors) / Math.min(...factors)).toBeLessThanOrEqual(1.05);
    expect(factors[1]).toBe(1000);
    const close = far.map((hand, index): Hand => ({ ...hand, own: 990 + 10 * index }));
    expect(atOneTable(close)).toEqual(close);
  });

  test('a wrong slap makes the next one 10% slower', () => {
    const hand: Hand = { pace: PACES.steady, own: 1000, drift: 0, shaken: false };
    expect(paceNow(hand)).toEqual(PACES.steady);
    expect(paceNow({ ...hand, shaken: true })).toMatchObject({ mu: 517, tau: 165, misses: 120 });
  });
});

describe('Match me', () => {
  test('looks at the last twelve slaps', () => {
    expect(recentMedian([])).toBeUndefined();
    expect(recentMedian([500])).toBe(500);
    expect(recentMedian([500, 400, 900])).toBe(500);
    expect(recentMedian([500, 400, 900, 600])).toBe(550);
    expect(recentMedian([...Array(8).fill(100), ...Array(12).fill(700)])).toBe(700);
  });

  test('takes what a pattern costs out of a time, by the plainer one of two', () => {
    expect([
      plainTime(600, [TEN]),
      plainTime(600, [TEN, MARRIAGE]),
      plainTime(600, [JACK]),
      plainTime(600, []),
    ]).toEqual([490, 560, 660, 600]);
  });

  test('begins with the median of the warm-up, or up to 5% more', () => {
    const firsts = draw(2000, (dice) => firstMedian(600, dice));
    expect([Math.min(...firsts), Math.max(...firsts)]).toEqual([600, 630]);
  });

  test('moves 3% a pile at most, and stays when it has arrived', () => {
    const dice = diceFrom(2);
    expect([nextMedian(600, 300, dice), nextMedian(600, 900, dice)]).toEqual([582, 618]);
    for (const median of draw(500, (one) => nextMedian(615, 600, one))) {
      expect(median).toBeGreaterThanOrEqual(600);
      expect(median).toBeLessThanOrEqual(630);
    }
  });

  test.each([320, 400, 500, 700, 900, 1000])('a computer with a median of %i ms has that median', (median) => {
    const pace = paceWithMedian(median);
    const times = draw(8000, (dice) => reaction(pace, [DOUBLE], dice));
    expect(Math.abs(middle(times) / median - 1)).toBeLessThan(0.02);
  });

  test('and sees what a person sees, at what it costs a person', () => {
    expect(paceWithMedian(330)).toMatchObject({ costShare: 100, notices: 1000 });
    expect(paceWithMedian(900)).toMatchObject({ costShare: 100, notices: 1000 });
  });

  test('and misses as often as the level next to it', () => {
    expect([paceWithMedian(1000), paceWithMedian(600), paceWithMedian(330)].map(({ misses }) => misses)).toEqual([
      250, 120, 20,
    ]);
  });
});
