/** What a watcher sees of a race, and what could lie behind it. */
import type { Dice } from '#engine/core/dice';
import type { Watcher } from '#engine/core/secrets';
import { millis, seat } from '#engine/core/words';
import { shoeOf } from './dealing';
import { openTable } from './table';
import type { Laid, RaceState, RaceView } from './types';

/** The same for everybody: hands are face down for their owners too. */
export const view = <C extends object>(state: RaceState<C>, who: Watcher): RaceView<C> => ({
  ...openTable(state),
  config: state.config,
  who,
});

/** A full state with this view: the cards that cannot be seen are dealt anew, those deep in the pile included. */
export function resample<C extends object>(seen: RaceView<C>, dice: Dice): RaceState<C> {
  const { who: _who, counts, pileCount, newest, bottom, burnCount, ...common } = seen;
  const known = new Set([...newest.map(({ card }) => card), ...(bottom === undefined ? [] : [bottom])]);
  const unseen = dice.shuffle(shoeOf(seen.terms).filter((card) => !known.has(card)));
  const deep = pileCount - newest.length;
  const under = [...(bottom === undefined || deep === 0 ? [] : [bottom]), ...unseen].slice(0, deep);
  const others = unseen.filter((card) => !under.includes(card));
  const hands = counts.map((count) => others.splice(0, count));
  const [first] = newest;
  const pile = under.map((card): Laid => ({ card, seat: seat(0), visibleAt: first?.visibleAt ?? millis(0) }));
  return { ...common, hands, pile: [...pile, ...newest], burn: others.splice(0, burnCount) };
}
