/** Matches that no rule may ever end: in the tools they are so many rounds long. One entry a game that has such matches. */
import type { Match } from '#engine/core/match';
import type { Kind, Move, Rules } from '#engine/core/rules';
import { seat } from '#engine/core/words';
import { tongits } from '#engine/games/tongits/index';

/** Rounds a match is long; 'open' where rules and options end it. */
export type Length = number | 'open';

interface Ending<K extends Kind> {
  /** The length of a match for which none is asked. */
  usual(config: K['config']): Length;
  /** The move that ends the match after so many rounds, made in place of a player; undefined before that. */
  lastMove(match: Match<K>, rounds: number): Move<K> | undefined;
}

/** Whether some options of the game leave a match without an end. */
export const mayBeEndless = (game: string): boolean => ENDINGS.has(game);

/** How long a match of these options is when no length is asked for. */
export const usualLength = ({ game }: Rules, config: Kind['config']): Length =>
  ENDINGS.get(game)?.usual(config) ?? 'open';

/** What ends a match of this length when it has been long enough. */
export const lastMoveOf =
  ({ game }: Rules, length: Length) =>
  (match: Match): Move<Kind> | undefined =>
    length === 'open' ? undefined : ENDINGS.get(game)?.lastMove(match, length);

function ending<K extends Kind>(rules: Rules<K>, { usual, lastMove }: Ending<K>): readonly [string, Ending<Kind>] {
  const isOf = (match: Match): match is Match<K> => match.record.game === rules.game;
  return [rules.game, { usual, lastMove: (match, rounds) => (isOf(match) ? lastMove(match, rounds) : undefined) }];
}

/** Enough rounds for pots of two wins running. */
const POT_ROUNDS = 10;

const ENDINGS: ReadonlyMap<string, Ending<Kind>> = new Map([
  ending(tongits, {
    usual: ({ scoring, target }) => (scoring === 'pot' ? POT_ROUNDS : target === 'none' ? 1 : 'open'),
    lastMove: ({ state, record }, rounds) =>
      state.phase.type === 'resting' && state.history.length >= rounds
        ? { seat: seat(0), at: record.until, action: { type: 'decline' } as const }
        : undefined,
  }),
]);
