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
  const { usual, house, field, differing, faulty } = optionFields(desk, game);
  const open = fold.open === 'open' || faulty;
  return html`<section class="panel setup-rules" aria-label=${words('setup.rules')}>
    <h2 class="panel-title">${words('setup.rules')}</h2>
    <div class="setup-options scrolls">
      ${optionGroup(usual, game, field)}
      ${house.rows.length === 0 ? nothing : foldRow(differing, open, fold)}
      ${open ? html`<div class="setup-house" id="house-rules">${optionGroup(house, game, field)}</div>` : nothing}
    </div>
  </section>`;
}

/** The game's options as fields, in two groups. */
export interface OptionFields {
  readonly usual: RowGroup;
  readonly house: RowGroup;
  /** A row's field; `note` instead of the option's own line. */
  readonly field: (row: Option, note?: string) => TemplateResult;
  /** How many house rules differ from the usual. */
  readonly differing: number;
  /** Whether something is wrong with a house rule. */
  readonly faulty: boolean;
}

export function optionFields(desk: SetupDesk, game: string): OptionFields {
  const { form, offer } = desk;
  const rows = rowsAt(form, offer);
  const { usual, house } = groupsOf(game, rows, form.options);
  const wrong = unfit(form, offer);
  const faultOf = ({ key }: Option): string | undefined => {
    if (desk.fault?.field === key) return faultText(game, rows, desk.fault);
    return wrong.includes(key) ? faultText(game, rows, { field: key, why: '' }) : undefined;
  };
  const field = (row: Option, note?: string): TemplateResult =>
    optionField({
      game,
      option: row,
      value: valueAt(form, row),
      typed: form.options[row.key],
      fault: faultOf(row),
      set: (value) => desk.change(withOption(form, row.key, value)),
      ...(note === undefined ? {} : { note }),
    });
  return {
    usual,
    house,
    field,
    differing: house.rows.filter((row) => !isUsualValue(row, valueAt(form, row))).length,
    faulty: house.rows.some((row) => faultOf(row) !== undefined),
  };
}

export const optionGroup = ({ rows, waiting }: RowGroup, game: string, field: OptionFields['field']): TemplateResult =>
  html`${rows.map((row) => field(row))}${waiting.map(
    ({ condition, keys }) =>
      html`<p class="setup-waiting">
        ${words('setup.waiting', {
          when: conditionText(game, condition),
          options: titlesText(game, keys),
        })}
      </p>`,
  )}`;

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
