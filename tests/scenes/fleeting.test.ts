import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Fleeting } from '#scenes/fleeting';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('goes by itself, and says so', () => {
  const changed = vi.fn();
  const fleeting = new Fleeting<string>(changed);
  fleeting.show('saved', 100);
  vi.advanceTimersByTime(99);
  expect([fleeting.value, changed.mock.calls.length]).toEqual(['saved', 1]);
  vi.advanceTimersByTime(1);
  expect([fleeting.value, changed.mock.calls.length]).toEqual([undefined, 2]);
});

test('a newer one stays its whole time', () => {
  const fleeting = new Fleeting<string>(() => undefined);
  fleeting.show('older', 100);
  vi.advanceTimersByTime(60);
  fleeting.show('newer', 100);
  vi.advanceTimersByTime(60);
  expect(fleeting.value).toBe('newer');
  fleeting.drop();
  expect(fleeting.value).toBeUndefined();
});

test('nothing is drawn once the screen has gone', () => {
  const changed = vi.fn();
  const fleeting = new Fleeting<string>(changed);
  fleeting.show('saved', 100);
  fleeting.end();
  vi.advanceTimersByTime(1000);
  expect(changed).toHaveBeenCalledTimes(1);
});
