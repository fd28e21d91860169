/**
 * A toy game for the core's tests: in turn, each seat says a number, or loses it when it waits too long. It has a
 * deadline, dice, events that follow by themselves and a secret, and nothing else.
 */
import { checkConfigOf, type Option } from '#engine/core/options';
import type { Rules } from '#engine/core/rules';
import { HIDDEN, type Hidden, type Secret, secret, type Watcher } from '#engine/core/secrets';
import { clockwise, fail, type Millis, millis, ok, type Seat, seat } from '#engine/core/words';

const TOY_OPTIONS = [
  { key: 'turns', scope: 'rules', value: { kind: 'number', initial: 4, least: 1, most: 9 } },
  { key: 'patience', scope: 'rules', value: { kind: 'number', initial: 'none', least: 1, most: 60_000 } },
] as const satisfies readonly Option[];

export interface ToyState {
  readonly config: { readonly turns: number; readonly patience: number | 'none' };
  readonly seats: number;
  readonly turn: Seat;
  readonly since: Millis;
  readonly said: readonly number[];
  readonly rolled: readonly number[];
  readonly owed: boolean;
}

export type ToyEvent =
  | { readonly type: 'said'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'missed'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly roll: Secret<number> };

export interface ToyKind {
  config: ToyState['config'];
  state: ToyState;
  action: { readonly type: 'say'; readonly number: number };
  event: ToyEvent;
  view: Omit<ToyState, 'rolled'> & { readonly who: Watcher; readonly rolled: Hidden };
  refusal: 'notYourTurn' | 'gameOver';
}

const isOver = (state: ToyState): boolean => state.said.length >= state.config.turns;

export const toy: Rules<ToyKind> = {
  game: 'toy',
  version: 3,
  tempo: 'turns',
  seats: [2, 3],
  options: TOY_OPTIONS,
  checkConfig: (raw) => checkConfigOf(TOY_OPTIONS, raw),
  initial: (config, seats) => ({
    config,
    seats,
    turn: seat(0),
    since: millis(0),
    said: [],
    rolled: [],
    owed: true,
  }),
  follow: (state, _now, dice) => (state.owed ? [{ type: 'rolled', roll: secret(dice.below(1_000_000)) }] : []),
  legal: (view, who) => (view.turn === who ? [{ type: 'say', number: 1 }] : []),
  awaiting: (state) => (isOver(state) ? [] : [state.turn]),
  decide: (state, move) => {
    if (isOver(state)) return fail('gameOver');
    if (move.seat !== state.turn) return fail('notYourTurn');
    return ok([{ type: 'said', seat: move.seat, number: move.action.number }]);
  },
  deadline: (state) =>
    isOver(state) || state.config.patience === 'none' ? undefined : millis(state.since + state.config.patience),
  expire: (state) => [{ type: 'missed', seat: state.turn }],
  evolve: (state, { at, event }) => {
    if (event.type === 'rolled') return { ...state, rolled: [...state.rolled, event.roll.secret], owed: false };
    const number = event.type === 'said' ? event.number : 0;
    const turn = clockwise(state.turn, 1, state.seats);
    return { ...state, said: [...state.said, number], turn, since: at, owed: true };
  },
  view: (state, who) => ({ ...state, who, rolled: HIDDEN }),
  resample: ({ who: _who, ...open }, dice) => ({ ...open, rolled: [dice.below(1_000_000)] }),
  outcome: (state) => (isOver(state) ? { standings: [] } : undefined),
};
