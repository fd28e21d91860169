/**
 * Cassino (Finnish Kasino, draw form). Play one hand card: take table cards that can be cut into groups of its value, or
 * lay it down; draw; the next seat plays. Each deal is scored when all hands are empty, and a total of 16 ends the match.
 *
 * Rulings where the rule sheet leaves room:
 * - cards left when nobody took anything stay on the table, in nobody's pile, until the next deal gathers them;
 * - a majority item of which nobody has any is not a tie: it neither scores nor carries over, and an older carry waits;
 * - a carry that nobody has won when the match ends is lost;
 * - `sweepCancel` compares sweeps within one deal;
 * - `sweepMinCards` counts table cards, not the card played;
 * - after a refill of four, play goes on clockwise from the seat that played last.
 */

import type { Dice } from '#engine/core/dice';
import { checkConfigOf } from '#engine/core/options';
import type { Move, Rules } from '#engine/core/rules';
import { fail, never, ok, type Result, type Seat, seat, seatsOf } from '#engine/core/words';
import { CASSINO_OPTIONS, type CassinoConfig } from './config';
import { dealEvents, drawEvents, nextWithCards, refillEvents } from './dealing';
import { apply, emptyTable } from './evolve';
import { judge, legal, sweepScores } from './legal';
import { addAwards, outcomeOf, scoreDeal, winners } from './scoring';
import type { CassinoEvent, CassinoKind, CassinoRefusal, CassinoState } from './types';
import { resample, view } from './view';

export const cassino: Rules<CassinoKind> = {
  game: 'cassino',
  version: 1,
  tempo: 'turns',
  seats: [2, 3, 4, 5, 6],
  options: CASSINO_OPTIONS,
  checkConfig: (raw) => checkConfigOf(CASSINO_OPTIONS, raw),
  initial,
  follow: (state, _now, dice) => follow(state, dice),
  legal: (seen, who) => legal(seen, who),
  awaiting: (state) => (state.phase.type === 'playing' ? [state.phase.seat] : []),
  decide,
  deadline: () => undefined,
  expire: () => [],
  evolve: (state, { event }) => apply(state, event),
  view,
  resample,
  outcome: (state) => (state.phase.type === 'over' ? outcomeOf(state.config, state.totals) : undefined),
};

function initial(config: CassinoConfig, seats: number): CassinoState {
  return {
    ...emptyTable(seats),
    config,
    seats,
    deal: 0,
    dealer: seat(0),
    phase: { type: 'dealing' },
    totals: seatsOf(seats).map(() => 0),
    carried: { cards: 0, spades: 0 },
    sweepsFrozen: false,
  };
}

function follow(state: CassinoState, dice: Dice): readonly CassinoEvent[] {
  switch (state.phase.type) {
    case 'dealing':
      return nextDealOrEnd(state, dice);
    case 'playing':
      // Only a position that was loaded or edited has a seat on turn without a card.
      return state.hands[state.phase.seat]?.length === 0 ? goOn(state, state.phase.seat) : [];
    case 'played':
      return afterPlay(state, state.phase.seat);
    case 'over':
      return [];
    default:
      return never(state.phase);
  }
}

function nextDealOrEnd(state: CassinoState, dice: Dice): readonly CassinoEvent[] {
  const won = state.deal === 0 ? undefined : winners(state.config, state.totals);
  return won === undefined ? dealEvents(state, dice) : [{ type: 'matchWon', seats: won, totals: state.totals }];
}

function afterPlay(state: CassinoState, player: Seat): readonly CassinoEvent[] {
  const drawn = drawEvents(state, player);
  return [...drawn, ...goOn(drawn.reduce(apply, state), player)];
}

/** What comes after the seat's turn: a refill, the next turn, or the end of the deal. */
function goOn(state: CassinoState, player: Seat): readonly CassinoEvent[] {
  const refill = refillEvents(state);
  const next = nextWithCards(refill.reduce(apply, state), player);
  return next === undefined ? endOfDeal(state) : [...refill, { type: 'turnPassed', seat: next }];
}

function endOfDeal(state: CassinoState): readonly CassinoEvent[] {
  const leftovers = leftoverEvents(state);
  const final = leftovers.reduce(apply, state);
  const score = scoreDeal(final);
  const totals = addAwards(state.totals, score.awards);
  return [...leftovers, { type: 'dealScored', deal: state.deal, ...score, totals }];
}

function leftoverEvents({ table, lastTaker }: CassinoState): readonly CassinoEvent[] {
  if (table.length === 0) return [];
  return lastTaker === undefined
    ? [{ type: 'leftOver', cards: table }]
    : [{ type: 'lastTakerTook', seat: lastTaker, cards: table }];
}

function decide(
  state: CassinoState,
  { seat: player, action }: Move<CassinoKind>,
): Result<readonly CassinoEvent[], CassinoRefusal> {
  const judged = judge(state, player, action);
  if (!judged.ok) return fail(judged.fault);
  const play = judged.value;
  if (play.type === 'layDown') return ok([{ type: 'laidDown', seat: player, card: play.card }]);
  const sweep =
    play.groups.flat().length === state.table.length &&
    sweepScores({ ...state, cardsToPlay: state.stock.length + state.hands.flat().length });
  return ok([{ type: 'captured', seat: player, card: play.card, groups: play.groups, sweep }]);
}
