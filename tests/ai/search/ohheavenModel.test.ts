/** The flat model of Oh Heaven plays by the engine's rules: both are driven through the same random matches. */
import { expect, test } from 'vitest';
import { codeOf } from '#ai/brains/ohheaven/situation';
import { NO_SUIT, NOTHING_BARRED, RoundModel } from '#ai/search/models/ohheaven';
import { SUITS } from '#engine/cards/cards';
import type { Match } from '#engine/core/match';
import { at, seatsOf } from '#engine/core/words';
import { barredBid, handSizeOf, type OhHeavenKind, type OhHeavenState, ohheaven } from '#engine/games/ohheaven/index';
import { finished, randomMatch } from '#tests/support/random-match';

/** A few in the check; `MODEL_MATCHES=10000` for the whole proof. */
const MATCHES = Number(process.env.MODEL_MATCHES ?? 60);
const PATIENCE_MS = 60_000 + 500 * MATCHES;

/** The round as it is dealt. */
function modelOf(state: OhHeavenState): RoundModel {
  const model = new RoundModel(state.seats);
  model.begin({
    seats: state.seats,
    handSize: handSizeOf(state),
    trump: state.trump === undefined || state.trump === 'none' ? NO_SUIT : SUITS.indexOf(state.trump),
    first: state.firstBidder ?? 0,
    hook: state.config.hook,
  });
  for (const seat of seatsOf(state.seats)) for (const card of at(state.hands, seat)) model.give(seat, codeOf(card));
  return model;
}

/** Everything a seat may do: bids as numbers, cards as codes. */
function legalIn(model: RoundModel): readonly number[] {
  if (model.isBidding)
    return Array.from({ length: model.handSize + 1 }, (_, bid) => bid).filter((bid) => bid !== model.barred());
  return SUITS.flatMap((_, suit) =>
    Array.from({ length: 13 }, (_, height) => height)
      .filter((height) => (model.playable(suit) >> height) & 1)
      .map((height) => suit * 16 + height),
  );
}

const legalAt = (state: OhHeavenState, seat: number): readonly number[] =>
  [...ohheaven.legal(ohheaven.view(state, at(seatsOf(state.seats), seat)), at(seatsOf(state.seats), seat), 0 as never)]
    .map((action) => (action.type === 'bid' ? action.tricks : codeOf(action.card)))
    .sort((a, b) => a - b);

/** What the model has to say the same about. */
const facts = (model: RoundModel) => ({
  turn: model.turn,
  won: [...model.won],
  barred: model.isBidding ? model.barred() : NOTHING_BARRED,
  legal: legalIn(model),
});

function expectSame(model: RoundModel, { state, record }: Match<OhHeavenKind>): void {
  const [turn = -1] = ohheaven.awaiting(state);
  const engine = {
    turn,
    won: state.tricksWon,
    barred: barredBid(state) ?? NOTHING_BARRED,
    legal: legalAt(state, turn),
  };
  expect(facts(model), JSON.stringify(record)).toEqual(engine);
}

/** Plays the match's last move on the model. */
function follow(model: RoundModel, { record }: Match<OhHeavenKind>): void {
  const action = record.log.at(-1)?.action;
  if (action?.type === 'bid') model.bid(action.tricks);
  if (action?.type === 'play') model.play(codeOf(action.card));
}

test('the model allows, awaits and counts what the engine does', { timeout: PATIENCE_MS }, () => {
  for (let seed = 1; seed <= MATCHES; seed += 1) {
    const seats = at(ohheaven.seats, seed % ohheaven.seats.length);
    let model: RoundModel | undefined;
    for (const match of randomMatch({ rules: ohheaven, seats, seed })) {
      const { state } = match;
      if (model !== undefined) follow(model, match);
      const begins = state.bids.every((bid) => bid === undefined) && state.phase.type === 'bidding';
      const ended = begins || ohheaven.outcome(state) !== undefined;
      if (model !== undefined && ended) {
        expect(model.isOver).toBe(true);
        expect([...model.won]).toEqual(state.history.at(-1)?.tricks);
        expect([...model.bids]).toEqual(state.history.at(-1)?.bids);
      }
      if (begins) model = modelOf(state);
      if (model !== undefined && ohheaven.outcome(state) === undefined) expectSame(model, match);
    }
  }
});

test('a copy goes its own way', () => {
  const { state } = at([...randomMatch({ rules: ohheaven, seats: 4, seed: 1, fixed: { handSizes: 'fixed' } })], 0);
  const model = modelOf(state);
  const copy = model.copied();
  copy.bid(1);
  expect(model.bidders).toBe(0);
  expect(copy.turn).not.toBe(model.turn);
  model.copy(copy);
  expect(facts(model)).toEqual(facts(copy));
  expect(finished({ rules: ohheaven, seats: 3, seed: 1 }).state.phase.type).toBe('over');
});
