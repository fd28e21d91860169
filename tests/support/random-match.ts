/** Matches of random legal play with random options and moving time: what the laws and the brains' tests walk through. */
import { type Dice, diceFrom } from '#engine/core/dice';
import { advance, type Match, start, submit } from '#engine/core/match';
import type { Option } from '#engine/core/options';
import type { Kind, Rules } from '#engine/core/rules';
import { at, type Millis, millis, type Seat } from '#engine/core/words';
import { raceOptions, randomPress } from './race-play';

/** A game may offer millions of moves; random play picks among so many of them. */
const CONSIDERED = 120;
/** Numbers in options are tried from their least value up to this much more, so that matches stay short. */
const NUMBER_SPAN = 16;
const LONGEST_PAUSE_MS = 5000;
/** Once in so many moves a seat lets its time run out, and an action that is picked rarely is picked. */
const SELDOM = 8;

export interface RandomMatch<K extends Kind> {
  readonly rules: Rules<K>;
  readonly seats: number;
  readonly seed: number;
  /** Fixed options; the others are drawn at random. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Actions that are picked only now and then. */
  readonly rarely?: ((action: K['action']) => boolean) | undefined;
}

/** The match after its start and after each move; the last one has an outcome. */
export function* randomMatch<K extends Kind>(plan: RandomMatch<K>): Generator<Match<K>> {
  const { rules, seats, seed, fixed } = plan;
  const dice = diceFrom(seed).fork('random play');
  const bounds = rules.tempo === 'race' ? raceOptions(seats, dice.fork('race')) : {};
  let match = start(rules, randomConfig(rules, seats, { dice, fixed: { ...bounds, ...fixed } }), seats, seed);
  for (;;) {
    yield match;
    if (rules.outcome(match.state) !== undefined) return;
    match = rules.tempo === 'race' ? randomPress(rules, match, dice) : randomMove(plan, match, dice);
  }
}

/** The last moment of a random match. */
export function finished<K extends Kind>(plan: RandomMatch<K>): Match<K> {
  let last: Match<K> | undefined;
  for (const match of randomMatch(plan)) last = match;
  if (last === undefined) throw new Error('a match has at least its start');
  return last;
}

/** The first so many legal actions of a seat, now or at another time, and whether that is all of them. */
export function someLegal<K extends Kind>(
  rules: Rules<K>,
  match: Match<K>,
  { seat, most, at = match.record.until }: { readonly seat: Seat; readonly most: number; readonly at?: Millis },
): { readonly actions: readonly K['action'][]; readonly complete: boolean } {
  const actions: K['action'][] = [];
  for (const action of rules.legal(rules.view(match.state, seat), seat, at)) {
    if (actions.length === most) return { actions, complete: false };
    actions.push(action);
  }
  return { actions, complete: true };
}

function randomMove<K extends Kind>(plan: RandomMatch<K>, match: Match<K>, dice: Dice): Match<K> {
  const { rules } = plan;
  const due = rules.deadline(match.state);
  if (due !== undefined && dice.below(SELDOM) === 0) return advance(rules, match, due);
  const awaited = rules.awaiting(match.state);
  const seat = at(awaited, dice.below(awaited.length));
  const { actions } = someLegal(rules, match, { seat, most: CONSIDERED });
  const now = millis(match.record.until + dice.below(LONGEST_PAUSE_MS));
  if (due !== undefined && due <= now) return advance(rules, match, due);
  const next = submit(rules, match, { seat, at: now, action: pick(plan, actions, dice) });
  if (!next.ok) throw new Error(`a legal move was refused: ${next.fault}; record ${JSON.stringify(match.record)}`);
  return next.value;
}

function pick<K extends Kind>({ rarely }: RandomMatch<K>, actions: readonly K['action'][], dice: Dice): K['action'] {
  const action = at(actions, dice.below(actions.length));
  if (rarely === undefined || !rarely(action) || dice.below(SELDOM) === 0) return action;
  return actions.find((other) => !rarely(other)) ?? action;
}

interface Luck {
  readonly dice: Dice;
  readonly fixed: Readonly<Record<string, unknown>>;
}

function randomConfig<K extends Kind>(rules: Rules<K>, seats: number, { dice, fixed }: Luck): K['config'] {
  const rows = rules.options.filter((option) => option.scope === 'rules');
  const drawn = Object.fromEntries(rows.map((option) => [option.key, randomValue(option, dice)]));
  const raw = { ...drawn, ...fixed };
  const config = rules.checkConfig({ ...raw, ...withinLimits(rules.optionsAt?.(raw, seats) ?? [], raw) }, seats);
  if (!config.ok) throw new Error(`${config.fault.field}: ${config.fault.why}`);
  return config.value;
}

/** The numbers that are too high for this table, at its limit instead. */
const withinLimits = (
  options: readonly Option[],
  raw: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    options.flatMap(({ key, value }) => {
      const given = raw[key];
      return value.kind === 'number' && typeof given === 'number' && given > value.most ? [[key, value.most]] : [];
    }),
  );

/** Half of the time the sheet's own value, so that unusual options meet usual ones. */
function randomValue({ value }: Option, dice: Dice): unknown {
  if (dice.below(2) === 0) return value.initial;
  switch (value.kind) {
    case 'toggle':
      return dice.below(2) === 0;
    case 'choice':
      return at(value.of, dice.below(value.of.length));
    case 'number':
      return value.least + dice.below(Math.min(NUMBER_SPAN, value.most - value.least + 1));
    case 'numbers':
      return value.initial;
  }
}
