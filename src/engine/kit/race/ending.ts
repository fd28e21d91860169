/** When a race is over, and who comes in where (section 4 and the limits of section 6 of both sheets). */
import type { Outcome } from '#engine/core/rules';
import { at, type Seat, seat as seatNumber, seatsOf } from '#engine/core/words';
import { hasCards, isIn, isOut, seatsIn } from './table';
import type { Ending, Limit, RaceEvent, RacePhase, RaceTable } from './types';

type Over = Extract<RacePhase, { type: 'over' }>;
type Taken = Extract<RacePhase, { type: 'taken' }>;

/** The seats that go out now: no card, no mark. Never all that are left, so that somebody can still win. */
export function fallenSeats(table: RaceTable): readonly Seat[] {
  if (table.counts.every((count) => count > 0)) return [];
  const left = seatsLeft(table);
  const fallen = left.filter((seat) => !isIn(table, seat));
  return fallen.length === left.length ? [] : fallen;
}

/** The win of a seat that holds every card, with nobody else who could still slap in. */
export function winByAllCards(table: RaceTable): readonly RaceEvent[] {
  const owner = table.counts.indexOf(table.total);
  if (owner < 0) return [];
  const isAlone = table.terms.slapIn === 'never' || seatsIn(table).length === 1;
  return isAlone ? won([seatNumber(owner)], 'allCards') : [];
}

/** What a taking can win besides: all cards at once where nobody goes out, the last seat with cards, enough piles. */
export function winByTaking(table: RaceTable, { seat, by }: Taken): readonly RaceEvent[] {
  const { terms, counts, pilesWon, total } = table;
  if (terms.slapIn === 'anyTime' && by !== 'pickUp' && counts[seat] === total) return won([seat], 'allCards');
  if (terms.lastSurvivorWins && seatsOf(table.seats).every((one) => one === seat || !hasCards(table, one)))
    return won([seat], 'lastSurvivor');
  const isEnough = by === 'slap' && terms.firstToPiles !== 'none' && at(pilesWon, seat) >= terms.firstToPiles;
  return isEnough ? won([seat], 'piles') : [];
}

/** The end by a limit: most cards in hand win, equal counts share. */
export function endByLimit(table: RaceTable, limit: Limit): readonly RaceEvent[] {
  const left = seatsLeft(table);
  const most = Math.max(...left.map((seat) => at(table.counts, seat)));
  const seats = left.filter((seat) => table.counts[seat] === most);
  return [{ type: 'limitReached', limit }, ...won(seats, limit)];
}

/** Everybody who is not out shares the match. */
export const draw = (table: RaceTable): readonly RaceEvent[] => won(seatsLeft(table), 'draw');

const seatsLeft = (table: RaceTable): readonly Seat[] => seatsOf(table.seats).filter((seat) => !isOut(table, seat));

const won = (seats: readonly Seat[], how: Ending): readonly RaceEvent[] => [{ type: 'matchWon', seats, how }];

/**
 * All seats from the first place down; `score` is the number of cards in hand. Behind the winners come the seats that are
 * still in, by cards or piles where those decided, then those that are out, the last one first.
 */
export function outcomeOf(table: RaceTable, over: Over): Outcome {
  const ranks = seatsOf(table.seats).map((seat) => rankOf(table, over, seat));
  const standings = seatsOf(table.seats).map((seat) => {
    const own = at(ranks, seat);
    return { seat, place: 1 + ranks.filter((other) => isAhead(other, own)).length, score: at(table.counts, seat) };
  });
  return { standings: standings.sort((a, b) => a.place - b.place || a.seat - b.seat) };
}

/** Class first (winner, in, out), then what counts within it. */
type Rank = readonly [number, number];

function rankOf(table: RaceTable, { how, winners }: Over, seat: Seat): Rank {
  if (winners.includes(seat)) return [2, 0];
  const fell = table.outs.findIndex((seats) => seats.includes(seat));
  if (fell >= 0) return [0, fell];
  if (how === 'time' || how === 'cards') return [1, at(table.counts, seat)];
  return [1, how === 'piles' ? at(table.pilesWon, seat) : 0];
}

const isAhead = (other: Rank, own: Rank): boolean => other[0] > own[0] || (other[0] === own[0] && other[1] > own[1]);
