import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Writer, type WriteState } from '#storage/writer';
import { settle } from '#tests/play/fakeTime';

/** A writer whose writes end when the test says so. */
function slowWriter() {
  const written: number[] = [];
  const states: WriteState<number, string>[] = [];
  let end: (result: 'good' | 'bad') => void = () => {};
  const writer = new Writer<number, string>({
    write: (value) =>
      new Promise((resolve) => {
        written.push(value);
        end = (result) => resolve(result === 'good' ? { ok: true, value: true } : { ok: false, fault: 'full' });
      }),
    tell: (state) => states.push(state),
  });
  return { writer, written, states, end: (result: 'good' | 'bad') => end(result) };
}

test('of the values that come while one is written only the newest is written after it', async () => {
  const { writer, written, states, end } = slowWriter();
  for (const value of [1, 2, 3]) writer.put(value);
  end('good');
  await settle();
  expect(written).toEqual([1, 3]);
  expect(states.map(({ type }) => type)).toEqual(['writing', 'writing']);
  end('good');
  await writer.idle();
  expect(states.at(-1)).toEqual({ type: 'written', value: 3 });
});

test('a failure is told, and the next value is tried', async () => {
  const { writer, states, end } = slowWriter();
  writer.put(1);
  end('bad');
  await writer.idle();
  expect(states.at(-1)).toEqual({ type: 'failed', fault: 'full' });
  writer.put(2);
  end('good');
  await writer.idle();
  expect(states.at(-1)).toEqual({ type: 'written', value: 2 });
});

test('whatever the pace, writes never overlap, never go back, and the last value is down when idle', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 12 }), async (scheduler, count) => {
      let writing = 0;
      const down: number[] = [];
      const writer = new Writer<number, never>({
        async write(value) {
          expect(++writing).toBe(1);
          await scheduler.schedule(Promise.resolve());
          writing -= 1;
          down.push(value);
          return { ok: true, value: true };
        },
        tell: () => {},
      });
      let put = 0;
      for (let turn = 0; turn < count; turn += 1) scheduler.schedule(Promise.resolve()).then(() => writer.put(++put));
      await scheduler.waitIdle();
      await writer.idle();
      expect(down).toEqual([...down].sort((a, b) => a - b));
      expect(down.at(-1)).toBe(count);
    }),
  );
});
