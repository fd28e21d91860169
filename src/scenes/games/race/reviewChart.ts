/** Reactions as a chart: a group for each kind of pattern, in it a line for each player with a dot for every slap. */
import { html, nothing, type TemplateResult } from 'lit';
import { disc, discColour } from '#scenes/panels/kit';
import { patternName } from '#scenes/training/patternKey';
import type { Chair } from '#storage/types';
import { withoutMarks } from '#text/message';
import { secondsFigure, secondsText } from '#text/race';
import { words } from '#text/say';
import type { KindRow, Line, Reactions } from './reactions';

/** With more slaps on a line than this, dots would be a smear: the bar alone tells. */
const MOST_DOTS = 40;
/** The scale ends at a multiple of this, in milliseconds. */
const SCALE_STEP = 500;

export function reactionChart(rows: readonly KindRow[], chairs: readonly Chair[]): TemplateResult {
  const times = rows.flatMap(({ lines }) => lines.flatMap(({ reactions }) => reactions?.p90 ?? []));
  const scale = Math.max(SCALE_STEP, Math.ceil(Math.max(0, ...times) / SCALE_STEP) * SCALE_STEP);
  return html`<section class="panel reactions" aria-label=${words('review.chart')}>
    <h2 class="panel-title">${words('review.chart')}</h2>
    <p class="reactions-note">${words('review.chart.note')}</p>
    <div class="reactions-head" aria-hidden="true">
      <span class="reactions-scale">${ticks(scale).map((at) => html`<span style="left:${(at / scale) * 100}%">${tickText(at)}</span>`)}</span>
      <span>${words('drill.figure.median')}</span><span>${words('drill.figure.best')}</span>
    </div>
    <div class="reactions-groups scrolls" tabindex="0">
      ${rows.map(
        ({ kind, came, lines }) => html`<section class="reactions-group">
          <h3>
            ${kind === 'all' ? words('review.chart.all') : patternName(kind)}
            <span>${words('review.chart.came', { count: came })}</span>
          </h3>
          <ul>${lines.map((line) => lineDrawn(line, scale, chairs))}</ul>
        </section>`,
      )}
    </div>
  </section>`;
}

const ticks = (scale: number): readonly number[] =>
  Array.from({ length: scale / SCALE_STEP + 1 }, (_, step) => step * SCALE_STEP);

const tickText = (at: number): string => (at === 0 ? '0' : words('race.seconds', { seconds: (at / 1000).toFixed(1) }));

function lineDrawn({ who, reactions }: Line, scale: number, chairs: readonly Chair[]): TemplateResult {
  const name = who === 'computers' ? words('review.chart.computers') : withoutMarks(chairs[who]?.name ?? '');
  return html`<li class="reactions-line" style=${who === 'computers' ? nothing : `--line:${discColour(who)}`}>
    <span class="reactions-who" aria-hidden="true">
      ${who === 'computers' ? nothing : disc({ seat: who, name, size: 2.4, player: chairs[who]?.player })}
      <span title=${name}>${name}</span>
    </span>
    <span class="reactions-track" aria-hidden="true">${reactions === undefined ? nothing : marks(reactions, scale)}</span>
    <strong aria-hidden="true">${reactions === undefined ? words('standings.none.time') : secondsFigure(reactions.median)}</strong>
    <span class="reactions-best" aria-hidden="true">${reactions === undefined ? nothing : secondsFigure(reactions.best)}</span>
    <span class="unseen">${spokenLine(name, reactions)}</span>
  </li>`;
}

/** Slaps beyond the end of the scale stand at its end. */
function marks({ times, median, p10, p90 }: Reactions, scale: number): TemplateResult {
  const place = (time: number): number => Math.min(100, (time / scale) * 100);
  return html`<span class="reactions-bar" style="left:${place(p10)}%;width:${place(p90) - place(p10)}%"></span>
    ${times.length > MOST_DOTS ? nothing : times.map((time) => html`<span class="reactions-dot" style="left:${place(time)}%"></span>`)}
    <span class="reactions-median" style="left:${place(median)}%"></span>`;
}

function spokenLine(name: string, reactions: Reactions | undefined): string {
  if (reactions === undefined) return words('review.chart.spokenNone', { name });
  const { times, median, best, p10, p90 } = reactions;
  return words('review.chart.spoken', {
    name,
    count: times.length,
    median: secondsText(median),
    best: secondsText(best),
    p10: secondsText(p10),
    p90: secondsText(p90),
  });
}
