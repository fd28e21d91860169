/** What happens although nobody acts: collections, last chances that run out, covered patterns, the end of time. */
import type { Dice } from '#engine/core/dice';
import { type Millis, millis, type Seat } from '#engine/core/words';
import { draw, endByLimit } from './ending';
import { evolve } from './evolve';
import { hasCards, heirOf, roundFrom, slappable } from './table';
import { pileFor } from './taking';
import type { RaceEvent, RaceState, RaceTable } from './types';
import { openTable } from './view';

/** The next moment at which something happens by itself; undefined when the match is over or nothing is pending. */
export function deadline({ phase, terms, covers }: RaceState): Millis | undefined {
  if (phase.type === 'over') return undefined;
  const times = [
    ...covers.slice(0, 1),
    ...(phase.type === 'collecting' || phase.type === 'lastChance' ? [phase.due] : []),
    ...(terms.timeLimitMs === 'none' ? [] : [terms.timeLimitMs]),
  ];
  return times.length === 0 ? undefined : millis(Math.min(...times));
}

/** Everything that is due by `now`, one thing after the other. */
export function expire(state: RaceState, now: Millis, dice: Dice): readonly RaceEvent[] {
  const due = deadline(state);
  if (due === undefined || due > now) return [];
  const events = nextDue(state, now, dice);
  return [...events, ...expire(after(state, events, now), now, dice)];
}

function nextDue(state: RaceState, now: Millis, dice: Dice): readonly RaceEvent[] {
  const { phase, covers } = state;
  const table = openTable(state);
  const [cover] = covers;
  if (cover !== undefined && cover <= now) return missedEvents(table);
  if (phase.type === 'collecting' && phase.due <= now)
    return collectEvents(state, { creditor: phase.creditor, payer: phase.payer, now, dice });
  if (phase.type === 'lastChance' && phase.due <= now) return lastChanceOver(state, phase.holder, { now, dice });
  return endByLimit(table, 'time');
}

/** Nobody slapped a pattern in time: every seat with cards burns one. */
export function missedEvents(table: RaceTable): readonly RaceEvent[] {
  const last = table.newest.at(-1);
  const round = last === undefined ? [] : roundFrom(last.seat, table.seats);
  const burning = round.filter((seat) => hasCards(table, seat));
  return [{ type: 'patternMissed' }, ...burning.map((seat) => burnsOne(seat))];
}

const burnsOne = (seat: Seat): RaceEvent => ({ type: 'burnt', seat, count: 1, why: 'missedSlap' });

interface Collecting {
  readonly creditor: Seat;
  readonly payer: Seat;
  readonly now: Millis;
  readonly dice: Dice;
}

/** What is burnt for a pattern in the collected pile goes along with it. */
function collectEvents(state: RaceState, { creditor, payer, now, dice }: Collecting): readonly RaceEvent[] {
  const { terms } = state;
  const table = openTable(state);
  const isMissed = terms.missedSlapBurn && slappable(table, payer, now).length > 0;
  const missed = isMissed ? missedEvents(table) : [];
  const pile = pileFor(after(state, missed, now), {
    burn: terms.collectTakesBurn ? 'taken' : 'left',
    order: terms.shuffleOnWin ? 'shuffled' : 'asItLies',
    dice,
  });
  return [...missed, { type: 'collected', seat: creditor, payer, ...pile }];
}

function lastChanceOver(
  state: RaceState,
  holder: Seat,
  { now, dice }: { readonly now: Millis; readonly dice: Dice },
): readonly RaceEvent[] {
  const table = openTable(state);
  if (state.challenge !== undefined)
    return collectEvents(state, { creditor: state.challenge.creditor, payer: holder, now, dice });
  if (state.terms.allInPile === 'draw') return draw(table);
  return [
    { type: 'pickedUp', seat: heirOf(table, holder), ...pileFor(state, { burn: 'taken', order: 'shuffled', dice }) },
  ];
}

const after = (state: RaceState, events: readonly RaceEvent[], now: Millis): RaceState =>
  events.reduce((before, event) => evolve(before, { at: now, event }), state);
