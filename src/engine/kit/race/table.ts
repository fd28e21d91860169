/** Questions on the open table: what can be seen of the pile, who is in, who is next. */
import type { CardId } from '#engine/cards/cards';
import { clockwise, type Millis, type Seat, seatsOf } from '#engine/core/words';
import { type Pattern, patternsIn, REACH, type Sight } from './patterns';
import type { Laid, RaceTable } from './types';

/** The newest card that can be seen at `now`, or undefined when there is none. */
export const topSeen = ({ newest }: Pick<RaceTable, 'newest'>, now: Millis): Laid | undefined =>
  newest.findLast(({ visibleAt }) => visibleAt <= now);

/** The pile as it can be seen at `now`: cards that are still turning are not there yet. */
export function sightAt(table: Pick<RaceTable, 'newest' | 'bottom' | 'pileCount'>, now: Millis): Sight {
  const seen = table.newest.filter(({ visibleAt }) => visibleAt <= now);
  const count = table.pileCount - (table.newest.length - seen.length);
  const cards = seen.slice(-REACH).map(({ card }): CardId => card);
  return { cards: cards.reverse(), bottom: count > 0 ? table.bottom : undefined, count };
}

/** The patterns for which this seat would take the pile with a slap at `now`; none when its slap would be wrong. */
export function slappable(table: RaceTable, who: Seat, now: Millis): readonly Pattern[] {
  const { terms, challenge } = table;
  const top = topSeen(table, now);
  if (top === undefined) return [];
  const isPaid = challenge?.owed === 0 && top === table.newest.at(-1);
  if (isPaid && !terms.slapAfterLastChance) return [];
  const found = patternsIn(terms.patterns, sightAt(table, now));
  return terms.dealerMaySlap || top.seat !== who ? found : found.filter(({ name }) => name !== 'jack');
}

export const isOut = ({ outs }: Pick<RaceTable, 'outs'>, who: Seat): boolean =>
  outs.some((seats) => seats.includes(who));

/** Whether the seat is in the game: it has a card, or its mark or the table's terms keep a place for it. */
export function isIn(table: RaceTable, who: Seat): boolean {
  if (isOut(table, who)) return false;
  return table.terms.slapIn === 'anyTime' || hasCards(table, who) || table.marked[who] === true;
}

/** Whether the seat may slap at all. */
export const maySlap = (table: RaceTable, who: Seat): boolean =>
  isIn(table, who) && (table.terms.slapIn !== 'never' || hasCards(table, who));

export const hasCards = ({ counts }: Pick<RaceTable, 'counts'>, who: Seat): boolean => (counts[who] ?? 0) > 0;

export const seatsIn = (table: RaceTable): readonly Seat[] => seatsOf(table.seats).filter((who) => isIn(table, who));

/** The next seat clockwise that holds a card, `after` itself last; undefined when nobody holds one. */
export function nextHolder(table: RaceTable, after: Seat): Seat | undefined {
  for (let step = 1; step <= table.seats; step += 1) {
    const next = clockwise(after, step, table.seats);
    if (hasCards(table, next)) return next;
  }
  return undefined;
}

/** All seats clockwise, the one after `seat` first and itself last. */
export const roundFrom = (seat: Seat, seats: number): readonly Seat[] =>
  seatsOf(seats).map((step) => clockwise(seat, step + 1, seats));

/**
 * Who gets everything when the last chance runs out: the creditor of a challenge, or else whoever laid the last card, or
 * held it if it was burnt; the next one clockwise where that seat is eliminated.
 */
export function heirOf(table: RaceTable, holder: Seat): Seat {
  if (table.challenge !== undefined) return table.challenge.creditor;
  const last = table.newest.at(-1)?.seat;
  const heir = [...(last === undefined ? [] : [last]), holder, ...roundFrom(holder, table.seats)].find(
    (who) => !isOut(table, who),
  );
  return heir ?? holder;
}

/** In the same millisecond slaps go clockwise from the seat after the one that laid the top card. */
export const slapOrder = (table: RaceTable): readonly Seat[] => {
  const top = table.newest.at(-1);
  return top === undefined ? seatsOf(table.seats) : roundFrom(top.seat, table.seats);
};
