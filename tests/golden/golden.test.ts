/**
 * Recorded matches still replay to the same states and events, and read the same. To record them anew on purpose, after a
 * change of behaviour and a raised rules version: `GOLDEN=record npx vitest run tests/golden`, format, read the difference.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '#engine/core/fingerprint';
import { type Match, type MatchRecord, replay } from '#engine/core/match';
import type { Kind, Rules } from '#engine/core/rules';
import { GAMES } from '#engine/index';
import { KITS } from '#tests/support/kits';
import { finished } from '#tests/support/random-match';
import { transcript } from '#tools/transcript';
import { GOLDEN, type GoldenPlan } from './plans';

interface Golden {
  readonly record: MatchRecord;
  /** Number of events so far, then the state's fingerprint. */
  readonly fingerprints: readonly (readonly [number, string])[];
}

/** A fingerprint every so many events, and one of the end. */
const EVERY = 25;
const RECORDING = process.env.GOLDEN === 'record';

const pathOf = (name: string, ending: string): URL => new URL(`./${name}.${ending}`, import.meta.url);

function fingerprintsOf(rules: Rules, match: Match): Golden['fingerprints'] {
  let state: Kind['state'] = rules.initial(match.record.config, match.record.seats);
  const marks: (readonly [number, string])[] = [];
  for (const [index, happened] of match.events.entries()) {
    state = rules.evolve(state, happened);
    if ((index + 1) % EVERY === 0 || index + 1 === match.events.length) marks.push([index + 1, fingerprint(state)]);
  }
  return marks;
}

function record(rules: Rules, { name, seats, seed, fixed }: GoldenPlan): void {
  const rarely = KITS.find((kit) => kit.rules === rules)?.rarely;
  const match = finished({ rules, seats, seed, fixed, rarely });
  const golden: Golden = { record: match.record, fingerprints: fingerprintsOf(rules, match) };
  writeFileSync(pathOf(name, 'json'), `${JSON.stringify(golden)}\n`);
  writeFileSync(pathOf(name, 'txt'), `${transcript(match).join('\n')}\n`);
}

describe.each(GAMES.map((rules) => ({ game: rules.game, rules })))('$game', ({ game, rules }) => {
  const plans = GOLDEN.filter((plan) => plan.name.startsWith(`${game}/`));
  if (RECORDING) for (const plan of plans) record(rules, plan);
  const names = plans.map(({ name }) => name);

  test('has a recorded match for every plan and no other', () => {
    const files = readdirSync(new URL(`./${game}`, import.meta.url)).filter((file) => file.endsWith('.json'));
    expect(files.map((file) => `${game}/${file.replace('.json', '')}`).sort()).toEqual([...names].sort());
  });

  test.each(names)('%s', (name) => {
    const golden: Golden = JSON.parse(readFileSync(pathOf(name, 'json'), 'utf8'));
    const match = replay(rules, golden.record);
    if (!match.ok) throw new Error(`entry ${match.fault.entry}: ${match.fault.why}`);
    expect(rules.outcome(match.value.state)).toBeDefined();
    expect(fingerprintsOf(rules, match.value)).toEqual(golden.fingerprints);
    expect(`${transcript(match.value).join('\n')}\n`).toBe(readFileSync(pathOf(name, 'txt'), 'utf8'));
  });
});
