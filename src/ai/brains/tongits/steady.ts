/**
 * Level steady (rule sheet section 5): takes a discard only when it pays, keeps one meld exposed and hides the rest, lays
 * off to block a call it fears, and calls early.
 */
import { type CardId, PACK } from '#engine/cards/cards';
import type { Seat } from '#engine/core/words';
import { hasExposed, mayCall, nextInTurn, seatsAfter } from '#engine/games/tongits/index';
import { fits, leastCount, pointsOf } from '#engine/kit/melds';
import { bestTake, cutOf, dropDearest, layOffOf, mayCallNow } from './cards';
import { emptied, goOut } from './goingOut';
import { brainFrom, type Continuation, type Situation, type Strategy } from './strategy';

/** Calls with this count or less … */
const CALLS_WITH = 8;
/** … and challenges with this in pot scoring, where folding is cheaper than losing. */
const CHALLENGES_WITH = 12;
/** Hidden melds come out when so many cards are left to draw. */
const LAST_CARDS = 6;
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

/** Lays a loose card off on a meld of whoever might call and win. */
function block(situation: Situation): Continuation | undefined {
  const { view } = situation;
  const feared = others(situation).filter((seat) => fears(situation, seat));
  const ofFeared = (meld: number): boolean => feared.some((seat) => view.melds[meld]?.owner === seat);
  return layOffOf(situation, cutOf(situation).loose, ofFeared);
}

function fears({ view, hand }: Situation, seat: Seat): boolean {
  const cards = view.hands[seat]?.count ?? 0;
  return mayCall(view, seat) && cards * POINTS_A_CARD < leastCount(hand);
}

/** Drops the dearest loose card that fits no meld which the next player made or grew with a pick-up. */
function drop(situation: Situation): Continuation {
  const { view, seat, memory } = situation;
  const next = nextInTurn(view.order, seat);
  const picked = memory.pickUps.filter((pickUp) => pickUp.seat === next).map(({ card }) => card);
  const watched = view.melds.filter(({ cards }) => cards.some((card) => picked.includes(card)));
  return dropDearest(situation, cutOf(situation).loose, (card) => watched.every(({ cards }) => !fits(card, cards)));
}
