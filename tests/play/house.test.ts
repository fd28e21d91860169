import { describe, expect, test } from 'vitest';
import { at, seat } from '#engine/core/words';
import type { Claims } from '#storage/claims';
import { settle } from './fakeTime';
import { chairs, hand, resumed, screenOf, testHouse, toyTable } from './houses';
import { lay } from './toy';

/** Claims as one browser grants them: each sitting once. */
function oneBrowser(): Claims {
  const taken = new Set<string>();
  return {
    async claim(id) {
      if (taken.has(id)) return { ok: false, fault: 'openElsewhere' };
      taken.add(id);
      return { ok: true, value: () => taken.delete(id) };
    },
  };
}

describe('beginning', () => {
  const wish = { game: 'toy', chairs: chairs('human', 'lucky'), options: {}, seed: 7 } as const;

  test('parts the options by scope and fills in the rest', async () => {
    const { house } = await testHouse();
    const begun = house.begin({ ...wish, options: { hand: 5, computerDelayMs: 100 } });
    expect(begun).toMatchObject({
      ok: true,
      value: {
        game: 'toy',
        sitting: {
          table: { computerDelayMs: 100 },
          record: { config: { hand: 5, turnLimitMs: 'none' }, seed: 7, seats: 2 },
        },
      },
    });
  });

  test.each([
    ['an unknown game', { game: 'bridge' }, 'game'],
    ['a rule out of range', { options: { hand: 10 } }, 'hand'],
    ['a pause out of range', { options: { computerDelayMs: -1 } }, 'computerDelayMs'],
    ['an option nobody knows', { options: { hands: 1 } }, 'hands'],
    ['too few seats', { chairs: chairs('human') }, 'seats'],
    ['a level the game has not', { chairs: chairs('human', 'expert') }, 'chairs'],
  ])('refuses %s', async (_case, changed, field) => {
    const { house, parts } = await testHouse();
    expect(house.begin({ ...wish, ...changed })).toMatchObject({ ok: false, fault: { field } });
    await settle();
    expect(await parts.shelf.keys()).toEqual({ ok: true, value: [] });
  });

  test('names everybody', async () => {
    const { house } = await testHouse();
    const named = ['Ann', '', 'Ann'].map((name) => ({ name, player: 'human' as const }));
    const begun = house.begin({ ...wish, chairs: named });
    expect(begun.ok && begun.value.sitting.chairs.map(({ name }) => name)).toEqual(['Ann', 'Player 2', 'Ann 2']);
  });

  test('rolls a seed when none is given', async () => {
    const { house } = await testHouse();
    const seeds = [1, 2].map(() => {
      const begun = house.begin({ ...wish, seed: 'random' });
      return begun.ok ? begun.value.sitting.record.seed : undefined;
    });
    expect(new Set(seeds).size).toBe(2);
  });

  test('knows its games and their levels', async () => {
    const { house } = await testHouse();
    expect(house.games().map(({ game }) => game)).toEqual(['toy', 'cassino']);
    expect(house.rules('cassino')?.seats).toEqual([2, 3, 4, 5, 6]);
    expect(house.rules('bridge')).toBeUndefined();
    expect(house.levels('cassino')).toEqual(['easy', 'steady']);
    expect(house.levels('bridge')).toEqual([]);
  });
});

describe('resuming', () => {
  test('a new match can be resumed before its first move', async () => {
    const { house } = await testHouse();
    const host = toyTable(house, ['human', 'lucky']);
    await host.leave();
    expect(await house.saves.lastSession()).toMatchObject({ id: host.sitting.id, moves: 0, progress: 'running' });
    expect((await resumed(house, host.sitting.id)).sitting).toEqual(host.sitting);
  });

  test('a named save stays as it was, and the match goes on in a record of its own', async () => {
    const { house, time } = await testHouse();
    const host = toyTable(house, ['lucky', 'lucky']);
    const named = await house.saves.nameIt(host.sitting, 'Before supper');
    const id = named.ok ? named.value : '';
    const back = await resumed(house, id);
    screenOf(back, 'spectator', 'instant');
    await time.pass(1000);
    await back.leave();
    expect(back.sitting.id).not.toBe(id);
    expect(await house.saves.load(id)).toMatchObject({
      value: { kept: { name: 'Before supper' }, sitting: { record: { log: [] } } },
    });
    expect(await house.saves.load(back.sitting.id)).toMatchObject({ value: { kept: { by: 'itself' } } });
  });

  test('a match that is open is not opened twice until it is left', async () => {
    const claims = oneBrowser();
    const { house, parts } = await testHouse({ claims });
    const host = toyTable(house, ['human', 'lucky']);
    await settle();
    const other = await testHouse({ claims, shelf: parts.shelf });
    expect(await other.house.resume(host.sitting.id)).toEqual({ ok: false, fault: { type: 'openElsewhere' } });
    await host.leave();
    await settle();
    expect(await other.house.resume(host.sitting.id)).toMatchObject({ ok: true });
    expect(await house.resume(host.sitting.id)).toEqual({ ok: false, fault: { type: 'openElsewhere' } });
  });

  test('one that cannot be opened is not claimed', async () => {
    const { house } = await testHouse({ claims: oneBrowser() });
    for (const _time of [1, 2])
      expect(await house.resume('nobody')).toEqual({ ok: false, fault: { type: 'notFound' } });
  });

  test('a level that is gone is told', async () => {
    const { house, parts } = await testHouse();
    const host = toyTable(house, ['human', 'lucky']);
    await host.leave();
    const later = await testHouse({ shelf: parts.shelf, levels: { toy: ['wise'] } });
    expect(await later.house.resume(host.sitting.id)).toEqual({ ok: false, fault: { type: 'unknownLevel' } });
  });

  test('a finished match opens with its outcome', async () => {
    const { house, time } = await testHouse();
    const host = toyTable(house, ['lucky', 'lucky'], { computerDelayMs: 0 });
    screenOf(host, 'spectator', 'instant');
    await time.pass(0);
    await host.leave();
    expect(await house.saves.lastSession()).toBeUndefined();
    const back = await resumed(house, host.sitting.id);
    expect(back.outcome()).toEqual(host.outcome());
    expect(back.outcome()).toBeDefined();
  });

  test('a glance shows what anybody may see', async () => {
    const { house } = await testHouse();
    const host = toyTable(house, ['human', 'human']);
    const { reports } = screenOf(host, seat(0), 'instant');
    const card = at(hand(reports[0]?.view), 0);
    host.press(seat(0), lay(card), host.now());
    await host.leave();
    const glance = await house.glance(host.sitting.id);
    expect(glance).toMatchObject({
      ok: true,
      value: { view: { laid: [card], hands: [{ hidden: true }, { hidden: true }] } },
    });
    expect(await house.glance('nobody')).toEqual({ ok: false, fault: { type: 'notFound' } });
  });
});

describe('saving while playing', () => {
  test('says saving, then saved, only when it is down', async () => {
    let down: () => void = () => {};
    const { parts } = await testHouse();
    const slow = {
      ...parts.shelf,
      set: async () => new Promise<{ ok: true; value: true }>((done) => (down = () => done({ ok: true, value: true }))),
    };
    const { house } = await testHouse({ shelf: slow });
    const host = toyTable(house, ['human', 'lucky']);
    const states: string[] = [];
    host.onSave((state) => states.push(state.type));
    await settle();
    expect(states).toEqual(['saving']);
    down();
    await settle();
    expect(states).toEqual(['saving', 'saved']);
  });

  test('a full disk is told, the match goes on, and the next save tries again', async () => {
    const { parts } = await testHouse();
    let full = true;
    const shelf: typeof parts.shelf = {
      ...parts.shelf,
      set: async (key, value) => (full ? { ok: false, fault: { type: 'full' } } : parts.shelf.set(key, value)),
    };
    const { house, time } = await testHouse({ shelf });
    const host = toyTable(house, ['lucky', 'lucky']);
    const states: unknown[] = [];
    host.onSave((state) => states.push(state.type === 'failed' ? state : state.type));
    screenOf(host, 'spectator', 'instant');
    await time.pass(900);
    expect(states.at(-1)).toEqual({ type: 'failed', why: 'full' });
    expect(host.sitting.record.log).toHaveLength(1);
    full = false;
    await time.pass(900);
    expect(states.at(-1)).toBe('saved');
    expect((await resumed(house, host.sitting.id)).sitting.record.log).toHaveLength(2);
  });

  test('leaving tries a failed save once more', async () => {
    const { parts } = await testHouse();
    let sets = 0;
    const shelf: typeof parts.shelf = {
      ...parts.shelf,
      set: async (key, value) => (++sets === 1 ? { ok: false, fault: { type: 'full' } } : parts.shelf.set(key, value)),
    };
    const { house } = await testHouse({ shelf });
    const host = toyTable(house, ['human', 'lucky']);
    await settle();
    await host.leave();
    expect(await house.saves.load(host.sitting.id)).toMatchObject({ ok: true });
  });
});
