import { describe, expect, test } from 'vitest';
import type { Answer, Mind, Question } from '#ai/protocol';
import { millis } from '#engine/core/words';
import { type Line, THOUGHT_LIMIT, WorkerThinker } from '#play/thinker';
import { FakeTime, settle } from './fakeTime';
import { lay } from './toy';

const question: Question = {
  game: 'toy',
  level: 'lucky',
  seed: 1,
  news: { at: millis(0), events: [], notices: [], view: {}, awaited: true, heard: 1 },
};

const answer = (card: string): Answer => ({ action: lay(card), at: millis(0), heard: 1 });

type Behaviour = 'answers' | 'hangs' | 'breaks' | 'throws' | 'absent';

/** Workers that behave in turn as told, the last behaviour for good, and a page that thinks 'toy-page'. */
function workers(...behaviours: readonly Behaviour[]) {
  const time = new FakeTime();
  const started: Behaviour[] = [];
  let ended = 0;
  const connect = (broken: () => void): Line => {
    const behaviour = behaviours[started.length] ?? behaviours.at(-1) ?? 'answers';
    started.push(behaviour);
    if (behaviour === 'absent') throw new ReferenceError('Worker is not defined');
    return { end: () => ended++, think: () => behave(behaviour, broken), opinion: async () => 'none' };
  };
  const inPage: Mind = { think: async () => answer('toy-page'), opinion: async () => 'none' };
  return { time, started, ended: () => ended, thinker: new WorkerThinker({ connect, inPage, time }) };
}

function behave(behaviour: Behaviour, broken: () => void): Promise<Answer> {
  if (behaviour === 'answers') return Promise.resolve(answer('toy-worker'));
  if (behaviour === 'throws') return Promise.reject(new Error('a slip of the brain'));
  if (behaviour === 'breaks') queueMicrotask(broken);
  return new Promise(() => {});
}

describe('a thinker with workers', () => {
  test('starts one with the first question and keeps it', async () => {
    const { thinker, started, time } = workers('answers');
    expect(started).toEqual([]);
    expect(await thinker.think(question)).toEqual(answer('toy-worker'));
    await thinker.think(question);
    expect(started).toEqual(['answers']);
    expect(time.waiting).toBe(0);
  });

  test('a worker that hangs is ended at the limit and another one asked', async () => {
    const { thinker, started, ended, time } = workers('hangs', 'answers');
    const thought = thinker.think(question);
    await time.pass(THOUGHT_LIMIT - 1);
    expect(started).toEqual(['hangs']);
    await time.pass(1);
    expect(await thought).toEqual(answer('toy-worker'));
    expect(ended()).toBe(1);
    expect(time.waiting).toBe(0);
  });

  test('all thoughts that wait for a lost worker are asked again', async () => {
    const { thinker, started, time } = workers('hangs', 'answers');
    const first = thinker.think(question);
    await time.pass(THOUGHT_LIMIT - 100);
    const second = thinker.think(question);
    await time.pass(100);
    expect(await Promise.all([first, second])).toEqual([answer('toy-worker'), answer('toy-worker')]);
    expect(started).toEqual(['hangs', 'answers']);
  });

  test('a worker that breaks is replaced without waiting', async () => {
    const { thinker, started, time } = workers('breaks', 'answers');
    expect(await thinker.think(question)).toEqual(answer('toy-worker'));
    expect(started).toEqual(['breaks', 'answers']);
    expect(time.waiting).toBe(0);
  });

  test.each(['breaks', 'absent'] as const)(
    'the page thinks itself where every worker %s, and tries none again',
    async (kind) => {
      const { thinker, started } = workers(kind);
      expect(await thinker.think(question)).toEqual(answer('toy-page'));
      expect(await thinker.think(question)).toEqual(answer('toy-page'));
      expect(started).toEqual([kind, kind]);
    },
  );

  test('hanging workers cost two limits, then the page thinks', async () => {
    const { thinker, time } = workers('hangs');
    const thought = thinker.think(question);
    await time.pass(2 * THOUGHT_LIMIT);
    expect(await thought).toEqual(answer('toy-page'));
  });

  test('a brain that throws is told as such: another worker would throw as well', async () => {
    const { thinker, started, ended } = workers('throws');
    await expect(thinker.think(question)).rejects.toThrow('a slip of the brain');
    expect([started, ended()]).toEqual([['throws'], 0]);
  });

  test('closing ends the worker', async () => {
    const { thinker, ended } = workers('answers');
    await thinker.think(question);
    thinker.close();
    await settle();
    expect(ended()).toBe(1);
  });
});
