/** The table: bars, prompts, log, notices. */
export const TABLE = {} as const;
