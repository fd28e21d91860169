/** Taking a move back: the match is as if it had not been made, and everybody at the table learns so. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replay } from '#engine/core/match';
import type { Rules } from '#engine/core/rules';
import { at, seat } from '#engine/core/words';
import type { Host } from '#play/types';
import { hand, laid, resumed, type Screen, screenOf, testHouse, toyTable } from './houses';
import { lay, show, toy } from './toy';

const MINE = seat(0);
const HIS = seat(1);
const TOY: Rules = toy;

/** The match that the host's record stands for. */
function matchOf(host: Host) {
  const match = replay(TOY, host.sitting.record);
  if (!match.ok) throw new Error(match.fault.why);
  return match.value;
}

async function sitDown(players: readonly string[], options: Readonly<Record<string, unknown>> = {}) {
  const { house, time } = await testHouse();
  const host = toyTable(house, players, options);
  const screen = screenOf(host, MINE, 'instant');
  return { house, time, host, screen };
}

const mine = (screen: Screen): readonly string[] => hand(screen.reports.at(-1)?.view);

describe('a harmless move', () => {
  test('is taken back: the table is the one before it, and goes on from there', async () => {
    const { host, screen } = await sitDown(['human', 'human']);
    const before = matchOf(host);
    const card = at(mine(screen), 1);
    expect(host.canTakeBack(MINE)).toBe(false);
    host.press(MINE, show(card), host.now());
    expect(host.canTakeBack(MINE)).toBe(true);
    expect(host.takeBack(MINE)).toBe('done');
    expect(matchOf(host)).toEqual(before);
    expect(host.canTakeBack(MINE)).toBe(false);
    expect(host.takeBack(MINE)).toBe('refused');
    host.press(MINE, lay(card), host.now());
    expect(host.history('spectator').map(({ event }) => event.type)).toEqual(['dealt', 'laid']);
  });

  test('goes for every watcher: each hears the table again, without what was taken back', async () => {
    const { host, screen } = await sitDown(['human', 'human']);
    const other = screenOf(host, 'spectator', 'instant');
    const view = screen.reports.at(-1)?.view;
    host.press(MINE, show(at(mine(screen), 0)), host.now());
    host.takeBack(MINE);
    for (const watcher of [screen, other]) {
      expect(watcher.reports.map(({ type }) => type)).toEqual(['first', 'more', 'again']);
      expect(watcher.reports.at(-1)).toMatchObject({ heard: 1, frames: [], events: [] });
    }
    expect(screen.reports.at(-1)?.view).toEqual(view);
    host.press(MINE, lay(at(mine(screen), 0)), host.now());
    expect(screen.reports.at(-1)).toMatchObject({ type: 'more', heard: 2 });
  });

  test('is gone from the save as well', async () => {
    const { host, house, screen } = await sitDown(['human', 'human']);
    host.press(MINE, show(at(mine(screen), 0)), host.now());
    host.takeBack(MINE);
    await host.leave();
    const again = await resumed(house, host.sitting.id);
    expect(again.sitting.record.log).toEqual([]);
  });

  test('leaves no trace in what computers think of', async () => {
    const one = await sitDown(['human', 'lucky'], { computerDelayMs: 0 });
    const other = await sitDown(['human', 'lucky'], { computerDelayMs: 0 });
    const [shown, card] = [at(mine(one.screen), 0), at(mine(one.screen), 1)];
    one.host.press(MINE, show(shown), one.host.now());
    one.host.takeBack(MINE);
    for (const { host, time } of [one, other]) {
      host.press(MINE, lay(card), host.now());
      await time.pass(0);
    }
    expect(laid(one.screen.reports.at(-1)?.view)).toEqual(laid(other.screen.reports.at(-1)?.view));
    expect(laid(one.screen.reports.at(-1)?.view)).toHaveLength(2);
  });

  test('gives back no time: the turn ends when it would have ended', async () => {
    const { host, screen, time } = await sitDown(['human', 'human'], { turnLimitMs: 1000 });
    await time.pass(600);
    host.press(MINE, show(at(mine(screen), 0)), host.now());
    host.takeBack(MINE);
    await time.pass(399);
    expect(host.awaiting()).toEqual([0]);
    await time.pass(1);
    expect(host.awaiting()).toEqual([1]);
  });

  test('of somebody whose turn came when another ran out of time can be taken back too', async () => {
    const { host, time } = await sitDown(['human', 'human'], { turnLimitMs: 1000 });
    const his = screenOf(host, HIS, 'instant');
    await time.pass(1500);
    host.press(HIS, show(at(hand(his.reports.at(-1)?.view, 1), 0)), host.now());
    expect(host.takeBack(HIS)).toBe('done');
    expect(host.history('spectator').map(({ event }) => event.type)).toEqual(['dealt', 'ranOut']);
  });
});

describe('a move stays', () => {
  test('when the rules do not call it harmless', async () => {
    const { host, screen } = await sitDown(['human', 'human']);
    host.press(MINE, lay(at(mine(screen), 0)), host.now());
    expect(host.takeBack(MINE)).toBe('refused');
    expect(host.sitting.record.log).toHaveLength(1);
  });

  test('when time has run out since', async () => {
    const { host, screen, time } = await sitDown(['human', 'human'], { turnLimitMs: 1000 });
    host.press(MINE, show(at(mine(screen), 0)), host.now());
    await time.pass(1000);
    expect(host.takeBack(MINE)).toBe('refused');
  });

  test('when somebody else asks for it, or the table is paused', async () => {
    const { host, screen } = await sitDown(['human', 'human']);
    host.press(MINE, show(at(mine(screen), 0)), host.now());
    expect(host.takeBack(HIS)).toBe('refused');
    host.pause();
    expect(host.takeBack(MINE)).toBe('refused');
    host.resume();
    expect(host.takeBack(MINE)).toBe('done');
  });
});

test('whatever was shown and laid before, taking the last showing back gives the state before it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), fc.nat(8)), { maxLength: 12 }), fc.nat(8), async (moves, last) => {
      const { host } = await sitDown(['human', 'human', 'human'], { hand: 6 });
      const screens = [0, 1, 2].map((who) => screenOf(host, seat(who), 'instant'));
      const press = (shows: boolean, pick: number): ReturnType<Host['press']> | undefined => {
        const [who] = host.awaiting();
        if (who === undefined) return undefined;
        const cards = hand(screens[who]?.reports.at(-1)?.view, who);
        const card = cards[pick % cards.length];
        return card === undefined ? undefined : host.press(who, shows ? show(card) : lay(card), host.now());
      };
      for (const [shows, pick] of moves) press(shows, pick);
      const [who] = host.awaiting();
      const before = matchOf(host);
      const views = screens.map(({ reports }) => reports.at(-1)?.view);
      if (who === undefined || press(true, last)?.ok !== true) return;
      expect(host.takeBack(who)).toBe('done');
      expect(matchOf(host)).toEqual(before);
      expect(screens.map(({ reports }) => reports.at(-1)?.view)).toEqual(views);
    }),
    { numRuns: 30 },
  );
});
