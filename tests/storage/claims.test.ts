import { expect, test } from 'vitest';
import { type Locks, openClaims } from '#storage/claims';
import { settle } from '#tests/play/fakeTime';
import { good } from './shelves';

/** Web Locks that refuse at once what is held, as the browser does after the time it was given. */
function locks(): Locks {
  const held = new Set<string>();
  return {
    async request(name, _options, hold) {
      if (held.has(name)) throw new DOMException('too late', 'TimeoutError');
      held.add(name);
      await hold();
      held.delete(name);
    },
  };
}

test('a sitting that is open in one tab is not opened in another until it is released', async () => {
  const browser = locks();
  const [here, there] = [openClaims(browser), openClaims(browser)];
  const release = good(await here.claim('a'));
  expect(await there.claim('a')).toEqual({ ok: false, fault: 'openElsewhere' });
  expect(await there.claim('b')).toMatchObject({ ok: true });
  release();
  await settle();
  expect(await there.claim('a')).toMatchObject({ ok: true });
});

test('a browser without locks grants everything', async () => {
  const claims = openClaims(undefined);
  expect(await claims.claim('a')).toMatchObject({ ok: true });
  expect(await claims.claim('a')).toMatchObject({ ok: true });
});
