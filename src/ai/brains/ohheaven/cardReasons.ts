/** Why a card is the best: whether the trick is wanted, what the card does to it, and what it keeps. */
import type { Weighed } from '#ai/brains/weighing';
import type { OhHeavenReason } from '#ai/reasons';
import { areNext, NO_SUIT, type RoundModel, suitOfCode } from '#ai/search/models/ohheaven';
import { SUITS } from '#engine/cards/cards';
import { at, seat } from '#engine/core/words';
import { bossTrumps, playableCards, surelyTakes } from './sense';
import { cardIn, type Situation } from './situation';
import { Figure } from './worlds';

const UPSETS = 72;
const FOR_SURE = 70;
const NO_MORE = 65;
const LOSER = 60;
const OFTEN = 55;
const WINNER = 54;
const KEPT = 50;
const NEEDS = 48;
const SUIT = 45;
const EMPTIED = 40;
const EXACT = 35;
/** Of a hundred tries. */
const HOPELESS = 3;

/** What a card does, and whether the seat wants the trick. */
interface Played {
  readonly round: RoundModel;
  readonly card: number;
  /** Tricks that are missing for the bid; below nought when there are too many. */
  readonly need: number;
}

export function cardReasons(
  { round, seat: own }: Situation,
  card: number,
  figures: readonly number[],
): readonly Weighed<OhHeavenReason>[] {
  const played: Played = { round, card, need: (round.bids[own] ?? 0) - (round.won[own] ?? 0) };
  return [
    ...ofNeed(played, figures),
    ...ofRival(played),
    ...ofTrick(played, figures),
    ...ofOthers(played),
    ...ofHand(played),
  ];
}

/** Whether tricks are wanted; where the bid hardly ever came out, that is all there is to say of it. */
function ofNeed({ round, need }: Played, figures: readonly number[]): readonly Weighed<OhHeavenReason>[] {
  if (isPastHelp(round, need)) return [[NEEDS, { type: 'pastHelp' }]];
  const left = round.handSize - round.tricks;
  const wanted: Weighed<OhHeavenReason> =
    need === 0 ? [NO_MORE, { type: 'wantsNoMore' }] : [NEEDS, { type: 'needs', tricks: need, left }];
  if (figures.length === 0) return [wanted];
  const of100 = Math.round(100 * at(figures, Figure.exact));
  return of100 < HOPELESS ? [[NO_MORE, { type: 'exact', of100 }]] : [wanted, [EXACT, { type: 'exact', of100 }]];
}

const isPastHelp = (round: RoundModel, need: number): boolean => need < 0 || need > round.handSize - round.tricks;

/** Whoever has nothing left to win for itself plays against the bid of the seat that leads the trick. */
function ofRival({ round, card, need }: Played): readonly Weighed<OhHeavenReason>[] {
  const rival = round.bestSeat;
  const theirs = (round.bids[rival] ?? 0) - (round.won[rival] ?? 0);
  if (round.inTrick === 0 || !isPastHelp(round, need) || isPastHelp(round, theirs)) return [];
  if (theirs > 0) return surelyTakes(round, card) ? [[UPSETS, { type: 'takesFrom', seat: seat(rival) }]] : [];
  const isLast = round.inTrick === round.seats - 1;
  return isLast && !round.takesLead(card) ? [[UPSETS, { type: 'leavesTo', seat: seat(rival) }]] : [];
}

function ofTrick({ round, card, need }: Played, figures: readonly number[]): readonly Weighed<OhHeavenReason>[] {
  const found: Weighed<OhHeavenReason>[] = [];
  const named = { card: cardIn(card) };
  const mayTake = round.takesLead(card);
  if (surelyTakes(round, card)) found.push([need > 0 ? FOR_SURE : EXACT, { type: 'surelyTakes', ...named }]);
  else if (!mayTake) found.push([need > 0 ? NEEDS : FOR_SURE, { type: 'surelyLoses', ...named }]);
  else if (figures.length > 0)
    found.push([OFTEN, { type: 'takesOften', ...named, of100: Math.round(100 * at(figures, Figure.takes)) }]);
  if (round.inTrick === 0) return found;
  const rivals = playableCards(round).filter((other) => suitOfCode(other) === suitOfCode(card));
  const alike = rivals.filter((other) => round.takesLead(other) === mayTake);
  const best = mayTake ? Math.min(...alike) : Math.max(...alike);
  const others = alike.filter((other) => !areNext(round, other, card));
  if (others.length > 0 && (best === card || areNext(round, best, card)))
    found.push(
      mayTake
        ? [need > 0 ? WINNER : EXACT, { type: 'lowestWinner', ...named }]
        : [need > 0 ? EXACT : LOSER, { type: 'highestLoser', ...named }],
    );
  return found;
}

/** What is known of the others in the suit that is led with the card. */
function ofOthers({ round, card }: Played): readonly Weighed<OhHeavenReason>[] {
  const led = suitOfCode(card);
  if (round.inTrick > 0 || led === round.trump) return [];
  const suit = at(SUITS, led);
  if (round.unseen(led) === 0) return [[SUIT, { type: 'suitIsOut', suit }]];
  const seats = [...round.voids.keys()].filter(
    (other) => other !== round.turn && ((round.voids[other] ?? 0) >> led) & 1,
  );
  return seats.length === 0 ? [] : [[SUIT, { type: 'voids', suit, seats: seats.map(seat) }]];
}

/** What stays in the hand. */
function ofHand({ round, card, need }: Played): readonly Weighed<OhHeavenReason>[] {
  if (need <= 0 || round.trump === NO_SUIT) return [];
  const found: Weighed<OhHeavenReason>[] = [];
  const boss = bossTrumps(round).at(-1);
  if (boss !== undefined && boss !== card && !areNext(round, boss, card))
    found.push([KEPT, { type: 'keepsTrump', card: cardIn(boss) }]);
  const suit = suitOfCode(card);
  const isLast = (round.held(suit) & (round.held(suit) - 1)) === 0;
  if (suit !== round.trump && isLast && round.held(round.trump) !== 0 && round.unseen(suit) !== 0)
    found.push([EMPTIED, { type: 'emptiesSuit', suit: at(SUITS, suit) }]);
  return found;
}
