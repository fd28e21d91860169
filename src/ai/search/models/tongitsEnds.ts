/** How a round of the flat model of Tong-its ends: who wins, and what that pays. */
import { longMeldsOf, type Masks } from '#engine/kit/melds';
import type { RoundState } from './tongitsState';
import { after, bonusIn, NO_PLACE, PLACES, SUIT_COUNT } from './tongitsWords';

/** The caller against everybody who has challenged; `NO_PLACE` when a tie lets nobody win. */
export function showdownWinner(round: RoundState): number {
  const { turn: caller, challengers, config } = round;
  const count = round.count(caller);
  let least = Number.MAX_SAFE_INTEGER;
  let best = NO_PLACE;
  for (let place = after(caller); place !== caller; place = after(place)) {
    if (!((challengers >> place) & 1) || round.count(place) >= least) continue;
    least = round.count(place);
    best = place;
  }
  if (count !== least) return count < least ? caller : best;
  if (config.callerTie === 'noWinner') return NO_PLACE;
  return config.callerTie === 'callerWins' ? caller : best;
}

/** The stock is empty: the lowest with an open meld, of equal ones the last drawer and then the next in turn. */
export function exhaustWinner(round: RoundState): number {
  let least = Number.MAX_SAFE_INTEGER;
  let best = NO_PLACE;
  for (let step = round.config.exhaust === 'lowest' ? 0 : 1; step < PLACES; step += 1) {
    const place = (round.turn + step) % PLACES;
    if (round.exposed[place] === 0 || round.count(place) >= least) continue;
    least = round.count(place);
    best = place;
  }
  return best;
}

/** Chips that the loser of a finished round pays to the winner. */
export function paidBy(round: RoundState, loser: number): number {
  const { config, winner, challengers, turn } = round;
  if (winner === NO_PLACE || config.scoring === 'plain') return 0;
  const inShowdown = challengers !== 0 && (loser === turn || ((challengers >> loser) & 1) === 1);
  const owed =
    (inShowdown ? config.challengeLoss : 1) +
    (round.byTongits ? config.tongitsExtra : 0) +
    ((round.exposed[loser] ?? 0) > 0 ? 0 : config.burnedExtra) +
    secretsOf(round, winner) * config.secretExtra +
    bonusOf(round, winner);
  return Math.min(owed * config.unit, round.chips[loser] ?? 0);
}

function secretsOf(round: RoundState, place: number): number {
  const masks: Masks = [round.hand(place, 0), round.hand(place, 1), round.hand(place, 2), round.hand(place, 3)];
  return (round.secrets[place] ?? 0) + longMeldsOf(masks, round.config.secretKinds);
}

function bonusOf(round: RoundState, place: number): number {
  let bonus = round.bonus[place] ?? 0;
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) bonus += bonusIn(round.config, round.hand(place, suit));
  return bonus;
}
