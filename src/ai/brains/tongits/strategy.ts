/**
 * A Tong-its player as three questions: how to open a turn, how to go on, how to answer a call. Between two rounds every
 * computer player is for a rematch.
 */
import { NO_HURRY } from '#ai/search/halving';
import type { CardId } from '#engine/cards/cards';
import type { Dice } from '#engine/core/dice';
import type { Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import type { Seat } from '#engine/core/words';
import {
  type Answer,
  handIn,
  type TongitsAction,
  type TongitsEvent,
  type TongitsKind,
  type TongitsView,
} from '#engine/games/tongits/index';
import type { Brain, Hurry, News } from '#play/types';

/** A discard that somebody took. */
export interface PickUp {
  readonly seat: Seat;
  readonly card: CardId;
}

/** A card that somebody threw away, and how many were left to draw then. */
export interface Thrown {
  readonly seat: Seat;
  readonly card: CardId;
  /** Cards drawn in the round so far. */
  readonly drawn: number;
}

/** What everybody could see, and the table does not tell any more. */
export interface Memory {
  /** Of this round, oldest first. */
  readonly pickUps: readonly PickUp[];
  /** Of this round: discards that the seat which opened after them did not take. */
  readonly passed: readonly PickUp[];
  /** Of the whole match, oldest first; those of this round from number `before` on. */
  readonly thrown: readonly Thrown[];
  readonly before: number;
  readonly drawn: number;
}

/** All that a player may decide from. */
export interface Situation {
  readonly view: TongitsView;
  readonly seat: Seat;
  readonly hand: readonly CardId[];
  readonly memory: Memory;
}

type ActionOf<T extends TongitsAction['type']> = Extract<TongitsAction, { readonly type: T }>;
export type Opening = ActionOf<'draw' | 'takeDiscard' | 'takeForLayOff' | 'callDraw'>;
export type Continuation = ActionOf<'expose' | 'layOff' | 'discard'>;

export interface Strategy {
  open(situation: Situation, dice: Dice): Opening;
  /** After opening; asked again after each meld and lay-off, until it discards. */
  goOn(situation: Situation, dice: Dice): Continuation;
  answer(situation: Situation, dice: Dice): Answer;
}

const BLANK: Memory = { pickUps: [], passed: [], thrown: [], before: 0, drawn: 0 };

/** What a player does when the round waits for its seat; `hurry` says when a thought must end at once. */
export type Player = (situation: Situation, dice: Dice, hurry: Hurry) => TongitsAction;

/** The brain of a player, which is for a rematch between two rounds. */
export const brainOf = (play: Player): Brain<TongitsKind, Memory> => ({
  blank: BLANK,
  remember,
  choose(memory, news, dice, hurry = NO_HURRY) {
    const situation = situationIn(memory, news);
    if (situation === undefined) return undefined;
    const action: TongitsAction =
      situation.view.phase.type === 'resting' ? { type: 'rematch' } : play(situation, dice, hurry);
    return { action, at: news.at, heard: news.heard };
  },
});

/** Undefined for whoever is not awaited. */
export function situationIn(memory: Memory, { view, awaited }: News<TongitsKind>): Situation | undefined {
  const seat = view.who;
  return awaited && seat !== 'spectator' ? { view, seat, hand: handIn(view, seat) ?? [], memory } : undefined;
}

/** The brain of a strategy. */
export const brainFrom = (strategy: Strategy): Brain<TongitsKind, Memory> =>
  brainOf((situation, dice) => {
    switch (situation.view.phase.type) {
      case 'opening':
        return strategy.open(situation, dice);
      case 'melding':
        return strategy.goOn(situation, dice);
      default:
        return { type: strategy.answer(situation, dice) };
    }
  });

function remember(memory: Memory, { event }: Stamped<Seen<TongitsEvent>>): Memory {
  switch (event.type) {
    case 'roundBegan':
      return { ...BLANK, thrown: memory.thrown, before: memory.thrown.length };
    case 'tookDiscard':
    case 'tookForLayOff':
      return { ...memory, pickUps: [...memory.pickUps, { seat: event.seat, card: event.card }] };
    case 'drew':
      return { ...memory, drawn: memory.drawn + 1, passed: passedBy(memory, event.seat) };
    case 'discarded': {
      const { seat, card } = event;
      return { ...memory, thrown: [...memory.thrown, { seat, card, drawn: memory.drawn }] };
    }
    default:
      return memory;
  }
}

function passedBy({ passed, thrown, before }: Memory, seat: Seat): Memory['passed'] {
  const last = thrown.slice(before).at(-1);
  return last === undefined ? passed : [...passed, { seat, card: last.card }];
}
