/** Races in real time: which press counts, when, and against whom. */
import { describe, expect, test } from 'vitest';
import { seat } from '#engine/core/words';
import { newRace, type Race } from './raceHouse';

const PEOPLE = ['human', 'human', 'human'];

/** A table of people with something to slap on the pile, that could be seen just now. */
async function withPattern(players: readonly string[] = PEOPLE): Promise<Race> {
  const race = await newRace(players);
  await race.flipUntil(() => race.shows().length > 0);
  return race;
}

describe('the clock', () => {
  test('runs while somebody watches, whatever the picture does', async () => {
    const race = await newRace(PEOPLE);
    await race.time.pass(700);
    expect(race.host.now()).toBe(700);
    race.stop();
    await race.time.pass(5000);
    expect(race.host.now()).toBe(700);
  });

  test('turns the time of an input event into match time', async () => {
    const race = await newRace(PEOPLE);
    await race.time.pass(300);
    race.host.pause();
    await race.time.pass(4000);
    race.host.resume();
    await race.time.pass(50);
    const now = race.time.now();
    expect([now - 20, now, now + 999, now - 60].map((stamp) => race.host.timeOf(stamp))).toEqual([330, 350, 350, 300]);
  });

  test('an hour of sleep is no match time', async () => {
    const race = await newRace(['human', 'quick', 'quick'], { seed: 2 });
    await race.time.pass(600);
    await race.time.oversleep(3_600_000);
    expect(race.told('lays')).toHaveLength(1);
    expect(race.host.now()).toBe(race.when('lays') + 24);
    await race.time.oversleep(900);
    expect(race.host.now()).toBe(race.when('lays') + 924);
  });
});

describe('presses', () => {
  test('of one person are settled at once, and what they come to is an event or a notice', async () => {
    const race = await newRace(['human', 'quick'], { options: { flipMs: 0 } });
    await race.flipUntil(() => race.host.awaiting().includes(seat(0)));
    expect(race.press(0, 'play')).toEqual({ ok: true, value: true });
    expect(race.reports.at(-1)?.events[0]).toMatchObject({ at: race.host.now(), event: { type: 'laid', seat: 0 } });
    expect(race.press(0, 'play')).toEqual({ ok: true, value: true });
    expect(race.reports.at(-1)?.events[0]).toMatchObject({ event: { type: 'outOfTurn', seat: 0 } });
  });

  test('count at the time of their input event, never later than now nor before what has happened', async () => {
    const race = await withPattern(['human', 'human']);
    const now = race.host.now();
    await race.time.pass(10);
    race.press(0, 'slap', now + 500);
    await race.time.pass(30);
    expect(race.told('slaps')[0]).toMatch(`${now + 10} seat 0 slaps`);
    race.press(1, 'slap', 3);
    await race.time.pass(30);
    expect(race.notices).toEqual([{ seat: 1, at: now + 10, why: 'lateSlap', lateBy: 0 }]);
  });

  test('of a seat that is not played here, or while paused, are refused at the door and told to nobody', async () => {
    const race = await newRace(['human', 'quick']);
    expect(race.press(1, 'slap')).toEqual({ ok: false, fault: 'notYourSeat' });
    race.host.pause();
    expect(race.press(0, 'slap')).toEqual({ ok: false, fault: 'paused' });
    await race.time.pass(5000);
    expect(race.press(0, 'play')).toEqual({ ok: false, fault: 'paused' });
    race.host.resume();
    expect(race.notices).toEqual([]);
    expect(race.host.sitting.record.log).toEqual([]);
    expect(race.host.now()).toBe(0);
  });

  test('may come while a report is heard', async () => {
    const race = await withPattern(['human', 'quick']);
    race.onReport = ({ events }) => {
      if (events.some(({ event }) => event.type === 'slapWon')) race.press(0, 'slap');
    };
    race.press(0, 'slap');
    expect(race.notices).toMatchObject([{ seat: 0, why: 'lateSlap', lateBy: 0 }]);
  });

  test('cannot be taken back', async () => {
    const race = await withPattern();
    race.press(0, 'slap');
    await race.time.pass(30);
    expect([race.host.canTakeBack(seat(0)), race.host.takeBack(seat(0))]).toEqual([false, 'refused']);
  });
});

describe('the photo finish', () => {
  test('two slaps in one frame: the earlier one wins, the other is late and free, and everybody hears by how much', async () => {
    const race = await withPattern();
    const other: unknown[] = [];
    race.host.watch(seat(2), ({ notices }) => other.push(...notices));
    const from = race.host.now();
    await race.time.pass(16);
    race.press(1, 'slap', from + 5);
    race.press(2, 'slap', from + 2);
    expect(race.told('slaps')).toEqual([]);
    await race.time.pass(24);
    expect(race.told('slaps')).toEqual([expect.stringMatching(`^${from + 2} seat 2 slaps`)]);
    const late = { seat: 1, at: from + 5, why: 'lateSlap', lateBy: 3 };
    expect(race.notices).toEqual([late]);
    expect(other).toEqual([late]);
    expect(race.view.burnCount).toBe(0);
    expect(race.match.record.log.at(-1)).toMatchObject({ seat: 2 });
  });

  test('no press waits longer than 24 ms, and none at all when nobody could be earlier', async () => {
    const held = await withPattern();
    held.press(0, 'slap');
    await held.time.pass(23);
    expect(held.told('slaps')).toEqual([]);
    await held.time.pass(1);
    expect(held.told('slaps')).toHaveLength(1);
    const alone = await withPattern(['human', 'slow-4', 'slow-4']);
    alone.press(0, 'slap');
    expect(alone.told('seat 0 slaps')).toHaveLength(1);
  });

  test('a press that the page was slow to deliver does not wait longer, but for those behind it', async () => {
    const race = await withPattern();
    const from = race.host.now();
    await race.time.pass(60);
    race.press(0, 'slap', from + 9);
    race.press(1, 'slap', from + 8);
    await race.time.pass(0);
    expect(race.told('slaps')).toEqual([expect.stringMatching(`^${from + 8} seat 1 slaps`)]);
  });

  test('in the same millisecond slaps go clockwise from the seat after the one that laid the top card', async () => {
    const race = await withPattern();
    const layer = Number(race.view.newest.at(-1)?.seat);
    for (const who of [layer, (layer + 2) % 3, (layer + 1) % 3]) race.press(who, 'slap');
    await race.time.pass(24);
    expect(race.told('slaps')).toEqual([expect.stringContaining(`seat ${(layer + 1) % 3} slaps`)]);
    expect(race.notices.map(({ why, lateBy }) => [why, lateBy])).toEqual([
      ['lateSlap', 0],
      ['lateSlap', 0],
    ]);
  });
});

describe('deadlines', () => {
  /** People at a table where a paid challenge is to be collected, and the pile may still be slapped. */
  async function collecting(): Promise<{ race: Race; due: number }> {
    for (let seed = 1; seed < 80; seed += 1) {
      const race = await newRace(['human', 'human'], { seed, options: { cardLimit: 100 } });
      const isPending = (): boolean => race.view.phase.type === 'collecting' && race.shows().length > 0;
      await race.flipUntil(() => isPending() || race.host.outcome() !== undefined);
      if (isPending() && race.view.phase.type === 'collecting') return { race, due: race.view.phase.due };
    }
    throw new Error('no deal came to that');
  }

  test('wait out the hold, so that a press made before one still comes before it', async () => {
    const { race, due } = await collecting();
    await race.time.pass(due + 20 - race.host.now());
    expect(race.view.phase.type).toBe('collecting');
    race.press(1, 'slap', due - 1);
    await race.time.pass(24);
    expect(race.story).toContainEqual(expect.stringMatching(`^${due - 1} seat 1 slaps`));
  });

  test('come first in their own millisecond, at their own time', async () => {
    const { race, due } = await collecting();
    const { phase } = race.view;
    await race.time.pass(due - race.host.now());
    race.press(1, 'slap');
    await race.time.pass(24);
    const creditor = phase.type === 'collecting' ? phase.creditor : undefined;
    expect(race.story).toContainEqual(expect.stringMatching(`^${due} seat ${creditor} collects \\d`));
    expect(race.notices).toEqual([{ seat: 1, at: due, why: 'lateSlap', lateBy: 0 }]);
  });
});
