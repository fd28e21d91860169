/** What the flat models do with cards as bits of a number, and with lists of such numbers. */

/** How many cards are in a mask of up to 16. */
export function countOf(mask: number): number {
  const pairs = mask - ((mask >> 1) & 0x5555);
  const fours = (pairs & 0x3333) + ((pairs >> 2) & 0x3333);
  return ((((fours + (fours >> 4)) & 0x0f0f) * 0x0101) >> 8) & 31;
}

/** The bit of the highest card; -1 of none. */
export const highestOf = (mask: number): number => 31 - Math.clz32(mask);
/** The bit of the lowest card; -1 of none. */
export const lowestOf = (mask: number): number => highestOf(mask & -mask);

/** Copies the first numbers of a list. Written out: for so few `set` takes longer. */
export function copyInto(to: Int32Array, from: Int32Array, count: number = to.length): void {
  for (let index = 0; index < count; index += 1) to[index] = from[index] ?? 0;
}
