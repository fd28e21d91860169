/** All finished drills: figures, the median over time, and how each pattern goes. */
import './progress.css';
import { html, type TemplateResult } from 'lit';
import { button, chip, emptyState } from '#scenes/panels/kit';
import { plot } from '#scenes/panels/plot';
import { gameName } from '#scenes/screens/gameText';
import { words } from '#text/say';
import { figures, hitFigure, patternBars, timeFigure } from './figures';
import type { DrillHistory } from './history';
import { type Progress, progressOf } from './progress';

export interface ProgressParts {
  readonly history: DrillHistory;
  /** Games that can be trained. */
  readonly games: readonly string[];
  readonly player: string;
}

export function progressView(parts: ProgressParts): TemplateResult {
  const { history, games } = parts;
  const { shown } = history;
  const chosen = history.sessions.filter(({ game }) => shown === 'all' || game === shown);
  return html`<div class="progress">
    <div class="progress-filter">
      ${chip({ label: words('progress.all'), chosen: shown === 'all', press: () => history.show('all') })}
      ${games.map((game) => chip({ label: gameName(game), chosen: shown === game, press: () => history.show(game) }))}
    </div>
    ${
      chosen.length === 0
        ? html`<div class="panel progress-none">${emptyState(words('progress.none'), words('progress.none.sentence'))}</div>`
        : drawn(parts, progressOf(chosen))
    }
    <footer class="progress-foot">
      <p>${words('progress.counts')}</p>
      ${chosen.length === 0 ? '' : button({ label: words('progress.forget'), kind: 'quiet', icon: 'bin', press: () => void history.forget(chosen) })}
    </footer>
  </div>`;
}

const drawn = (parts: ProgressParts, progress: Progress): TemplateResult =>
  html`${figures([
    { label: words('drill.figure.drills'), value: String(progress.sessions) },
    hitFigure(progress.all),
    timeFigure(words('drill.figure.median'), progress.all.median, 'brass'),
    timeFigure(words('drill.figure.best'), progress.all.best),
    { label: words('drill.figure.wrongs'), value: (progress.wrong / progress.sessions).toFixed(1) },
  ])}
    <div class="progress-panels">
      <section class="panel progress-plot">
        <h2 class="panel-title">${words('progress.plot')}</h2>
        <p>${words(progress.medians.length < 2 ? 'progress.plot.few' : 'progress.plot.note')}</p>
        ${progress.medians.length < 2 ? '' : medians(parts.player, progress.medians)}
      </section>
      ${patternBars(progress.patterns)}
    </div>`;

/** The newest so many drills: more would be a blur. */
const SHOWN = 40;

/** In layout units. */
const SIZES = {
  landscape: { width: 640, height: 268 },
  portrait: { width: 322, height: 220 },
  low: { width: 770, height: 220 },
} as const;

function sizeNow(): (typeof SIZES)[keyof typeof SIZES] {
  const { form } = document.documentElement.dataset;
  return form === 'portrait' || form === 'low' ? SIZES[form] : SIZES.landscape;
}

/** The line begins at the first median, not at nought. */
function medians(player: string, all: readonly number[]): TemplateResult {
  const shown = all.slice(-SHOWN);
  const [start = 0, ...values] = shown;
  const first = all.length - shown.length + 2;
  return plot({
    title: words('progress.plot'),
    steps: values.map((_, index) => ({
      long: words('progress.plot.step', { number: first + index }),
      short: `${first + index}`,
    })),
    series: [{ seat: 0, name: player, values, shown: `${values.at(-1) ?? start}`, weight: 'strong' }],
    target: undefined,
    start,
    size: sizeNow(),
  });
}
