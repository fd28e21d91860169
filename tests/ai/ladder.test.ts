/** Level steady is the original's ladder, exactly: rule sheet section 5 and the worked examples B. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { climb } from '#ai/brains/cassino/steady';
import { PACK } from '#engine/cards/cards';
import { seat } from '#engine/core/words';
import { type CassinoView, cassino } from '#engine/games/cassino/index';
import { cassinoTable } from '#tests/support/cassino';
import { slowLadder } from '#tests/support/slow-ladder';

interface Situation {
  readonly hand: string;
  readonly on: string;
  readonly stock?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

const viewOf = ({ hand, on, stock, options }: Situation): CassinoView =>
  cassino.view(
    cassinoTable({ hands: [hand, ''], table: on, turn: 0, stock: stock ?? 8, options: options ?? {} }).state,
    seat(0),
  );

/** The move in words and its rung. */
function move(situation: Situation): string {
  const { play, rung } = climb(viewOf(situation));
  const what = play.table.length === 0 ? 'laid down' : `takes ${[...play.table].sort().join(' ')}`;
  return `${play.hand.join(' ')} ${what}, rung ${rung}`;
}

test.each([
  ['B1', 'Jc Td 3h 2d', '5c 6d Jh', 'JC takes 5C 6D JH, rung 1'],
  ['B2', 'Tc Ts 3c 7d', '6c 4d', 'TS takes 4D 6C, rung 1'],
  ['B3', 'Tc Jd 3h 6d', 'Ac 9d Kh', 'TC takes 9D AC, rung 2'],
  ['B4', '6s 2c 3d 8h', '9d 4c 5h 6d', '6S takes 6D, rung 3'],
  ['B5', '6s Qc Kd Ts', '2h 3d 6d', 'QC laid down, rung 4'],
  ['B6', '9h 4d Ks 3c', '8c', '9H laid down, rung 5'],
  ['B7', 'Qh Kc 9s 7s', 'Jc Th 5d', 'KC laid down, rung 5'],
  ['B8', 'Ac 2s 5s 7s', '9c', '5S laid down, rung 6'],
  ['B9', 'Ah As Td 2s', '3h', 'AH laid down, rung 6'],
])('%s: %s on %s: %s', (_name, hand, on, expected) => {
  expect(move({ hand, on })).toBe(expected);
});

describe('options', () => {
  test('a sweep that cannot score is an ordinary take', () => {
    const swept = { hand: '9C KD', on: '9H' };
    expect(move(swept)).toBe('9C takes 9H, rung 1');
    expect(move({ ...swept, options: { sweepMinCards: 2 } })).toBe('9C takes 9H, rung 3');
    const last = { hand: '9C', on: '9H', stock: 0 };
    expect(move(last)).toBe('9C takes 9H, rung 1');
    expect(move({ ...last, options: { sweepLastPlay: false } })).toBe('9C takes 9H, rung 3');
  });

  test('with mustCapture cards that can take are not laid down; if no card remains, the best take is played', () => {
    const options = { mustCapture: true };
    expect(move({ hand: '6s Qc Kd', on: '2h 3d 6d', options })).toBe('QC laid down, rung 4');
    expect(move({ hand: '6s', on: '2h 3d 6d', options })).toBe('6S takes 6D, rung bestTake');
    expect(move({ hand: '6s', on: '2h 3d 6d' })).toBe('6S laid down, rung 6');
  });
});

describe('ties', () => {
  test.each([
    ['more cards first', 'QC', '9D TC 2D 8D KD 4H', 'QC takes 2D 4H 8D TC, rung 2'],
    ['then the lower hand value', 'TH 9H', '9D TC KD', '9H takes 9D, rung 3'],
    ['then the suit in the hand, c d h s', '9H 9D', '9C KD', '9D takes 9C, rung 3'],
    ['then the lowest table cards', '9H', '9S 8C KD 9C 9D', '9H takes 9C 9D 9S, rung 2'],
  ])('%s', (_what, hand, on, expected) => {
    expect(move({ hand, on })).toBe(expected);
  });
});

test('a move of the ladder does not depend on the order of the hand or the table', () => {
  const one = move({ hand: '6s 2c 3d 8h', on: '9d 4c 5h 6d' });
  expect(move({ hand: '8h 3d 2c 6s', on: '6d 5h 4c 9d' })).toBe(one);
});

test('on small tables it plays what the ladder says when it is read out word for word', () => {
  const options = fc.record({
    mustCapture: fc.boolean(),
    sweepMinCards: fc.constantFrom(1, 2),
    sweepLastPlay: fc.boolean(),
  });
  const low = PACK.filter((card) => 'A23456'.includes(card[0] ?? ''));
  const cards = fc.oneof(
    fc.shuffledSubarray([...PACK], { minLength: 1, maxLength: 11 }),
    fc.shuffledSubarray(low, { minLength: 1, maxLength: 11 }),
  );
  fc.assert(
    fc.property(cards, fc.integer({ min: 1, max: 4 }), options, fc.constantFrom(0, 8), (drawn, held, chosen, stock) => {
      const hand = drawn.slice(0, held).join(' ');
      const view = viewOf({ hand, on: drawn.slice(held).join(' '), stock, options: chosen });
      const fast = climb(view).play;
      const slow = slowLadder(view);
      expect({ ...fast, table: [...fast.table].sort() }).toEqual({ ...slow, table: [...slow.table].sort() });
    }),
    { numRuns: 800 },
  );
});
