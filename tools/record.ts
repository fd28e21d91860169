/** The tools' door for saved matches: text becomes a match that has been replayed, or a sentence that says why not. */
import * as v from 'valibot';
import { type Match, type MatchRecord, replay } from '#engine/core/match';
import type { Rules } from '#engine/core/rules';
import { fail, millis, ok, type Result, seat } from '#engine/core/words';
import { GAMES, rulesOf } from '#engine/index';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(whole, v.transform(millis));

const record = v.object({
  format: v.literal(1),
  game: v.string(),
  rules: whole,
  config: v.looseObject({}),
  seats: whole,
  seed: v.pipe(whole, v.maxValue(0xffff_ffff)),
  log: v.array(
    v.object({ seat: v.pipe(whole, v.transform(seat)), at: time, action: v.looseObject({ type: v.string() }) }),
  ),
  until: time,
});

/** A record alone, the sitting that holds one, or the saved entry that holds a sitting. */
const file = v.union([
  record,
  v.pipe(
    v.object({ record }),
    v.transform((sitting) => sitting.record),
  ),
  v.pipe(
    v.object({ sitting: v.object({ record }) }),
    v.transform((entry) => entry.sitting.record),
  ),
]);

/** The match of a file's text. Refused with a sentence: no JSON, no record, an unknown game, a move that does not go through. */
export function readMatch(text: string): Result<Match, string> {
  const raw = readJson(text);
  if (!raw.ok) return raw;
  const parsed = v.safeParse(file, raw.value);
  if (!parsed.success) return fail('The file is JSON, but it holds no match record.');
  const rules = rulesOf(parsed.output.game);
  if (rules === undefined)
    return fail(`The match is of "${parsed.output.game}", which is not here; known: ${GAMES.map((one) => one.game)}.`);
  if (!rules.seats.includes(parsed.output.seats))
    return fail(`${rules.game} is not played with ${parsed.output.seats} seats.`);
  const config = rules.checkConfig(parsed.output.config, parsed.output.seats);
  if (!config.ok) return fail(`The match's option ${config.fault.field} is wrong: ${config.fault.why}.`);
  return replayed(rules, { ...parsed.output, config: config.value });
}

function readJson(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail('The file is no JSON.');
  }
}

function replayed(rules: Rules, saved: MatchRecord): Result<Match, string> {
  try {
    const match = replay(rules, saved);
    if (match.ok) return match;
    const { entry, why } = match.fault;
    return fail(entry < 0 ? `The match cannot be replayed: ${why}.` : `Move ${entry + 1} does not go through: ${why}.`);
  } catch {
    // The shape of moves is the game's own, so a move with missing fields shows only when it is played.
    return fail('The match cannot be replayed: one of its moves lacks what the game needs.');
  }
}
