/** Matches that no rule may ever end: in the arena they are so many rounds long. One entry a game that has such matches. */
import type { Match } from '#engine/core/match';
import type { Kind, Move, Rules } from '#engine/core/rules';
import { seat } from '#engine/core/words';
import { tongits } from '#engine/games/tongits/index';

export interface Length {
  /** Rounds when none are asked for; 'open' where the options end the match themselves. */
  readonly usual: (config: Kind['config']) => number | 'open';
  /** The move that ends the match after so many rounds, made in place of a player; undefined before that. */
  readonly lastMove: (match: Match, rounds: number) => Move<Kind> | undefined;
}

/** How long a game's matches are; undefined for a game whose rules end every match. */
export const lengthOf = (game: string): Length | undefined => LENGTHS.get(game);

function length<K extends Kind>(
  rules: Rules<K>,
  {
    usual,
    lastMove,
  }: { usual(config: K['config']): number | 'open'; lastMove(match: Match<K>, rounds: number): Move<K> | undefined },
): readonly [string, Length] {
  const isOf = (match: Match): match is Match<K> => match.record.game === rules.game;
  return [rules.game, { usual, lastMove: (match, rounds) => (isOf(match) ? lastMove(match, rounds) : undefined) }];
}

/** Enough rounds for pots of two wins running. */
const POT_ROUNDS = 10;

const LENGTHS: ReadonlyMap<string, Length> = new Map([
  length(tongits, {
    usual: ({ scoring, target }) => (scoring === 'pot' ? POT_ROUNDS : target === 'none' ? 1 : 'open'),
    lastMove: ({ state, record }, rounds) =>
      state.phase.type === 'resting' && state.history.length >= rounds
        ? { seat: seat(0), at: record.until, action: { type: 'decline' } as const }
        : undefined,
  }),
]);
