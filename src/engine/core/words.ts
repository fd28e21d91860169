/** The words every part of Ruffhouse shares: seats, match time, results. */

declare const brand: unique symbol;
type Branded<T, B extends string> = T & { readonly [brand]: B };

/** A place at the table: 0, 1, 2 … clockwise. */
export type Seat = Branded<number, 'Seat'>;

/** Whole milliseconds of match time, counted from the start of the match. */
export type Millis = Branded<number, 'Millis'>;

/** The brand for a seat number that is already known to be good. */
export const seat = (n: number): Seat => n as Seat;

/** The brand for a whole number of milliseconds. */
export const millis = (n: number): Millis => n as Millis;

/** All seats of a table of `count`, in clockwise order. */
export const seatsOf = (count: number): readonly Seat[] => Array.from({ length: count }, (_, n) => seat(n));

/** The seat `steps` places clockwise of `from` at a table of `count`. */
export const clockwise = (from: Seat, steps: number, count: number): Seat => seat((from + steps) % count);

/** An answer or a fault from a closed list. A throw, by contrast, always means a bug of ours. */
export type Result<T, F> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: F };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const fail = <F>(fault: F): { readonly ok: false; readonly fault: F } => ({ ok: false, fault });

/** Closes a switch: a case that the types know but the switch forgot fails to compile here. */
export function never(value: never): never {
  throw new Error(`unexpected case: ${JSON.stringify(value)}`);
}

/** The item at an index the caller knows to exist. @throws when it does not: our own bug. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`no item ${index} among ${items.length}`);
  return item;
}
