/** Names of the seats: every seat has one, and no two are the same (Cassino's sheet, section 2). */

/** Longest name in characters; plates cut what does not fit them. */
export const LONGEST_NAME = 24;

/**
 * The names as the table shows them, by seat. Spaces at the ends go, longer names are cut at 24 characters, an empty
 * one becomes `Player N`, and a repeated one gets the next free number (`Ann`, `Ann 2`). Who came first keeps the name.
 */
export function seatNames(typed: readonly string[]): readonly string[] {
  const wished = typed.map((name, index) => tidy(name) || `Player ${index + 1}`);
  const taken = new Set(wished);
  return wished.map((name, index) => {
    if (wished.indexOf(name) === index) return name;
    const free = nextFree(name, taken);
    taken.add(free);
    return free;
  });
}

const tidy = (name: string): string => cut(name.replace(/\s+/g, ' ').trim(), LONGEST_NAME);

/** The first `length` characters, never half of one that takes two units. */
const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('').trimEnd();

function nextFree(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, last = '1'] = /^(.+) (\d{1,6})$/.exec(name) ?? [];
  for (let number = Number(last) + 1; ; number += 1) {
    const candidate = `${cut(stem, LONGEST_NAME - ` ${number}`.length)} ${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
