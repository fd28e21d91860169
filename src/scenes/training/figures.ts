/** Drills in figures and bars, for one that has just ended and for all there were. */
import './figures.css';
import { html, nothing, type TemplateResult } from 'lit';
import { secondsFigure } from '#text/race';
import { words } from '#text/say';
import { patternName } from './patternKey';
import type { PatternTally, Tally } from './progress';

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly look?: 'brass';
}

export const figures = (list: readonly Figure[]): TemplateResult =>
  html`<dl class="figures">
    ${list.map(
      ({ label, value, note, look }) =>
        html`<div class="panel figure" data-look=${look ?? nothing}>
          <dt>${label}</dt>
          <dd><strong>${value}</strong>${note === undefined ? nothing : html`<span>${note}</span>`}</dd>
        </div>`,
    )}
  </dl>`;

/** A time as a figure; a dash where there is none. */
export const timeFigure = (label: string, time: number | undefined, look?: 'brass'): Figure => ({
  label,
  ...(time === undefined
    ? { value: words('drill.figure.none') }
    : { value: secondsFigure(time), note: words('drill.figure.seconds') }),
  ...(look === undefined ? {} : { look }),
});

export const hitFigure = ({ hits, tries }: Tally): Figure => ({
  label: words('drill.figure.hits'),
  value: String(hits),
  note: words('drill.figure.of', { count: tries }),
});

export const missedFigure = ({ missed, guessed }: Tally): Figure => ({
  label: words('drill.figure.missed'),
  value: String(missed),
  ...(guessed === 0 ? {} : { note: words('drill.figure.guessed', { count: guessed }) }),
});

/** A bar a pattern: its median beside those of the others, and how many were hit. */
export function patternBars(patterns: readonly PatternTally[]): TemplateResult {
  const slowest = Math.max(1, ...patterns.map(({ median }) => median ?? 0));
  return html`<section class="panel pattern-bars">
    <h2 class="panel-title">${words('drill.patterns')}</h2>
    <p>${words('drill.patterns.note')}</p>
    <ul class="scrolls">
      ${patterns.map(
        ({ pattern, median, hits, tries }) => html`<li>
          <span>${patternName(pattern)}</span>
          <span class="pattern-bar" aria-hidden="true"
            ><span style="width:${((median ?? 0) / slowest) * 100}%"></span
          ></span>
          <strong>${median === undefined ? words('drill.figure.none') : secondsFigure(median)}</strong>
          <span class="pattern-hits">${words('drill.patterns.hits', { hits, tries })}</span>
        </li>`,
      )}
    </ul>
  </section>`;
}
