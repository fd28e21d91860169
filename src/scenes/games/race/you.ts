/** Whose eyes a view of a race is for: everybody sees the same, but only one is called "you". */
import type { Seat } from '#engine/core/words';
import type { RaceView } from '#engine/kit/race';

/** The seat that texts speak to; undefined where the table is watched, or several people sit at the screen. */
export const youOf = ({ who }: Pick<RaceView, 'who'>): Seat | undefined => (who === 'spectator' ? undefined : who);
