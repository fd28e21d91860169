/** Every computer player by game and level; `LEVELS` of the worker's protocol lists the ones a player may pick. */
import { levelNamed, type Reason } from '#ai/protocol';
import type { Kind } from '#engine/core/rules';
import type { Brain } from '#play/types';
import { easy } from './cassino/easy';
import { expert } from './cassino/expert';
import { random } from './cassino/random';
import { sharp } from './cassino/sharp';
import { steady } from './cassino/steady';
import { easy as ohheavenEasy } from './ohheaven/easy';
import { expert as ohheavenExpert } from './ohheaven/expert';
import { sharp as ohheavenSharp } from './ohheaven/sharp';
import { steady as ohheavenSteady } from './ohheaven/steady';
import { uniform as ohheavenUniform } from './ohheaven/uniform';
import type { Expert } from './opinions';
import { beginner as tongitsEasy } from './tongits/beginner';
import { expert as tongitsExpert } from './tongits/expert';
import { random as tongitsRandom } from './tongits/random';
import { sharp as tongitsSharp } from './tongits/sharp';
import { steady as tongitsSteady } from './tongits/steady';

const BRAINS: Readonly<Record<string, Readonly<Record<string, Brain<Kind, unknown>>>>> = {
  // 'random' and 'uniform' are no levels: they are the floor that the levels are measured from.
  cassino: { easy, steady, sharp, expert, random },
  ohheaven: {
    easy: ohheavenEasy,
    steady: ohheavenSteady,
    sharp: ohheavenSharp,
    expert: ohheavenExpert,
    uniform: ohheavenUniform,
  },
  tongits: {
    easy: tongitsEasy,
    steady: tongitsSteady,
    sharp: tongitsSharp,
    expert: tongitsExpert,
    random: tongitsRandom,
  },
};

const EXPERTS: Readonly<Record<string, Expert<Kind, unknown, Reason>>> = {
  cassino: expert,
  ohheaven: ohheavenExpert,
  tongits: tongitsExpert,
};

/** Whoever can tell what it thinks of a moment of this game; undefined when nobody can. */
export const expertOf = (game: string): Expert<Kind, unknown, Reason> | undefined =>
  Object.hasOwn(EXPERTS, game) ? EXPERTS[game] : undefined;

/** The brain of a game's level, by any of its names, or of a floor; undefined when the game or the name is unknown. */
export const brainOf = (game: string, name: string): Brain<Kind, unknown> | undefined => {
  const brains = Object.hasOwn(BRAINS, game) ? BRAINS[game] : undefined;
  const level = levelNamed(game, name) ?? name;
  return brains !== undefined && Object.hasOwn(brains, level) ? brains[level] : undefined;
};
