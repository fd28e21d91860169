/** How a round of the flat model of Tong-its ends: who wins, and what that pays. */
import type { TongitsConfig } from '#engine/games/tongits/index';
import { longMeldsOf, type Masks } from '#engine/kit/melds';
import type { RoundModel } from './tongits';
import { after, NO_PLACE, PLACES, SUIT_COUNT } from './tongitsWords';

const ACES = 1;
const ACES_AND_KINGS = 1 | (1 << 12);

/** The caller against everybody who has challenged; `NO_PLACE` when a tie lets nobody win. */
export function showdownWinner(round: RoundModel): number {
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
export function exhaustWinner(round: RoundModel): number {
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
export function paidBy(round: RoundModel, loser: number): number {
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

function secretsOf(round: RoundModel, place: number): number {
  const masks: Masks = [round.hand(place, 0), round.hand(place, 1), round.hand(place, 2), round.hand(place, 3)];
  return (round.secrets[place] ?? 0) + longMeldsOf(masks, round.config.secretKinds);
}

function bonusOf(round: RoundModel, place: number): number {
  let bonus = round.bonus[place] ?? 0;
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) bonus += bonusIn(round.config, round.hand(place, suit));
  return bonus;
}

/** How many cards of a suit's mask are paid for by themselves. */
export function bonusIn({ aceBonus }: TongitsConfig, mask: number): number {
  if (aceBonus === 'off') return 0;
  const counted = mask & (aceBonus === 'aces' ? ACES : ACES_AND_KINGS);
  return (counted & 1) + (counted >> 12);
}
