import { describe, expect, test } from 'vitest';
import type { Answer, Mind, Opinion, Question, Request } from '#ai/protocol';
import { millis } from '#engine/core/words';
import { BREATH, LIMITS, type Line, PATIENCE, WorkerPool } from '#play/workerPool';
import { FakeTime, settle } from './fakeTime';
import { lay } from './toy';

const request: Request = {
  game: 'toy',
  seed: 1,
  news: { at: millis(0), events: [], notices: [], view: {}, awaited: true, heard: 1 },
};
const question: Question = { ...request, level: 'lucky' };
/** Another question, told from the first by its seed. */
const asked = (seed: number): Question => ({ ...question, seed });

const answer = (card: string): Answer => ({ action: lay(card), at: millis(0), heard: 1 });
const opinion: Opinion = { moves: [{ action: lay('toy-1'), behind: 0 }], unit: 'points', reasons: [] };

type Behaviour = 'answers' | 'hangs' | 'breaks' | 'throws' | 'absent';

/** As many workers as wished, which behave in turn as told, the last behaviour for good; the page thinks 'toy-page'. */
function workers(size: number, ...behaviours: readonly Behaviour[]) {
  const time = new FakeTime();
  const started: Behaviour[] = [];
  let ended = 0;
  const connect = (broken: () => void): Line => {
    const behaviour = behaviours[started.length] ?? behaviours.at(-1) ?? 'answers';
    started.push(behaviour);
    if (behaviour === 'absent') throw new ReferenceError('Worker is not defined');
    const end = (): void => void ended++;
    return { end, think: () => behave(behaviour, broken), opinion: () => behave(behaviour, broken, opinion) };
  };
  const inPage: Mind = { think: async () => answer('toy-page'), opinion: async () => 'none' };
  return { time, started, ended: () => ended, pool: new WorkerPool({ connect, size, inPage, time }) };
}

function behave(behaviour: Behaviour, broken: () => void): Promise<Answer>;
function behave<T>(behaviour: Behaviour, broken: () => void, says: T): Promise<T>;
function behave(behaviour: Behaviour, broken: () => void, says: unknown = answer('toy-worker')): Promise<unknown> {
  if (behaviour === 'answers') return Promise.resolve(says);
  if (behaviour === 'throws') return Promise.reject(new Error('a slip of the brain'));
  if (behaviour === 'breaks') queueMicrotask(broken);
  return new Promise(() => {});
}

/** A mind that thinks until the test lets it; `begun` names what it was given, in order: a turn by its seed. */
function patientMind() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const begin = <T>(name: string, says: T): Promise<T> => {
    begun.push(name);
    return new Promise((resolve) => ends.push(() => resolve(says)));
  };
  const mind: Mind = {
    think: ({ seed }) => begin(`turn ${seed}`, answer(`toy-${seed}`)),
    opinion: ({ seed }) => begin(`opinion ${seed}`, opinion),
  };
  /** Ends the thought that was begun as number `which`. */
  const end = async (which: number): Promise<void> => {
    ends[which]?.();
    await settle();
  };
  return { mind, begun, end };
}

/** Workers that think until the test lets them. */
function patientWorkers(size: number) {
  const time = new FakeTime();
  const { mind, begun, end } = patientMind();
  let ended = 0;
  let started = 0;
  const connect = (): Line => {
    started += 1;
    return { ...mind, end: () => ended++ };
  };
  const inPage: Mind = { think: async () => answer('toy-page'), opinion: async () => 'none' };
  const pool = new WorkerPool({ connect, size, inPage, time });
  return { pool, time, begun, end, started: () => started, ended: () => ended };
}

/** A page that thinks until the test lets it, where there are no workers. */
function onlyPage() {
  const time = new FakeTime();
  const { mind, begun, end } = patientMind();
  const connect = (): Line => {
    throw new ReferenceError('Worker is not defined');
  };
  return { pool: new WorkerPool({ connect, size: 1, inPage: mind, time }), time, begun, end };
}

describe('a worker that fails', () => {
  test('none is started before the first question, and one is kept', async () => {
    const { pool, started, time } = workers(1, 'answers');
    expect(started).toEqual([]);
    expect(await pool.think(question)).toEqual(answer('toy-worker'));
    await pool.think(question);
    expect(started).toEqual(['answers']);
    expect(time.waiting).toBe(0);
  });

  test('is ended at the limit when it hangs, and another one asked', async () => {
    const { pool, started, ended, time } = workers(1, 'hangs', 'answers');
    const thought = pool.think(question);
    await time.pass(LIMITS.turn - 1);
    expect(started).toEqual(['hangs']);
    await time.pass(1);
    expect(await thought).toEqual(answer('toy-worker'));
    expect(ended()).toBe(1);
    expect(time.waiting).toBe(0);
  });

  test('loses neither its thought nor those that wait for it', async () => {
    const { pool, started, time } = workers(1, 'hangs', 'answers');
    const thoughts = [pool.think(question), pool.think(question)];
    await time.pass(LIMITS.turn);
    expect(await Promise.all(thoughts)).toEqual([answer('toy-worker'), answer('toy-worker')]);
    expect(started).toEqual(['hangs', 'answers']);
    expect(time.waiting).toBe(0);
  });

  test('is replaced without waiting when it breaks', async () => {
    const { pool, started, time } = workers(1, 'breaks', 'answers');
    expect(await pool.think(question)).toEqual(answer('toy-worker'));
    expect(started).toEqual(['breaks', 'answers']);
    expect(time.waiting).toBe(0);
  });

  test.each(['breaks', 'absent'] as const)(
    'leaves it to the page where every worker %s, and none is tried again',
    async (kind) => {
      const { pool, started } = workers(3, kind);
      expect(await pool.think(question)).toEqual(answer('toy-page'));
      expect(await pool.think(question)).toEqual(answer('toy-page'));
      expect(started).toEqual([kind, kind]);
    },
  );

  test('costs two limits where all hang, then the page thinks', async () => {
    const { pool, time } = workers(3, 'hangs');
    const thought = pool.think(question);
    await time.pass(2 * LIMITS.turn);
    expect(await thought).toEqual(answer('toy-page'));
  });

  test('leaves the page its breath before each opinion, and one thought at a time', async () => {
    const { pool, time, begun, end } = onlyPage();
    for (const seed of [1, 2]) void pool.opinion({ ...request, seed });
    expect(begun).toEqual([]);
    await time.pass(BREATH);
    void pool.think(asked(3));
    expect(begun).toEqual(['opinion 1']);
    await end(0);
    expect(begun).toEqual(['opinion 1', 'turn 3']);
    await end(1);
    expect(begun).toHaveLength(2);
    await time.pass(BREATH);
    expect(begun.at(-1)).toBe('opinion 2');
  });

  test('has not failed when its brain throws: another one would throw as well', async () => {
    const { pool, started, ended } = workers(1, 'throws');
    await expect(pool.think(question)).rejects.toThrow('a slip of the brain');
    expect([started, ended()]).toEqual([['throws'], 0]);
  });

  test('closing ends all workers and what waits for them', async () => {
    const { pool, time, begun, started, ended } = patientWorkers(2);
    for (const seed of [1, 2, 3]) void pool.think(asked(seed));
    pool.close();
    await time.pass(2 * LIMITS.turn);
    expect([begun, started(), ended()]).toEqual([['turn 1', 'turn 2'], 2, 2]);
    expect(time.waiting).toBe(0);
  });
});

describe('several workers', () => {
  test('think at once, up to their number; one that is free is asked before a new one is started', async () => {
    const { pool, begun, end, started } = patientWorkers(2);
    void pool.think(asked(1));
    await end(0);
    for (const seed of [2, 3, 4]) void pool.think(asked(seed));
    expect([begun, started()]).toEqual([['turn 1', 'turn 2', 'turn 3'], 2]);
    await end(2);
    expect(begun.at(-1)).toBe('turn 4');
  });

  test('are not started for questions that come one after the other', async () => {
    const { pool, started } = workers(3, 'answers');
    for (let turn = 0; turn < 3; turn += 1) await pool.think(question);
    await pool.opinion(request);
    expect(started).toEqual(['answers']);
  });

  test('keep one from opinions, so that a turn never waits for them', () => {
    const { pool, begun } = patientWorkers(3);
    for (const seed of [1, 2, 3]) void pool.opinion({ ...request, seed });
    void pool.think(asked(4));
    expect(begun).toEqual(['opinion 1', 'opinion 2', 'turn 4']);
  });
});

describe('a turn', () => {
  test('goes before opinions that were asked for earlier', async () => {
    const { pool, begun, end } = patientWorkers(1);
    void pool.think(asked(1));
    void pool.opinion({ ...request, seed: 2 });
    void pool.think(asked(3));
    await end(0);
    expect(begun).toEqual(['turn 1', 'turn 3']);
    await end(1);
    expect(begun.at(-1)).toBe('opinion 2');
  });

  test('waits a little for the only worker, then takes it from an opinion, which is given afterwards', async () => {
    const { pool, time, begun, end, started, ended } = patientWorkers(1);
    const hint = pool.opinion({ ...request, seed: 1 });
    await time.pass(1000);
    const turn = pool.think(asked(2));
    await time.pass(PATIENCE - 1);
    expect([begun, ended()]).toEqual([['opinion 1'], 0]);
    await time.pass(1);
    expect([begun, started(), ended()]).toEqual([['opinion 1', 'turn 2'], 2, 1]);
    await end(1);
    expect(await turn).toEqual(answer('toy-2'));
    await end(2);
    expect(await hint).toEqual(opinion);
    expect(time.waiting).toBe(0);
  });

  test('that gets its worker in time lets the opinion be', async () => {
    const { pool, time, begun, end, ended } = patientWorkers(1);
    void pool.opinion({ ...request, seed: 1 });
    void pool.think(asked(2));
    await time.pass(PATIENCE / 2);
    await end(0);
    await time.pass(PATIENCE);
    expect([begun, ended()]).toEqual([['opinion 1', 'turn 2'], 0]);
  });
});

describe('a thought that is called off', () => {
  test('ends at once for whoever asked, with their own reason', async () => {
    const { pool } = patientWorkers(1);
    const off = new AbortController();
    const thought = pool.think(question, off.signal);
    off.abort('the table has moved on');
    await expect(thought).rejects.toBe('the table has moved on');
    await expect(pool.think(question, off.signal)).rejects.toBe('the table has moved on');
  });

  test('is never begun while it waits', async () => {
    const { pool, begun, end } = patientWorkers(1);
    const off = new AbortController();
    void pool.think(asked(1));
    pool.think(asked(2), off.signal).catch(() => {});
    void pool.think(asked(3));
    off.abort();
    await end(0);
    expect(begun).toEqual(['turn 1', 'turn 3']);
  });

  test('ends by itself in its warm worker, and another worker takes the next turn', async () => {
    const { pool, begun, end, ended } = patientWorkers(2);
    const off = new AbortController();
    pool.think(asked(1), off.signal).catch(() => {});
    off.abort();
    const next = pool.think(asked(2));
    await end(1);
    expect(await next).toEqual(answer('toy-2'));
    expect([begun, ended()]).toEqual([['turn 1', 'turn 2'], 0]);
  });

  test('as an opinion does not keep its worker from the next turn, and is not given again', async () => {
    const { pool, time, begun, end } = patientWorkers(1);
    const off = new AbortController();
    pool.opinion({ ...request, seed: 1 }, off.signal).catch(() => {});
    off.abort();
    const next = pool.think(asked(2));
    await time.pass(PATIENCE);
    await end(1);
    expect(await next).toEqual(answer('toy-2'));
    expect(begun).toEqual(['opinion 1', 'turn 2']);
  });

  test('and hangs does not count against workers', async () => {
    const { pool, time, begun, end } = patientWorkers(1);
    const off = new AbortController();
    for (const seed of [1, 2]) {
      pool.think(asked(seed), off.signal).catch(() => {});
      off.abort();
      await time.pass(LIMITS.turn);
    }
    const next = pool.think(asked(3));
    await end(begun.length - 1);
    expect(await next).toEqual(answer('toy-3'));
  });
});
