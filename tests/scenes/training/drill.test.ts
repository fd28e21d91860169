import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Face } from '#engine/cards/cards';
import { diceFrom } from '#engine/core/dice';
import { type Pattern, patternsIn, sightOf } from '#engine/kit/race';
import { RACES, raceTerms } from '#scenes/race/terms';
import {
  cleared,
  covered,
  type Drill,
  isOver,
  newDrill,
  nextCard,
  plainTimes,
  slapped,
  turned,
} from '#scenes/training/drill';
import { patternKey } from '#scenes/training/patternKey';

const RATSCREW = raceTerms('ratscrew', {}, 3).patterns;
const SLAPJACK = raceTerms('slapjack', {}, 3).patterns;

/** A pile laid a second apart, oldest card first: '7C 7D' shows its double from 1000 on. */
function laid(cards: string, patterns = RATSCREW, length = 10): Drill {
  return cards
    .split(' ')
    .reduce(
      (drill, card, index) => turned(drill, { card: card as Face, at: index * 1000 }),
      newDrill(patterns, length),
    );
}

const told = (drill: Drill): readonly string[] => drill.tries.map(({ pattern, result }) => `${pattern} ${result}`);

describe('a slap', () => {
  test.each([
    ['7C 7D', 1400, { type: 'hit', pattern: { name: 'double', between: 0 }, time: 400 }, ['double 400']],
    ['9C 7D 9H', 2612.4, { type: 'hit', pattern: { name: 'double', between: 1 }, time: 612 }, ['double.1 612']],
    ['KC QD', 1333, { type: 'hit', pattern: { name: 'marriage', between: 0 }, time: 333 }, ['marriage 333']],
    ['6C 4D', 1100, { type: 'guessed' }, ['ten guessed']],
    ['6C 5D', 1400, { type: 'wrong' }, []],
    ['6C 4D', 900, { type: 'wrong' }, []],
    ['6C 4D', -1, { type: 'nothing' }, []],
  ])('of %s at %d', (cards, at, verdict, tries) => {
    const { drill, verdict: is } = slapped(laid(cards), at);
    expect(is).toMatchObject(verdict);
    expect(told(drill)).toEqual(tries);
  });

  test('takes the pile, and the next one begins anew', () => {
    const { drill } = slapped(laid('5H 7C 7D'), 2400);
    expect(drill.pile).toEqual([]);
    expect(slapped(drill, 2450).verdict).toEqual({ type: 'nothing' });
  });

  test('without a pattern is counted and leaves the cards where they are', () => {
    const { drill } = slapped(laid('6C 5D'), 1400);
    expect([drill.wrong, drill.pile.length]).toEqual([1, 2]);
  });

  test('of a jack in Slapjack, where a double is nothing', () => {
    expect(slapped(laid('5S JH', SLAPJACK), 1500).verdict).toMatchObject({ type: 'hit', pattern: { name: 'jack' } });
    expect(slapped(laid('7C 7D', SLAPJACK), 1500).verdict).toEqual({ type: 'wrong' });
  });

  test('that was made before the next card came counts, though it is heard of after it', () => {
    const drill = laid('7C 7D KS');
    expect(told(drill)).toEqual(['double missed']);
    expect(told(slapped(drill, 1990).drill)).toEqual(['double 990']);
  });
});

test('a pattern that is covered was missed', () => {
  expect(told(laid('7C 7D KS 3H'))).toEqual(['double missed']);
  expect(told(covered(laid('7C 7D')))).toEqual(['double missed']);
});

test('a pile that is cleared costs nothing', () => {
  const drill = cleared(laid('7C 7D'));
  expect([told(drill), drill.pile]).toEqual([[], []]);
});

test('a drill ends with its last pattern, slapped or covered', () => {
  expect(isOver(slapped(laid('7C 7D', RATSCREW, 1), 1400).drill)).toBe(true);
  const missed = laid('7C 7D KS', RATSCREW, 1);
  expect([isOver(missed), missed.pile.length]).toEqual([true, 2]);
});

test('“Match me” hears times without what the pattern costs to see, and no guesses', () => {
  const first = slapped(laid('7C 7D'), 1400).drill;
  const second = slapped({ ...laid('6H 3S 4D'), tries: first.tries }, 2600).drill;
  const third = slapped({ ...laid('2C 9H 3S 5H 5D'), tries: second.tries }, 4010).drill;
  // A double costs nothing; a ten with one card between 180 ms.
  expect(plainTimes(third)).toEqual([400, 420]);
});

describe('the cards', () => {
  /** So many piles, each up to its first pattern. */
  function piles(patterns: readonly Pattern[], seed: number, count: number): readonly (readonly Face[])[] {
    const dice = diceFrom(seed);
    let drill = newDrill(patterns, count);
    return Array.from({ length: count }, () => {
      const cards: Face[] = [];
      do {
        const next = nextCard(drill, dice);
        drill = next.drill;
        cards.push(next.card);
      } while (drill.coming.length > 0);
      drill = cleared(drill);
      return cards;
    });
  }

  test.each([
    ['Egyptian Rat Screw', RATSCREW],
    ['Slapjack', SLAPJACK],
    [
      'every house rule',
      raceTerms(
        'ratscrew',
        { slapTopBottom: true, slapBigMac: true, slapRun: '3', runWrap: true, slapSameSuit: '4', jokers: '2' },
        3,
      ).patterns,
    ],
    [
      'runs of four alone',
      raceTerms('ratscrew', { slapDoubles: false, slapTens: false, slapMarriage: false, slapRun: '4' }, 3).patterns,
    ],
  ])('of %s make one pattern a pile, with the last card', (_case, patterns) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
        for (const pile of piles(patterns, seed, 6)) {
          expect(new Set(pile).size).toBe(pile.length);
          const shown = pile.map((_, index) => patternsIn(patterns, sightOf(pile.slice(0, index + 1))).length > 0);
          expect(shown.indexOf(true)).toBe(pile.length - 1);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('bring every pattern, none of them rarely', () => {
    const seen = piles(RATSCREW, 7, 600).map((pile) => patternKey(patternsIn(RATSCREW, sightOf(pile))[0] as Pattern));
    for (const pattern of RATSCREW) {
      const share = seen.filter((key) => key === patternKey(pattern)).length / seen.length;
      expect(share, patternKey(pattern)).toBeGreaterThan(0.08);
    }
  });

  test('are the same from the same dice', () => {
    expect(piles(RATSCREW, 3, 5)).toEqual(piles(RATSCREW, 3, 5));
    expect(piles(RATSCREW, 3, 5)).not.toEqual(piles(RATSCREW, 4, 5));
  });
});

test('both games can be trained', () => {
  expect(RACES.map((race) => raceTerms(race, {}, 2).patterns.length > 0)).toEqual([true, true]);
});
