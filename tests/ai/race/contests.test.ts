/** Whole games between hands: speed decides them, and Match me makes them fair. */
import { describe, expect, test } from 'vitest';
import type { Hand } from '#ai/brains/race/hands';
import { firstMedian, medianOf, nextMedian, plainTime } from '#ai/brains/race/matchMe';
import { PACES, type Pace, paceWithMedian, stretched } from '#ai/brains/race/paces';
import { diceFrom } from '#engine/core/dice';
import { ratscrew } from '#engine/games/ratscrew/index';
import { slapjack } from '#engine/games/slapjack/index';
import { configOf } from '#tests/support/race';
import { type Played, playSlaps } from '#tools/slapGames';

const GAMES = 20;
const ADULT: Pace = { ...PACES.steady, mu: 390, sigma: 55, tau: 120, misses: 60 };
const LIMIT = { cardLimit: 10_000 };

const exactly = (pace: Pace): Hand => ({ pace, own: 1000, drift: 0, shaken: false });
const share = (played: readonly Played[], seat: number): number =>
  played.filter(({ outcome }) => outcome.standings[0]?.seat === seat).length / played.length;

/** The share of games that an adult wins against a computer so many thousandths as slow. */
function wonAgainst(factor: number): number {
  const hands = [exactly(ADULT), exactly(stretched(ADULT, factor))];
  const config = configOf(ratscrew, LIMIT, 2);
  return share(
    Array.from({ length: GAMES }, (_, seed) => playSlaps({ rules: ratscrew, config, hands, seed })),
    0,
  );
}

describe('Egyptian Rat Screw', () => {
  test('a quarter slower wins next to nothing, an equal hand about half', () => {
    expect(wonAgainst(800)).toBeLessThan(0.15);
    expect(wonAgainst(1250)).toBeGreaterThan(0.85);
    const equal = wonAgainst(1000);
    expect([equal > 0.25, equal < 0.75]).toEqual([true, true]);
  });

  test('under Match me an adult wins half of the slaps, or a little more', () => {
    const dice = diceFrom(3);
    const times: number[] = [];
    let median = firstMedian(520, dice);
    const played = Array.from({ length: GAMES }, (_, seed) =>
      playSlaps({
        rules: ratscrew,
        config: configOf(ratscrew, LIMIT, 2),
        hands: [exactly(ADULT), exactly(paceWithMedian(median))],
        seed,
        onSlap: (seat, time, patterns) => void (seat === 0 && times.push(plainTime(time, patterns))),
        onPile: ([one, other], rolls) => {
          median = nextMedian(median, medianOf(times) ?? median, rolls);
          return one && other ? [one, { ...other, pace: paceWithMedian(median) }] : [];
        },
      }),
    );
    const slaps = [0, 1].map((seat) => played.reduce((sum, game) => sum + (game.slaps[seat] ?? 0), 0));
    const won = (slaps[0] ?? 0) / ((slaps[0] ?? 0) + (slaps[1] ?? 0));
    expect([won > 0.45, won < 0.58]).toEqual([true, true]);
  });
});

test('Slapjack between computers comes to an end by itself', () => {
  const config = configOf(slapjack, LIMIT, 3);
  const hands = [PACES.steady, PACES.steady, PACES.quick].map(exactly);
  const played = Array.from({ length: GAMES }, (_, seed) => playSlaps({ rules: slapjack, config, hands, seed }));
  expect(Math.max(...played.map(({ cards }) => cards))).toBeLessThan(5000);
  expect(share(played, 2)).toBeGreaterThan(0.5);
});
