/** Who wins a round, what it pays, and when a match ends (rule sheet section 4, options of section 6). */
import { type CardId, rankOf } from '#engine/cards/cards';
import type { Outcome, Standing } from '#engine/core/rules';
import { at, type Seat, seatsOf } from '#engine/core/words';
import { bestCut, meldKind } from '#engine/kit/melds';
import type { TongitsConfig } from './config';
import { hasExposed, meldsOf, seatsAfter } from './table';
import type { Payment, PayReason, RoundWay, ShownHand, TongitsState } from './types';

/** The plain base of a payment, before `unit`. */
const LOSS = 1;
/** Cards of a set, and of a run, that make a secret. */
export const FOUR = 4;
export const LONG_RUN = 5;

/** Three seats, always. */
export const SEATS = 3;

/** How a round ended, and what follows from it for the payments. */
export interface RoundEnd {
  readonly way: RoundWay;
  readonly winner: Seat | undefined;
  readonly caller: Seat | undefined;
  /** Whose hands are counted and shown, in turn order. */
  readonly shown: readonly Seat[];
}

/** A hand as it is counted: cut so that fewest points are left, and among equal cuts with most secrets. */
export function countHand(state: Pick<TongitsState, 'config' | 'hands'>, seat: Seat): ShownHand {
  return { seat, ...bestCut(at(state.hands, seat), state.config.secretKinds) };
}

/** After a call: the caller against everybody who challenged, who are given in turn order after the caller. */
export function showdownWinner(state: TongitsState, caller: Seat, challengers: readonly Seat[]): Seat | undefined {
  const countOf = (seat: Seat): number => countHand(state, seat).count;
  const least = Math.min(...[caller, ...challengers].map(countOf));
  const [challenger] = challengers.filter((seat) => countOf(seat) === least);
  if (challenger === undefined) return caller;
  if (countOf(caller) > least) return challenger;
  switch (state.config.callerTie) {
    case 'callerLoses':
      return challenger;
    case 'callerWins':
      return caller;
    case 'noWinner':
      return undefined;
  }
}

/** When the stock is empty: the lowest with an exposed meld; the last drawer wins its ties, then the next in turn. */
export function exhaustWinner(state: TongitsState, lastDrawer: Seat): Seat | undefined {
  const others = seatsAfter(state.order, lastDrawer).filter((seat) => seat !== lastDrawer);
  const counting = state.config.exhaust === 'lowest' ? [lastDrawer, ...others] : others;
  const hands = counting.filter((seat) => hasExposed(state, seat)).map((seat) => countHand(state, seat));
  const least = Math.min(...hands.map(({ count }) => count));
  return hands.find(({ count }) => count === least)?.seat;
}

/**
 * Secrets of a seat: sets of four exposed in one piece from the hand alone, or still hidden and melded in its count. With
 * `secretKinds: fourAndRun5` runs of five and more as well.
 */
export function secretsOf(state: TongitsState, seat: Seat): number {
  const exposed = meldsOf(state, seat)
    .filter(({ taken }) => taken === undefined)
    .map(({ cards, laidOff }) => cards.filter((card) => laidOff.every((added) => added.card !== card)));
  return [...exposed, ...countHand(state, seat).melds].filter((cards) => isSecret(state.config, cards)).length;
}

function isSecret(config: TongitsConfig, cards: readonly CardId[]): boolean {
  if (meldKind(cards) === 'set') return cards.length === FOUR;
  return config.secretKinds === 'fourAndRun5' && cards.length >= LONG_RUN;
}

/** What the losers pay the winner, in turn order after it; nothing in plain scoring. */
export function paymentsOf(state: TongitsState, end: RoundEnd): readonly Payment[] {
  const { winner } = end;
  if (state.config.scoring === 'plain' || winner === undefined) return [];
  const losers = seatsAfter(state.order, winner).filter((seat) => seat !== winner);
  return losers.map((loser) => paymentOf(state, { ...end, winner }, loser));
}

type WonRound = RoundEnd & { readonly winner: Seat };

function paymentOf(state: TongitsState, end: WonRound, loser: Seat): Payment {
  const { unit, tongitsExtra, burnedExtra, secretExtra } = state.config;
  const base = baseOf(state.config, end, loser);
  const parts = [
    base,
    part('tongits', end.way === 'tongits' || end.way === 'spread' ? tongitsExtra : 0),
    part('burned', hasExposed(state, loser) ? 0 : burnedExtra),
    part('secrets', secretsOf(state, end.winner) * secretExtra),
    part('acesAndKings', bonusCards(state, end.winner)),
  ]
    .filter(({ chips }) => chips > 0)
    .map(({ reason, chips }) => ({ reason, chips: chips * unit }));
  const owed = parts.reduce((sum, { chips }) => sum + chips, 0);
  return { from: loser, to: end.winner, parts, owed, paid: Math.min(owed, at(state.chips, loser)) };
}

const part = (reason: PayReason, chips: number) => ({ reason, chips });

/** Whoever called or challenged and lost pays `challengeLoss`, anybody else the plain base. */
function baseOf(config: TongitsConfig, { way, caller, shown }: WonRound, loser: Seat) {
  if (way !== 'showdown' || !shown.includes(loser)) return part('loss', LOSS);
  return part(loser === caller ? 'callLost' : 'challengeLost', config.challengeLoss);
}

/** With `aceBonus`: aces (and kings) in the winner's hand and own melds, but not those that others laid off there. */
function bonusCards(state: TongitsState, winner: Seat): number {
  const { config } = state;
  if (config.aceBonus === 'off') return 0;
  const melded = meldsOf(state, winner).flatMap(({ cards, laidOff }) =>
    cards.filter((card) => laidOff.every((added) => added.card !== card || added.by === winner)),
  );
  return [...at(state.hands, winner), ...melded].filter((card) => isBonus(config, card)).length;
}

/** Whether `aceBonus`, where it is on, counts the card. */
export const isBonus = ({ aceBonus }: TongitsConfig, card: CardId): boolean =>
  rankOf(card) === 'A' || (aceBonus === 'acesAndKings' && rankOf(card) === 'K');

/** Whether the winner of this round gets the pot. */
export const takesPot = ({ config, running, pot }: TongitsState, winner: Seat): boolean =>
  pot > 0 && (config.potGoes === 'everyWin' || running === winner);

/** Whether the match ends before the next deal although nobody declines. */
export function mustEnd({ config, points, chips }: TongitsState): boolean {
  if (config.scoring === 'pot') return chips.some((held) => held === 0 || held < config.ante);
  const { target } = config;
  return target !== 'none' && points.some((won) => won >= target);
}

/** The winner of the last round that was won. */
export const lastWinner = ({ history }: Pick<TongitsState, 'history'>): Seat | undefined =>
  history.findLast(({ winner }) => winner !== undefined)?.winner;

/** What decides the match: chips with pot scoring, else points; by seat. */
export const scoresOf = ({ config, points, chips }: Pick<TongitsState, 'config' | 'points' | 'chips'>) =>
  config.scoring === 'pot' ? chips : points;

/** The seats with most. */
export const leaders = (scores: readonly number[]): readonly Seat[] =>
  seatsOf(scores.length).filter((seat) => scores[seat] === Math.max(...scores));

/** All seats from the first place down; equal scores share a place. */
export function outcomeOf(state: TongitsState): Outcome {
  const scores = scoresOf(state);
  const standingOf = (seat: Seat): Standing => {
    const score = at(scores, seat);
    return { seat, place: 1 + scores.filter((other) => other > score).length, score };
  };
  const standings = seatsOf(SEATS).map(standingOf);
  return { standings: standings.sort((one, other) => one.place - other.place || one.seat - other.seat) };
}
