import { afterEach, describe, expect, test } from 'vitest';
import { readCards } from '#engine/cards/cards';
import type { Trump } from '#engine/kit/tricks';
import { cutRows, fanXs, groupsWithin } from '#scenes/games/ohheaven/fan';
import { heldHand, liking } from '#scenes/scripts/ohheavenHand';

describe('a hand lies trump first, the other suits in turning colours, high cards first', () => {
  test.each<{ hand: string; trump: Trump | undefined; lies: string }>([
    { hand: '4S AS 9S KD 6D 2D KH 7H 3H JC TC 8C 5C', trump: 'H', lies: 'KH 7H 3H JC TC 8C 5C KD 6D 2D AS 9S 4S' },
    { hand: '2C 3D 4H 5S', trump: 'S', lies: '5S 3D 2C 4H' },
    { hand: '2C 3D 4H 5S', trump: 'D', lies: '3D 2C 4H 5S' },
    { hand: '2C 3D 5S', trump: 'D', lies: '3D 2C 5S' },
    { hand: '2C 4H 5S', trump: 'D', lies: '2C 4H 5S' },
    { hand: '3D 4H 5S', trump: 'C', lies: '3D 5S 4H' },
    { hand: '3D 4H', trump: 'C', lies: '3D 4H' },
    { hand: 'AC 2C TC', trump: 'H', lies: 'AC TC 2C' },
    { hand: '2C 3D 4H 5S', trump: 'none', lies: '5S 3D 2C 4H' },
    { hand: '2C 3D 4H 5S', trump: undefined, lies: '5S 3D 2C 4H' },
  ])('$hand with trump $trump', ({ hand, trump, lies }) => {
    expect(heldHand(readCards(hand), trump).cards).toEqual(readCards(lies));
  });

  test('the groups are the suits', () => {
    expect(heldHand(readCards('2C 3D 4D 5S 6S 7S'), 'S').groups).toEqual([3, 2, 1]);
    expect(heldHand([], 'S')).toEqual({ cards: [], groups: [] });
  });
});

describe('where suits keep their places', () => {
  afterEach(() => {
    liking.order = 'trumpFirst';
  });

  test.each<Trump | undefined>(['C', 'D', 'H', 'S', 'none', undefined])('trump %s changes nothing', (trump) => {
    liking.order = 'suitsInPlace';
    expect(heldHand(readCards('2C 3D 4H 5S'), trump)).toEqual({
      cards: readCards('5S 3D 2C 4H'),
      groups: [1, 1, 1, 1],
    });
  });
});

describe('a fan', () => {
  const fan = { count: 5, w: 100, step: 40, gap: 10, groups: [2, 3], middle: 500, room: 1000, open: undefined };
  const steps = (xs: readonly number[]) => xs.slice(1).map((x, index) => x - (xs[index] ?? 0));

  test('has gaps between groups and lies around its middle', () => {
    const xs = fanXs(fan);
    expect(steps(xs)).toEqual([40, 50, 40, 40]);
    expect(((xs[0] ?? 0) + (xs[4] ?? 0)) / 2).toBe(500);
  });

  test('parts after the card that is shown whole, and not after the last one', () => {
    expect(steps(fanXs({ ...fan, open: 0 }))).toEqual([104, 50, 40, 40]);
    expect(fanXs({ ...fan, open: 4 })).toEqual(fanXs(fan));
  });

  test('closes up where it would become too wide, but not beside the card that is shown whole', () => {
    const xs = fanXs({ ...fan, room: 230, open: 1 });
    expect((xs[4] ?? 0) - (xs[0] ?? 0) + 100).toBeCloseTo(230);
    expect(steps(xs)[1]).toBeCloseTo(104);
  });

  test('of one card or none lies in the middle', () => {
    expect(fanXs({ ...fan, count: 1, groups: [1] })).toEqual([500]);
    expect(fanXs({ ...fan, count: 0, groups: [] })).toEqual([]);
  });
});

describe('two rows', () => {
  test.each([
    { why: 'between two suits, the longer row first', groups: [3, 4, 3, 3], first: 7 },
    { why: 'between two suits, as even as can be', groups: [2, 3, 1, 2], first: 5 },
    { why: 'in the middle of a suit that is too long', groups: [9, 1], first: 5 },
    { why: 'in the middle of a single suit', groups: [8], first: 4 },
    { why: 'a shorter first row where only that keeps suits together', groups: [6, 7], first: 6 },
  ])('are cut $why', ({ groups, first }) => {
    const count = groups.reduce((sum, size) => sum + size, 0);
    expect(cutRows(count, groups, 7)).toBe(first);
  });

  test('keep the groups they cut', () => {
    expect(groupsWithin([3, 4, 2], 0, 5)).toEqual([3, 2]);
    expect(groupsWithin([3, 4, 2], 5, 9)).toEqual([2, 2]);
  });
});
