/** Positions of Tong-its worth a picture. */
import { beginner } from '#ai/brains/tongits/beginner';
import { steady } from '#ai/brains/tongits/steady';
import { type Match, submit } from '#engine/core/match';
import { type Millis, millis, type Seat, seat } from '#engine/core/words';
import {
  homesOf,
  isBlocked,
  meldsOf,
  type TongitsAction,
  type TongitsEvent,
  type TongitsKind,
  type TongitsState,
  tongits,
} from '#engine/games/tongits/index';
import { bestCut, meldsWith } from '#engine/kit/melds';
import type { Brain } from '#play/types';
import { chairsOf, type Entry, entryOf, find } from './find';

type Tongits = Match<TongitsKind>;

/** More moves than any match here has. */
const LONGEST = 700;
const POT = { scoring: 'pot' } as const;
const YOU = seat(0);

interface Wanted {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly brain?: Brain<TongitsKind, unknown>;
  readonly is: (state: TongitsState, match: Tongits) => boolean;
}

const position = ({ options = POT, brain = steady, is }: Wanted): Tongits =>
  find({ rules: tongits, brain, seats: 3, options, longest: LONGEST, is: (match) => is(match.state, match) });

const handOf = ({ hands }: TongitsState): TongitsState['hands'][number] => hands[YOU] ?? [];
const cutOf = (state: TongitsState) => bestCut(handOf(state), 'four');
const opens = ({ phase }: TongitsState): boolean => phase.type === 'opening' && phase.seat === YOU;
const melds = ({ phase }: TongitsState): boolean => phase.type === 'melding' && phase.seat === YOU;
const isAsked = ({ phase }: TongitsState): boolean =>
  phase.type === 'answering' && phase.asked.some((asked) => asked.seat === YOU && asked.answer === 'awaited');

/** The first move of a round: the discard could be taken. */
export const opening = (): Tongits =>
  position({
    is: (state) => {
      const top = state.discards.at(-1);
      return opens(state) && state.round === 2 && top !== undefined && meldsWith(top, handOf(state)).length > 0;
    },
  });

/** In the middle of a turn: melds in the hand, cards that fit others' melds, and a call that is barred. */
export const ownTurn = (): Tongits =>
  position({
    brain: beginner,
    is: (state) => {
      const fitting = cutOf(state).loose.filter((card) => homesOf(state, card).length > 0);
      return (
        melds(state) &&
        state.round >= 2 &&
        fitting.length > 0 &&
        cutOf(state).melds.length > 0 &&
        handOf(state).length >= 8 &&
        state.melds.length >= 2 &&
        meldsOf(state, YOU).length > 0
      );
    },
  });

/** A call that others have barred by a lay-off. */
export const blocked = (): Tongits =>
  position({ is: (state) => opens(state) && isBlocked(state, YOU) && meldsOf(state, YOU).length > 0 });

/** So many melds that they lie in two rows. */
export const manyMelds = (): Tongits =>
  position({
    brain: beginner,
    is: (state) => melds(state) && state.melds.length >= 7 && [0, 1, 2].some((one) => meldsOf(state, seat(one)).length > 3),
  });

export const answering = (): Tongits =>
  position({
    options: { ...POT, turnTimer: '20' },
    is: (state) => isAsked(state) && state.round >= 3 && cutOf(state).melds.length > 0,
  });

/** Without chips folding never helps, and the panel says so. */
export const answeringPlain = (): Tongits => position({ options: {}, is: isAsked });

/** The events that a move of seat 0 brings about. */
function eventsOf(match: Tongits, action: TongitsAction): readonly TongitsEvent[] {
  const next = submit(tongits, match, { seat: YOU, at: now(match), action });
  return next.ok ? next.value.events.slice(match.events.length).map(({ event }) => event) : [];
}

const now = ({ events }: Tongits): Millis => events.at(-1)?.at ?? millis(0);

/** The last answer to a call is seat 0's, and its challenge opens the count. */
export const lastToAnswer = (): Tongits =>
  position({
    is: (state, match) =>
      isAsked(state) && eventsOf(match, { type: 'challenge' }).some(({ type }) => type === 'answersShown'),
  });

/** The same, and the winner takes the pot. */
export const potAtStake = (): Tongits =>
  position({
    is: (state, match) =>
      isAsked(state) &&
      eventsOf(match, { type: 'challenge' }).some((event) => event.type === 'potPaid' && event.seat === YOU),
  });

/** A discard of seat 0 empties its hand. */
export const lastCard = (): Tongits =>
  position({ options: {}, brain: beginner, is: (state) => melds(state) && handOf(state).length === 1 });

export const won = (): Tongits => position({ options: { target: 5 }, is: ({ phase }) => phase.type === 'over' });
export const broke = (): Tongits =>
  position({ options: { ...POT, startChips: 20, unit: 2 }, is: ({ phase }) => phase.type === 'over' });

export const people = (match: Tongits, id: string, humans: number): Entry<TongitsKind> =>
  entryOf(tongits, match, { id, chairs: chairsOf(3, humans), table: { computerDelayMs: 900 } });

/** Seat 0 is played at the screen. */
export const tongitsEntry = (match: Tongits, id: string): Entry<TongitsKind> => people(match, id, 1);

export const cardOf = (match: Tongits, who: Seat = YOU): string => match.state.hands[who]?.[0] ?? '';
