/** The rules of a set-up: the usual options open, house rules behind one row that says how many differ. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Option } from '#engine/core/options';
import { icon } from '#scenes/panels/icons';
import { words } from '#text/say';
import { optionField } from './optionField';
import type { SetupDesk } from './setupDesk';
import { rowsAt, unfit, valueAt, withOption } from './setupModel';
import { groupsOf, isUsualValue, type RowGroup } from './setupRows';
import { conditionText, faultText, titlesText } from './setupText';

export interface FoldParts {
  readonly open: 'open' | 'folded';
  readonly flip: () => void;
}

export function setupOptions(desk: SetupDesk, game: string, fold: FoldParts): TemplateResult {
  const { form, offer } = desk;
  const rows = rowsAt(form, offer);
  const { usual, house } = groupsOf(game, rows, form.options);
  const wrong = unfit(form, offer);
  const faultOf = ({ key }: Option): string | undefined => {
    if (desk.fault?.field === key) return faultText(game, rows, desk.fault);
    return wrong.includes(key) ? faultText(game, rows, { field: key, why: '' }) : undefined;
  };
  const field = (row: Option): TemplateResult =>
    optionField({
      game,
      option: row,
      value: valueAt(form, row),
      typed: form.options[row.key],
      fault: faultOf(row),
      set: (value) => desk.change(withOption(form, row.key, value)),
    });
  const open = fold.open === 'open' || house.rows.some((row) => faultOf(row) !== undefined);
  return html`<section class="panel setup-rules" aria-label=${words('setup.rules')}>
    <h2 class="panel-title">${words('setup.rules')}</h2>
    <div class="setup-options scrolls">
      ${group(usual, game, field)}
      ${house.rows.length === 0 ? nothing : foldRow(differing(desk, house), open, fold)}
      ${open ? html`<div class="setup-house" id="house-rules">${group(house, game, field)}</div>` : nothing}
    </div>
  </section>`;
}

const group = ({ rows, waiting }: RowGroup, game: string, field: (row: Option) => TemplateResult): TemplateResult =>
  html`${rows.map(field)}${waiting.map(
    ({ condition, keys }) =>
      html`<p class="setup-waiting">
        ${words('setup.waiting', {
          when: conditionText(game, condition),
          options: titlesText(game, keys),
        })}
      </p>`,
  )}`;

const differing = ({ form }: SetupDesk, { rows }: RowGroup): number =>
  rows.filter((row) => !isUsualValue(row, valueAt(form, row))).length;

const foldRow = (count: number, open: boolean, { flip }: FoldParts): TemplateResult =>
  html`<button
    type="button"
    class="option-row setup-fold"
    aria-expanded=${open ? 'true' : 'false'}
    aria-controls="house-rules"
    @click=${flip}
  >
    <span class="option-words"
      ><span class="option-title">${words('setup.house')}</span
      ><span class="option-note" data-differ=${count > 0 ? 'some' : nothing}
        >${count === 0 ? words('setup.house.usual') : words('setup.house.differ', { count })}</span
      ></span
    >
    <span class="setup-fold-arrow">${icon('chevD')}</span>
  </button>`;
