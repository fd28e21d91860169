/**
 * Secrets are marked where they are born, and one walker takes them out again.
 *
 * Whoever writes an event says once, with `secret(value, seats)`, who may know the value. `seenBy` turns the event into
 * what one watcher may see; the types refuse to hand a watcher anything that has not been through it.
 */
import type { Seat } from './words';

/** A value that only the seats in `for` may know; nobody at all when the list is empty. */
export interface Secret<T> {
  readonly secret: T;
  readonly for: readonly Seat[];
}

/** What stands in a secret's place for whoever may not know it. */
export interface Hidden {
  readonly hidden: true;
}

export type Watcher = Seat | 'spectator';

type Plain = string | number | boolean | null | undefined;

/** `T` as a watcher sees it: each secret is either its value or `Hidden`. */
export type Seen<T> = T extends Plain
  ? T
  : T extends Secret<infer V>
    ? Seen<V> | Hidden
    : T extends readonly (infer U)[]
      ? readonly Seen<U>[]
      : { readonly [K in keyof T]: Seen<T[K]> };

export const HIDDEN: Hidden = { hidden: true };

export const secret = <T>(value: T, ...seats: readonly Seat[]): Secret<T> => ({ secret: value, for: seats });

export const isHidden = (value: unknown): value is Hidden =>
  typeof value === 'object' && value !== null && 'hidden' in value && value.hidden === true;

const isSecret = (value: object): value is Secret<unknown> => 'secret' in value && 'for' in value;

/** What `who` may see of `thing`, in which every secret of others is `Hidden`. What holds no secret is not copied. */
export function seenBy<T>(thing: T, who: Watcher): Seen<T> {
  return walk(thing, who) as Seen<T>;
}

function walk(value: unknown, who: Watcher): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isSecret(value)) return who !== 'spectator' && value.for.includes(who) ? walk(value.secret, who) : HIDDEN;
  if (Array.isArray(value)) return changedItems(value, who);
  // A match has thousands of events, most of them without a secret: copying each would take longer than a frame.
  let seen: Record<string, unknown> | undefined;
  for (const [key, inner] of Object.entries(value)) {
    const walked = walk(inner, who);
    if (walked === inner) continue;
    seen ??= { ...value };
    seen[key] = walked;
  }
  return seen ?? value;
}

function changedItems(list: readonly unknown[], who: Watcher): readonly unknown[] {
  const walked = list.map((item) => walk(item, who));
  return walked.every((item, index) => item === list[index]) ? list : walked;
}
