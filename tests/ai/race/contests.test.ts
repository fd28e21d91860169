/** Whole games between computers and simulated people: speed decides them, and Match me makes them fair. */
import { describe, expect, test } from 'vitest';
import { diceFrom } from '#engine/core/dice';
import type { Rules } from '#engine/core/rules';
import { seat } from '#engine/core/words';
import { ratscrew } from '#engine/games/ratscrew/index';
import { slapjack } from '#engine/games/slapjack/index';
import { configOf } from '#tests/support/race';
import { figuresOf } from '#tools/figures';
import { personNamed, warmUp } from '#tools/people';
import { playRace } from '#tools/raceContest';
import { mean } from '#tools/statistics';

const GAMES = 12;
const LIMIT = { cardLimit: 5000 };

interface Series {
  readonly rules: Rules;
  readonly config: object;
  readonly names: readonly string[];
  readonly times?: readonly number[];
}

/** Match after match; what is known of people goes along. */
function series({ rules, config, names, times = [] }: Series) {
  let known = times;
  return Array.from({ length: GAMES }, (_, seed) => {
    const played = playRace({ rules, config, names, seed, shift: seed, times: known, onDecision: () => {} });
    known = played.times;
    return played;
  });
}

const inRatscrew = (...names: readonly string[]): Series => ({
  rules: ratscrew,
  config: configOf(ratscrew, LIMIT, names.length),
  names,
});
const inSlapjack = (...names: readonly string[]): Series => ({
  rules: slapjack,
  config: configOf(slapjack, LIMIT, names.length),
  names,
});

const winsOf = (played: ReturnType<typeof series>, who: number): number =>
  played.filter(({ outcome }) => outcome.standings[0]?.seat === who).length / played.length;

/** The share of all slapped piles that the first seat slapped. */
const slapsOfFirst = (played: ReturnType<typeof series>): number =>
  mean(played.flatMap(({ match }) => figuresOf(match.record.game).observe(match, seat(0)).slaps ?? []));

describe('Egyptian Rat Screw', () => {
  test('a quarter slower wins next to nothing, an equal hand about half', () => {
    expect(winsOf(series(inRatscrew('adult', 'adult@0.8')), 0)).toBeLessThan(0.15);
    expect(winsOf(series(inRatscrew('adult', 'adult@1.25')), 0)).toBeGreaterThan(0.85);
    const equal = winsOf(series(inRatscrew('adult', 'adult')), 0);
    expect([equal > 0.25, equal < 0.75]).toEqual([true, true]);
  });

  test('under Match me an adult wins half of the slaps, or a little more', () => {
    const adult = personNamed('adult');
    const times = adult === undefined ? [] : warmUp(adult, 10, diceFrom(3));
    const share = slapsOfFirst(series({ ...inRatscrew('adult', 'adaptive'), times }));
    expect([share > 0.45, share < 0.58]).toEqual([true, true]);
  });
});

test('Slapjack between computers comes to an end by itself, and the quick ones win', () => {
  const played = series(inSlapjack('steady', 'steady', 'quick'));
  for (const { match } of played)
    expect(match.events.at(-1)?.event).toMatchObject({ type: 'matchWon', how: 'allCards' });
  expect(winsOf(played, 2)).toBeGreaterThan(0.5);
});

test('equal computers win alike, wherever they sit', () => {
  const played = series(inSlapjack('quick', 'quick'));
  expect(winsOf(played, 0)).toBeGreaterThan(0.2);
  expect(winsOf(played, 0)).toBeLessThan(0.8);
});
