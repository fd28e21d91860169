import { describe, expect, test } from 'vitest';
import { seat } from '#engine/core/words';
import { computerDelay } from '#play/pace';
import { hand, screenOf, testHouse, toyTable } from './houses';
import { lay, seal } from './toy';

const FOUR = ['lucky', 'lucky', 'lucky', 'lucky'];

describe('computers that fail', () => {
  test.each([
    ['names a card it has not', 'cheat', 'notInHand'],
    ['says nothing', 'mute', 'passed'],
    ['throws', 'faulty', 'a slip of the brain'],
  ])('one that %s plays its first legal card, and the bug carries the record', async (_case, level, detail) => {
    const { house, time, bugs } = await testHouse();
    const host = toyTable(house, [level, 'lucky'], { computerDelayMs: 0, hand: 2 });
    screenOf(host, 'spectator', 'instant');
    await time.pass(0);
    expect(host.outcome()).toBeDefined();
    expect(bugs).toHaveLength(2);
    expect(bugs[0]).toMatchObject({ what: 'brain', record: { game: 'toy', seed: 7 } });
    expect(bugs[0]?.detail).toContain(detail);
  });

  test('a thought that comes after its moment is dropped', async () => {
    const answers: (() => void)[] = [];
    const { parts } = await testHouse();
    const { house, time, bugs } = await testHouse({
      thinker: {
        async think(question) {
          await new Promise<void>((resolve) => answers.push(resolve));
          return parts.thinker.think(question);
        },
        opinion: (request) => parts.thinker.opinion(request),
        close() {},
      },
    });
    const host = toyTable(house, ['lucky', 'human'], { computerDelayMs: 0, turnLimitMs: 1000 });
    const { reports } = screenOf(host, seat(1), 'instant');
    await time.pass(1000);
    host.press(seat(1), lay(hand(reports[0]?.view, 1)[0] ?? ''), host.now());
    expect(host.awaiting()).toEqual([0]);
    answers[0]?.();
    await time.pass(100);
    expect(host.history('spectator').map(({ event }) => event.type)).toEqual(['dealt', 'ranOut', 'laid']);
    answers[1]?.();
    await time.pass(0);
    expect(host.sitting.record.log).toMatchObject([{ seat: 1 }, { seat: 0 }]);
    expect(bugs).toEqual([]);
  });
});

describe('a thought that nobody needs any longer', () => {
  /** A table whose computer thinks until the match is over, and the thoughts that were called off. */
  async function slowTable(options: Readonly<Record<string, unknown>>) {
    const off: number[] = [];
    const { house, time, bugs } = await testHouse({
      thinker: {
        think: ({ news }, signal) =>
          new Promise((_, reject) => {
            signal?.addEventListener('abort', () => {
              off.push(news.heard);
              reject(signal.reason);
            });
          }),
        opinion: async () => 'none',
        close() {},
      },
    });
    const host = toyTable(house, ['lucky', 'human'], { computerDelayMs: 0, ...options });
    screenOf(host, seat(1), 'instant');
    await time.pass(10);
    return { host, time, bugs, off };
  }

  test('is called off when its time runs out', async () => {
    const { host, time, bugs, off } = await slowTable({ turnLimitMs: 1000 });
    expect(off).toEqual([]);
    await time.pass(1000);
    expect(host.awaiting()).toEqual([1]);
    expect([off, bugs]).toEqual([[1], []]);
  });

  test('is called off when the table is left', async () => {
    const { host, bugs, off } = await slowTable({});
    await host.leave();
    expect([off, bugs]).toEqual([[1], []]);
  });

  test('is called off when somebody else has moved, and thought anew', async () => {
    const { host, time, bugs, off } = await slowTable({ sealed: true });
    const [card = ''] = hand(host.history(seat(1))[0]?.event, 1);
    expect(host.press(seat(1), seal(card), host.now())).toEqual({ ok: true, value: true });
    await time.pass(0);
    expect([off, bugs]).toEqual([[1], []]);
    await host.leave();
    expect(off).toEqual([1, 2]);
  });
});

describe('the pause before a move', () => {
  /** When the first card is laid, in match time, by a computer that thinks so long and should wait so long. */
  async function laidAt(thinking: number, computerDelayMs: number): Promise<number | undefined> {
    const { parts } = await testHouse();
    const { house, time } = await testHouse({
      thinker: {
        async think(question) {
          await new Promise<void>((resolve) => time.after(thinking, resolve));
          return parts.thinker.think(question);
        },
        opinion: (request) => parts.thinker.opinion(request),
        close() {},
      },
    });
    const host = toyTable(house, ['lucky', 'human'], { computerDelayMs });
    screenOf(host, seat(1), 'instant');
    await time.pass(3000);
    return host.history('spectator').find(({ event }) => event.type === 'laid')?.at;
  }

  test('is a matter of pace: what the computer has thought meanwhile is not added', async () => {
    expect(await laidAt(0, 900)).toBe(900);
    expect(await laidAt(300, 900)).toBe(900);
  });

  test('is over when it has thought longer', async () => {
    expect(await laidAt(1200, 900)).toBe(1200);
    expect(await laidAt(50, 0)).toBe(50);
  });
});

describe('luck', () => {
  test('same seed, same match; what a brain is seeded with is not the seed of the match', async () => {
    const seeds: number[] = [];
    const { parts } = await testHouse();
    const { house, time } = await testHouse({
      thinker: {
        think(question) {
          seeds.push(question.seed);
          return parts.thinker.think(question);
        },
        opinion: (request) => parts.thinker.opinion(request),
        close() {},
      },
    });
    const play = async () => {
      const host = toyTable(house, FOUR, { computerDelayMs: 0, hand: 9 });
      screenOf(host, 'spectator', 'instant');
      await time.pass(0);
      return host.sitting.record.log;
    };
    expect(await play()).toEqual(await play());
    expect(new Set(seeds).size).toBe(36);
    expect(seeds).not.toContain(7);
  });
});

describe('several computers that are asked at once', () => {
  const sealedAt = (host: ReturnType<typeof toyTable>): readonly (readonly [number, number])[] =>
    host
      .history('spectator')
      .flatMap(({ at, event }) =>
        event.type === 'sealed' && 'seat' in event ? [[Number(event.seat), at] as const] : [],
      );

  test('answer in the same pause, and nobody waits for the other', async () => {
    const { house, time } = await testHouse();
    const host = toyTable(house, FOUR, { sealed: true, computerDelayMs: 500 });
    screenOf(host, 'spectator', 'instant');
    await time.pass(499);
    expect(sealedAt(host)).toEqual([]);
    await time.pass(1);
    expect(sealedAt(host)).toEqual([
      [0, 500],
      [1, 500],
      [2, 500],
      [3, 500],
    ]);
  });

  test('and one that is asked again after its own answer waits anew', async () => {
    const { house, time } = await testHouse();
    const host = toyTable(house, FOUR, { sealed: true, computerDelayMs: 500 });
    screenOf(host, 'spectator', 'instant');
    await time.pass(999);
    expect(host.history('spectator').map(({ event }) => event.type)).not.toContain('laid');
    await time.pass(1);
    expect(host.history('spectator').at(-1)).toMatchObject({ at: 1000, event: { type: 'laid', seat: 0 } });
  });

  test('a person among them takes as long as they like; the others have answered meanwhile', async () => {
    const { house, time } = await testHouse();
    const host = toyTable(house, ['human', 'lucky', 'lucky'], { sealed: true, computerDelayMs: 500 });
    const { reports } = screenOf(host, seat(0), 'instant');
    await time.pass(5000);
    expect(host.awaiting()).toEqual([0]);
    expect(reports.flatMap(({ frames }) => frames.map(({ event }) => event.event))).toContainEqual({
      type: 'sealed',
      seat: 1,
      card: { hidden: true },
    });
  });
});

test.each([
  [{ computerDelayMs: 700 }, 700],
  [{ thinkingTimeMs: 2000 }, 2000],
  [{}, 900],
  [{ trickPauseMs: 5 }, 900],
])('the options %o make computers wait %i ms', (table, wanted) => {
  expect(computerDelay(table)).toBe(wanted);
});
