/** Reading `--key value` arguments, and telling a person in one sentence what is wrong with them. */
import type { ConfigFault, Option } from '#engine/core/options';
import type { Kind, Rules } from '#engine/core/rules';
import { fail, ok, type Result } from '#engine/core/words';

export type Args = ReadonlyMap<string, string>;

/** Pairs `--key value`. Refused with a sentence: a word that is no key, a key without a value, a key given twice. */
export function readArgs(words: readonly string[]): Result<Args, string> {
  const args = new Map<string, string>();
  for (let index = 0; index < words.length; index += 2) {
    const [word = '', value] = words.slice(index, index + 2);
    if (!word.startsWith('--')) return fail(`"${word}" is no option; options are written --key value.`);
    if (value === undefined || value.startsWith('--')) return fail(`${word} needs a value.`);
    if (args.has(word.slice(2))) return fail(`${word} is given twice.`);
    args.set(word.slice(2), value);
  }
  return ok(args);
}

export interface NumberRange {
  readonly initial: number;
  readonly least: number;
  readonly most: number;
}

/** A whole number, or the initial value when the key is absent; refused with a sentence outside its range. */
export function wholeNumber(args: Args, key: string, range: NumberRange): Result<number, string> {
  const text = args.get(key);
  if (text === undefined) return ok(range.initial);
  const value = Number(text);
  return /^\d+$/.test(text) && value >= range.least && value <= range.most
    ? ok(value)
    : fail(`--${key} must be a whole number from ${range.least} to ${range.most}, not "${text}".`);
}

/** A game's config from the arguments that name its rule options; `known` are the tool's own keys. */
export function configFrom<K extends Kind>(
  rules: Rules<K>,
  seats: number,
  given: { readonly args: Args; readonly known: readonly string[] },
): Result<K['config'], string> {
  const raw: Record<string, unknown> = {};
  for (const [key, text] of given.args) {
    if (given.known.includes(key)) continue;
    const option = rules.options.find((row) => row.key === key && row.scope === 'rules');
    if (option === undefined) return fail(`--${key} is unknown. ${knownKeys(rules, given.known)}`);
    raw[key] = optionValue(option, text);
  }
  const config = rules.checkConfig(raw, seats);
  return config.ok ? config : fail(faultSentence(config.fault));
}

/** Prints the sentence of a refusal and makes the process fail; hands a good value on. */
export function orExit<T>(result: Result<T, string>): T {
  if (result.ok) return result.value;
  console.error(result.fault);
  process.exit(1);
}

const faultSentence = ({ field, why }: ConfigFault): string => `--${field}: ${why}.`;

const knownKeys = (rules: Rules, known: readonly string[]): string => {
  const options = rules.options.filter((option) => option.scope === 'rules').map((option) => option.key);
  return `Known are ${[...known, ...options].map((key) => `--${key}`).join(', ')}.`;
};

/** The text of an argument as the option's kind of value; a text that does not fit is left for the door to refuse. */
function optionValue({ value }: Option, text: string): unknown {
  switch (value.kind) {
    case 'toggle':
      return new Map<string, unknown>([
        ['on', true],
        ['true', true],
        ['off', false],
        ['false', false],
      ]).get(text);
    case 'choice':
      return text;
    case 'number':
      return /^\d+$/.test(text) ? Number(text) : text;
    case 'numbers':
      return text.split(',').map(Number);
  }
}
