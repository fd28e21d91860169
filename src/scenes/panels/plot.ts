/** A line plot as inline SVG: one line a seat, a dashed target, the seat's disc at the line's end. */
import './plot.css';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { discColour } from '#scenes/panels/kit';
import { withoutMarks } from '#text/message';
import { words } from '#text/say';
import { DISC_RADIUS, type PlotLayout, type PlotParts, type PlotSeries, type Point, plotLayout } from './plotLayout';

export type { PlotParts, PlotSeries, PlotStep } from './plotLayout';

/** Seat colours lifted to read as lines on ink, by seat. */
const LINES = [
  '#5fa3c6',
  '#d98156',
  '#a08edb',
  '#7dbb80',
  '#d97a92',
  '#c0ab58',
  '#5fb7b1',
  '#bd8ad4',
  '#95a8c2',
  '#cd9b7b',
];
/** With more steps than this the rings at them would touch. */
const MOST_RINGS = 16;

/** The plot, `size` layout units large; a screen reader hears every series. */
export function plot(parts: PlotParts): TemplateResult {
  const layout = plotLayout(parts);
  const { width, height } = parts.size;
  return html`<svg
    class="plot"
    viewBox="0 0 ${width} ${height}"
    style="width:${width / 10}rem;height:${height / 10}rem"
    role="img"
    aria-label=${summaryOf(parts)}
  >
    ${gridDrawn(layout)} ${drawOrder(parts.series).map((index) => lineDrawn(parts, layout, index))}
    ${drawOrder(parts.series).map((index) => endDrawn(parts.series[index], layout.ends[index]))}
    ${layout.figures.map(
      ({ x, y, text, strong }) =>
        svg`<text class="plot-figure" data-strong=${strong ? 'strong' : nothing} x=${x} y=${y + 5}>${text}</text>`,
    )}
  </svg>`;
}

/** Plain lines lie under strong ones, and discs further out under those further in. */
const drawOrder = (series: readonly PlotSeries[]): readonly number[] =>
  [...series.keys()].reverse().sort((a, b) => weightOf(series[a]) - weightOf(series[b]));

const weightOf = (series: PlotSeries | undefined): number => (series?.weight === 'strong' ? 1 : 0);

const summaryOf = ({ title, series }: PlotParts): string =>
  words('plot.summary', {
    title,
    series: series
      .map(({ name, values }) => words('plot.series', { name: withoutMarks(name), values: values.join(', ') }))
      .join('; '),
  });

const gridDrawn = ({ left, right, ticks, target, labels }: PlotLayout): TemplateResult => svg`
  ${ticks.map(
    ({ y, text }) => svg`<line class="plot-grid" x1=${left} x2=${right} y1=${y} y2=${y} />
      <text class="plot-tick" x=${left - 12} y=${y + 5}>${text}</text>`,
  )}
  ${
    target === undefined
      ? nothing
      : svg`<line class="plot-target" x1=${left} x2=${right} y1=${target.y} y2=${target.y} />
        <text class="plot-tick plot-target-figure" x=${left - 12} y=${target.y + 5}>${target.text}</text>`
  }
  ${labels.map(({ x, text }) => svg`<text class="plot-label" x=${x} y="100%" dy="-8">${text}</text>`)}`;

function lineDrawn(parts: PlotParts, layout: PlotLayout, index: number): TemplateResult | typeof nothing {
  const [series, points] = [parts.series[index], layout.lines[index]];
  if (series === undefined || points === undefined) return nothing;
  const rings = parts.steps.length < MOST_RINGS ? points.slice(1, -1) : [];
  const path = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return svg`<g class="plot-series" data-weight=${series.weight} style="--stroke:${lineColour(series.seat)}">
    <polyline class="plot-line" points=${path} />
    ${rings.map(({ x, y }) => svg`<circle class="plot-ring" cx=${x} cy=${y} r=${series.weight === 'strong' ? 4.5 : 3.5} />`)}
  </g>`;
}

const lineColour = (seat: number): string => LINES[seat % LINES.length] ?? 'currentColor';

function endDrawn(series: PlotSeries | undefined, end: Point | undefined): TemplateResult | typeof nothing {
  if (series === undefined || end === undefined) return nothing;
  const [initial = `${series.seat + 1}`] = series.name.trim();
  return svg`<circle class="plot-disc" cx=${end.x} cy=${end.y} r=${DISC_RADIUS} style="--colour:${discColour(series.seat)}" />
    <text class="plot-initial" x=${end.x} y=${end.y + 4.5}>${initial.toLocaleUpperCase()}</text>`;
}
