/** Tables of few cards with hasty people: everything that needs empty hands happens here within a minute of match time. */
import { type CardId, PACK } from '#engine/cards/cards';
import { type Dice, diceFrom } from '#engine/core/dice';
import { advance, type Match, submit } from '#engine/core/match';
import type { Option } from '#engine/core/options';
import type { Rules } from '#engine/core/rules';
import { at, type Millis, millis, type Seat, seatsOf } from '#engine/core/words';
import type { RaceAction, RaceKind, RaceState } from '#engine/kit/race';
import { raceTable } from './race';

export interface Press {
  readonly who: Seat;
  readonly at: Millis;
  readonly action: RaceAction;
}

/** One press and what it did: the match at that time, deadlines before it included, and the refusal or the match after it. */
export interface Pressed<C extends object> {
  readonly before: Match<RaceKind<C>>;
  readonly press: Press;
  readonly result: ReturnType<typeof submit<RaceKind<C>>>;
}

const MOST_PRESSES = 80;
const MOST_CARDS = 5;
const PAUSES_MS = [0, 0, 30, 30, 300, 300, 900, 2000, 9000];
/** Cards that meet each other often. */
const LIVELY = PACK.filter((card) => 'AJQKT46'.includes(card.charAt(0)));

/** Presses at a small table drawn from the seed, until the match is over or everybody is tired of it. */
export function* smallRace<C extends object>(rules: Rules<RaceKind<C>>, seed: number): Generator<Pressed<C>> {
  const dice = diceFrom(seed).fork('small race');
  const seats = 2 + dice.below(3);
  const cards = dice.shuffle(dice.below(2) === 0 ? LIVELY : PACK);
  const hands = seatsOf(seats).map((who) => handFrom(cards.slice(who * MOST_CARDS), dice));
  let { match } = raceTable(rules, { hands, turn: 0, seed, options: optionsFrom(rules.options, seats, dice) });
  for (let press = 0; press < MOST_PRESSES && rules.outcome(match.state) === undefined; press += 1) {
    const next = pressFrom(rules, match, dice);
    const before = advance(rules, match, next.at);
    const result = submit(rules, before, { seat: next.who, at: next.at, action: next.action });
    yield { before, press: next, result };
    match = result.ok ? result.value : before;
  }
}

const handFrom = (cards: readonly CardId[], dice: Dice): string => cards.slice(0, 1 + dice.below(MOST_CARDS)).join(' ');

/** Mostly the seat on turn plays; else anybody presses anything. */
function pressFrom<C extends object>(rules: Rules<RaceKind<C>>, match: Match<RaceKind<C>>, dice: Dice): Press {
  const [turn] = rules.awaiting(match.state);
  const pause = at(PAUSES_MS, dice.below(PAUSES_MS.length));
  const when = millis(match.record.until + pause + dice.below(60));
  if (turn !== undefined && dice.below(3) > 0) return { who: turn, at: when, action: { type: 'play' } };
  const everybody = seatsOf(match.record.seats);
  const who = at(everybody, dice.below(everybody.length));
  return { who, at: when, action: { type: dice.below(3) === 0 ? 'play' : 'slap' } };
}

/** A few of the options moved from what the sheet says; no limit on cards, which small tables never reach. */
function optionsFrom(rows: readonly Option[], seats: number, dice: Dice): Readonly<Record<string, unknown>> {
  const moved = rows.filter(({ key }) => key !== 'cardLimit' && dice.below(3) === 0);
  const touchSeats = seatsOf(seats).filter(() => dice.below(3) === 0);
  return { touchSeats, ...Object.fromEntries(moved.map(({ key, value }) => [key, otherValue(value, dice)])) };
}

function otherValue(value: Option['value'], dice: Dice): unknown {
  switch (value.kind) {
    case 'toggle':
      return !value.initial;
    case 'choice':
      return at(value.of, dice.below(value.of.length));
    case 'number':
      return value.least + dice.below(Math.min(3, value.most - value.least + 1));
    case 'numbers':
      return value.initial;
  }
}

/** Every card of a table by name, in a fixed order. */
export const census = ({ hands, pile, burn }: RaceState): readonly CardId[] =>
  [...hands.flat(), ...pile.map(({ card }) => card), ...burn].sort();
