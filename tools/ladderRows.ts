/** What each level must reach against whom, row by row: the targets that the opponents' levels were made for. */

export interface Row {
  /** The player that is measured, then everybody it plays with. */
  readonly seats: readonly string[];
  /** Options of the game that are not as usual. */
  readonly options?: Readonly<Record<string, string>>;
  readonly goals: readonly Goal[];
}

/** What is measured of the first player: its share of wins, or the mean of a figure of the game's (`figures.ts`). */
export interface Goal {
  readonly figure: 'wins' | (string & {});
  readonly least?: number;
  readonly most?: number;
}

const two = (player: string): readonly string[] => [player, player];
const three = (player: string): readonly string[] => [player, player, player];

/**
 * Of the slap games. Neighbouring levels are far apart, because a whole game amplifies speed; equal ones are fair; and
 * "Match me" makes a fair game of everybody.
 */
const SLAPS: readonly Row[] = [
  { seats: ['steady', 'slow'], goals: [{ figure: 'wins', least: 0.8 }] },
  { seats: ['quick', 'steady'], goals: [{ figure: 'wins', least: 0.8 }] },
  { seats: ['lightning', 'quick'], goals: [{ figure: 'wins', least: 0.8 }] },
  {
    seats: ['steady', ...three('steady')],
    goals: [
      { figure: 'wins', least: 0.21, most: 0.29 },
      { figure: 'endless', most: 0.01 },
    ],
  },
  ...['child', 'olderChild', 'adult', 'quickAdult'].map(
    (person): Row => ({
      seats: [person, 'adaptive'],
      goals: [
        { figure: 'slaps', least: 0.45, most: 0.58 },
        { figure: 'wins', least: 0.4, most: 0.75 },
      ],
    }),
  ),
];

/** By game, the easiest level first. */
export const LADDERS: Readonly<Record<string, readonly Row[]>> = {
  cassino: [
    { seats: ['easy', 'steady'], goals: [{ figure: 'wins', least: 0.08, most: 0.2 }] },
    { seats: ['steady', 'random'], goals: [{ figure: 'wins', least: 0.99 }] },
    { seats: ['sharp', 'steady'], goals: [{ figure: 'wins', least: 0.6 }] },
    {
      seats: ['expert', 'steady'],
      goals: [
        { figure: 'wins', least: 0.88 },
        { figure: 'dealLead', least: 3.4 },
      ],
    },
    { seats: ['expert', 'sharp'], goals: [{ figure: 'wins', least: 0.6 }] },
    { seats: ['expert', 'steady', 'steady'], goals: [{ figure: 'wins', least: 0.55 }] },
    { seats: ['expert', ...three('steady')], goals: [{ figure: 'wins', least: 0.45 }] },
    { seats: ['expert', 'steady', 'steady', ...three('steady')], goals: [{ figure: 'wins', least: 0.35 }] },
  ],
  ohheaven: [
    { seats: ['easy', ...three('easy')], goals: [{ figure: 'roundPoints', least: 5.2 }] },
    { seats: ['steady', ...three('easy')], goals: [{ figure: 'roundPoints', least: 6.5 }] },
    {
      seats: ['sharp', ...three('easy')],
      goals: [
        { figure: 'roundPoints', least: 8 },
        { figure: 'wins', least: 0.5 },
      ],
    },
    { seats: ['sharp', ...three('steady')], goals: [{ figure: 'wins', least: 0.35 }] },
    { seats: ['expert', ...three('easy')], goals: [{ figure: 'roundPoints', least: 10.4 }] },
    {
      seats: ['expert', ...three('sharp')],
      goals: [
        { figure: 'roundPoints', least: 12 },
        { figure: 'exact', least: 0.85 },
        { figure: 'wins', least: 0.7 },
      ],
    },
  ],
  // A fair share of three is a third. The chips of a match begin at 100.
  tongits: [
    { seats: ['easy', ...two('steady')], goals: [{ figure: 'wins', least: 0.15, most: 0.25 }] },
    { seats: ['steady', ...two('random')], goals: [{ figure: 'wins', least: 0.65 }] },
    { seats: ['sharp', ...two('steady')], goals: [{ figure: 'wins', least: 0.37 }] },
    { seats: ['expert', ...two('random')], goals: [{ figure: 'wins', least: 0.72 }] },
    { seats: ['expert', ...two('steady')], goals: [{ figure: 'wins', least: 0.42 }] },
    { seats: ['expert', ...two('sharp')], goals: [{ figure: 'wins', least: 0.34 }] },
    // In a pot, what counts is the chips that are left.
    { seats: ['expert', ...two('steady')], options: { scoring: 'pot' }, goals: [{ figure: 'chips', least: 100 }] },
  ],
  ratscrew: SLAPS,
  slapjack: SLAPS,
};
