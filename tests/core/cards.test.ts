/** Cards as words. */
import { describe, expect, test } from 'vitest';
import { faceOf, PACK, rankOf, readCard, readCards, suitOf } from '#engine/cards/cards';
import { fingerprint } from '#engine/core/fingerprint';

describe('cards', () => {
  test('a pack has 52, each once, thirteen of every suit', () => {
    expect(new Set(PACK).size).toBe(52);
    for (const suit of ['C', 'D', 'H', 'S']) expect(PACK.filter((card) => suitOf(card) === suit)).toHaveLength(13);
  });

  test.each([
    ['2s', '2S'],
    ['QS', 'QS'],
    [' td ', 'TD'],
    ['qs.1', 'QS.1'],
    ['x1', 'X1'],
    ['X2.3', 'X2.3'],
    ['10d', undefined],
    ['QS.0', undefined],
    ['QS.1.2', undefined],
    ['QS.', undefined],
    ['', undefined],
    ['1S', undefined],
    ['QSQ', undefined],
  ])('%j reads as %j', (text, card) => {
    expect(readCard(text)).toBe(card);
  });

  test('a list of cards is read whole or not at all', () => {
    expect(readCards(' 2s  Td ')).toEqual(['2S', 'TD']);
    expect(() => readCards('2s 1d')).toThrow('not a card: 1d');
  });

  test('face, rank and suit, of second packs and jokers too', () => {
    expect([faceOf('QS.1'), rankOf('QS.1'), suitOf('QS.1')]).toEqual(['QS', 'Q', 'S']);
    expect([faceOf('X1.2'), rankOf('X1'), suitOf('X1')]).toEqual(['X1', undefined, undefined]);
  });
});

describe('fingerprint', () => {
  test('is the same whatever order keys were written in, and for fields that are undefined', () => {
    expect(fingerprint({ a: 1, b: [1, 2], c: undefined })).toBe(fingerprint({ b: [1, 2], a: 1 }));
  });

  test.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: '1' }, { a: 1 }],
    [{ a: null }, { a: [] }],
    [
      { a: ['QS'], b: [] },
      { a: [], b: ['QS'] },
    ],
  ])('%j and %j differ', (one, other) => {
    expect(fingerprint(one)).not.toBe(fingerprint(other));
  });

  test('never changes, or no golden file could be compared', () => {
    expect(fingerprint({ table: ['KH', 'AC'], turn: 0 })).toBe('feeef0990f5d21bc');
  });
});
