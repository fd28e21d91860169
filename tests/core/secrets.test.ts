/** The one redactor, and the types that make everybody use it. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import { HIDDEN, type Hidden, isHidden, type Secret, type Seen, secret, seenBy } from '#engine/core/secrets';
import { millis, seat } from '#engine/core/words';
import type { News } from '#play/types';
import type { ToyEvent, ToyKind } from '#tests/support/toy';

const drew = { type: 'drew', seat: seat(1), card: secret('QS', seat(1)), count: 1 } as const;

describe('seenBy', () => {
  test('shows a secret to whom it is for', () => {
    expect(seenBy(drew, seat(1))).toEqual({ type: 'drew', seat: 1, card: 'QS', count: 1 });
  });

  test('hides it from other seats and from spectators', () => {
    expect(seenBy(drew, seat(0))).toEqual({ type: 'drew', seat: 1, card: HIDDEN, count: 1 });
    expect(seenBy(drew, 'spectator')).toEqual({ type: 'drew', seat: 1, card: HIDDEN, count: 1 });
  });

  test('a secret for nobody is seen by nobody', () => {
    for (const who of [seat(0), seat(1), 'spectator'] as const)
      expect(seenBy({ stock: secret(['QS', '2C']) }, who)).toEqual({ stock: HIDDEN });
  });

  test('finds secrets in lists and in secrets', () => {
    const hands = { hands: [secret(['QS'], seat(0)), secret([secret('2C', seat(0)), '3D'], seat(0), seat(1))] };
    expect(seenBy(hands, seat(0))).toEqual({ hands: [['QS'], ['2C', '3D']] });
    expect(seenBy(hands, seat(1))).toEqual({ hands: [HIDDEN, [HIDDEN, '3D']] });
  });

  test('leaves plain values as they are', () => {
    const plain = { type: 'turnPassed', seat: seat(2), list: [1, null, undefined, 'x', false] };
    expect(seenBy(plain, 'spectator')).toEqual(plain);
  });
});

test('isHidden knows a hidden value from any other', () => {
  expect([HIDDEN, 'QS', null, undefined, { hidden: false }, ['hidden']].map(isHidden)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('an event that has not been through seenBy cannot be given to a watcher: it is a type error', () => {
  const event: ToyEvent = { type: 'rolled', roll: secret(6) };
  const tell = (news: Pick<News<ToyKind>, 'events'>): number => news.events.length;
  expect(tell({ events: [{ at: millis(0), event: seenBy(event, seat(0)) }] })).toBe(1);
  // @ts-expect-error the raw event still holds its secret
  tell({ events: [{ at: millis(0), event }] });
  expectTypeOf<Seen<{ readonly card: Secret<string> }>>().toEqualTypeOf<{ readonly card: string | Hidden }>();
});
