/** What the page and the worker say to each other, and which levels there are. No brain is imported here. */

/** Levels of computer players by game, weakest first; what set-up offers and saves name. */
export const LEVELS: Readonly<Record<string, readonly string[]>> = {
  cassino: ['easy', 'steady'],
};
