/** What a card at rest is marked with, and how high that lifts it. */
import type { CardId } from '#engine/cards/cards';

/** How a card at rest is shown beyond its face. */
export interface Mark {
  readonly chosen: boolean;
  readonly legal: boolean;
  readonly hovered: boolean;
  /** It cannot be played now: dimmed, never lifted. */
  readonly barred: boolean;
  /** It stands a little higher, to be found. */
  readonly raised: boolean;
  /** It is shown whole: a fan parts around it. */
  readonly whole: boolean;
}

/** In units. */
export const HOVER_LIFT = 6;
const RAISED_LIFT = 8;

/** How far a mark lifts a card, where a chosen one lifts `chosen`. */
export function liftOf(mark: Mark | undefined, chosen: number): number {
  if (mark?.chosen) return chosen;
  if (mark === undefined || mark.barred) return 0;
  return mark.raised ? RAISED_LIFT : mark.hovered ? HOVER_LIFT : 0;
}

/** Equal for marks under which a card lies at the same place. */
export const liftKey = (mark: Mark | undefined): string => `${heightKey(mark)} ${mark?.whole ?? false}`;

const heightKey = (mark: Mark | undefined): string => {
  if (mark?.chosen) return 'chosen';
  if (mark === undefined || mark.barred) return 'rest';
  return mark.raised ? 'raised' : mark.hovered ? 'hovered' : 'rest';
};

const look = (mark: Mark | undefined): string => `${liftKey(mark)} ${mark?.legal ?? false} ${mark?.barred ?? false}`;

export const sameMarks = (a: ReadonlyMap<CardId, Mark>, b: ReadonlyMap<CardId, Mark>): boolean =>
  a.size === b.size && [...a].every(([card, mark]) => look(mark) === look(b.get(card)));
