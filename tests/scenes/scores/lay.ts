/** Lays scored deals and views for the tests of the score sheets. */
import { readCards } from '#engine/cards/cards';
import { checkConfigOf } from '#engine/core/options';
import { seat } from '#engine/core/words';
import { CASSINO_OPTIONS, type CassinoConfig } from '#engine/games/cassino/config';
import type { Award, CassinoView, Tally } from '#engine/games/cassino/types';
import type { DealFacts, DealScored } from '#scenes/games/cassino/dealFacts';
import type { Chair } from '#storage/types';
import { type Message, pieces } from '#text/message';
import { say } from '#text/say';

export function configOf(changed: Partial<CassinoConfig> = {}): CassinoConfig {
  const checked = checkConfigOf(CASSINO_OPTIONS, changed);
  if (!checked.ok) throw new Error(checked.fault.why);
  return checked.value;
}

const NAMES = ['Aino', 'Mikko', 'Ingrid', 'Theo', 'Sam', 'Priya'];
export const chairsOf = (count: number): readonly Chair[] =>
  NAMES.slice(0, count).map((name) => ({ name, player: 'human' }));

/** '17 4 AS AC TD 2S 1' without the words: cards, spades, then what else was taken. */
export function tally(cards: number, spades: number, rest: { taken?: string; sweeps?: number } = {}): Tally {
  const taken = readCards(rest.taken ?? '');
  return {
    cards,
    spades,
    aces: taken.filter((card) => card.startsWith('A')),
    bigCassino: taken.includes('TD'),
    littleCassino: taken.includes('2S'),
    sweeps: rest.sweeps ?? 0,
  };
}

/** 'seat 0 cards 1' in halves: who, what, how many half points. */
export const award = (who: number, item: Award['item'], halves: number): Award => ({ seat: seat(who), item, halves });

export interface Laid {
  readonly tallies: readonly Tally[];
  readonly awards?: readonly Award[];
  readonly before?: readonly number[];
  readonly config?: Partial<CassinoConfig>;
  readonly carried?: DealScored['carried'];
  readonly leftover?: { readonly seat: number; readonly cards: string };
  readonly next?: DealFacts['next'];
}

/** The facts of a scored deal; totals are what was there and what the awards bring. */
export function factsOf(laid: Laid): DealFacts {
  const awards = laid.awards ?? [];
  const before = laid.before ?? laid.tallies.map(() => 0);
  const totals = before.map((had, who) =>
    awards.filter((given) => given.seat === who).reduce((sum, given) => sum + given.halves, had),
  );
  const { leftover } = laid;
  return {
    event: {
      type: 'dealScored',
      deal: 3,
      tallies: laid.tallies,
      awards,
      totals,
      carried: laid.carried ?? { cards: 0, spades: 0 },
    },
    before,
    leftover: leftover === undefined ? undefined : { seat: seat(leftover.seat), cards: readCards(leftover.cards) },
    chairs: chairsOf(laid.tallies.length),
    config: configOf(laid.config),
    next: 'next' in laid ? laid.next : { dealer: seat(0), opens: seat(1) },
  };
}

export function viewOf(changed: Partial<CassinoView> & { readonly seats: number }): CassinoView {
  const none = Array.from({ length: changed.seats }, () => 0);
  return {
    who: seat(0),
    config: configOf(),
    deal: 3,
    dealer: seat(0),
    phase: { type: 'playing', seat: seat(1) },
    stockCount: 20,
    hands: none.map(() => ({ count: 4, cards: { hidden: true } })),
    table: [],
    piles: none.map(() => []),
    sweeps: none,
    lastTaker: undefined,
    totals: none,
    carried: { cards: 0, spades: 0 },
    sweepsFrozen: false,
    ...changed,
  };
}

/** A message as a player reads it, with cards written 10D and stress left out. */
export const read = (message: Message): string =>
  pieces(say(message))
    .map((piece) => (piece.kind === 'card' ? piece.card.replace('T', '10') : piece.words))
    .join('');
