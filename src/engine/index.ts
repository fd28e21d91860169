/** The engine's front door: every game by its id. */
import type { Rules } from './core/rules';
import { cassino } from './games/cassino/index';
import { ohheaven } from './games/ohheaven/index';
import { ratscrew } from './games/ratscrew/index';
import { slapjack } from './games/slapjack/index';
import { tongits } from './games/tongits/index';

/** The registered games, in the order the menu shows them. */
export const GAMES: readonly Rules[] = [cassino, ohheaven, tongits, ratscrew, slapjack];

/** The rules of a game, or undefined when no such game is registered. */
export const rulesOf = (game: string): Rules | undefined => GAMES.find((rules) => rules.game === game);
