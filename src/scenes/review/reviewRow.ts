/** A move in the review's list: what was done, what the expert would have done, and what lies between them. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Kind } from '#engine/core/rules';
import { icon } from '#scenes/panels/icons';
import { rich } from '#scenes/panels/kit';
import { type NameOf, withNames } from '#text/message';
import { say, words } from '#text/say';
import { isWorse, type Row, type Verdict } from './reviewModel';
import { behindText, expertText } from './reviewText';

interface RowParts {
  readonly chosen: boolean;
  readonly nameOf: NameOf;
  readonly press: () => void;
}

export function reviewRow({ made, judged }: Row<Kind>, { chosen, nameOf, press }: RowParts): TemplateResult {
  const verdict = typeof judged === 'string' ? judged : judged.verdict;
  const move = (text: string): TemplateResult => rich(withNames(text, nameOf));
  return html`<button type="button" class="weigh-row" data-verdict=${verdict} aria-pressed=${chosen ? 'true' : 'false'} @click=${press}>
    <span class="weigh-mark" aria-hidden="true">${isVerdict(verdict) ? icon(MARKS[verdict]) : nothing}</span>
    <span class="weigh-words">
      <span class="weigh-made">${move(say(made.headline))}</span>
      ${typeof judged === 'string' || judged.verdict === 'same' ? nothing : html`<span class="weigh-best">${move(say(expertText(judged)))}</span>`}
    </span>
    <span class="weigh-verdict">
      <span>${words(`weigh.verdict.${verdict}`)}</span>
      ${typeof judged === 'string' || !isWorse(judged) ? nothing : html`<span class="weigh-behind">${behindText(judged)}</span>`}
    </span>
  </button>`;
}

const isVerdict = (verdict: Verdict | 'none' | 'waiting'): verdict is Verdict => verdict in MARKS;

/** A mark's shape says the same as its colour. */
const MARKS = { same: 'star', asGood: 'check', little: 'minus', lot: 'x' } as const;
