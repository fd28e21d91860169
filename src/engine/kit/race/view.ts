/** What a watcher sees of a race, and what could lie behind it. */
import type { Dice } from '#engine/core/dice';
import type { Watcher } from '#engine/core/secrets';
import { millis, seat } from '#engine/core/words';
import { shoeOf } from './dealing';
import { REACH } from './patterns';
import type { Laid, RaceState, RaceTable, RaceView } from './types';

/**
 * The same for everybody: hands are face down for their owners too. Named field by field, so that a field that is new in the
 * state stays hidden until it is named here; and in one literal, because the rules look at the table several times a card.
 */
export function view<C extends object>(state: RaceState<C>, who: Watcher): RaceView<C> {
  const { hands, pile, burn, terms } = state;
  return {
    who,
    config: state.config,
    terms,
    seats: state.seats,
    phase: state.phase,
    challenge: state.challenge,
    total: state.total,
    marked: state.marked,
    outs: state.outs,
    cardsPlayed: state.cardsPlayed,
    pilesWon: state.pilesWon,
    lockedUntil: state.lockedUntil,
    guardedUntil: state.guardedUntil,
    grace: state.grace,
    covers: state.covers,
    counts: hands.map((hand) => hand.length),
    pileCount: pile.length,
    newest: newestOf(pile, terms.flipMs),
    bottom: terms.patterns.some(({ name }) => name === 'topBottom') ? pile[0]?.card : undefined,
    burnCount: burn.length,
  };
}

/** All that the rules decide on: what everybody sees. */
export const openTable = (state: RaceState): RaceTable => view(state, 'spectator');

/** The cards that could still be turning when the newest was laid, and those that patterns may find below them. */
function newestOf(pile: readonly Laid[], flipMs: number): readonly Laid[] {
  const top = pile.at(-1);
  if (top === undefined) return [];
  const laidAt = top.visibleAt - flipMs;
  let from = pile.length - 1;
  while (from > 0 && (pile[from - 1]?.visibleAt ?? 0) > laidAt) from -= 1;
  return pile.slice(Math.max(0, from - REACH));
}

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
