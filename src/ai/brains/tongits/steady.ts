/**
 * Level steady (rule sheet section 5): takes a discard only when it pays, keeps one meld exposed and hides the rest, lays
 * off to block a call it fears, and calls early.
 *
 * Where the sheet leaves room: it keeps cards that may still become a meld, as long as there is time to draw; when the last
 * cards are drawn it lays off what it can; it fears a call of whoever is likely to count less.
 */
import { type CardId, PACK } from '#engine/cards/cards';
import type { Seat } from '#engine/core/words';
import {
  byDearness,
  discardable,
  hasExposed,
  mayCall,
  nextInTurn,
  seatsAfter,
  unseenCards,
} from '#engine/games/tongits/index';
import { fits, leastCount, meldKind, pointsOf } from '#engine/kit/melds';
import { bestTake, cutOf, dropDearest, layOffOf, mayCallNow } from './cards';
import { emptied, goOut } from './goingOut';
import { brainFrom, type Continuation, type Situation, type Strategy } from './strategy';

/** Calls with this count or less … */
const CALLS_WITH = 8;
/** … and challenges with this in pot scoring, where folding is cheaper than losing. */
const CHALLENGES_WITH = 12;
/** Hidden melds come out when so many cards are left to draw. */
const LAST_CARDS = 6;
/** So many cards are drawn before it is on turn again: hopes for less than that are none. */
const ROUND_OF_DRAWS = 3;
/** What each card in another hand is thought to count. */
const POINTS_A_CARD = 3;

const strategy: Strategy = {
  open(situation) {
    const { hand, view } = situation;
    const take = bestTake(situation);
    if (take !== undefined && emptied(take.left, view) !== undefined) return { type: 'takeDiscard', hand: take.mates };
    if (mayCallNow(situation) && wantsToCall(situation)) return { type: 'callDraw' };
    const pays = take !== undefined && leastCount(hand) - take.count > pointsOf(take.card);
    return pays ? { type: 'takeDiscard', hand: take.mates } : { type: 'draw' };
  },
  goOn: (situation) => goOut(situation) ?? show(situation) ?? block(situation) ?? drop(situation),
  answer: ({ view, hand }) =>
    view.config.scoring === 'plain' || leastCount(hand) <= CHALLENGES_WITH ? 'challenge' : 'fold',
};

export const steady = brainFrom(strategy);

const others = ({ view, seat }: Situation): readonly Seat[] => seatsAfter(view.order, seat).slice(0, -1);

const wantsToCall = (situation: Situation): boolean =>
  leastCount(situation.hand) <= CALLS_WITH || others(situation).every((seat) => !hasExposed(situation.view, seat));

/** One meld while none of its own lies open, near the end all: first the one on which fewest cards can be laid off. */
function show(situation: Situation): Continuation | undefined {
  const { view, seat } = situation;
  if (hasExposed(view, seat) && view.stockCount > LAST_CARDS) return undefined;
  const [meld] = [...cutOf(situation).melds].sort((one, other) => opennessOf(one) - opennessOf(other));
  return meld && { type: 'expose', cards: meld };
}

const opennessOf = (meld: readonly CardId[]): number => PACK.filter((card) => fits(card, meld)).length;

/** Lays a loose card off on a meld of whoever might call and win; near the end on any meld. */
function block(situation: Situation): Continuation | undefined {
  const { view } = situation;
  const { loose } = cutOf(situation);
  if (view.stockCount <= LAST_CARDS) return layOffOf(situation, loose);
  const feared = others(situation).filter((seat) => fears(situation, seat));
  return layOffOf(situation, loose, (meld) => feared.some((seat) => view.melds[meld]?.owner === seat));
}

function fears({ view, hand }: Situation, seat: Seat): boolean {
  const cards = view.hands[seat]?.count ?? 0;
  return mayCall(view, seat) && cards * POINTS_A_CARD < leastCount(hand);
}

/** Drops a loose card that fits no meld which the next player made or grew with a pick-up, if there is one. */
function drop(situation: Situation): Continuation {
  const { view, seat, hand, memory } = situation;
  const next = nextInTurn(view.order, seat);
  const picked = memory.pickUps.filter((pickUp) => pickUp.seat === next).map(({ card }) => card);
  const watched = view.melds.filter(({ cards }) => cards.some((card) => picked.includes(card)));
  const isSafe = (card: CardId): boolean => watched.every(({ cards }) => !fits(card, cards));
  const { loose } = cutOf(situation);
  const droppable = discardable(view, hand).filter((card) => loose.includes(card));
  const safe = droppable.filter(isSafe);
  const card = leastWanted(situation, safe.length > 0 ? safe : droppable);
  return card === undefined ? dropDearest(situation, loose) : { type: 'discard', card };
}

/**
 * The dearest card, where each unseen card that would make a meld of it and another loose card speaks for keeping it: as
 * many points as cards will be drawn before the last round of draws.
 */
function leastWanted(situation: Situation, cards: readonly CardId[]): CardId | undefined {
  const { view } = situation;
  const hope = Math.max(0, view.stockCount - ROUND_OF_DRAWS);
  const { loose } = cutOf(situation);
  const unseen = unseenCards(view);
  const outsOf = (card: CardId): number =>
    unseen.filter((drawn) => loose.some((mate) => mate !== card && meldKind([card, mate, drawn]) !== undefined)).length;
  const wanted = new Map(cards.map((card) => [card, hope * outsOf(card) - pointsOf(card)]));
  return [...cards].sort(
    (one, other) => (wanted.get(one) ?? 0) - (wanted.get(other) ?? 0) || byDearness(one, other),
  )[0];
}
