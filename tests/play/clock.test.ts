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

test('the time of an input event is the match time it had, never later than now, and no pause lies in it', async () => {
  const time = new FakeTime();
  const clock = new MatchClock(millis(300), time);
  const before = time.now();
  await time.pass(40);
  expect([before, time.now() + 5].map((stamp) => clock.at(stamp))).toEqual([300, 300]);
  clock.run();
  await time.pass(100.5);
  const now = time.now();
  expect([now - 30, now, now + 7, before].map((stamp) => clock.at(stamp))).toEqual([370, 400, 400, 300]);
});

test('a clock that stands can leap ahead, one that runs can forget; never the other way round', async () => {
  const time = new FakeTime();
  const clock = new MatchClock(millis(300), time);
  clock.leapTo(millis(350));
  clock.leapTo(millis(200));
  clock.forget(100);
  expect(clock.now()).toBe(350);
  clock.run();
  await time.pass(60);
  clock.leapTo(millis(900));
  clock.forget(10);
  expect(clock.now()).toBe(400);
});
