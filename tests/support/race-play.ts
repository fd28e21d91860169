/**
 * Random people at a slap race. They play when they are on turn and slap what can be slapped, some tables sooner and more
 * often than others; now and then one presses at a bad moment, and some come too late.
 */
import { type Dice, diceFrom } from '#engine/core/dice';
import { advance, type Match, submit } from '#engine/core/match';
import type { Kind, Rules } from '#engine/core/rules';
import { at, millis, type Seat, seatsOf } from '#engine/core/words';

/** Of a hundred: how many chances to slap are seen, and how many moves come from somebody who should have waited. */
interface Table {
  readonly alert: number;
  readonly careless: number;
}

const ALERT = [0, 10, 50, 90];
const CARELESS = [2, 10, 40];
/** Time before the next press: several at once, a hand after another, a turn, a long thought. */
const PAUSES = [
  { share: 10, least: 0, most: 0 },
  { share: 30, least: 1, most: 80 },
  { share: 50, least: 150, most: 1200 },
  { share: 10, least: 1200, most: 5000 },
] as const;
/** A race without slaps may have no end, so that a limit is always set. */
const LEAST_CARDS = 100;
const CARD_SPAN = 40;
const LONG_SPAN = 400;

/** Options that every random race has: an end, and some seats at a touch screen. */
export const raceOptions = (seats: number, dice: Dice): Readonly<Record<string, unknown>> => ({
  cardLimit: LEAST_CARDS + dice.below(dice.below(6) === 0 ? LONG_SPAN : CARD_SPAN),
  touchSeats: seatsOf(seats).filter(() => dice.below(3) === 0),
});

/** The match after the next press that is no refusal, or after what happened while nobody pressed. */
export function randomPress<K extends Kind>(rules: Rules<K>, match: Match<K>, dice: Dice): Match<K> {
  const table = tableOf(match);
  let current = match;
  for (;;) {
    const pause = pauseBefore(dice);
    const now = advance(rules, current, millis(current.record.until + pause));
    if (now.events.length > match.events.length) return now;
    const next = press(rules, now, { table, dice });
    if (next.events.length > match.events.length) return next;
    current = next;
  }
}

function tableOf({ record }: Match): Table {
  const dice = diceFrom(record.seed).fork('table');
  return { alert: at(ALERT, dice.below(ALERT.length)), careless: at(CARELESS, dice.below(CARELESS.length)) };
}

function pauseBefore(dice: Dice): number {
  let roll = dice.below(100);
  for (const { share, least, most } of PAUSES) {
    if (roll < share) return least + dice.below(most - least + 1);
    roll -= share;
  }
  return 0;
}

interface Company {
  readonly table: Table;
  readonly dice: Dice;
}

/** One press of somebody; the same match when it is refused or nobody wants anything. */
function press<K extends Kind>(rules: Rules<K>, match: Match<K>, { table, dice }: Company): Match<K> {
  const everybody = seatsOf(match.record.seats);
  const anybody = at(everybody, dice.below(everybody.length));
  if (dice.below(100) < table.careless)
    return tries(rules, match, { who: anybody, type: dice.below(2) === 0 ? 'slap' : 'play' });
  const chances = everybody.filter((who) => wouldTake(rules, match, who));
  if (chances.length > 0 && dice.below(100) < table.alert)
    return tries(rules, match, { who: at(chances, dice.below(chances.length)), type: 'slap' });
  const [turn] = rules.awaiting(match.state);
  return turn === undefined ? match : tries(rules, match, { who: turn, type: 'play' });
}

interface Try {
  readonly who: Seat;
  readonly type: 'play' | 'slap';
}

function tries<K extends Kind>(rules: Rules<K>, match: Match<K>, { who, type }: Try): Match<K> {
  const action = actionsOf(rules, match, who).find((one) => one.type === type);
  if (action === undefined) return match;
  const next = submit(rules, match, { seat: who, at: match.record.until, action });
  if (!next.ok) throw new Error(`a legal ${type} was refused: ${next.fault}; record ${JSON.stringify(match.record)}`);
  return next.value;
}

function wouldTake<K extends Kind>(rules: Rules<K>, match: Match<K>, who: Seat): boolean {
  const slap = actionsOf(rules, match, who).find(({ type }) => type === 'slap');
  if (slap === undefined) return false;
  const decided = rules.decide(match.state, { seat: who, at: match.record.until, action: slap }, diceFrom(0));
  return decided.ok && decided.value.some(({ type }) => type === 'slapWon');
}

const actionsOf = <K extends Kind>(rules: Rules<K>, { state, record }: Match<K>, who: Seat): readonly K['action'][] => [
  ...rules.legal(rules.view(state, who), who, record.until),
];
