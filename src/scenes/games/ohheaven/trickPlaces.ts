/** Where the cards of a trick lie in their circle: one place a seat, each turned a little toward the middle. */

export interface TrickPlace {
  /** From the middle of the circle, in its radii. */
  readonly x: number;
  readonly y: number;
  /** In degrees. */
  readonly angle: number;
}

export interface TrickPlaces {
  /** The width of a card, in radii. */
  readonly w: number;
  /** Clockwise from the seat at the bottom. */
  readonly places: readonly TrickPlace[];
}

const place = (x: number, y: number, angle: number): TrickPlace => ({ x, y, angle });

/** By the number of seats. Cards grow smaller with it, so that every index stays in sight. */
const PLACES: Readonly<Record<number, TrickPlaces>> = {
  3: { w: 0.55, places: [place(0, 0.445, 0), place(-0.44, -0.33, -3.4), place(0.44, -0.33, 3.4)] },
  4: {
    w: 0.55,
    places: [place(0, 0.443, 0), place(-0.622, 0, -3.4), place(0, -0.443, 1.4), place(0.622, 0, 3.4)],
  },
  5: {
    w: 0.475,
    places: [
      place(0, 0.5, 0),
      place(-0.63, 0.22, -3.4),
      place(-0.31, -0.46, -1.8),
      place(0.31, -0.46, 1.8),
      place(0.63, 0.22, 3.4),
    ],
  },
  6: {
    w: 0.42,
    places: [
      place(0, 0.56, 0),
      place(-0.59, 0.29, -3.4),
      place(-0.59, -0.32, 2.4),
      place(0, -0.56, 1.4),
      place(0.59, -0.32, -2.4),
      place(0.59, 0.29, 3.4),
    ],
  },
  7: {
    w: 0.4,
    places: [
      place(0, 0.59, 0),
      place(-0.55, 0.39, -3.4),
      place(-0.69, -0.18, 2.4),
      place(-0.26, -0.56, -1.8),
      place(0.26, -0.56, 1.8),
      place(0.69, -0.18, -2.4),
      place(0.55, 0.39, 3.4),
    ],
  },
};

/** @throws for a number of seats the game is not played with: our own bug. */
export function trickPlaces(seats: number): TrickPlaces {
  const found = PLACES[seats];
  if (found === undefined) throw new Error(`no trick places for ${seats} seats`);
  return found;
}
