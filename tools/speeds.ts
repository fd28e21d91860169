/** How much loops get done in a second, measured beside each other. */

/** Milliseconds of the processor that this process has had: other programs do not count. */
export const processorTime = (): number => process.cpuUsage().user / 1000;

export interface Turns {
  /** Each loop runs so long at a time, in milliseconds of the clock. */
  readonly sliceMs: number;
  /** How often each loop has its turn, after a first one that warms it up. */
  readonly slices: number;
  /** The time of day where no other clock is named. */
  readonly clock?: () => number;
}

/**
 * What each loop gets done in a second. They run in turns, so that a busy machine slows all of them alike. A loop answers
 * how much it has done.
 */
export function speedsOf(
  loops: readonly (() => number)[],
  { sliceMs, slices, clock = () => performance.now() }: Turns,
): readonly number[] {
  const tallies = loops.map((work) => ({ work, done: 0, elapsed: 0 }));
  for (let slice = -1; slice < slices; slice += 1)
    for (const tally of tallies) {
      const begun = clock();
      let done = 0;
      while (clock() - begun < sliceMs) done += tally.work();
      if (slice < 0) continue;
      tally.done += done;
      tally.elapsed += clock() - begun;
    }
  return tallies.map(({ done, elapsed }) => (done / elapsed) * 1000);
}

/** Work done so many times between two looks at the clock. */
export const timesOver = (count: number, work: () => void) => (): number => {
  for (let turn = 0; turn < count; turn += 1) work();
  return count;
};
