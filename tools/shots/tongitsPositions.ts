/** Positions of Tong-its worth a picture. */
import { beginner } from '#ai/brains/tongits/beginner';
import { steady } from '#ai/brains/tongits/steady';
import { type Match, submit } from '#engine/core/match';
import { type Millis, millis, seat } from '#engine/core/words';
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

/** Moves after which a match is given up: what is looked for turns up in an early round of some match. */
const LONGEST = 200;
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

/** So many melds that some lie in two rows. */
export const manyMelds = (): Tongits =>
  position({
    brain: beginner,
    is: (state) =>
      melds(state) &&
      state.melds.length >= 7 &&
      [1, 2].every((one) => meldsOf(state, seat(one)).length >= 2) &&
      handOf(state).length >= 3,
  });

export const answering = (): Tongits =>
  position({
    options: { ...POT, turnTimer: '20' },
    is: (state) => isAsked(state) && state.round >= 2 && cutOf(state).melds.length > 0,
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

/** The same with every win worth the pot, and seat 0 wins it. */
export const potAtStake = (): Tongits =>
  position({
    options: { ...POT, potGoes: 'everyWin' },
    is: (state, match) =>
      isAsked(state) &&
      state.round > 1 &&
      eventsOf(match, { type: 'challenge' }).some((event) => event.type === 'potPaid' && event.seat === YOU),
  });

/** A discard of seat 0 empties its hand. */
export const lastCard = (): Tongits =>
  position({ options: {}, brain: beginner, is: (state) => melds(state) && handOf(state).length === 1 });

export const won = (): Tongits => position({ options: { target: 3 }, is: ({ phase }) => phase.type === 'over' });
export const broke = (): Tongits =>
  position({ options: { ...POT, startChips: 20, unit: 2 }, is: ({ phase }) => phase.type === 'over' });

/** Seat 0 is played at the screen. */
export const tongitsEntry = (match: Tongits, id: string): Entry<TongitsKind> =>
  entryOf(tongits, match, { id, chairs: chairsOf(3, 1), table: { computerDelayMs: 900 } });
