/** The review of a finished match: each own move, what an expert would have done, and what that was worth. */
import './movesReview.css';
import './movesReview.phone.css';
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Kind } from '#engine/core/rules';
import type { Host } from '#play/types';
import type { Felt, KeyPress, Screen } from '#scenes/app';
import type { ReviewParts } from '#scenes/games/facts';
import type { MoveWords } from '#scenes/games/moves';
import {
  type ButtonParts,
  chip,
  dialog,
  emptyState,
  focusUses,
  keyHint,
  pageHead,
  segmented,
} from '#scenes/panels/kit';
import { chairNames, namesFor } from '#scenes/table/names';
import type { NameOf } from '#text/message';
import { say, words } from '#text/say';
import { momentView } from './momentView';
import { ReviewDesk, type Which } from './reviewDesk';
import { partsOf, type Row, totalsOf } from './reviewModel';
import { reviewRow } from './reviewRow';
import { totalsText } from './reviewText';

/** The page of a game that tells its moves by `words`, on its own felt. */
export const movesReview =
  (felt: Felt, words: MoveWords<Kind>) =>
  (parts: ReviewParts<Kind>): Screen =>
    new MovesReview(parts, { felt, words });

class MovesReview implements Screen {
  readonly felt: Felt;
  private readonly desk: ReviewDesk<Kind>;
  private readonly words: MoveWords<Kind>;
  private readonly host: Host<Kind>;

  constructor(
    private readonly parts: ReviewParts<Kind>,
    { felt, words: moves }: { readonly felt: Felt; readonly words: MoveWords<Kind> },
  ) {
    const { app, host, redraw } = parts;
    this.felt = felt;
    this.words = moves;
    this.host = host;
    this.desk = new ReviewDesk({ review: app.house.review(host.sitting), words: moves, changed: redraw });
  }

  template(): TemplateResult {
    return html`<div class="page-room">
      <main class="page weighing">
        ${pageHead({
          title: words('weigh.title'),
          sentence: words('weigh.of'),
          back: this.leave,
          actions: this.which(),
        })}
        ${this.summary()}
        <div class="weigh-body">${this.list()} ${this.detail()}</div>
        <footer class="weigh-foot">
          ${keyHint(['↑', '↓'], words('weigh.hint'))} ${keyHint(['F'], words('weigh.hint.which'))}
          ${keyHint(['Esc'], words('review.back'))}
        </footer>
      </main>
      ${this.sheet()}
    </div>`;
  }

  key({ code, repeat: held }: KeyPress): boolean {
    if (focusUses(code)) return false;
    if (code === 'ArrowDown' || code === 'ArrowUp') return this.step(code === 'ArrowDown' ? 1 : -1);
    if (held) return false;
    if (code === 'KeyF') this.desk.list(this.desk.which === 'all' ? 'worse' : 'all');
    else if (code === 'Escape') this.leave();
    else return false;
    return true;
  }

  close(): void {
    this.desk.close();
  }

  private which(): TemplateResult {
    const { desk } = this;
    return segmented<Which>({
      label: words('weigh.which'),
      options: [
        { value: 'all', label: words('weigh.which.all', { count: desk.rows.length }) },
        { value: 'worse', label: words('weigh.which.worse', { count: desk.worse.length }) },
      ],
      value: desk.which,
      pick: (which) => desk.list(which),
    });
  }

  /** Whose moves, how they compare, and how far the thinking has come. */
  private summary(): TemplateResult {
    const { rows, done } = this.desk;
    const [good, given] = totalsText(totalsOf(rows));
    const progress = words('weigh.progress', { done, all: rows.length });
    return html`<section class="weigh-summary">
      ${this.desk.people.length > 1 ? this.people() : nothing}
      <p class="weigh-totals" aria-live="polite">
        ${done === 0 ? nothing : html`<strong>${good}</strong><span>${given}</span>`}
      </p>
      ${
        done === rows.length
          ? nothing
          : html`<div
              class="weigh-progress"
              role="progressbar"
              aria-label=${progress}
              aria-valuemin="0"
              aria-valuemax=${rows.length}
              aria-valuenow=${done}
            >
              <span class="weigh-progress-words">${progress}</span>
              <span class="weigh-progress-bar" style="--share:${done / rows.length}"></span>
            </div>`
      }
    </section>`;
  }

  private people(): TemplateResult {
    const nameOf = chairNames(this.host.sitting.chairs);
    return html`<div class="weigh-people" role="group" aria-label=${words('weigh.whose')}>
      ${this.desk.people.map((seat) =>
        chip({ label: nameOf(seat), chosen: seat === this.desk.whose, press: () => this.desk.look(seat) }),
      )}
    </div>`;
  }

  private list(): TemplateResult {
    const { rows, listed } = this.desk;
    if (listed.length === 0) {
      const why = rows.length === 0 ? 'weigh.none' : 'weigh.worse.none';
      return html`<section class="panel weigh-list">${emptyState(words(why), words(`${why}.sentence`))}</section>`;
    }
    return html`<section class="panel weigh-list" aria-label=${words('weigh.moves')}>
      <div class="weigh-parts scrolls">
        ${partsOf(listed).map(
          ({ heading, rows: inPart }) => html`<section class="weigh-part">
            <h2 class="weigh-heading">${say(heading)}</h2>
            <ol class="weigh-rows">
              ${repeat(
                inPart,
                ({ decision }) => decision,
                (row) => this.row(row),
              )}
            </ol>
          </section>`,
        )}
      </div>
    </section>`;
  }

  private row(row: Row<Kind>): TemplateResult {
    const chosen = row === this.desk.chosenRow;
    return html`<li>
      ${guard([row, chosen], () => reviewRow(row, { chosen, nameOf: this.nameOf, press: () => this.press(row) }))}
    </li>`;
  }

  /** Beside the list where there is room for it; else it opens over it. */
  private detail(): TemplateResult | typeof nothing {
    if (isNarrow()) return nothing;
    const { chosenRow } = this.desk;
    return html`<section class="panel weigh-detail scrolls" aria-label=${words('weigh.moment')} aria-live="polite">
      ${chosenRow === undefined ? html`<p class="mute weigh-choose">${words('weigh.choose')}</p>` : this.moment(chosenRow)}
    </section>`;
  }

  private sheet(): TemplateResult {
    const close = (): void => this.desk.choose(undefined);
    const { chosenRow: shown, listed } = this.desk;
    const place = shown === undefined ? 0 : listed.indexOf(shown) + 1;
    const turn = (label: string, by: 1 | -1, last: number): ButtonParts => ({
      label,
      kind: 'secondary',
      press: () => this.step(by),
      off: place === last ? words('weigh.place', { place, count: listed.length }) : undefined,
    });
    return html`${repeat(
      isNarrow() && shown !== undefined ? [shown] : [],
      () => 'moment',
      (row) =>
        dialog({
          title: say(row.part),
          sentence: words('weigh.place', { place, count: listed.length }),
          body: this.moment(row),
          buttons: [
            { label: words('weigh.close'), kind: 'quiet', key: 'Esc', press: close, first: 'first' },
            turn(words('weigh.previous'), -1, 1),
            turn(words('weigh.next'), 1, listed.length),
          ],
          onEscape: close,
          look: 'weigh-sheet',
        }),
    )}`;
  }

  private moment(row: Row<Kind>): TemplateResult {
    const whose = this.host.humans.length === 1 ? 'yours' : 'theirs';
    return momentView({ row, words: this.words, nameOf: this.nameOf, whose });
  }

  private press(row: Row<Kind>): void {
    this.desk.choose(row);
  }

  private step(by: 1 | -1): boolean {
    if (this.desk.listed.length === 0) return false;
    this.desk.step(by);
    requestAnimationFrame(() => {
      document.querySelector('.weigh-row[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
      document.querySelector(':is(.weigh-detail, .weigh-sheet .weigh-moment)')?.scrollTo(0, 0);
    });
    return true;
  }

  private readonly nameOf: NameOf = (who, form) => {
    const { humans, sitting } = this.host;
    return namesFor(sitting.chairs, humans.length === 1 ? humans[0] : undefined)(who, form);
  };

  private readonly leave = (): void => this.parts.app.go({ name: 'results', host: this.host });
}

const isNarrow = (): boolean => document.documentElement.dataset.form === 'portrait';
