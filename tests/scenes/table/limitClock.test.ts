/** A time limit as a player sees and hears it, on a clock that the test lets run. */
import { describe, expect, test } from 'vitest';
import { millis, type Seat, seat } from '#engine/core/words';
import type { Limit } from '#scenes/games/game';
import { LimitClock } from '#scenes/table/limitClock';
import { FakeTime } from '#tests/play/fakeTime';

function clockOf(limit: Limit | undefined, you: Seat | 'nobody' = seat(0)) {
  const time = new FakeTime();
  const begun = time.now();
  const sounds: string[] = [];
  const table = { limit, runs: true, drawings: 0 };
  const clock = new LimitClock({
    limit: () => table.limit,
    now: () => millis(time.now() - begun),
    runs: () => table.runs,
    you: () => (you === 'nobody' ? undefined : you),
    time,
    sound: (name) => sounds.push(name),
    changed: () => {
      table.drawings += 1;
    },
  });
  return { time, clock, sounds, table };
}

const limitOf = (until: number, ...seats: readonly number[]): Limit => ({
  seats: seats.map(seat),
  from: millis(0),
  until: millis(until),
});

describe('what is left', () => {
  test('runs down by match time, from the whole to nothing', async () => {
    const { time, clock } = clockOf(limitOf(20_000, 0));
    expect(clock.reading).toEqual({ seats: [0], seconds: 20, share: 1 });
    await time.pass(5000);
    expect(clock.reading).toEqual({ seats: [0], seconds: 15, share: 0.75 });
    await time.pass(14_999);
    expect(clock.reading).toMatchObject({ seconds: 1 });
    await time.pass(500);
    expect(clock.reading).toEqual({ seats: [0], seconds: 0, share: 0 });
  });

  test('is not there without a limit, and nothing is drawn', async () => {
    const { time, clock, table } = clockOf(undefined);
    clock.look();
    await time.pass(60_000);
    expect([clock.reading, table.drawings, time.waiting]).toEqual([undefined, 0, 0]);
  });
});

describe('drawings', () => {
  test('come now and then while it runs, and none while it stands still', async () => {
    const { time, clock, table } = clockOf(limitOf(30_000, 0));
    clock.look();
    await time.pass(10_000);
    expect(table.drawings).toBeGreaterThanOrEqual(20);
    expect(table.drawings).toBeLessThanOrEqual(40);
    table.runs = false;
    const { drawings } = table;
    await time.pass(5000);
    expect(table.drawings).toBe(drawings);
    expect(time.waiting).toBe(0);
    table.runs = true;
    clock.look();
    await time.pass(1000);
    expect(table.drawings).toBeGreaterThan(drawings);
  });

  test('end with the screen', async () => {
    const { time, clock, table } = clockOf(limitOf(30_000, 0));
    clock.look();
    clock.end();
    clock.look();
    await time.pass(5000);
    expect([table.drawings, time.waiting]).toEqual([0, 0]);
  });
});

describe('each of the last five seconds is heard once', () => {
  test('by whoever’s time it is', async () => {
    const { time, clock, sounds } = clockOf(limitOf(20_000, 1, 0));
    clock.look();
    await time.pass(14_900);
    expect(sounds).toEqual([]);
    await time.pass(10_000);
    expect(sounds).toEqual(Array.from({ length: 5 }, () => 'time.low'));
  });

  test.each([
    ['somebody else’s time', limitOf(20_000, 1), seat(0)],
    ['a table that is watched', limitOf(20_000, 0), 'nobody'],
  ] as const)('not for %s', async (_case, limit, you) => {
    const { time, clock, sounds } = clockOf(limit, you);
    clock.look();
    await time.pass(20_000);
    expect(sounds).toEqual([]);
  });

  test('of every turn anew', async () => {
    const { time, clock, sounds, table } = clockOf(limitOf(2000, 0));
    clock.look();
    await time.pass(2500);
    expect(sounds).toHaveLength(2);
    table.limit = { ...limitOf(4500, 0), from: millis(2500) };
    clock.look();
    await time.pass(2500);
    expect(sounds).toHaveLength(4);
  });
});
