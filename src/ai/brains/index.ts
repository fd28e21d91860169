/** Every computer player by game and level; `LEVELS` of the worker's protocol lists the ones a player may pick. */
import type { Kind } from '#engine/core/rules';
import type { Brain } from '#play/types';
import { easy } from './cassino/easy';
import { random } from './cassino/random';
import { steady } from './cassino/steady';

const BRAINS: Readonly<Record<string, Readonly<Record<string, Brain<Kind, unknown>>>>> = {
  // 'random' is no level: it is the floor that the levels are measured against.
  cassino: { easy, steady, random },
};

/** The brain of a game's level, or undefined when the game or the level is unknown. */
export const brainOf = (game: string, level: string): Brain<Kind, unknown> | undefined => {
  const levels = Object.hasOwn(BRAINS, game) ? BRAINS[game] : undefined;
  return levels !== undefined && Object.hasOwn(levels, level) ? levels[level] : undefined;
};
