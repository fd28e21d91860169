/** Where everything of a line plot stands, in layout units: pure, so that crowded ends can be tested. */

export interface PlotSeries {
  readonly seat: number;
  readonly name: string;
  /** One value a step, from the first on, fewer where the seat is out before the end; every line starts at the plot's start. */
  readonly values: readonly number[];
  /** The last value as it is written. */
  readonly shown: string;
  readonly weight: 'strong' | 'plain';
}

export interface PlotStep {
  /** 'Deal 3', for the first label of the axis. */
  readonly long: string;
  /** '3', for all the others. */
  readonly short: string;
}

export interface PlotParts {
  readonly title: string;
  readonly steps: readonly PlotStep[];
  readonly series: readonly PlotSeries[];
  readonly target: number | undefined;
  /** What everybody had before the first step; nought where absent. */
  readonly start?: number;
  readonly size: { readonly width: number; readonly height: number };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlotLayout {
  readonly left: number;
  readonly right: number;
  readonly target: { readonly y: number; readonly text: string } | undefined;
  readonly ticks: readonly { readonly y: number; readonly text: string }[];
  readonly labels: readonly { readonly x: number; readonly text: string }[];
  /** By series; the first point is the start, before the first step. */
  readonly lines: readonly (readonly Point[])[];
  /** By series: the middle of the disc at the line's end, moved sideways where discs would meet. */
  readonly ends: readonly Point[];
  /** A last value for each height, right of its discs; none for lines that end before the last step. */
  readonly figures: readonly {
    readonly x: number;
    readonly y: number;
    readonly text: string;
    readonly strong: boolean;
  }[];
}

export const DISC_RADIUS = 12;
/** Discs side by side overlap a little; nearer than this in height, they move apart. */
const DISC_STEP = 22;
const DISC_REACH = 21;
/** With more lines than this, figures beside the discs would stand anywhere but beside them: the strong ones are left. */
const MOST_FIGURES = 7;
const FIGURE_ROOM = 40;
const FIGURE_HEIGHT = 16;
const LEFT = 44;
const TOP = 18;
const BOTTOM = 34;
const MOST_TICKS = 5;
const MOST_LABELS = 8;
const TICK_STEPS = [1, 2, 4, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

export function plotLayout({ steps, series, target, start = 0, size }: PlotParts): PlotLayout {
  const all = [start, ...series.flatMap(({ values }) => values)];
  const range = { least: Math.min(0, ...all), most: Math.max(target ?? 1, ...all) };
  const bottom = size.height - BOTTOM;
  const yOf = (value: number) => bottom - ((value - range.least) / (range.most - range.least)) * (bottom - TOP);
  const heights = series.map(({ values }) => yOf(values.at(-1) ?? 0));
  const reaches = series.map(({ values }) => values.length >= steps.length);
  const columns = columnsOf(heights, reaches);
  const right = size.width - FIGURE_ROOM - DISC_RADIUS - Math.max(0, ...columns) * DISC_STEP;
  const xOf = (step: number) => LEFT + (step / Math.max(1, steps.length)) * (right - LEFT);
  const atEnd = heights.map((y, index) => ({ x: right + (columns[index] ?? 0) * DISC_STEP, y }));
  const earlier = series.map(({ values }) => xOf(values.length));
  const ends = withEarlier(atEnd, reaches, earlier);
  return {
    left: LEFT,
    right,
    target: target === undefined ? undefined : { y: yOf(target), text: `${target}` },
    ticks: ticksOf(range, target).map((value) => ({ y: yOf(value), text: `${value}` })),
    labels: labelsOf(steps).map(({ step, text }) => ({ x: xOf(step), text })),
    lines: series.map(({ values }) => [start, ...values].map((value, step) => ({ x: xOf(step), y: yOf(value) }))),
    ends,
    figures: figuresOf(series, { ends: atEnd, reaches }, size.height),
  };
}

/** For each disc at the last step the first column in which it meets no other of them. */
function columnsOf(heights: readonly number[], reaches: readonly boolean[]): readonly number[] {
  const columns: number[] = [];
  for (const [index, height] of heights.entries()) {
    const taken = columns.filter(
      (_, other) => reaches[other] === true && Math.abs((heights[other] ?? 0) - height) < DISC_REACH,
    );
    let column = 0;
    while (reaches[index] === true && taken.includes(column)) column += 1;
    columns[index] = column;
  }
  return columns;
}

/** Discs of lines that end before the last step, at their own steps or as near to them as a row of discs allows. */
function withEarlier(atEnd: readonly Point[], reaches: readonly boolean[], xs: readonly number[]): readonly Point[] {
  const row = [...xs.keys()].filter((index) => reaches[index] !== true).sort((a, b) => (xs[a] ?? 0) - (xs[b] ?? 0));
  const placed = new Map<number, number>();
  let least = 0;
  for (const index of row) {
    placed.set(index, Math.max(least, xs[index] ?? 0));
    least = (placed.get(index) ?? 0) + DISC_STEP;
  }
  let most = Math.max(0, ...xs) - DISC_STEP;
  for (const index of row.reverse()) {
    placed.set(index, Math.min(most, placed.get(index) ?? 0));
    most = (placed.get(index) ?? 0) - DISC_STEP;
  }
  return atEnd.map(({ x, y }, index) => ({ x: placed.get(index) ?? x, y }));
}

/** Round steps from the least to the most, leaving out those close to the target, which has its own label. */
function ticksOf({ least, most }: { least: number; most: number }, target: number | undefined): readonly number[] {
  const step = TICK_STEPS.find((one) => (most - least) / one <= MOST_TICKS) ?? most - least;
  const [first, last] = [Math.ceil(least / step), Math.floor(most / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step);
  return ticks.filter((tick) => tick === 0 || target === undefined || Math.abs(tick - target) >= step * 0.75);
}

function labelsOf(steps: readonly PlotStep[]): readonly { readonly step: number; readonly text: string }[] {
  const every = Math.ceil(steps.length / MOST_LABELS);
  return steps
    .map(({ long, short }, index) => ({ step: index + 1, long, short }))
    .filter(({ step }) => (steps.length - step) % every === 0)
    .map(({ step, long, short }, index) => ({ step, text: index === 0 ? long : short }));
}

interface Discs {
  readonly ends: readonly Point[];
  readonly reaches: readonly boolean[];
}

function figuresOf(series: readonly PlotSeries[], { ends, reaches }: Discs, height: number): PlotLayout['figures'] {
  const last = ends.filter((_, index) => reaches[index] === true);
  const figures = series
    .map(({ shown, weight }, index) => ({ y: ends[index]?.y ?? 0, text: shown, strong: weight === 'strong' }))
    .filter(({ strong }, index) => reaches[index] === true && (strong || series.length <= MOST_FIGURES))
    .filter(({ y }, index, all) => all.findIndex((other) => other.y === y) === index)
    .sort((a, b) => a.y - b.y)
    .map((figure) => ({ ...figure, x: rightOfDiscs(last, figure.y) }));
  return spread(figures, height);
}

const rightOfDiscs = (ends: readonly Point[], y: number): number =>
  Math.max(...ends.filter((end) => Math.abs(end.y - y) < DISC_REACH).map((end) => end.x)) + DISC_RADIUS + 7;

/** Pushes figures down until none covers another, then the last ones up again where they would fall off. */
function spread<F extends { readonly y: number }>(figures: readonly F[], height: number): readonly F[] {
  const ys: number[] = [];
  for (const { y } of figures) ys.push(Math.max(y, (ys.at(-1) ?? -FIGURE_HEIGHT) + FIGURE_HEIGHT));
  let floor = height - FIGURE_HEIGHT / 2;
  for (let index = ys.length - 1; index >= 0; index -= 1) {
    ys[index] = Math.min(ys[index] ?? 0, floor);
    floor = (ys[index] ?? 0) - FIGURE_HEIGHT;
  }
  return figures.map((figure, index) => ({ ...figure, y: ys[index] ?? figure.y }));
}
