import { expect, test } from 'vitest';
import { millis } from '#engine/core/words';
import { MatchClock } from '#play/clock';
import { FakeTime } from './fakeTime';

test('match time runs only while the clock runs', async () => {
  const time = new FakeTime();
  const clock = new MatchClock(millis(300), time);
  await time.pass(50);
  expect(clock.now()).toBe(300);
  clock.run();
  await time.pass(50);
  clock.run();
  await time.pass(50);
  clock.halt();
  await time.pass(1000);
  expect(clock.now()).toBe(400);
});

test('many short runs lose no part of a millisecond, and what is read is whole', async () => {
  const time = new FakeTime();
  const clock = new MatchClock(millis(0), time);
  for (let run = 0; run < 10; run += 1) {
    clock.run();
    await time.pass(0.75);
    clock.halt();
  }
  expect(clock.now()).toBe(7);
});
