/**
 * A game of nothing, for tests of the host: everybody lays one card of a secret hand in turn, and the highest sum wins.
 * Whoever is on turn may show cards first, which can be taken back. It has what hosts care about: secrets, turns, an
 * option of each scope, a turn limit, and, if wished, a sealed word that everybody gives at once before the first turn.
 */
import { type ConfigOf, checkConfigOf, type Option } from '#engine/core/options';
import type { Move, Rules, Stamped } from '#engine/core/rules';
import { HIDDEN, type Hidden, type Secret, secret } from '#engine/core/secrets';
import { at, clockwise, fail, type Millis, millis, ok, type Seat, seat, seatsOf } from '#engine/core/words';
import type { Brain } from '#play/types';

const TOY_OPTIONS = [
  { key: 'hand', scope: 'rules', value: { kind: 'number', initial: 3, least: 1, most: 9 } },
  {
    key: 'turnLimitMs',
    scope: 'rules',
    value: { kind: 'number', initial: 'none', least: 1, most: 99_999 },
  },
  { key: 'sealed', scope: 'rules', value: { kind: 'toggle', initial: false } },
  { key: 'computerDelayMs', scope: 'table', value: { kind: 'number', initial: 900, least: 0, most: 3000 } },
] as const satisfies readonly Option[];

type ToyConfig = ConfigOf<typeof TOY_OPTIONS>;

interface ToyState {
  readonly config: ToyConfig;
  readonly hands: readonly (readonly string[])[];
  readonly laid: readonly string[];
  readonly turn: Seat;
  readonly since: Millis;
  readonly shown: readonly string[];
  /** Who has given a sealed word. */
  readonly sealed: readonly Seat[];
  readonly phase: 'dealing' | 'sealing' | 'playing' | 'over';
}

export interface Lay {
  readonly type: 'lay';
  readonly card: string;
}

export interface Show {
  readonly type: 'show';
  readonly card: string;
}

export interface Seal {
  readonly type: 'seal';
  readonly card: string;
}

type ToyAction = Lay | Show | Seal;

type ToyEvent =
  | { readonly type: 'dealt'; readonly hands: readonly Secret<readonly string[]>[] }
  | { readonly type: 'sealed'; readonly seat: Seat; readonly card: Secret<string> }
  | { readonly type: 'shown'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'ranOut'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'ended' };

interface ToyView {
  readonly hands: readonly (readonly string[] | Hidden)[];
  readonly laid: readonly string[];
  readonly shown: readonly string[];
  readonly sealed: readonly Seat[];
  readonly turn: Seat;
  readonly phase: ToyState['phase'];
}

export interface ToyKind {
  config: ToyConfig;
  state: ToyState;
  action: ToyAction;
  event: ToyEvent;
  view: ToyView;
  refusal: 'over' | 'notYourTurn' | 'notInHand';
}

export const lay = (card: string): Lay => ({ type: 'lay', card });
export const show = (card: string): Show => ({ type: 'show', card });
export const seal = (card: string): Seal => ({ type: 'seal', card });

/** Every card of the toy: 'toy-0' to 'toy-35'. */
export const TOY_CARDS = Array.from({ length: 36 }, (_, n) => `toy-${n}`);

export const toy: Rules<ToyKind> = {
  game: 'toy',
  version: 1,
  tempo: 'turns',
  seats: [2, 3, 4],
  options: TOY_OPTIONS,
  checkConfig: (raw) => checkConfigOf(TOY_OPTIONS, raw),
  initial: (config, seats) => ({
    config,
    hands: seatsOf(seats).map(() => []),
    laid: [],
    turn: seat(0),
    since: millis(0),
    shown: [],
    sealed: [],
    phase: 'dealing',
  }),
  follow(state, _now, dice) {
    if (state.phase === 'over' || state.phase === 'sealing') return [];
    if (state.phase === 'playing') return state.hands.every((hand) => hand.length === 0) ? [{ type: 'ended' }] : [];
    const cards = dice.shuffle(TOY_CARDS);
    const hands = state.hands.map((_, who) => {
      const from = who * state.config.hand;
      return secret<readonly string[]>(cards.slice(from, from + state.config.hand), seat(who));
    });
    return [{ type: 'dealt', hands }];
  },
  *legal(view, who) {
    const hand = view.hands[who];
    if (!Array.isArray(hand)) return;
    if (view.phase === 'sealing' && !view.sealed.includes(who)) yield* hand.map(seal);
    if (view.phase !== 'playing' || view.turn !== who) return;
    yield* hand.map(lay);
    yield* hand.filter((card) => !view.shown.includes(card)).map(show);
  },
  awaiting(state) {
    if (state.phase === 'sealing') return seatsOf(state.hands.length).filter((who) => !state.sealed.includes(who));
    return state.phase === 'playing' ? [state.turn] : [];
  },
  decide(state, { seat: who, action }: Move<ToyKind>) {
    if (state.phase === 'over') return fail('over');
    const sealing = state.phase === 'sealing';
    if (sealing !== (action.type === 'seal')) return fail('notYourTurn');
    if (sealing ? state.sealed.includes(who) : state.turn !== who) return fail('notYourTurn');
    if (!at(state.hands, who).includes(action.card)) return fail('notInHand');
    return ok([eventOf(who, action)]);
  },
  takesBack: (after, { seat: who, action }) =>
    action.type === 'show' && after.phase === 'playing' && after.turn === who,
  deadline: ({ config, phase, since }) =>
    phase === 'playing' && config.turnLimitMs !== 'none' ? millis(since + config.turnLimitMs) : undefined,
  expire: (state) => [{ type: 'ranOut', seat: state.turn, card: at(at(state.hands, state.turn), 0) }],
  evolve: (state, happened) => evolve(state, happened),
  view: (state, who) => ({
    hands: state.hands.map((hand, owner) => (owner === who ? hand : HIDDEN)),
    laid: state.laid,
    shown: state.shown,
    sealed: state.sealed,
    turn: state.turn,
    phase: state.phase,
  }),
  resample() {
    throw new Error('no brain of the toy guesses');
  },
  outcome(state) {
    if (state.phase !== 'over') return undefined;
    const scores = sums(state);
    const place = (score: number): number => 1 + scores.filter((other) => other > score).length;
    return { standings: scores.map((score, who) => ({ seat: seat(who), place: place(score), score })) };
  },
};

function eventOf(who: Seat, { type, card }: ToyAction): ToyEvent {
  switch (type) {
    case 'seal':
      return { type: 'sealed', seat: who, card: secret(card, who) };
    case 'show':
      return { type: 'shown', seat: who, card };
    case 'lay':
      return { type: 'laid', seat: who, card };
  }
}

function sealing(state: ToyState, sealed: readonly Seat[], now: Millis): ToyState {
  return sealed.length < state.hands.length ? { ...state, sealed } : { ...state, sealed, phase: 'playing', since: now };
}

function evolve(state: ToyState, { at: now, event }: Stamped<ToyEvent>): ToyState {
  switch (event.type) {
    case 'dealt':
      return {
        ...state,
        hands: event.hands.map((hand) => hand.secret),
        phase: state.config.sealed ? 'sealing' : 'playing',
        since: now,
      };
    case 'sealed':
      return sealing(state, [...state.sealed, event.seat], now);
    case 'shown':
      return { ...state, shown: [...state.shown, event.card] };
    case 'laid':
    case 'ranOut':
      return {
        ...state,
        hands: state.hands.map((hand, who) => (who === event.seat ? hand.filter((card) => card !== event.card) : hand)),
        laid: [...state.laid, event.card],
        turn: clockwise(state.turn, 1, state.hands.length),
        since: now,
      };
    case 'ended':
      return { ...state, phase: 'over' };
  }
}

const sums = ({ hands, laid }: ToyState): readonly number[] =>
  hands.map((_, who) =>
    laid.filter((_card, index) => index % hands.length === who).reduce((sum, card) => sum + Number(card.slice(4)), 0),
  );

const handOf = (view: ToyView): readonly string[] => view.hands.flatMap((hand) => ('hidden' in hand ? [] : hand));

/** Lays what its dice say; it remembers how many cards it saw laid, and counts them into the choice. */
export const lucky: Brain<ToyKind, number> = {
  blank: 0,
  remember: (laid, { event }) => (event.type === 'laid' ? laid + 1 : laid),
  choose(laid, news, dice) {
    const hand = handOf(news.view);
    const card = at(hand, (dice.below(36) + laid) % hand.length);
    const action = news.view.phase === 'sealing' ? seal(card) : lay(card);
    return { action, at: news.at, heard: news.heard };
  },
};

/** Names a card it does not have. */
export const cheat: Brain<ToyKind, 0> = {
  blank: 0,
  remember: () => 0,
  choose: (_memory, news) => ({ action: lay('toy-99'), at: news.at, heard: news.heard }),
};

/** Has nothing to say. */
export const mute: Brain<ToyKind, 0> = { blank: 0, remember: () => 0, choose: () => undefined };

/** Throws. */
export const faulty: Brain<ToyKind, 0> = {
  blank: 0,
  remember: () => 0,
  choose() {
    throw new Error('a slip of the brain');
  },
};
