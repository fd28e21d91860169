import { describe, expect, test } from 'vitest';
import { seat } from '#engine/core/words';
import { hand, screenOf, testHouse, toyTable } from './houses';
import { lay } from './toy';

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
