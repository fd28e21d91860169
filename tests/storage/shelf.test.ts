import { describe, expect, test, vi } from 'vitest';
import { type Forage, memoryShelf, openShelf } from '#storage/shelf';

/** A database in a map. */
function forage(): Forage {
  const values = new Map<string, unknown>();
  return {
    ready: async () => {},
    getItem: async (key) => values.get(key) ?? null,
    setItem: async (key, value) => values.set(key, value),
    removeItem: async (key) => void values.delete(key),
    keys: async () => [...values.keys()],
  };
}

const refusing = (name: string) => async () => {
  throw new DOMException('no', name);
};

describe('the real shelf', () => {
  test('keeps, gives out and removes, and is left clean by the trial', async () => {
    const { shelf, memoryOnly } = await openShelf(forage());
    expect(memoryOnly).toBe(false);
    expect(await shelf.keys()).toEqual({ ok: true, value: [] });
    expect(await shelf.set('a', { n: 1 })).toEqual({ ok: true, value: true });
    expect(await shelf.get('a')).toEqual({ ok: true, value: { n: 1 } });
    expect(await shelf.remove('a')).toEqual({ ok: true, value: true });
    expect(await shelf.get('a')).toEqual({ ok: true, value: null });
  });

  test.each([
    ['does not open', { ready: refusing('InvalidStateError') }],
    ['does not write', { setItem: refusing('SecurityError') }],
    ['forgets', { getItem: async () => null }],
  ])('memory takes over where it %s', async (_case, broken) => {
    const { shelf, memoryOnly } = await openShelf({ ...forage(), ...broken });
    expect(memoryOnly).toBe(true);
    await shelf.set('a', 1);
    expect(await shelf.get('a')).toEqual({ ok: true, value: 1 });
  });

  test('memory takes over where opening never ends', async () => {
    vi.useFakeTimers();
    const opened = openShelf({ ...forage(), ready: () => new Promise(() => {}) });
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect((await opened).memoryOnly).toBe(true);
  });

  test('a full disk still gives out what lies on it', async () => {
    const disk = forage();
    await disk.setItem('a', 1);
    const { shelf, memoryOnly } = await openShelf({ ...disk, setItem: refusing('QuotaExceededError') });
    expect(memoryOnly).toBe(false);
    expect(await shelf.get('a')).toEqual({ ok: true, value: 1 });
    expect(await shelf.set('b', 2)).toEqual({ ok: false, fault: { type: 'full' } });
  });

  test.each([
    ['QuotaExceededError', 'full'],
    ['InvalidStateError', 'unavailable'],
    ['DataCloneError', 'broken'],
  ])('%s is told as %s', async (name, type) => {
    const disk = forage();
    const failing = { ...disk };
    const { shelf } = await openShelf(failing);
    failing.setItem = refusing(name);
    expect(await shelf.set('a', 1)).toMatchObject({ ok: false, fault: { type } });
  });
});

test('memory hands out copies', async () => {
  const shelf = memoryShelf();
  const value = { n: [1] };
  await shelf.set('a', value);
  value.n.push(2);
  expect(await shelf.get('a')).toEqual({ ok: true, value: { n: [1] } });
});
