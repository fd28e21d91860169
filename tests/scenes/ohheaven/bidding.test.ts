import { describe, expect, test } from 'vitest';
import { type Draft, eraseDigit, moveDraft, pointedAt, typeDigit } from '#scenes/games/ohheaven/bidDraft';

const typed = (keys: string, most: number): Draft | undefined =>
  [...keys].reduce<Draft | undefined>(
    (draft, key) => (key === '<' ? eraseDigit(draft) : typeDigit(draft, key, most)),
    undefined,
  );

describe('typing a bid', () => {
  test.each([
    { keys: '3', most: 13, bid: 3 },
    { keys: '12', most: 13, bid: 12 },
    { keys: '13', most: 13, bid: 13 },
    { keys: '14', most: 13, bid: 4, why: 'fourteen is too many, so a new number begins' },
    { keys: '12', most: 5, bid: 2, why: 'twelve is too many, so a new number begins' },
    { keys: '123', most: 17, bid: 3 },
    { keys: '05', most: 13, bid: 5 },
    { keys: '9', most: 5, bid: 9, why: 'the rules refuse it, in words' },
    { keys: '93', most: 5, bid: 3 },
    { keys: '12<', most: 13, bid: 1 },
    { keys: '1<', most: 13, bid: undefined },
    { keys: '<', most: 13, bid: undefined },
    { keys: '1<2', most: 13, bid: 2 },
  ])('$keys with $most cards is $bid', ({ keys, most, bid }) => {
    expect(typed(keys, most)?.number).toBe(bid);
  });

  test('a number that was pointed at does not grow', () => {
    expect(typeDigit(pointedAt(1), '2', 13).number).toBe(2);
    expect(eraseDigit(pointedAt(1))).toBeUndefined();
  });
});

describe('arrows go from open number to open number', () => {
  const open = [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13];

  test.each([
    { from: undefined, step: 1, to: 0 },
    { from: undefined, step: -1, to: 13 },
    { from: 3, step: 1, to: 5, why: 'four is barred' },
    { from: 5, step: -1, to: 3 },
    { from: 11, step: -7, to: 3, why: 'four is barred' },
    { from: 2, step: 7, to: 9 },
    { from: 13, step: 1, to: 13 },
    { from: 0, step: -1, to: 0 },
    { from: 8, step: 7, to: 8 },
  ])('from $from by $step to $to', ({ from, step, to }) => {
    expect(moveDraft(from === undefined ? undefined : pointedAt(from), step, open)?.number).toBe(to);
  });
});
