/** The door for saved sittings: raw values become checked ones, or a reason why not. Nothing deeper checks again. */
import * as v from 'valibot';
import { replay } from '#engine/core/match';
import { checkTableOf } from '#engine/core/options';
import type { Rules } from '#engine/core/rules';
import { fail, millis, ok, type Result, seat } from '#engine/core/words';
import type { Loaded, LoadFault, Sitting } from './types';

/** The games of this house. */
export type RulesOf = (game: string) => Rules | undefined;

/** The format entries are written in; raised when their shape changes. */
export const FORMAT = 1;

const LARGEST_SEED = 0xffff_ffff;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(v.string(), v.isoTimestamp());
const seatNumber = v.pipe(whole, v.transform(seat));
const matchTime = v.pipe(whole, v.transform(millis));

const chair = v.object({
  name: v.string(),
  player: v.union([v.literal('human'), v.object({ level: v.string(), regular: v.exactOptional(v.string()) })]),
});

const option = v.union([v.string(), v.number(), v.boolean(), v.array(v.number())]);

const record = v.object({
  format: v.literal(FORMAT),
  game: v.string(),
  rules: whole,
  config: v.looseObject({}),
  seats: whole,
  seed: v.pipe(whole, v.maxValue(LARGEST_SEED)),
  log: v.array(v.object({ seat: seatNumber, at: matchTime, action: v.looseObject({ type: v.string() }) })),
  until: matchTime,
});

const entry = v.object({
  format: v.literal(FORMAT),
  kept: v.variant('by', [
    v.object({ by: v.literal('itself') }),
    v.object({ by: v.literal('player'), name: v.string() }),
  ]),
  progress: v.picklist(['running', 'finished']),
  sitting: v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    begunAt: time,
    savedAt: time,
    chairs: v.array(chair),
    table: v.record(v.string(), option),
    record,
    late: v.exactOptional(v.array(v.object({ seat: seatNumber, at: matchTime, by: matchTime }))),
    matching: v.exactOptional(v.object({ median: whole, times: v.array(whole) })),
  }),
});

/** An entry as it lies on the shelf. */
export type Entry = v.InferOutput<typeof entry>;

/** Options as they were chosen in set-up, of both scopes. */
export const optionsSchema = v.record(v.string(), option);

/** A whole number below 2^32, or a fresh one for each match. */
export const seedSchema = v.union([v.pipe(whole, v.maxValue(LARGEST_SEED)), v.literal('random')]);

/** A table as set-up left it; one from before seeds were kept has none. */
export const planSchema = v.object({
  chairs: v.array(chair),
  options: optionsSchema,
  seed: v.optional(seedSchema, 'random'),
});

/** Checks an entry's shape, and that this house has its game in the version it was made with. For lists: it replays nothing. */
export function readEntry(raw: unknown, rulesOf: RulesOf): Result<Entry, LoadFault> {
  if (isNewer(raw)) return fail({ type: 'newerFormat' });
  const parsed = v.safeParse(entry, raw);
  if (!parsed.success) return fail({ type: 'notARecord', why: firstIssue(parsed.issues) });
  const { game, rules: made } = parsed.output.sitting.record;
  const rules = rulesOf(game);
  if (rules === undefined) return fail({ type: 'otherGame', game });
  if (rules.version !== made) return fail({ type: 'otherRules', made, now: rules.version });
  return ok(parsed.output);
}

/** Checks everything: shape, options, seats, and that every move goes through. */
export function openEntry(raw: unknown, rulesOf: RulesOf): Result<Loaded, LoadFault> {
  const read = readEntry(raw, rulesOf);
  if (!read.ok) return read;
  const { kept, sitting } = read.value;
  const rules = rulesOf(sitting.record.game);
  if (rules === undefined) return fail({ type: 'otherGame', game: sitting.record.game });
  const checked = checkSitting(rules, sitting);
  if (!checked.ok) return checked;
  const finished = replays(rules, checked.value);
  return finished.ok ? ok({ sitting: checked.value, kept, progress: finished.value }) : finished;
}

function checkSitting(rules: Rules, sitting: Sitting): Result<Sitting, LoadFault> {
  const { seats, config: rawConfig } = sitting.record;
  if (!rules.seats.includes(seats)) return fail({ type: 'badOptions', field: 'seats', why: `${seats} cannot play` });
  if (sitting.chairs.length !== seats) return fail({ type: 'notARecord', why: `${seats} seats need as many chairs` });
  const config = rules.checkConfig(rawConfig, seats);
  if (!config.ok) return fail({ type: 'badOptions', ...config.fault });
  const table = checkTableOf(rules.options, sitting.table);
  if (!table.ok) return fail({ type: 'badOptions', ...table.fault });
  return ok({ ...sitting, table: table.value, record: { ...sitting.record, config: config.value } });
}

/** How far the match is when its record goes through. */
function replays(rules: Rules, sitting: Sitting): Result<Loaded['progress'], LoadFault> {
  try {
    const match = replay(rules, sitting.record);
    if (!match.ok) return fail({ type: 'doesNotReplay', ...match.fault });
    return ok(rules.outcome(match.value.state) === undefined ? 'running' : 'finished');
  } catch (error) {
    // A move whose fields are not what its game expects: the shape of moves is the game's own, so it shows only here.
    return fail({ type: 'doesNotReplay', entry: -1, why: String(error) });
  }
}

/** Whether this was written by a later Ruffhouse. */
export const isNewer = (raw: unknown): boolean =>
  v.is(v.object({ format: v.pipe(v.number(), v.gtValue(FORMAT)) }), raw) ||
  v.is(v.object({ sitting: v.object({ record: v.object({ format: v.pipe(v.number(), v.gtValue(FORMAT)) }) }) }), raw);

function firstIssue(issues: readonly v.BaseIssue<unknown>[]): string {
  return `${firstPath(issues)}: ${issues[0]?.message ?? 'unknown'}`;
}

/** Where the first thing is that is not as it should be, such as 'seats.1.kind'; empty for the whole. */
export const firstPath = ([issue]: readonly v.BaseIssue<unknown>[]): string =>
  (issue?.path ?? []).map((step) => String(step.key)).join('.');
