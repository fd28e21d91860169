import { describe, expect, test } from 'vitest';
import { millis, seat } from '#engine/core/words';
import { settle } from './fakeTime';
import { chairs, hand, laid, screenOf, testHouse, toyTable } from './houses';
import { lay } from './toy';

const FOUR = ['lucky', 'lucky', 'lucky', 'lucky'];
const MINE = seat(0);

describe('a table of computers', () => {
  test('plays to the end at delay 0, each move from a timer of its own', async () => {
    const { house, time, bugs } = await testHouse();
    const host = toyTable(house, FOUR, { computerDelayMs: 0, hand: 9 });
    const screen = screenOf(host, 'spectator', 'instant');
    await time.pass(0);
    expect(host.outcome()?.standings).toHaveLength(4);
    expect(screen.reports.slice(1).every((report) => report.frames.length <= 2)).toBe(true);
    expect(screen.reports).toHaveLength(1 + 4 * 9);
    expect(host.awaiting()).toEqual([]);
    expect(bugs).toEqual([]);
    expect(host.sitting.record.until).toBe(0);
  });

  test('waits while nobody watches', async () => {
    const { house, time } = await testHouse();
    const host = toyTable(house, FOUR, { computerDelayMs: 0 });
    await time.pass(10_000);
    expect(host.sitting.record.log).toEqual([]);
    const screen = screenOf(host, 'spectator', 'instant');
    screen.end();
    await time.pass(10_000);
    expect(host.sitting.record.log).toEqual([]);
    expect(host.now()).toBe(0);
  });

  test('a computer moves one delay after the picture has caught up, and its move is timed so', async () => {
    const { house, time } = await testHouse();
    const host = toyTable(house, FOUR, { computerDelayMs: 500 });
    const screen = screenOf(host, 'spectator', 'moving');
    await time.pass(60_000);
    expect(host.sitting.record.log).toEqual([]);
    screen.catchUp();
    await time.pass(499);
    expect(host.sitting.record.log).toEqual([]);
    await time.pass(1);
    expect(host.sitting.record.log).toMatchObject([{ seat: 0, at: 500 }]);
    await time.pass(60_000);
    expect(host.sitting.record.log).toHaveLength(1);
    expect(host.now()).toBe(500);
  });

  test('thinking while the picture moves costs no time after it', async () => {
    const { house, time } = await testHouse();
    const host = toyTable(house, FOUR, { computerDelayMs: 0 });
    const screen = screenOf(host, 'spectator', 'moving');
    await settle();
    screen.catchUp();
    await time.pass(0);
    expect(host.sitting.record.log).toHaveLength(1);
  });

  test('the delay can be changed while a computer waits', async () => {
    const { house, time } = await testHouse();
    const host = toyTable(house, FOUR, { computerDelayMs: 3000 });
    screenOf(host, 'spectator', 'instant');
    await time.pass(1000);
    expect(host.sitting.record.log).toEqual([]);
    host.setDelay(millis(0));
    await time.pass(0);
    expect(host.sitting.record.log).toHaveLength(12);
  });

  test('a picture that reports moments still to come does not run ahead', async () => {
    const { house, time } = await testHouse();
    const host = toyTable(house, FOUR, { computerDelayMs: 0 });
    screenOf(host, 'spectator', 'moving');
    host.caughtUp(1_000_000);
    await time.pass(60_000);
    expect(host.sitting.record.log).toHaveLength(1);
  });
});

describe('pause and step', () => {
  test('nothing moves while paused, and the pause leaves no trace in the record', async () => {
    const { house, time } = await testHouse();
    const host = toyTable(house, FOUR, { computerDelayMs: 500 });
    screenOf(host, 'spectator', 'instant');
    await time.pass(300);
    host.pause();
    await time.pass(60_000);
    expect(host.paused).toBe(true);
    expect(host.sitting.record.log).toEqual([]);
    host.resume();
    await time.pass(200);
    expect(host.sitting.record.log).toMatchObject([{ at: 500 }]);
  });

  test('a step lets exactly one computer move through', async () => {
    const { house, time } = await testHouse();
    const host = toyTable(house, FOUR);
    screenOf(host, 'spectator', 'instant');
    host.pause();
    host.step();
    await time.pass(60_000);
    expect(host.sitting.record.log).toMatchObject([{ seat: 0, at: 0 }]);
    host.step();
    host.step();
    await time.pass(60_000);
    expect(host.sitting.record.log).toHaveLength(2);
    expect(host.paused).toBe(true);
  });

  test('a step on a human turn is not kept for later', async () => {
    const { house, time } = await testHouse();
    const host = toyTable(house, ['human', 'lucky']);
    const { reports } = screenOf(host, MINE, 'instant');
    host.pause();
    host.step();
    host.resume();
    host.press(MINE, lay(hand(reports[0]?.view)[0] ?? ''), host.now());
    host.pause();
    await time.pass(60_000);
    expect(host.sitting.record.log).toHaveLength(1);
  });
});

describe('humans', () => {
  test('a press goes through at its own time, and the others follow', async () => {
    const { house, time, bugs } = await testHouse();
    const host = toyTable(house, ['human', 'lucky', 'lucky']);
    const { reports } = screenOf(host, MINE, 'instant');
    expect(reports[0]?.awaited).toBe(true);
    await time.pass(4000);
    const card = hand(reports[0]?.view)[1] ?? '';
    expect(host.press(MINE, lay(card), millis(3900))).toEqual({ ok: true, value: true });
    expect(reports.at(-1)).toMatchObject({ awaited: false, at: 3900 });
    expect(laid(reports.at(-1)?.view)).toEqual([card]);
    await time.pass(3000);
    expect(reports.at(-1)).toMatchObject({ awaited: true });
    expect(host.sitting.record.log.map((move) => move.seat)).toEqual([0, 1, 2]);
    expect(bugs).toEqual([]);
  });

  test('a press is never timed later than now nor before what has happened', async () => {
    const { house, time } = await testHouse();
    const host = toyTable(house, ['human', 'human']);
    const { reports } = screenOf(host, MINE, 'instant');
    await time.pass(1000);
    host.press(MINE, lay(hand(reports[0]?.view)[0] ?? ''), millis(99_000));
    expect(host.sitting.record.until).toBe(1000);
    const [card = ''] = hand(screenOf(host, seat(1), 'instant').reports[0]?.view, 1);
    expect(host.press(seat(1), lay(card), millis(3))).toEqual({ ok: true, value: true });
    expect(host.sitting.record.log.map((move) => move.at)).toEqual([1000, 1000]);
  });

  test.each([
    ['another turn', 1, 'notYourTurn'],
    ['a computer seat', 2, 'notYourSeat'],
    ['a seat that is not there', 7, 'notYourSeat'],
    ['a card of nobody', 0, 'notInHand'],
  ])('a refused press changes nothing: %s', async (_case, who, why) => {
    const { house, parts } = await testHouse();
    const host = toyTable(house, ['human', 'human', 'lucky']);
    const { reports } = screenOf(host, MINE, 'instant');
    await settle();
    const before = { sitting: host.sitting, saved: await parts.shelf.get(`sitting/${host.sitting.id}`) };
    expect(host.press(seat(who), lay('toy-99'), host.now())).toEqual({ ok: false, fault: why });
    expect(await host.ask(seat(who), lay('toy-99'))).toEqual({ ok: false, fault: why });
    await settle();
    expect({ sitting: host.sitting, saved: await parts.shelf.get(`sitting/${host.sitting.id}`) }).toEqual(before);
    expect(reports).toHaveLength(1);
  });

  test('asking tells the truth and moves nothing', async () => {
    const { house } = await testHouse();
    const host = toyTable(house, ['human', 'lucky']);
    const { reports } = screenOf(host, MINE, 'instant');
    expect(await host.ask(MINE, lay(hand(reports[0]?.view)[0] ?? ''))).toEqual({ ok: true, value: true });
    expect(reports).toHaveLength(1);
    expect(host.sitting.record.log).toEqual([]);
  });

  test('a press while paused answers paused', async () => {
    const { house } = await testHouse();
    const host = toyTable(house, ['human', 'lucky']);
    const { reports } = screenOf(host, MINE, 'instant');
    const card = lay(hand(reports[0]?.view)[0] ?? '');
    host.pause();
    expect(host.press(MINE, card, host.now())).toEqual({ ok: false, fault: 'paused' });
    expect(await host.ask(MINE, card)).toEqual({ ok: false, fault: 'paused' });
    host.resume();
    expect(host.press(MINE, card, host.now())).toEqual({ ok: true, value: true });
  });

  test('a turn limit runs while the picture stands and acts at its own time', async () => {
    const { house, time } = await testHouse();
    const host = toyTable(house, ['human', 'human'], { turnLimitMs: 2000 });
    const screen = screenOf(host, MINE, 'moving');
    await time.pass(60_000);
    expect(screen.reports).toHaveLength(1);
    screen.catchUp();
    await time.pass(1999);
    expect(screen.reports).toHaveLength(1);
    await time.pass(1);
    expect(screen.reports.at(-1)?.events).toMatchObject([{ at: 2000, event: { type: 'ranOut', seat: 0 } }]);
    expect(host.awaiting()).toEqual([1]);
  });
});

describe('the seats at this screen', () => {
  test('are those of humans', async () => {
    const { house } = await testHouse();
    expect(toyTable(house, ['lucky', 'human', 'human']).humans).toEqual([1, 2]);
    expect(chairs('human')).toEqual([{ name: '', player: 'human' }]);
  });
});
