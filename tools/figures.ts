/** What the arena measures besides wins and scores: each game says what it counts, one entry a game that says anything. */
import type { Match } from '#engine/core/match';
import type { Kind, Rules } from '#engine/core/rules';
import { at, type Seat } from '#engine/core/words';
import { type CassinoKind, cassino, POINT } from '#engine/games/cassino/index';
import { ohheaven } from '#engine/games/ohheaven/index';
import { type RatscrewKind, ratscrew } from '#engine/games/ratscrew/index';
import { type SlapjackKind, slapjack } from '#engine/games/slapjack/index';
import { tongits } from '#engine/games/tongits/index';
import type { Blunders } from './blunders';
import { cassinoBlundersOf } from './cassinoBlunders';
import { ohheavenBlundersOf } from './ohheavenBlunders';
import { raceBlundersOf } from './raceBlunders';
import { mean } from './statistics';
import { tongitsBlundersOf } from './tongitsBlunders';

/** By name, what was observed of one seat in one match, each time it could be; the arena prints the mean. */
export type Observed = Readonly<Record<string, readonly number[]>>;

/** By name, how often something was in one match; the arena prints the sum. */
export type Counted = Readonly<Record<string, number>>;

interface Own<M> {
  readonly observe: (match: M, seat: Seat) => Observed;
  /** The rounds or deals that there were. */
  readonly rounds: (match: M) => number;
  /** Moves that nobody understands, by kind. */
  readonly blunders: (match: M, seat: Seat) => Blunders;
}

export interface Figures {
  /** What a score of 1 on the sheet is in a standing's unit. */
  readonly scoreUnit: number;
  readonly observe: (match: Match, seat: Seat) => Observed;
  /** Rounds and blunders by kind. */
  readonly count: (match: Match, seat: Seat) => Counted;
}

const NONE: Figures = { scoreUnit: 1, observe: () => ({}), count: () => ({}) };

/** The figures of a game; only whole points where it has none of its own. */
export const figuresOf = (game: string): Figures => FIGURES.get(game) ?? NONE;

/** Figures that read a game's own match. */
function figures<K extends Kind>(
  rules: Rules<K>,
  { scoreUnit = 1, observe, rounds, blunders }: Own<Match<K>> & { readonly scoreUnit?: number },
): readonly [string, Figures] {
  const isOf = (match: Match): match is Match<K> => match.record.game === rules.game;
  return [
    rules.game,
    {
      scoreUnit,
      observe: (match, seat) => (isOf(match) ? observe(match, seat) : {}),
      count: (match, seat) => (isOf(match) ? { rounds: rounds(match), ...blunders(match, seat) } : {}),
    },
  ];
}

/** Of a race: the share of slapped piles, and of matches that the limit ended; cards, and piles slapped, a match. */
function ofRace({ state }: Match<RatscrewKind> | Match<SlapjackKind>, seat: Seat): Observed {
  const { pilesWon, cardsPlayed, phase } = state;
  const slaps = pilesWon.flatMap((piles, winner) => Array.from({ length: piles }, () => (winner === seat ? 1 : 0)));
  return { slaps, cards: [cardsPlayed], endless: [phase.type === 'over' && phase.how === 'cards' ? 1 : 0] };
}

/** By deal of Cassino: the points of a seat before the mean of the others. */
function leadsOf({ events, state: { seats } }: Match<CassinoKind>, seat: Seat): readonly number[] {
  return events.flatMap(({ event }) => {
    if (event.type !== 'dealScored') return [];
    const own = event.awards.reduce((sum, award) => sum + (award.seat === seat ? award.halves : 0), 0);
    const all = event.awards.reduce((sum, award) => sum + award.halves, 0);
    return [(own - (all - own) / (seats - 1)) / POINT];
  });
}

const RACE: Own<Match<RatscrewKind> | Match<SlapjackKind>> = {
  observe: ofRace,
  rounds: ({ events }) => events.filter(({ event }) => event.type === 'dealt').length,
  blunders: raceBlundersOf,
};

const FIGURES: ReadonlyMap<string, Figures> = new Map([
  figures(cassino, {
    scoreUnit: POINT,
    // By how many points a deal the seat was before the mean of the others.
    observe: (match, seat) => ({ dealLead: [mean(leadsOf(match, seat))] }),
    rounds: ({ events }) => events.filter(({ event }) => event.type === 'dealScored').length,
    blunders: cassinoBlundersOf,
  }),
  figures(ohheaven, {
    observe: ({ state }, seat) => ({
      // The share of rounds in which the bid was made exactly.
      exact: state.history.map(({ bids, tricks }) => (bids[seat] === tricks[seat] ? 1 : 0)),
      roundPoints: state.history.map(({ points }) => at(points, seat)),
    }),
    rounds: ({ state }) => state.history.length,
    blunders: ohheavenBlundersOf,
  }),
  figures(ratscrew, RACE),
  figures(slapjack, RACE),
  figures(tongits, {
    observe: ({ state: { config, history, chips } }, seat) => ({
      // The share of rounds won; with the pot also what the seat holds at the end of the match.
      roundsWon: history.map(({ winner }) => (winner === seat ? 1 : 0)),
      ...(config.scoring === 'pot' ? { chips: [at(chips, seat)] } : {}),
    }),
    rounds: ({ state }) => state.history.length,
    blunders: tongitsBlundersOf,
  }),
]);
