/** What the rules do by themselves: deal, take payment, pass the turn, put seats out, end the match. */
import { rankOf } from '#engine/cards/cards';
import type { Dice } from '#engine/core/dice';
import { at, type Millis, millis, never, type Seat } from '#engine/core/words';
import { dealEvents } from './dealing';
import { demandOf } from './demands';
import { missedEvents } from './due';
import { endByLimit, fallenSeats, winByAllCards, winByTaking } from './ending';
import { hasCards, nextHolder } from './table';
import type { Laid, RaceEvent, RacePhase, RaceState, RaceTable } from './types';
import { openTable } from './view';

/** The window for a last slap when all cards lie in pile and burn. */
const LAST_CHANCE_MS = 1500;

/** The next facts that follow without anybody's doing; none when the table is settled. */
export function follow(state: RaceState, now: Millis, dice: Dice): readonly RaceEvent[] {
  const table = openTable(state);
  const { phase } = table;
  switch (phase.type) {
    case 'dealing':
      return dealEvents(state, dice);
    case 'laid':
      return afterCard(table, phase.seat, now);
    case 'taken':
      return afterTaking(table, phase);
    case 'flipping':
    case 'collecting':
    case 'lastChance':
      return settle(table, now);
    case 'over':
      return [];
    default:
      return never(phase);
  }
}

function afterCard(table: RaceTable, seat: Seat, now: Millis): readonly RaceEvent[] {
  const { terms, cardsPlayed, newest } = table;
  if (terms.cardLimit !== 'none' && cardsPlayed >= terms.cardLimit) return endByLimit(table, 'cards');
  const card = at(newest, newest.length - 1);
  const demanded = terms.courts === 'demandPayment' ? demandOf(card.card) : 0;
  if (demanded > 0) return [{ type: 'challengeBegan', creditor: seat, of: demanded }, ...passTurn(table, seat, now)];
  return table.challenge === undefined ? passTurn(table, seat, now) : afterPayment(table, card, now);
}

function afterPayment(table: RaceTable, card: Laid, now: Millis): readonly RaceEvent[] {
  const { challenge, terms, counts } = table;
  if (challenge === undefined) return [];
  const { creditor } = challenge;
  const payer = card.seat;
  if (terms.tenStops && rankOf(card.card) === 'T')
    return [{ type: 'challengeCancelled', creditor, by: payer }, ...passTurn(table, payer, now)];
  const owed = challenge.owed - 1;
  const paid: RaceEvent = { type: 'challengePaid', creditor, payer, owed };
  if (owed > 0) return [paid];
  if (counts.every((count) => count === 0)) return [paid, lastChance(table, payer, now)];
  return [paid, { type: 'collectionPending', creditor, payer, due: millis(card.visibleAt + terms.collectDelayMs) }];
}

/** To the next seat with cards, with whatever is still owed; where nobody has any, to the last chance. */
function passTurn(table: RaceTable, from: Seat, now: Millis): readonly RaceEvent[] {
  const seat = nextHolder(table, from);
  return [seat === undefined ? lastChance(table, from, now) : { type: 'turnPassed', seat }];
}

/** Opened when the last card is laid or burnt; a card that is still turning holds the window back. */
function lastChance(table: RaceTable, holder: Seat, now: Millis): RaceEvent {
  const from = Math.max(now, table.newest.at(-1)?.visibleAt ?? now);
  return { type: 'lastChanceOpened', holder, due: millis(from + LAST_CHANCE_MS) };
}

function afterTaking(table: RaceTable, phase: Extract<RacePhase, { type: 'taken' }>): readonly RaceEvent[] {
  const seats = fallenSeats(table);
  if (seats.length > 0) return [{ type: 'knockedOut', seats, why: 'noCards' }];
  const won = [...winByAllCards(table), ...winByTaking(table, phase)].slice(0, 1);
  return won.length > 0 ? won : [{ type: 'turnPassed', seat: leaderAfter(table, phase) }];
}

function leaderAfter(table: RaceTable, phase: Extract<RacePhase, { type: 'taken' }>): Seat {
  const { terms } = table;
  if (phase.by === 'slap' && terms.leadAfterSlap === 'nextSeat') return nextHolder(table, phase.seat) ?? phase.seat;
  if (phase.by === 'collection' && terms.leadAfterCollect === 'seatAfterPayer')
    return nextHolder(table, phase.payer) ?? phase.seat;
  return phase.seat;
}

/** What burning can bring about between two cards, and patterns that have just been covered. */
function settle(table: RaceTable, now: Millis): readonly RaceEvent[] {
  const { phase } = table;
  const seats = fallenSeats(table);
  if (seats.length > 0) return [{ type: 'knockedOut', seats, why: 'noCards' }];
  const won = winByAllCards(table);
  if (won.length > 0) return won;
  if (phase.type === 'flipping' && !hasCards(table, phase.seat)) return passTurn(table, phase.seat, now);
  if (phase.type === 'collecting' && table.counts.every((count) => count === 0))
    return [lastChance(table, phase.payer, now)];
  const [cover] = table.covers;
  return cover !== undefined && cover <= now ? missedEvents(table) : [];
}
