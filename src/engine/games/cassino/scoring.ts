/** What a deal is worth, and when a match ends (rule sheet section 4, options of section 6). All scores are in halves. */
import type { CardId } from '#engine/cards/cards';
import { faceOf, rankOf, suitOf } from '#engine/cards/cards';
import type { Outcome, Standing } from '#engine/core/rules';
import { at, type Seat, seatsOf } from '#engine/core/words';
import type { CassinoConfig } from './config';
import type { Award, Carried, CassinoState, Halves, Item, Tally } from './types';

/** One point in halves. */
export const POINT: Halves = 2;

/** What an item is worth by the rule sheet, in halves: the majorities in all, the others for each. */
export const WORTH: Readonly<Record<Item, Halves>> = {
  cards: POINT,
  spades: 2 * POINT,
  aces: POINT,
  bigCassino: 2 * POINT,
  littleCassino: POINT,
  sweeps: POINT,
};
/** With `sweepFreeze: 10`: the total from which on no further deal has sweeps. */
export const FREEZE_AT = 10 * POINT;

/** What scoring reads; a state and a view both have it. */
export type Scorable = Pick<CassinoState, 'config' | 'piles' | 'sweeps' | 'carried'>;

export interface DealScore {
  readonly tallies: readonly Tally[];
  readonly awards: readonly Award[];
  readonly carried: Carried;
}

/** What each seat has in its pile, by seat. Cards still on the table count for nobody yet. */
export const tallyPiles = (game: Pick<Scorable, 'piles' | 'sweeps'>): readonly Tally[] =>
  game.piles.map((pile, seat) => tallyOf(pile, game.sweeps[seat] ?? 0));

/** What the piles would score if the deal ended now, with nothing more taken and the table left lying. */
export const awardsNow = (game: Scorable): readonly Award[] => scoreDeal(game).awards;

/** A deal's awards in the order of the score sheet, then by seat, and what is carried to the next deal. */
export function scoreDeal(game: Scorable): DealScore {
  const tallies = tallyPiles(game);
  const cards = majority(
    tallies.map((tally) => tally.cards),
    WORTH.cards + game.carried.cards,
    game.config,
  );
  const spades = majority(
    tallies.map((tally) => tally.spades),
    WORTH.spades + game.carried.spades,
    game.config,
  );
  const fewestSweeps = game.config.sweepCancel ? Math.min(...game.sweeps) : 0;
  const awards = [
    ...awardsFor('cards', cards.shares),
    ...awardsFor('spades', spades.shares),
    ...awardsFor(
      'aces',
      tallies.map((tally) => tally.aces.length * WORTH.aces),
    ),
    ...awardsFor(
      'bigCassino',
      tallies.map((tally) => (tally.bigCassino ? WORTH.bigCassino : 0)),
    ),
    ...awardsFor(
      'littleCassino',
      tallies.map((tally) => (tally.littleCassino ? WORTH.littleCassino : 0)),
    ),
    ...awardsFor(
      'sweeps',
      tallies.map((tally) => (tally.sweeps - fewestSweeps) * WORTH.sweeps),
    ),
  ];
  // What nobody won because nobody had any is not a tie: an older carry stays where it was.
  const kept = { cards: cards.carried ?? game.carried.cards, spades: spades.carried ?? game.carried.spades };
  return { tallies, awards, carried: kept };
}

export const addAwards = (totals: readonly Halves[], awards: readonly Award[]): readonly Halves[] =>
  totals.map((total, seat) => awards.reduce((sum, award) => (award.seat === seat ? sum + award.halves : sum), total));

/** Whether a deal that begins with these totals has no sweeps. */
export const freezesSweeps = (config: CassinoConfig, totals: readonly Halves[]): boolean =>
  config.sweepFreeze === '10' && totals.some((total) => total >= FREEZE_AT);

/** The seats that win with these totals, or undefined when another deal is to be played. */
export function winners(config: CassinoConfig, totals: readonly Halves[]): readonly Seat[] | undefined {
  if (totals.every((total) => total < config.targetScore * POINT)) return undefined;
  const winning = config.misere ? Math.min(...totals) : Math.max(...totals);
  return seatsOf(totals.length).filter((seat) => totals[seat] === winning);
}

/** All seats from the first place down; `score` is in halves. Equal totals share a place. */
export function outcomeOf(config: CassinoConfig, totals: readonly Halves[]): Outcome {
  const ahead = (other: Halves, own: Halves): boolean => (config.misere ? other < own : other > own);
  const standingOf = (seat: Seat): Standing => {
    const score = at(totals, seat);
    return { seat, place: 1 + totals.filter((other) => ahead(other, score)).length, score };
  };
  const standings = seatsOf(totals.length).map(standingOf);
  return { standings: standings.sort((a, b) => a.place - b.place || a.seat - b.seat) };
}

function tallyOf(pile: readonly CardId[], sweeps: number): Tally {
  return {
    cards: pile.length,
    spades: pile.filter((card) => suitOf(card) === 'S').length,
    aces: pile.filter((card) => rankOf(card) === 'A'),
    bigCassino: pile.some((card) => faceOf(card) === 'TD'),
    littleCassino: pile.some((card) => faceOf(card) === '2S'),
    sweeps,
  };
}

interface Majority {
  readonly shares: readonly Halves[];
  /** What goes to the next deal; undefined when nobody had any, so that nothing changes. */
  readonly carried: Halves | undefined;
}

/** Who gets the item of which most counts. */
function majority(counts: readonly number[], worth: Halves, config: CassinoConfig): Majority {
  const most = Math.max(...counts);
  if (most === 0) return { shares: counts.map(() => 0), carried: undefined };
  const holders = counts.filter((count) => count === most).length;
  const share = holders === 1 ? worth : tiedShare(worth, holders, config.majorityTie);
  const carried = holders > 1 && config.majorityTie === 'carryOver' ? worth : 0;
  return { shares: counts.map((count) => (count === most ? share : 0)), carried };
}

function tiedShare(worth: Halves, holders: number, tie: CassinoConfig['majorityTie']): Halves {
  switch (tie) {
    case 'none':
    case 'carryOver':
      return 0;
    case 'all':
      return worth;
    case 'split':
      return Math.floor(worth / holders);
  }
}

const awardsFor = (item: Item, shares: readonly Halves[]): readonly Award[] =>
  seatsOf(shares.length)
    .map((seat) => ({ seat, item, halves: shares[seat] ?? 0 }))
    .filter((award) => award.halves > 0);
