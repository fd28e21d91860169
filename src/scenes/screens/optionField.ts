/** One option of a game as a control: which one follows from the kind of its value. */
import { html, type TemplateResult } from 'lit';
import type { ConfigFault, Option, OptionValue } from '#engine/core/options';
import { optionRow, picker, segmented, stepper, textField, toggle } from '#scenes/panels/kit';
import { words } from '#text/say';
import { optionChoice, optionNote, optionTitle } from './gameText';
import { numbersFrom, type Offer, type Raw, stepOf } from './setupModel';

export interface OptionParts {
  readonly game: string;
  readonly option: Option;
  readonly value: Raw;
  /** What is wrong with the value, as a sentence. */
  readonly fault: string | undefined;
  readonly set: (value: Raw) => void;
}

/** More characters than this in all choices together do not fit one bar beside the title. */
const NARROW_BAR = 14;
/** And more than this do not fit one bar at all. */
const WIDE_BAR = 34;

export function optionField(parts: OptionParts): TemplateResult {
  const { game, option, fault } = parts;
  const label = optionTitle(game, option.key);
  const note = optionNote(game, option.key);
  const rule = option.value;
  if (rule.kind === 'toggle') {
    return toggle({ label, note, on: parts.value === true, flip: () => parts.set(parts.value !== true) });
  }
  const wide = rule.kind === 'choice' && lengthOf(parts, rule) > NARROW_BAR ? 'wide' : 'narrow';
  return optionRow({ label, note, control: control(parts, rule), wide, fault });
}

function control(parts: OptionParts, rule: Exclude<OptionValue, { kind: 'toggle' }>): TemplateResult {
  switch (rule.kind) {
    case 'choice':
      return choice(parts, rule);
    case 'number':
      return number(parts, rule);
    case 'numbers':
      return numbers(parts, rule);
  }
}

const lengthOf = ({ game, option }: OptionParts, rule: { readonly of: readonly string[] }): number =>
  rule.of.map((value) => optionChoice(game, option.key, value).length).reduce((sum, length) => sum + length, 0);

function choice(parts: OptionParts, rule: Extract<OptionValue, { kind: 'choice' }>): TemplateResult {
  const { game, option } = parts;
  const picked = {
    label: optionTitle(game, option.key),
    options: rule.of.map((value) => ({ value, label: optionChoice(game, option.key, value) })),
    value: String(parts.value),
    pick: parts.set,
  };
  return lengthOf(parts, rule) > WIDE_BAR ? picker(picked) : segmented(picked);
}

function number(parts: OptionParts, rule: Extract<OptionValue, { kind: 'number' }>): TemplateResult {
  return stepper({
    label: optionTitle(parts.game, parts.option.key),
    value: typeof parts.value === 'number' ? parts.value : 'none',
    least: rule.least,
    most: rule.most,
    step: stepOf(rule),
    none: rule.initial === 'none' ? words('option.none') : undefined,
    set: parts.set,
  });
}

function numbers(parts: OptionParts, rule: Extract<OptionValue, { kind: 'numbers' }>): TemplateResult {
  const given = Array.isArray(parts.value) ? parts.value.join(', ') : String(parts.value);
  return html`<span class="setup-numbers"
    >${textField({
      label: optionTitle(parts.game, parts.option.key),
      value: given,
      placeholder: rule.initial.join(', '),
      most: 60,
      // What is no list yet stays as typed, so that a comma can be typed at all; the door says what is wrong with it.
      change: (typed) => parts.set(/[\s,;]$/.test(typed) ? typed : (numbersFrom(typed) ?? typed)),
    })}</span
  >`;
}

/** What the house had against the form, as a sentence that says what to do about it. */
export function faultText({ rules }: Offer, { field, why }: ConfigFault): string {
  const option = rules.options.find(({ key }) => key === field);
  if (option === undefined) return words('setup.fault', { why });
  const { value } = option;
  if (value.kind === 'number') return words('setup.fault.number', { least: value.least, most: value.most });
  if (value.kind === 'numbers') return words('setup.fault.numbers', { least: value.least, most: value.most });
  return words('setup.fault.option', { title: optionTitle(rules.game, field), why });
}
