/** One seed and one table: the same match, whoever deals it and whenever. */
import { describe, expect, test } from 'vitest';
import { seat } from '#engine/core/words';
import type { Host } from '#play/types';
import { chairs, screenOf, type TestHouse, testHouse } from './houses';

const TABLE = {
  game: 'cassino',
  chairs: chairs('human', 'steady', 'easy'),
  options: { targetScore: 5 },
  seed: 4_000_000_007,
};

/** Plays a whole match; the person does what the table would take first, after `thinking` milliseconds. */
async function played({ house, time, bugs }: TestHouse, seed: number, thinking: number): Promise<Host> {
  const begun = house.begin({ ...TABLE, seed });
  if (!begun.ok) throw new Error(begun.fault.why);
  const host = begun.value;
  const you = seat(0);
  const { reports } = screenOf(host, you, 'instant');
  for (let turn = 0; turn < 500 && host.outcome() === undefined; turn += 1) {
    await time.pass(thinking);
    const report = reports.at(-1);
    if (!report?.awaited) continue;
    const [action] = house.rules('cassino')?.legal(report.view, you, host.now()) ?? [];
    if (action !== undefined) host.press(you, action, host.now());
  }
  expect(bugs).toEqual([]);
  expect(host.outcome()).toBeDefined();
  return host;
}

const moves = (host: Host) => host.sitting.record.log.map((move) => [move.seat, move.action]);

describe('the same seed and table', () => {
  test('give the same record, when the people do the same', async () => {
    const one = await played(await testHouse(), TABLE.seed, 1000);
    // Another house: other chances, other ids, another day.
    const other = await testHouse({ chance: () => 99, wallTime: () => '2031-05-05T12:00:00.000Z' });
    const two = await played(other, TABLE.seed, 1000);
    expect(two.sitting.record).toEqual(one.sitting.record);
    expect(two.outcome()).toEqual(one.outcome());
  });

  test('let the computers do the same, however long somebody thinks', async () => {
    const one = await played(await testHouse(), TABLE.seed, 1000);
    const slow = await played(await testHouse(), TABLE.seed, 7777);
    expect(moves(slow)).toEqual(moves(one));
  });

  test('another seed is another match', async () => {
    const one = await played(await testHouse(), TABLE.seed, 1000);
    const other = await played(await testHouse(), TABLE.seed - 1, 1000);
    expect(moves(other)).not.toEqual(moves(one));
  });
});

test('a seed is drawn before the match begins, so that it can be shown', async () => {
  const { house } = await testHouse();
  const seed = house.newSeed();
  const begun = house.begin({ ...TABLE, seed });
  expect(begun.ok && begun.value.sitting.record.seed).toBe(seed);
  const { house: stuck } = await testHouse({ chance: () => 4_294_967_295 });
  expect(stuck.newSeed(4_294_967_295)).toBe(0);
});
