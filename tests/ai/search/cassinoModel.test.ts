/** The flat model of Cassino plays by the engine's rules: both are driven through the same random matches. */
import { expect, test } from 'vitest';
import { codeOf } from '#ai/brains/cassino/situation';
import { DealModel, HAND_VALUES } from '#ai/search/models/cassino';
import { TakeFinder } from '#ai/search/models/cassinoTakes';
import type { CardId } from '#engine/cards/cards';
import type { Match } from '#engine/core/match';
import { at, seatsOf } from '#engine/core/words';
import {
  type CassinoEvent,
  type CassinoKind,
  type CassinoState,
  cassino,
  tableValue,
} from '#engine/games/cassino/index';
import { cutIntoGroups } from '#engine/kit/sums';
import { randomMatch } from '#tests/support/random-match';

/** A few in the check; `MODEL_MATCHES=10000` for the whole proof. */
const MATCHES = Number(process.env.MODEL_MATCHES ?? 12);
const PATIENCE_MS = 60_000 + 500 * MATCHES;

/** The deal as it begins. */
function modelOf(state: CassinoState): DealModel {
  const { config, seats, dealer, carried, sweepsFrozen } = state;
  const terms = { config, seats, dealer, sweepsFrozen, carriedCards: carried.cards, carriedSpades: carried.spades };
  const deal = new DealModel(terms);
  for (const seat of seatsOf(seats)) for (const card of at(state.hands, seat)) deal.give(seat, codeOf(card));
  for (const card of state.table) deal.putOnTable(codeOf(card));
  for (const card of state.stock) deal.putInStock(codeOf(card));
  deal.turn = at(cassino.awaiting(state), 0);
  return deal;
}

const codes = (cards: readonly CardId[]): readonly number[] => cards.map(codeOf);

/** What both must say the same about; hands hold their cards in no order. */
const factsOf = (deal: DealModel) => ({
  turn: deal.turn,
  table: [...deal.table.slice(0, deal.tableSize)],
  hands: [...deal.handSizes].map((size, seat) => [...deal.hands.slice(seat * 4, seat * 4 + size)].sort()),
  stock: [...deal.stock.slice(deal.drawn, deal.stockSize)],
  cards: [...deal.cards],
  sweeps: [...deal.sweeps],
  lastTaker: deal.lastTaker,
});

const engineFacts = (state: CassinoState) => ({
  turn: at(cassino.awaiting(state), 0),
  table: codes(state.table),
  hands: state.hands.map((hand) => [...codes(hand)].sort()),
  stock: codes(state.stock),
  cards: state.piles.map((pile) => pile.length),
  sweeps: state.sweeps,
  lastTaker: state.lastTaker ?? -1,
});

/** Plays the match's last move on the model. */
function follow(deal: DealModel, { record }: Match<CassinoKind>): void {
  const { hand = [], table = [] } = record.log.at(-1)?.action ?? {};
  for (const card of table) deal.mark(codeOf(card));
  for (const card of hand) deal.play(codeOf(card));
}

const scoreOf = (deal: DealModel): readonly number[] => {
  const halves = new Float64Array(deal.terms.seats);
  deal.score(halves);
  return [...halves];
};

const scored = ({ events }: Match<CassinoKind>, deal: number) =>
  events
    .map(({ event }) => event)
    .find(
      (event): event is Extract<CassinoEvent, { type: 'dealScored' }> =>
        event.type === 'dealScored' && event.deal === deal,
    );

test('the model awaits, draws, takes and scores what the engine does', { timeout: PATIENCE_MS }, () => {
  for (let seed = 1; seed <= MATCHES; seed += 1) {
    const seats = at(cassino.seats, seed % cassino.seats.length);
    let model: DealModel | undefined;
    let number = 0;
    for (const match of randomMatch({ rules: cassino, seats, seed })) {
      const { state } = match;
      const goesOn = cassino.outcome(state) === undefined;
      if (model !== undefined) follow(model, match);
      if (model !== undefined && (state.deal !== number || !goesOn)) {
        expect(model.isOver).toBe(true);
        const awards = scored(match, number)?.awards ?? [];
        const halves = seatsOf(seats).map((seat) =>
          awards.reduce((sum, award) => sum + (award.seat === seat ? award.halves : 0), 0),
        );
        expect(scoreOf(model), JSON.stringify(match.record)).toEqual(halves);
      }
      if (state.deal !== number && goesOn) model = modelOf(state);
      number = state.deal;
      if (model !== undefined && goesOn)
        expect(factsOf(model), JSON.stringify(match.record)).toEqual(engineFacts(state));
    }
  }
});

test('the finder sweeps and takes what the rules allow', { timeout: PATIENCE_MS }, () => {
  const finder = new TakeFinder();
  for (let seed = 1; seed <= MATCHES; seed += 1) {
    const seats = at(cassino.seats, seed % cassino.seats.length);
    for (const match of randomMatch({ rules: cassino, seats, seed, fixed: { targetScore: 1, mustCapture: false } })) {
      const { state } = match;
      if (cassino.outcome(state) !== undefined) break;
      const model = modelOf(state);
      finder.load(model);
      for (const card of codes(at(state.hands, model.turn))) {
        const sum = HAND_VALUES[card] ?? 0;
        const whole = cutIntoGroups(state.table.map(tableValue), sum) !== undefined;
        if (state.table.length <= 10) expect(finder.sweeps(sum)).toBe(whole);
        if (finder.heaviest(sum) === 0) continue;
        const after = model.copied();
        finder.mark(after, sum);
        after.play(card);
        const left = new Set(after.table.slice(0, after.tableSize));
        const taken = state.table.filter((lying) => !left.has(codeOf(lying))).map(tableValue);
        expect(cutIntoGroups(taken, sum), JSON.stringify(match.record)).toBeDefined();
      }
    }
  }
});
