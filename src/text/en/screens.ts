/** Menu, set-up, saved games, settings and results. */
export const SCREENS = {} as const;
