/** A drill on screen: what it is to be, the pile, and how it stands. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Face } from '#engine/cards/cards';
import type { Pattern } from '#engine/kit/race';
import { button, cardFace, optionRow, segmented } from '#scenes/panels/kit';
import { secondsText } from '#text/race';
import { words } from '#text/say';
import type { DrillDesk } from './drillDesk';
import { figures, hitFigure, missedFigure, patternBars, timeFigure } from './figures';
import { patternKey, patternName } from './patternKey';
import { patternTallies, tallyOf } from './progress';

/** Milliseconds from card to card. */
export const DRILL_PACES = [1500, 1000, 700] as const;
/** Patterns to be slapped; the first is the warm-up's. */
export const LENGTHS = [10, 20, 40] as const;

export interface WishParts {
  readonly patterns: readonly Pattern[];
  readonly pace: number;
  readonly length: number;
  readonly setPace: (pace: number) => void;
  readonly setLength: (length: number) => void;
  readonly start: () => void;
}

/** What the drill is to be. */
export const wishPanel = (parts: WishParts): TemplateResult =>
  html`<section class="panel drill-side" aria-label=${words('drill.setup')}>
    <h2 class="panel-title">${words('drill.setup')}</h2>
    ${optionRow({
      label: words('drill.pace'),
      note: '',
      wide: 'wide',
      control: segmented({
        label: words('drill.pace'),
        options: DRILL_PACES.map((pace) => ({
          value: pace,
          label: words('race.seconds', { seconds: (pace / 1000).toFixed(1) }),
        })),
        value: parts.pace,
        pick: parts.setPace,
      }),
    })}
    ${optionRow({
      label: words('drill.length'),
      note: '',
      wide: 'wide',
      control: segmented({
        label: words('drill.length'),
        options: LENGTHS.map((length) => ({ value: length, label: String(length) })),
        value: parts.length,
        pick: parts.setLength,
      }),
    })}
    <div class="drill-patterns">
      <h3 class="option-title">${words('drill.slap')}</h3>
      <p>
        ${
          parts.patterns.length === 0
            ? words('drill.nothing')
            : parts.patterns.map((pattern) => html`<span>${patternName(patternKey(pattern))}</span>`)
        }
      </p>
    </div>
    <p class="drill-match">${words('drill.match')}</p>
    ${button({
      label: words('drill.start'),
      kind: 'primary',
      key: 'Enter',
      off: parts.patterns.length === 0 ? words('drill.nothing') : undefined,
      press: parts.start,
    })}
  </section>`;

/** The pile on its felt; a press anywhere is a slap. A sample lies there until it begins. */
export const pileView = (desk: DrillDesk | undefined, how: string, sample: readonly Face[]): TemplateResult =>
  html`<section
    class="drill-table"
    aria-label=${words('drill.table')}
    @pointerdown=${(event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      desk?.press(event.timeStamp);
    }}
  >
    <p class="drill-verdict" role="status" data-type=${desk?.verdict?.type ?? nothing}>
      ${desk === undefined ? how : verdictText(desk)}
    </p>
    <div class="drill-pile" data-taken=${desk?.verdict?.type ?? nothing}>
      <div class="drill-cards">${repeat(desk?.lying ?? sample, (card) => card, pileCard)}</div>
    </div>
    <div class="drill-slap" aria-hidden="true">${words('keys.slap')}</div>
  </section>`;

/** Width of the pile's cards in rem. */
const CARD = 11.8;

/** A card lies the same way as long as it lies there. */
function pileCard(card: Face): TemplateResult {
  const turn = ([...card].reduce((sum, sign) => sum + sign.charCodeAt(0) * 7, 0) % 17) - 8;
  return html`<span class="drill-card" data-card=${card} style="--turn:${turn}deg">${cardFace(card, CARD)}</span>`;
}

function verdictText(desk: DrillDesk): string {
  const { verdict } = desk;
  if (desk.phase === 'paused') return words('drill.paused');
  switch (verdict?.type) {
    case 'hit':
      return words('drill.hit', {
        pattern: patternName(patternKey(verdict.pattern)),
        time: secondsText(verdict.time),
      });
    case 'guessed':
      return words('drill.guessed', { pattern: patternName(patternKey(verdict.pattern)) });
    case 'wrong':
      return words('drill.wrong');
    case 'missed':
      return words('drill.missed');
    default:
      return desk.lying.length === 0 ? words('drill.ready') : '';
  }
}

/** How a running drill stands. */
export function standing(desk: DrillDesk, acts: { readonly stop: () => void }): TemplateResult {
  const { drill, phase } = desk;
  const tally = tallyOf(drill.tries);
  const rows = [
    [words('drill.figure.hits'), String(tally.hits)],
    [words('drill.figure.missed'), String(tally.missed + tally.guessed)],
    [words('drill.figure.wrong.short'), String(drill.wrong)],
    [words('drill.figure.median'), timeOrDash(tally.median)],
    [words('drill.figure.best'), timeOrDash(tally.best)],
  ];
  return html`<section class="panel drill-side" aria-label=${words('drill.setup')}>
    <h2 class="panel-title">${words('drill.count', { done: drill.tries.length, length: drill.length })}</h2>
    <span class="drill-bar" aria-hidden="true"
      ><span style="width:${(drill.tries.length / drill.length) * 100}%"></span
    ></span>
    <dl class="drill-standing">
      ${rows.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}
    </dl>
    <div class="drill-acts">
      ${button({ label: words('drill.stop'), kind: 'quiet', press: acts.stop })}
      ${
        phase === 'paused'
          ? button({ label: words('drill.resume'), kind: 'primary', key: 'Enter', press: () => desk.resume() })
          : button({ label: words('drill.pause'), kind: 'secondary', key: 'Esc', press: () => desk.pause() })
      }
    </div>
  </section>`;
}

const timeOrDash = (time: number | undefined): string =>
  time === undefined ? words('drill.figure.none') : secondsText(time);

export interface ResultActs {
  readonly again: () => void;
  readonly leave: (() => void) | undefined;
  readonly progress: () => void;
  /** What "Match me" has learnt, or why nothing could be kept. */
  readonly news: string;
}

/** What a drill came to. */
export function resultView({ drill }: DrillDesk, { again, leave, progress, news }: ResultActs): TemplateResult {
  const tally = tallyOf(drill.tries);
  return html`<div class="drill-result">
    ${figures([
      hitFigure(tally),
      timeFigure(words('drill.figure.median'), tally.median, 'brass'),
      timeFigure(words('drill.figure.best'), tally.best),
      missedFigure(tally),
      { label: words('drill.figure.wrong'), value: String(drill.wrong) },
    ])}
    ${patternBars(patternTallies(drill.tries))}
    <footer class="drill-result-foot">
      <p role="status">${news}</p>
      ${button({ label: words('drill.view.progress'), kind: 'quiet', icon: 'stats', press: progress })}
      ${button({ label: words('drill.again'), kind: leave === undefined ? 'primary' : 'secondary', key: leave === undefined ? 'Enter' : undefined, press: again })}
      ${leave === undefined ? nothing : button({ label: words('drill.toSetup'), kind: 'primary', key: 'Enter', press: leave })}
    </footer>
  </div>`;
}
