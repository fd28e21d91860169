/**
 * A Tong-its player as three questions: how to open a turn, how to go on, how to answer a call. Between two rounds every
 * computer player is for a rematch.
 */
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
import type { Brain, News } from '#play/types';

/** A discard that somebody took. */
export interface PickUp {
  readonly seat: Seat;
  readonly card: CardId;
}

/** What everybody could see in this round, and the table does not tell any more. */
export interface Memory {
  /** Oldest first. */
  readonly pickUps: readonly PickUp[];
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

const BLANK: Memory = { pickUps: [] };

export const brainFrom = (strategy: Strategy): Brain<TongitsKind, Memory> => ({
  blank: BLANK,
  remember,
  choose(memory, news, dice) {
    const action = news.awaited ? choose(strategy, { memory, news }, dice) : undefined;
    return action && { action, at: news.at, heard: news.heard };
  },
});

function remember(memory: Memory, { event }: Stamped<Seen<TongitsEvent>>): Memory {
  switch (event.type) {
    case 'roundBegan':
      return BLANK;
    case 'tookDiscard':
    case 'tookForLayOff':
      return { pickUps: [...memory.pickUps, { seat: event.seat, card: event.card }] };
    default:
      return memory;
  }
}

interface Asked {
  readonly memory: Memory;
  readonly news: News<TongitsKind>;
}

function choose(strategy: Strategy, { memory, news: { view } }: Asked, dice: Dice): TongitsAction | undefined {
  const seat = view.who;
  if (seat === 'spectator') return undefined;
  const situation: Situation = { view, seat, hand: handIn(view, seat) ?? [], memory };
  switch (view.phase.type) {
    case 'opening':
      return strategy.open(situation, dice);
    case 'melding':
      return strategy.goOn(situation, dice);
    case 'answering':
      return { type: strategy.answer(situation, dice) };
    case 'resting':
      return { type: 'rematch' };
    case 'dealing':
    case 'over':
      return undefined;
  }
}
