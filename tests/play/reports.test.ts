import { describe, expect, test } from 'vitest';
import { seat } from '#engine/core/words';
import { hand, laid, screenOf, testHouse, toyTable } from './houses';
import { lay, TOY_CARDS } from './toy';

const MINE = seat(0);

describe('reports', () => {
  test('the first shows the deal of a new match, frame by frame from the bare table', async () => {
    const { house } = await testHouse();
    const host = toyTable(house, ['human', 'lucky']);
    const [first] = screenOf(host, MINE, 'moving').reports;
    expect(first?.before).toMatchObject({ phase: 'dealing' });
    expect(first?.frames).toMatchObject([{ event: { event: { type: 'dealt' } }, view: { phase: 'playing' } }]);
    expect(first?.frames.at(-1)?.view).toEqual(first?.view);
  });

  test('a screen that comes later begins where the picture stands', async () => {
    const { house } = await testHouse();
    const host = toyTable(house, ['human', 'human']);
    const first = screenOf(host, MINE, 'instant');
    first.end();
    const [second] = screenOf(host, seat(1), 'moving').reports;
    expect(second).toMatchObject({ frames: [], events: [] });
    expect(second?.before).toEqual(second?.view);
  });

  test('each frame follows from the one before, and nothing is told twice', async () => {
    const { house, time } = await testHouse();
    const host = toyTable(house, ['human', 'lucky', 'lucky'], { computerDelayMs: 0 });
    const screen = screenOf(host, MINE, 'instant');
    const late = screenOf(host, 'spectator', 'instant');
    for (let turn = 0; turn < 3; turn += 1) {
      host.press(MINE, lay(hand(screen.reports.at(-1)?.view)[0] ?? ''), host.now());
      await time.pass(0);
    }
    expect(host.outcome()).toBeDefined();
    const { reports } = screen;
    for (const [index, report] of reports.slice(1).entries()) expect(report.before).toEqual(reports[index]?.view);
    expect(reports.flatMap((report) => report.events)).toEqual(host.history(MINE));
    expect(late.reports.flatMap((report) => report.frames.map((frame) => frame.event))).toEqual(
      host.history('spectator').slice(1),
    );
  });

  test('name no card that the watcher may not know', async () => {
    const { house, time } = await testHouse();
    const host = toyTable(house, ['human', 'lucky', 'lucky'], { computerDelayMs: 0 });
    const mine = screenOf(host, MINE, 'instant');
    const anybody = screenOf(host, 'spectator', 'instant');
    const open = new Set(hand(mine.reports[0]?.view));
    for (let turn = 0; turn < 2; turn += 1) {
      host.press(MINE, lay(hand(mine.reports.at(-1)?.view)[0] ?? ''), host.now());
      await time.pass(0);
    }
    const named = (things: unknown): readonly string[] =>
      TOY_CARDS.filter((card) => JSON.stringify(things).includes(`"${card}"`));
    const table = laid(mine.reports.at(-1)?.view);
    expect(table.length).toBeGreaterThan(5);
    expect(named(anybody.reports).every((card) => table.includes(card))).toBe(true);
    expect(named(mine.reports).every((card) => table.includes(card) || open.has(card))).toBe(true);
    expect(named(host.history('spectator')).every((card) => table.includes(card))).toBe(true);
  });

  test('nobody watches from the seat of a computer', async () => {
    const { house } = await testHouse();
    const host = toyTable(house, ['human', 'lucky']);
    expect(() => host.watch(seat(1), () => {})).toThrow('seat 1');
    expect(() => host.history(seat(1))).toThrow('seat 1');
  });

  test('a watcher that presses while it hears, and one that throws, disturb nobody', async () => {
    const { house, bugs } = await testHouse();
    const host = toyTable(house, ['human', 'human'], { hand: 1 });
    host.watch('spectator', () => {
      throw new Error('lost tween');
    });
    const hasty = host.watch(MINE, (report) => {
      if (report.awaited) host.press(MINE, lay(hand(report.view)[0] ?? ''), host.now());
    });
    const { reports } = screenOf(host, seat(1), 'instant');
    expect(reports[0]).toMatchObject({ awaited: true });
    expect(host.sitting.record.log).toHaveLength(1);
    expect(bugs.map((bug) => bug.what)).toContain('watcher');
    hasty();
  });
});
