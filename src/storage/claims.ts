/** One table, one tab: a sitting that is open somewhere is not opened again, so that no tab writes over another's moves. */
import { fail, ok, type Result } from '#engine/core/words';

export type Release = () => void;

export interface Claims {
  /** Takes the sitting for this table until it is released or the page is gone. */
  claim(id: string): Promise<Result<Release, 'openElsewhere'>>;
}

/** What we use of the browser's Web Locks. */
export interface Locks {
  /** Holds `name` while `hold` has not settled; rejects when the signal comes first. */
  request(name: string, options: { readonly signal: AbortSignal }, hold: () => Promise<void>): Promise<unknown>;
}

/** Milliseconds a page that is just being left may still hold on to its table, as when it is loaded again. */
const GRACE = 600;

/** Claims through Web Locks; where the browser has none, everything is granted. */
export const openClaims = (locks: Locks | undefined): Claims => ({
  claim: (id) => (locks === undefined ? Promise.resolve(ok(() => {})) : lock(locks, `ruffhouse/sitting/${id}`)),
});

function lock(locks: Locks, name: string): Promise<Result<Release, 'openElsewhere'>> {
  return new Promise((resolve) => {
    const hold = (): Promise<void> => new Promise((release) => resolve(ok(release)));
    locks.request(name, { signal: AbortSignal.timeout(GRACE) }, hold).catch(() => resolve(fail('openElsewhere')));
  });
}
