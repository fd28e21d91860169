/** One option of a game as a control: which one follows from the kind of its value. */
import { html, type TemplateResult } from 'lit';
import type { Option, OptionValue } from '#engine/core/options';
import { optionRow, picker, segmented, stepper, textField, toggle } from '#scenes/panels/kit';
import { words } from '#text/say';
import { choiceNote, optionChoice, optionNote, optionTitle } from './gameText';
import { type Raw, stepOf } from './setupModel';

export interface OptionParts {
  readonly game: string;
  readonly option: Option;
  /** As the table takes it. */
  readonly value: Raw;
  /** As it was wished for: a list as it was typed, a number that may be over the table's limit. */
  readonly typed: Raw | undefined;
  /** What is wrong with the value, as a sentence. */
  readonly fault: string | undefined;
  readonly set: (value: Raw) => void;
  /** Instead of the option's own line; empty for none. */
  readonly note?: string;
}

/** Characters of a list of numbers: fifty rounds of hands of two figures. */
const LONGEST_LIST = 200;
/** More characters than this in all choices together do not fit one bar beside the title. */
const NARROW_BAR = 14;
/** And more than this do not fit one bar at all. */
const WIDE_BAR = 34;

export function optionField(parts: OptionParts): TemplateResult {
  const { game, option, fault } = parts;
  const label = optionTitle(game, option.key);
  const rule = option.value;
  const note = parts.note ?? usualNote(parts);
  if (rule.kind === 'toggle') {
    return toggle({ label, note, on: parts.value === true, flip: () => parts.set(parts.value !== true) });
  }
  const wide = isWide(parts, rule) ? 'wide' : 'narrow';
  const limit = limitNote(parts, rule);
  return optionRow({ label, note, control: control(parts, rule), wide, fault, limit });
}

const usualNote = ({ game, option: { key, value }, value: stands }: OptionParts): string =>
  value.kind === 'choice' ? choiceNote(game, key, String(stands)) : optionNote(game, key);

const isWide = (parts: OptionParts, rule: OptionValue): boolean =>
  rule.kind === 'numbers' || (rule.kind === 'choice' && lengthOf(parts, rule) > NARROW_BAR);

/** Why a number is less than it was. */
function limitNote({ typed }: OptionParts, rule: OptionValue): string | undefined {
  if (rule.kind !== 'number' || typeof typed !== 'number' || typed <= rule.most) return undefined;
  return words('setup.limit', { most: rule.most, wished: typed });
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
  const word = typeof rule.initial === 'string' ? rule.initial : undefined;
  return stepper({
    label: optionTitle(parts.game, parts.option.key),
    value: typeof parts.value === 'number' ? parts.value : 'none',
    least: rule.least,
    most: rule.most,
    step: stepOf(parts.option.key, rule),
    none: word === undefined ? undefined : words(`option.${word}`),
    set: (value) => parts.set(value === 'none' && word !== undefined ? word : value),
  });
}

function numbers(parts: OptionParts, rule: Extract<OptionValue, { kind: 'numbers' }>): TemplateResult {
  const given = parts.typed ?? parts.value;
  return html`<span class="setup-numbers"
    >${textField({
      label: optionTitle(parts.game, parts.option.key),
      value: Array.isArray(given) ? given.join(', ') : String(given),
      placeholder: rule.initial.join(', '),
      most: LONGEST_LIST,
      invalid: parts.fault === undefined ? undefined : 'invalid',
      // What is typed stays as it was typed; the table reads it as a list.
      change: parts.set,
    })}</span
  >`;
}
