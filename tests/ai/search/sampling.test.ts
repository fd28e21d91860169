/** Hidden cards dealt anew: every card has a place, every place its room, and nobody gets what it cannot hold. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Crowd } from '#ai/search/crowd';
import { Luck } from '#ai/search/luck';
import { type Hidden, Sampler } from '#ai/search/sampling';
import { type Likeness, Walk } from '#ai/search/walk';
import { diceFrom } from '#engine/core/dice';
import { at } from '#engine/core/words';

const luckOf = (seed: number): Luck => new Luck(diceFrom(seed));

/** By place: its cards. */
const piles = ({ rooms }: Hidden, places: Int32Array): readonly (readonly number[])[] =>
  rooms.map((_, place) => [...places.keys()].filter((card) => places[card] === place));

function expectToFit(hidden: Hidden, places: Int32Array): void {
  for (const [place, cards] of piles(hidden, places).entries()) {
    expect(cards.length).toBeLessThanOrEqual(at(hidden.rooms, place));
    for (const card of cards) expect((at(hidden.barred, place) >> at(hidden.kinds, card)) & 1).toBe(0);
  }
  expect([...places].every((place) => place >= 0 && place < hidden.rooms.length)).toBe(true);
}

/** A deal that exists, and what one may know of it: some kinds that a place has none of. */
const hiddenFrom = (owners: readonly number[], kinds: readonly number[], known: readonly boolean[]): Hidden => {
  const places = [0, 1, 2, 3];
  return {
    kinds,
    rooms: places.map((place) => owners.filter((owner) => owner === place).length),
    barred: places.map((place) =>
      [0, 1, 2, 3].reduce((mask, kind) => {
        const holds = owners.some((owner, card) => owner === place && kinds[card] === kind);
        return holds || known[place * 4 + kind] === false ? mask : mask | (1 << kind);
      }, 0),
    ),
  };
};

const anyHidden = fc.integer({ min: 1, max: 40 }).chain((count) => {
  const list = (max: number) => fc.array(fc.integer({ min: 0, max }), { minLength: count, maxLength: count });
  const known = fc.array(fc.boolean(), { minLength: 16, maxLength: 16 });
  return fc.tuple(list(3), list(3), known).map(([owners, kinds, seen]) => hiddenFrom(owners, kinds, seen));
});

test('whenever there is a deal that fits, one that fits is found', () => {
  fc.assert(
    fc.property(anyHidden, fc.integer({ min: 0, max: 1000 }), (hidden, seed) => {
      const sampler = new Sampler(hidden);
      const luck = luckOf(seed);
      for (let turn = 0; turn < 5; turn += 1) {
        sampler.deal(luck);
        expectToFit(hidden, sampler.places);
      }
    }),
  );
});

test.each<readonly [string, Hidden, readonly number[]]>([
  ['one place may hold it', { kinds: [0, 1], rooms: [1, 1], barred: [0b01, 0] }, [1, 0]],
  ['the freer card makes room', { kinds: [1, 0], rooms: [1, 1], barred: [0, 0b01] }, [1, 0]],
  ['a chain of three', { kinds: [0, 1, 2], rooms: [1, 1, 1], barred: [0b110, 0b100, 0] }, [0, 1, 2]],
])('%s', (_what, hidden, expected) => {
  const sampler = new Sampler(hidden);
  for (let seed = 0; seed < 20; seed += 1) {
    sampler.deal(luckOf(seed));
    expect([...sampler.places]).toEqual(expected);
  }
});

test('without anything known every deal is as likely as the others', () => {
  const hidden: Hidden = { kinds: [0, 0, 0, 0], rooms: [2, 1, 1], barred: [0, 0, 0] };
  const sampler = new Sampler(hidden);
  const luck = luckOf(5);
  const seen = new Map<string, number>();
  for (let turn = 0; turn < 12_000; turn += 1) {
    sampler.deal(luck);
    const deal = sampler.places.join('');
    seen.set(deal, (seen.get(deal) ?? 0) + 1);
  }
  // Four cards over rooms of two, one and one: twelve deals.
  expect(seen.size).toBe(12);
  for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('what contradicts itself is a bug', () => {
  const sampler = new Sampler({ kinds: [0], rooms: [1], barred: [1] });
  expect(() => sampler.deal(luckOf(1))).toThrow('no deal fits');
});

test('a walk keeps to what was seen', () => {
  fc.assert(
    fc.property(anyHidden, fc.integer({ min: 0, max: 1000 }), (hidden, seed) => {
      const luck = luckOf(seed);
      const walk = new Walk(hidden, { of: () => 1 }, luck);
      walk.stroll(50, luck);
      expectToFit(hidden, walk.places);
    }),
  );
});

test('a walk meets deals as often as they are likely', () => {
  // Whoever holds the first card at place 0 explains what it did three times as well.
  const hidden: Hidden = { kinds: [0, 0], rooms: [1, 1], barred: [0, 0] };
  const luck = luckOf(3);
  const walk = new Walk(hidden, { of: (place, places) => (place === 1 || places[0] === 0 ? 0.9 : 0.3) }, luck);
  let first = 0;
  for (let turn = 0; turn < 8000; turn += 1) {
    walk.stroll(6, luck);
    if (walk.places[0] === 0) first += 1;
  }
  expect(first / 8000).toBeGreaterThan(0.72);
  expect(first / 8000).toBeLessThan(0.78);
});

test('a crowd keeps to what was seen, even where no deal explains what was done', () => {
  fc.assert(
    fc.property(anyHidden, fc.integer({ min: 0, max: 1000 }), fc.constantFrom(0, 1), (hidden, seed, likely) => {
      const crowd = new Crowd(hidden, { of: () => likely }, luckOf(seed));
      for (let turn = 0; turn < 5; turn += 1) expectToFit(hidden, crowd.next());
    }),
    { numRuns: 30 },
  );
});

test('a crowd meets deals as often as they are likely, where one walk would stay at the first it came upon', () => {
  // Two cards at each place. Any way from the one good deal to the other leads over deals that explain next to nothing.
  const hidden: Hidden = { kinds: [0, 0, 0, 0], rooms: [2, 2], barred: [0, 0] };
  const likeness: Likeness = {
    of: (place, places) => {
      const first = [...places].join('');
      if (place === 1 || first === '0011') return 1;
      return first === '1100' ? 0.25 : 1e-7;
    },
  };
  let good = 0;
  let met = 0;
  for (let seed = 0; seed < 60; seed += 1) {
    const crowd = new Crowd(hidden, likeness, luckOf(seed));
    for (let turn = 0; turn < 64; turn += 1, met += 1) if (crowd.next().join('') === '0011') good += 1;
  }
  expect(good / met).toBeGreaterThan(0.75);
  expect(good / met).toBeLessThan(0.85);
});
