/** Slow and plain answers to what kit/sums answers fast: every subset, every way of cutting it. */

/** Whether the values can be cut into groups of the sum, by trying every group that holds the first of them. */
export function canBeCut(values: readonly number[], sum: number): boolean {
  const [first, ...others] = values;
  if (first === undefined) return true;
  return subsets(others.length).some((mates) => {
    const group = mates.reduce((total, index) => total + (others[index] ?? 0), first);
    return (
      group === sum &&
      canBeCut(
        others.filter((_, index) => !mates.includes(index)),
        sum,
      )
    );
  });
}

/** Every set of indices below `count`, in the order of their lists: {}, {0}, {0 1}, {0 1 2}, {0 2}, {1} … */
export function subsets(count: number, from = 0): readonly (readonly number[])[] {
  const rest = Array.from({ length: count - from }, (_, step) => from + step);
  return [[], ...rest.flatMap((first) => subsets(count, first + 1).map((others) => [first, ...others]))];
}

export const takesOf = (values: readonly number[], sum: number): readonly (readonly number[])[] =>
  subsets(values.length).filter(
    (set) =>
      set.length > 0 &&
      canBeCut(
        set.map((index) => values[index] ?? 0),
        sum,
      ),
  );
