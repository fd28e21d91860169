/** Rule sheet section 2 and its worked examples: what a meld is, what may be laid off, what a hand counts. */
import { describe, expect, test } from 'vitest';
import { type CardId, PACK, readCards } from '#engine/cards/cards';
import { at } from '#engine/core/words';
import { bestCut, fits, leastCount, meldKind, meldsIn, meldsWith } from '#engine/kit/melds';

const one = (text: string): CardId => at(readCards(text), 0);

describe('shape', () => {
  test.each([
    ['A-2-3 of one suit', 'As 2s 3s', 'run'],
    ['Q-K-A', 'Qs Ks As', undefined],
    ['K-A-2', 'Ks As 2s', undefined],
    ['J-Q-K and an ace of another suit', 'Js Qs Ks Ah', undefined],
    ['T-J-Q-K', 'Ts Js Qs Ks', 'run'],
    ['all thirteen of a suit', 'Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh', 'run'],
    ['two cards', '7c 7d', undefined],
    ['a gap', '3d 4d 6d', undefined],
    ['three of a rank', 'Jc Jd Js', 'set'],
    ['four of a rank', 'Jc Jd Jh Js', 'set'],
    ['four ranks that all count ten', 'Tc Jd Qh Ks', undefined],
    ['three of a rank and another', 'Jc Jd Js Qs', undefined],
    ['a run of two suits', '3d 4h 5d', undefined],
    ['a card named twice', '7c 7c 7d', undefined],
    ['in any order', '5d 3d 4d', 'run'],
  ])('%s: %s is %s', (_what, cards, kind) => {
    expect(meldKind(readCards(cards))).toBe(kind);
  });

  test('a pack holds 185 melds of three to five cards: 65 sets and 44 + 40 + 36 runs', () => {
    const sizes = (kind: string, size: number): number =>
      meldsIn(PACK).filter((meld) => meldKind(meld) === kind && meld.length === size).length;
    expect([sizes('set', 3), sizes('set', 4)]).toEqual([52, 13]);
    expect([sizes('run', 3), sizes('run', 4), sizes('run', 5)]).toEqual([44, 40, 36]);
  });

  test('four aces and two more spades hold six melds', () => {
    expect(meldsIn(readCards('2s As Ad 3s Ac Ah')).map((meld) => meld.join(' '))).toEqual([
      'AC AD AH AS',
      'AD AH AS',
      'AC AH AS',
      'AC AD AS',
      'AC AD AH',
      'AS 2S 3S',
    ]);
  });

  test('a card from outside makes each of its melds with hand cards alone', () => {
    expect(meldsWith(one('5h'), readCards('3h 4h 6h 7h 5s 5c')).map((mates) => mates.join(' '))).toEqual([
      '5C 5S',
      '3H 4H',
      '3H 4H 6H',
      '3H 4H 6H 7H',
      '4H 6H',
      '4H 6H 7H',
      '6H 7H',
    ]);
  });
});

describe('lay-offs', () => {
  test.each([
    ['Ac Ad Ah', 'As'],
    ['As 2s 3s', '4s'],
    ['5s 6s 7s', '4s 8s'],
    ['5s 6s 7s 8s', '4s 9s'],
    ['4d 5d 6d', '3d 7d'],
    ['3d 4d 5d 6d', '2d 7d'],
    ['9c Tc Jc', '8c Qc'],
    ['8c 9c Tc Jc', '7c Qc'],
    ['Js Qs Ks', 'Ts'],
    ['Ts Js Qs Ks', '9s'],
    ['7c 7d 7h 7s', ''],
  ])('on %s fit %s and nothing else', (meld, fitting) => {
    const cards = readCards(meld);
    expect(PACK.filter((card) => fits(card, cards)).sort()).toEqual([...readCards(fitting)].sort());
  });
});

describe('counting', () => {
  test.each([
    ['M1', 'Qc Qd Qh Qs Jc Jd Jh Js 8c 9c Tc 3s', 3],
    ['M2', 'Jc Jd Jh Js 8c 9c Tc', 0],
    ['M3', '7c 7h 7s Kd', 10],
    ['M4', '5s 6s 7s 7h 7d', 11],
    ['M5', '9h 9d 9s 9c Th Jh', 0],
    ['M6', '5c 5d 5h 5s 6c 7c 9d', 9],
    ['M7', '6c 6d 6h 5h 4h 7h Kd', 22],
    ['M8', '4d 5d 6d 7d 7c 7s 7h 2c', 2],
    ['M9', 'As 2s 3s 3h 3d 4s Kc', 16],
    ['M10', '8c 8d 8h 8s 9s Ts', 0],
  ])('%s: %s counts %i', (_name, hand, count) => {
    expect(leastCount(readCards(hand))).toBe(count);
  });

  test.each([
    ['M2: four jacks rather than a run to the jack', 'Jc Jd Jh Js 8c 9c Tc', ['JC JD JH JS', '8C 9C TC']],
    ['M6: three fives and the run', '5c 5d 5h 5s 6c 7c 9d', ['5D 5H 5S', '5C 6C 7C']],
    ['M7: the run, not the set', '6c 6d 6h 5h 4h 7h Kd', ['4H 5H 6H 7H']],
    ['a long run stays in one piece', '3d 4d 5d 6d 7d 8d', ['3D 4D 5D 6D 7D 8D']],
  ])('%s', (_what, hand, melds) => {
    expect(bestCut(readCards(hand), 'four').melds.map((meld) => meld.join(' '))).toEqual(melds);
  });

  test('where runs of five are secrets, one run of ten becomes two', () => {
    const run = readCards('Ah 2h 3h 4h 5h 6h 7h 8h 9h Th');
    expect(bestCut(run, 'fourAndRun5').melds).toHaveLength(2);
    expect(bestCut(run, 'four').melds).toHaveLength(1);
  });
});
