/** Options as the rule sheets print them: a list that drives the set-up form, and the door that checks raw values against it. */
import { fail, ok, type Result } from './words';

/** What a number can be instead of one: switched off, or what suits the way each seat plays, by keys or by touch. */
export type NumberWord = 'none' | 'byInput';

export type OptionValue =
  | { readonly kind: 'toggle'; readonly initial: boolean }
  | { readonly kind: 'choice'; readonly initial: string; readonly of: readonly string[] }
  | { readonly kind: 'number'; readonly initial: number | NumberWord; readonly least: number; readonly most: number }
  | {
      readonly kind: 'numbers';
      readonly initial: readonly number[];
      readonly least: number;
      readonly most: number;
    };

/**
 * One row of a sheet's option table. Options of scope 'table' (pauses and pace) belong to the host and never reach the
 * engine.
 */
export interface Option {
  readonly key: string;
  readonly scope: 'rules' | 'table';
  readonly value: OptionValue;
}

/** Options under a name of their own, of both scopes. */
export interface Preset {
  readonly name: string;
  readonly options: Readonly<Record<string, number | string | boolean | readonly number[]>>;
}

/** Why a raw option was not taken: which one, and what it should have been. */
export interface ConfigFault {
  readonly field: string;
  readonly why: string;
}

type ValueOf<V> = V extends { kind: 'toggle' }
  ? boolean
  : V extends { kind: 'choice'; of: readonly (infer C)[] }
    ? C
    : V extends { kind: 'number'; initial: infer I }
      ? number | Extract<I, NumberWord>
      : V extends { kind: 'numbers' }
        ? readonly number[]
        : never;

/** The config that a game's own option list describes. */
export type ConfigOf<O extends readonly Option[]> = {
  readonly [Row in Extract<O[number], { scope: 'rules' }> as Row['key']]: ValueOf<Row['value']>;
};

/** The values of the host's options ('table' scope) in a game's list. */
export type TableOf<O extends readonly Option[]> = {
  readonly [Row in Extract<O[number], { scope: 'table' }> as Row['key']]: ValueOf<Row['value']>;
};

/**
 * Raw options from a form, a file or an old save become a config: missing ones take their initial value.
 * Refused: something that is no object, an option nobody knows, a value outside its list or range.
 */
export const checkConfigOf = <O extends readonly Option[]>(
  options: O,
  raw: unknown,
): Result<ConfigOf<O>, ConfigFault> => check(options, 'rules', raw) as Result<ConfigOf<O>, ConfigFault>;

/** The same for the host's own options. */
export const checkTableOf = <O extends readonly Option[]>(options: O, raw: unknown): Result<TableOf<O>, ConfigFault> =>
  check(options, 'table', raw) as Result<TableOf<O>, ConfigFault>;

/**
 * The list with lower upper limits, by key, for number rows whose range depends on the table; an initial value above its
 * limit goes down with it. Rows that no limit names stay as they are.
 */
export const capNumbers = <O extends readonly Option[]>(options: O, limits: Readonly<Record<string, number>>): O =>
  options.map((option) => {
    const most = limits[option.key];
    return most === undefined ? option : { ...option, value: capped(option.value, most) };
    // Only limits change, and `ConfigOf` reads none of them.
  }) as readonly Option[] as O;

function capped(value: OptionValue, limit: number): OptionValue {
  if (value.kind !== 'number' && value.kind !== 'numbers') return value;
  const most = Math.min(value.most, limit);
  if (value.kind === 'numbers') return { ...value, most, initial: value.initial.map((size) => Math.min(size, most)) };
  return { ...value, most, initial: typeof value.initial === 'string' ? value.initial : Math.min(value.initial, most) };
}

function check(
  options: readonly Option[],
  scope: Option['scope'],
  raw: unknown,
): Result<Record<string, unknown>, ConfigFault> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return fail({ field: '', why: 'expected an object' });
  const given = new Map(Object.entries(raw));
  const checked: Record<string, unknown> = {};
  for (const option of options.filter((row) => row.scope === scope)) {
    const value = given.has(option.key) ? given.get(option.key) : option.value.initial;
    const why = faultOf(option.value, value);
    if (why !== undefined) return fail({ field: option.key, why });
    checked[option.key] = value;
    given.delete(option.key);
  }
  const [stranger] = given.keys();
  return stranger === undefined ? ok(checked) : fail({ field: stranger, why: 'no such option' });
}

function faultOf(rule: OptionValue, value: unknown): string | undefined {
  switch (rule.kind) {
    case 'toggle':
      return typeof value === 'boolean' ? undefined : 'expected true or false';
    case 'choice':
      return typeof value === 'string' && rule.of.includes(value) ? undefined : `expected one of ${rule.of.join(', ')}`;
    case 'number':
      if (typeof value === 'string' && value === rule.initial) return undefined;
      return inRange(rule, value) ? undefined : `expected a whole number from ${rule.least} to ${rule.most}`;
    case 'numbers':
      return Array.isArray(value) && value.every((item) => inRange(rule, item))
        ? undefined
        : `expected whole numbers from ${rule.least} to ${rule.most}`;
  }
}

const inRange = (range: { readonly least: number; readonly most: number }, value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= range.least && value <= range.most;
