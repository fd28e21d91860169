/** What a strong player does not even think of: choices that may come out well in a simulation, but that nobody understands. */
import { lowestOf } from '#ai/search/models/masks';
import {
  above,
  cardOf,
  heightOfCode,
  NO_SUIT,
  type RoundModel,
  SUIT_COUNT,
  suitOfCode,
} from '#ai/search/models/ohheaven';

const ACE = 12;

/** The bids worth a thought, of those that are open: never zero with the ace of trumps, unless nothing else is open. */
export function sensibleBids(round: RoundModel, open: readonly number[]): readonly number[] {
  const hasAce = round.trump !== NO_SUIT && (round.held(round.trump) >> ACE) & 1;
  const some = open.filter((bid) => bid > 0);
  return hasAce && some.length > 0 ? some : open;
}

/**
 * The cards worth a thought, of those that may be played. With the bid made and no trump that must win anyway, no card that
 * is sure to take the trick while another loses it; and whoever leads and must win all the rest begins with the trumps that
 * nobody can beat.
 */
export function sensibleCards(round: RoundModel): readonly number[] {
  const cards = playableCards(round);
  const bosses = bossTrumps(round);
  const need = (round.bids[round.turn] ?? 0) - (round.won[round.turn] ?? 0);
  if (round.inTrick === 0) {
    const mustWinAll = need === round.handSize - round.tricks;
    return mustWinAll && bosses.length > 0 ? bosses : cards;
  }
  if (need !== 0 || bosses.length > 0 || cards.every((card) => round.takesLead(card))) return cards;
  return cards.filter((card) => !surelyTakes(round, card));
}

export const playableCards = (round: RoundModel): readonly number[] =>
  Array.from({ length: SUIT_COUNT }, (_, suit) => cardsIn(round.playable(suit), suit)).flat();

/** The trumps in the hand on turn that no unseen one beats. */
export const bossTrumps = (round: RoundModel): readonly number[] =>
  round.trump === NO_SUIT ? [] : cardsIn(round.held(round.trump), round.trump).filter((card) => isBoss(round, card));

/** The lowest first. */
export function cardsIn(mask: number, suit: number): readonly number[] {
  const cards: number[] = [];
  for (let left = mask; left !== 0; left &= left - 1) cards.push(cardOf(suit, lowestOf(left)));
  return cards;
}

/** Whether no unseen card of its suit beats it. */
export const isBoss = (round: RoundModel, card: number): boolean =>
  (round.unseen(suitOfCode(card)) & above(heightOfCode(card))) === 0;

/** Whether the card takes the trick whatever comes after it. */
export function surelyTakes(round: RoundModel, card: number): boolean {
  if (!round.takesLead(card)) return false;
  if (round.inTrick === round.seats - 1) return true;
  const { trump } = round;
  return isBoss(round, card) && (suitOfCode(card) === trump || trump === NO_SUIT || round.unseen(trump) === 0);
}
