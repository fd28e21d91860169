import { describe, expect, test } from 'vitest';
import { seat } from '#engine/core/words';
import { hand, resumed, screenOf, testHouse, toyTable } from './houses';
import { lay } from './toy';

const FOUR = ['lucky', 'lucky', 'lucky', 'lucky'];
const MINE = seat(0);

describe('leaving and coming back', () => {
  test('in the middle of a computer turn: nothing lost or doubled, and the same answer', async () => {
    const straight = await testHouse();
    const uncut = toyTable(straight.house, FOUR);
    screenOf(uncut, 'spectator', 'instant');
    await straight.time.pass(100_000);
    for (const cut of [100, 900, 1000, 4321]) {
      const { house, parts, time } = await testHouse();
      const host = toyTable(house, FOUR);
      screenOf(host, 'spectator', 'instant');
      await time.pass(cut);
      await host.leave();
      const again = await testHouse({ shelf: parts.shelf });
      const back = await resumed(again.house, host.sitting.id);
      const { reports } = screenOf(back, 'spectator', 'instant');
      expect(reports[0]).toMatchObject({ frames: [], heard: host.history('spectator').length });
      await again.time.pass(100_000);
      expect(back.history('spectator').map(({ event }) => event)).toEqual(
        uncut.history('spectator').map(({ event }) => event),
      );
    }
  });

  test('a page that dies between two moves loses none that was made', async () => {
    const { house, parts, time } = await testHouse();
    const host = toyTable(house, FOUR);
    screenOf(host, 'spectator', 'instant');
    await time.pass(2000);
    const again = await testHouse({ shelf: parts.shelf });
    const back = await resumed(again.house, host.sitting.id);
    expect(back.sitting.record).toEqual(host.sitting.record);
    expect(back.sitting.record.log).toHaveLength(2);
  });

  test('a table that was left is still: no timer, no move, no press', async () => {
    const { house, time } = await testHouse();
    const host = toyTable(house, ['human', 'lucky'], { turnLimitMs: 5000 });
    const { reports } = screenOf(host, MINE, 'instant');
    await host.leave();
    await host.leave();
    expect(time.waiting).toBe(0);
    expect(host.press(MINE, lay(hand(reports[0]?.view)[0] ?? ''), host.now())).toEqual({ ok: false, fault: 'paused' });
    host.resume();
    host.caughtUp(99);
    await time.pass(60_000);
    expect(host.press(MINE, lay(hand(reports[0]?.view)[0] ?? ''), host.now())).toEqual({ ok: false, fault: 'paused' });
    expect(reports).toHaveLength(1);
  });
});
