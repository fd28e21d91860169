/** The regulars at the chairs of a set-up: who is free, and that nobody sits twice. */
import { levelOfRegular, REGULARS, type Regular, regularAt } from '#play/regulars';
import type { Chair } from '#storage/types';

/** A game as its regulars need to know it. */
export interface Rated {
  readonly game: string;
  /** The levels it offers. */
  readonly levels: readonly string[];
}

/** A regular's chair, at its own level; at `otherwise` in a game where it has none. */
export function chairOf(regular: Regular, { game, levels }: Rated, otherwise: string): Chair {
  const own = levelOfRegular(regular, game);
  const level = own !== undefined && levels.includes(own) ? own : otherwise;
  return { name: regular.name, player: { level, regular: regular.id } };
}

/** Who sits at none of these chairs; a name that somebody has is not given twice. */
export const freeAt = (chairs: readonly Chair[]): readonly Regular[] =>
  REGULARS.filter(({ id, name }) => chairs.every((chair) => regularAt(chair)?.id !== id && chair.name !== name));

/** A regular at the chair of `at`; one that sits at another of the chairs already changes places with whoever is here. */
export function withRegularAt(
  chairs: readonly Chair[],
  at: number,
  { regular, sit }: { readonly regular: Regular; readonly sit: (regular: Regular) => Chair },
): readonly Chair[] {
  const from = chairs.findIndex((chair) => regularAt(chair)?.id === regular.id);
  const [here, coming] = [chairs[at], chairs[from]];
  if (coming === undefined) return chairs.with(at, sit(regular));
  if (here !== undefined && here.player !== 'human') return chairs.with(at, coming).with(from, here);
  const [free] = freeAt(chairs);
  return chairs.with(at, coming).with(from, free === undefined ? coming : sit(free));
}
