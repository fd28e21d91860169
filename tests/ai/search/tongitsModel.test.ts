/** The flat model of Tong-its plays by the engine's rules, all options among them: both are driven through the same matches. */
import { expect, test } from 'vitest';
import { actionOf, codeOf, moveOf, roundOf } from '#ai/brains/tongits/flat';
import type { RoundModel } from '#ai/search/models/tongits';
import { paidBy } from '#ai/search/models/tongitsEnds';
import { legalMoves } from '#ai/search/models/tongitsLegal';
import { actOf, NO_PLACE, Stage } from '#ai/search/models/tongitsWords';
import { diceFrom } from '#engine/core/dice';
import type { Match } from '#engine/core/match';
import { at, seatsOf } from '#engine/core/words';
import {
  type TongitsAction,
  type TongitsKind,
  type TongitsState,
  tongits,
  topDiscard,
} from '#engine/games/tongits/index';
import { randomMatch } from '#tests/support/random-match';

/** A few in the check; `MODEL_MATCHES=10000` for the whole proof. */
const MATCHES = Number(process.env.MODEL_MATCHES ?? 60);
const PATIENCE_MS = 60_000 + 500 * MATCHES;

/** The round as the engine has it: every hand and the stock are put in. */
function modelOf(state: TongitsState): RoundModel {
  const model = roundOf(tongits.view(state, 'spectator'));
  for (const [place, seat] of state.order.entries())
    for (const card of at(state.hands, seat)) model.give(place, codeOf(card));
  model.stock.set(state.stock.map(codeOf));
  return model;
}

/** A move of the engine's in the model's numbers; undefined between two rounds. */
const moveAt = (state: TongitsState, action: TongitsAction): number | undefined =>
  action.type === 'rematch' || action.type === 'decline' ? undefined : moveOf(action, topDiscard(state));

const inOrder = (moves: readonly (number | undefined)[]): readonly number[] =>
  moves.filter((one) => one !== undefined).sort((a, b) => a - b);

const legalAt = (state: TongitsState, place: number): readonly number[] => {
  const seat = at(state.order, place);
  return inOrder([...tongits.legal(tongits.view(state, seat), seat, 0 as never)].map((one) => moveAt(state, one)));
};

function expectSame(model: RoundModel, { state, record }: Match<TongitsKind>): void {
  const about = JSON.stringify(record);
  const again = modelOf(state);
  for (const key of ['hands', 'held', 'gone', 'exposed', 'secrets', 'bonus', 'chips'] as const)
    expect([...model[key]], `${key}: ${about}`).toEqual([...again[key]]);
  const table = ({ stage, turn, turns, top, left, meldCount }: RoundModel) => ({
    stage,
    turn,
    turns,
    left,
    meldCount,
    top,
  });
  expect({ ...table(model), top: 0 }, about).toEqual({ ...table(again), top: 0 });
  expect(inOrder([...legalMoves(model)]), about).toEqual(legalAt(state, model.mover));
  for (const one of legalMoves(model)) expect(moveAt(state, actionOf(one, topDiscard(state))), about).toBe(one);
}

/** The round that has just ended was won by the same, in the same way, for the same chips. */
function expectSameEnd(model: RoundModel, { state, record }: Match<TongitsKind>): void {
  const about = JSON.stringify(record);
  const result = at(state.history, state.history.length - 1);
  expect(model.stage, about).toBe(Stage.over);
  expect(model.winner === NO_PLACE ? undefined : state.order[model.winner], about).toBe(result.winner);
  expect(model.byTongits, about).toBe(result.way === 'tongits');
  for (const seat of seatsOf(3)) {
    const paid = result.payments.find(({ from }) => from === seat)?.paid ?? 0;
    if (seat !== result.winner) expect(paidBy(model, state.order.indexOf(seat)), about).toBe(paid);
  }
}

const isPlayed = ({ state: { phase } }: Match<TongitsKind>): boolean =>
  phase.type === 'opening' || phase.type === 'melding' || phase.type === 'answering';

/** The move that led from one moment to the next; undefined when a limit ran out, or between two rounds. */
function moveTo(before: Match<TongitsKind> | undefined, { record, events }: Match<TongitsKind>): number | undefined {
  const last = record.log.at(-1);
  if (before === undefined || last === undefined || record.log.length === before.record.log.length) return undefined;
  const since = events.slice(before.events.length);
  return since.some(({ event }) => event.type === 'timeRanOut') ? undefined : moveAt(before.state, last.action);
}

/** Plays the match's last move on the model, for the seat that made it. */
function follow(model: RoundModel, played: number, { state, record }: Match<TongitsKind>): void {
  if (model.stage !== Stage.answering) model.play(played);
  else model.answer(state.order.indexOf(record.log.at(-1)?.seat ?? at(state.order, 0)), actOf(played));
}

test('the model allows, awaits, counts and pays what the engine does', { timeout: PATIENCE_MS }, () => {
  let [rounds, moves] = [0, 0];
  for (let seed = 1; seed <= MATCHES; seed += 1) {
    let model: RoundModel | undefined;
    let before: Match<TongitsKind> | undefined;
    for (const match of randomMatch({ rules: tongits, seats: 3, seed, rarely: ({ type }) => type === 'callDraw' })) {
      const played = moveTo(before, match);
      if (model !== undefined && played !== undefined) {
        moves += 1;
        follow(model, played, match);
      } else model = isPlayed(match) ? modelOf(match.state) : undefined;
      if (model !== undefined && isPlayed(match)) expectSame(model, match);
      else if (model !== undefined) {
        rounds += 1;
        expectSameEnd(model, match);
        model = undefined;
      }
      before = match;
    }
  }
  expect(rounds).toBeGreaterThan(MATCHES);
  expect(moves).toBeGreaterThan(MATCHES * 10);
});

test('a copy goes its own way', () => {
  const match = at([...randomMatch({ rules: tongits, seats: 3, seed: 1, fixed: { deal: 'twelveThenDraw' } })], 0);
  const model = modelOf(match.state);
  const copy = model.copied();
  const roll = diceFrom(1);
  while (copy.stage !== Stage.over) {
    const moves = [...legalMoves(copy)];
    copy.play(at(moves, roll.below(moves.length)));
  }
  expectSame(model, match);
  copy.copy(model);
  expectSame(copy, match);
});
