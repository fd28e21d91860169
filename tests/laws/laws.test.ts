/**
 * Every registered game, every seat count, random legal play with random options. `LAWS_MATCHES` (in all) and `LAWS_GAME`
 * come from `npm run laws`; without them it is what `npm run check` has time for.
 */
import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { fingerprint } from '#engine/core/fingerprint';
import { replay } from '#engine/core/match';
import { GAMES } from '#engine/index';
import { KITS } from '#tests/support/kits';
import { randomMatch } from '#tests/support/random-match';
import { LAWS } from './laws';
import { holdLaws, PLAYABLE, type Verdict } from './run';

const ASKED_FOR = process.env.LAWS_MATCHES;
const ONLY = process.env.LAWS_GAME;
const kits = KITS.filter(({ rules }) => ONLY === undefined || rules.game === ONLY);

test('every registered game is held to the laws', () => {
  expect(KITS.map(({ rules }) => rules.game)).toEqual(GAMES.map(({ game }) => game));
});

test.each(GAMES.map(({ game }) => game))('%s has a golden match', (game) => {
  const recorded = readdirSync(new URL(`../golden/${game}`, import.meta.url));
  expect(recorded.filter((name) => name.endsWith('.json'))).not.toEqual([]);
});

describe.each(kits.map((kit) => ({ game: kit.rules.game, kit })))('$game', ({ kit }) => {
  const wanted = Number(ASKED_FOR ?? kit.matchesInCheck);
  describe.each(kit.rules.seats.map((seats) => ({ seats })))('with $seats seats', ({ seats }) => {
    let verdict: Verdict;
    beforeAll(() => {
      const matches = Math.ceil(wanted / kit.rules.seats.length);
      verdict = holdLaws({ kit, seats, matches, firstSeed: seats * 1_000_000 });
    }, Number.POSITIVE_INFINITY);

    test('plays the matches it was asked for', () => {
      console.log(`${kit.rules.game}, ${seats} seats: ${verdict.matches} matches, ${verdict.moves} moves`);
      expect(verdict.matches * kit.rules.seats.length).toBeGreaterThanOrEqual(wanted);
      expect(verdict.moves).toBeGreaterThanOrEqual(verdict.matches);
    });

    test.each([PLAYABLE, ...LAWS.map(({ name }) => name)])('%s', (name) => {
      expect(verdict.faults.get(name) ?? []).toEqual([]);
    });

    test('5. saving and reloading at every move gives the same fingerprints', () => {
      // A race has hundreds of presses, and each reload plays all of them so far.
      const every = kit.rules.tempo === 'race' ? 20 : 1;
      let move = 0;
      for (const match of randomMatch({ rules: kit.rules, seats, seed: seats })) {
        move += 1;
        if (move % every !== 0 && kit.rules.outcome(match.state) === undefined) continue;
        const again = replay(kit.rules, JSON.parse(JSON.stringify(match.record)));
        expect(again.ok && fingerprint(again.value.state)).toBe(fingerprint(match.state));
      }
    });
  });
});
