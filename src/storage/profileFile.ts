/**
 * A profile as a file: a page of JSON in the rule sheets' own words, to be read, sent and written by hand. What is left
 * out takes its usual value; whatever is wrong is said all at once, so that nobody has to mend a file fault by fault.
 */
import * as v from 'valibot';
import { checkConfigOf, checkTableOf, type Option, type OptionValue } from '#engine/core/options';
import type { Rules } from '#engine/core/rules';
import { fail, ok, type Result } from '#engine/core/words';
import { FORMAT, firstPath, isNewer, optionsSchema, type RulesOf, seedSchema } from './schema';
import { type Chair, LARGEST_PROFILE, type Profile, type ProfileFault, type TableOptions } from './types';

export interface ProfileDoor {
  readonly rulesOf: RulesOf;
  /** The level of a game's computer players that a name stands for, be it its own or the rule sheet's. */
  readonly levelNamed: (game: string, name: string) => string | undefined;
}

type NewProfile = Omit<Profile, 'id'>;

/** Longest names, in characters, of a profile and of a seat. */
const LONGEST = { profile: 40, seat: 24 } as const;

const file = v.object({
  format: v.optional(v.literal(FORMAT), FORMAT),
  game: v.string(),
  name: v.optional(v.string(), ''),
  seed: v.optional(seedSchema, 'random'),
  seats: v.array(v.object({ kind: v.string(), name: v.optional(v.string(), ''), regular: v.optional(v.string()) })),
  options: v.optional(v.looseObject({}), {}),
});

type File = v.InferOutput<typeof file>;

/** Spaces at the ends go, and what is too long is cut. */
export const tidyName = (name: string, longest: number = LONGEST.profile): string =>
  Array.from(name.replace(/\s+/g, ' ').trim()).slice(0, longest).join('').trimEnd();

/** The text of a profile's file: one seat and one option a line. */
export function profileText({ game, name, seed, chairs, options }: NewProfile): string {
  const seats = chairs.map(seatLine);
  const values = Object.entries(options).map(([key, value]) => `${json(key)}: ${oneLine(value)}`);
  return `{
  "format": ${FORMAT},
  "game": ${json(game)},
  "name": ${json(name)},
  "seed": ${json(seed)},
  "seats": [${block(seats)}],
  "options": {${block(values)}}
}
`;
}

function seatLine({ name, player }: Chair): string {
  const [kind, regular] = player === 'human' ? ['human', undefined] : [player.level, player.regular];
  return `{ "kind": ${json(kind)}, "name": ${json(name)}${regular === undefined ? '' : `, "regular": ${json(regular)}`} }`;
}

const json = (value: string | number | boolean): string => JSON.stringify(value);

const oneLine = (value: TableOptions[string]): string =>
  typeof value === 'object' ? `[${value.join(', ')}]` : json(value);

const block = (lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${lines.map((line) => `    ${line}`).join(',\n')}\n  `;

/** The profile in a file's text; `name` where the file has none. Refused with everything that is wrong with it. */
export function readProfile(
  text: string,
  name: string,
  door: ProfileDoor,
): Result<NewProfile, readonly ProfileFault[]> {
  if (text.length > LARGEST_PROFILE) return fail([{ type: 'tooLarge' }]);
  const raw = parse(text);
  if (!raw.ok) return fail([{ type: 'notJson' }]);
  if (isNewer(raw.value)) return fail([{ type: 'newerFormat' }]);
  const shape = v.safeParse(file, raw.value);
  if (!shape.success) return fail([{ type: 'notAProfile', where: firstPath(shape.issues) }]);
  const rules = door.rulesOf(shape.output.game);
  if (rules === undefined) return fail([{ type: 'otherGame', game: shown(shape.output.game) }]);
  return checked({ ...shape.output, name: tidyName(shape.output.name) || tidyName(name) }, rules, door);
}

function parse(text: string): Result<unknown, 'notJson'> {
  try {
    // A byte order mark is how some editors begin a file; JSON does not know it.
    return ok(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return fail('notJson');
  }
}

function checked(given: File, rules: Rules, door: ProfileDoor): Result<NewProfile, readonly ProfileFault[]> {
  const { game, name, seed, seats } = given;
  const chairs = seats.map((seat) => chairOf(game, seat, door));
  const options = readOptions(rules, given);
  const faults: ProfileFault[] = rules.seats.includes(seats.length)
    ? []
    : [{ type: 'badSeats', game, count: seats.length, allowed: rules.seats }];
  for (const [seat, { kind }] of seats.entries())
    if (chairs[seat] === undefined) faults.push({ type: 'unknownKind', game, seat, kind: shown(kind) });
  if (!options.ok) return fail([...faults, ...options.fault]);
  if (faults.length > 0) return fail(faults);
  return ok({ game, name, seed, chairs: chairs.filter((chair) => chair !== undefined), options: options.value });
}

function chairOf(game: string, seat: File['seats'][number], door: ProfileDoor): Chair | undefined {
  const name = tidyName(seat.name, LONGEST.seat);
  if (seat.kind === 'human') return { name, player: 'human' };
  const level = door.levelNamed(game, seat.kind);
  if (level === undefined) return undefined;
  return { name, player: seat.regular === undefined ? { level } : { level, regular: seat.regular } };
}

/** All options of the game, those of the file in their places; or each one that is wrong. */
function readOptions(rules: Rules, { game, seats, options }: File): Result<TableOptions, readonly ProfileFault[]> {
  const limited = rules.seats.includes(seats.length) ? rules.optionsAt?.(options, seats.length) : undefined;
  const rows = limited ?? rules.options;
  const faults = Object.entries(options).flatMap(([field, value]): readonly ProfileFault[] => {
    const row = rows.find(({ key }) => key === field);
    if (row === undefined) return [{ type: 'unknownOption', game, field: shown(field) }];
    return fits(row, value) ? [] : [badValue(row, game, value)];
  });
  if (faults.length > 0) return fail(faults);
  const whole = Object.fromEntries(rows.map(({ key, value }) => [key, options[key] ?? value.initial]));
  const refused = refusal(rules, { ...whole }, seats.length);
  const row = rows.find(({ key }) => key === refused);
  if (row !== undefined) return fail([badValue(row, game, whole[row.key])]);
  const checkedOptions = v.safeParse(optionsSchema, whole);
  return checkedOptions.success ? ok(checkedOptions.output) : fail([{ type: 'notAProfile', where: 'options' }]);
}

function fits(row: Option, value: unknown): boolean {
  const raw = { [row.key]: value };
  return (row.scope === 'rules' ? checkConfigOf([row], raw) : checkTableOf([row], raw)).ok;
}

/** The option whose value the game refuses in company with the others; none where the seats cannot play at all. */
function refusal(rules: Rules, options: Readonly<Record<string, unknown>>, seats: number): string | undefined {
  if (!rules.seats.includes(seats)) return undefined;
  const ofRules = rules.options.filter(({ scope }) => scope === 'rules').map(({ key }) => [key, options[key]]);
  const config = rules.checkConfig(Object.fromEntries(ofRules), seats);
  return config.ok ? undefined : config.fault.field;
}

function badValue(row: Option, game: string, value: unknown): ProfileFault {
  const given = shown(typeof value === 'string' ? value : JSON.stringify(value));
  const rule: OptionValue = row.value;
  return { type: 'badValue', game, field: row.key, given, rule };
}

/** Characters of a wrong word that are repeated to the player. */
const SHOWN = 30;

const shown = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
