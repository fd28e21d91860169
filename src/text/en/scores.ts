/** Score sheets: the scoreboard, the end of a deal, the results. */
export const SCORES = {} as const;
