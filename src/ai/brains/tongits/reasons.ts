/** Why a move is the best: what it makes of the hand, and what it gives or denies the others. */
import { type Weighed, weightiest } from '#ai/brains/weighing';
import type { TongitsReason } from '#ai/reasons';
import type { CardId } from '#engine/cards/cards';
import { at, never, type Seat } from '#engine/core/words';
import {
  type Answer,
  hasExposed,
  isBlocked,
  meldsOf,
  nextInTurn,
  type TongitsAction,
  topDiscard,
  unseenCards,
} from '#engine/games/tongits/index';
import { fits, leastCount, pointsOf } from '#engine/kit/melds';
import { bestTake, cutOf, mayCallNow } from './cards';
import { closestRival, looseIn, waitingIn, waysToMeld } from './prospects';
import type { Situation } from './strategy';

type ActionOf<T extends TongitsAction['type']> = Extract<TongitsAction, { readonly type: T }>;
type Found = readonly Weighed<TongitsReason>[];

const CERTAIN = 150;
const MELD = 80;
const COUNT = 70;
const LEFT_ALONE = 65;
const LESS = 60;
const BLOCK = 58;
const UNWANTED = 56;
const FIRST = 55;
const SAFE = 47;
const WAITS = 46;
const DEAREST = 42;
const CHANCE = 41;
const CANNOT = 35;
const HIDDEN = 25;
const LITTLE = 20;
/** In so few ways a card is hardly wanted by anybody. */
const FEW_WAYS = 1;

/** `of100` is how often the move won the round, undefined where it was not tried. */
export function reasonsFor(
  situation: Situation,
  action: TongitsAction,
  of100: number | undefined,
): readonly TongitsReason[] {
  const wins: Found = of100 === undefined ? [] : [[CHANCE, { type: 'wins', of100 }]];
  return weightiest([...ofMove(situation, action), ...wins]);
}

function ofMove(situation: Situation, action: TongitsAction): Found {
  switch (action.type) {
    case 'draw':
      return ofDraw(situation);
    case 'takeDiscard': {
      const card = topDiscard(situation.view);
      return ofMeld(situation, action.hand, card === undefined ? action.hand : [card, ...action.hand]);
    }
    case 'expose':
      return ofMeld(situation, action.cards, action.cards);
    case 'takeForLayOff':
      return ofBlock(situation, action.meld);
    case 'layOff':
      return [...less(situation, [action.card]), ...ofBlock(situation, action.meld)];
    case 'discard':
      return ofDiscard(situation, action);
    case 'callDraw':
      return ofCall(situation);
    case 'challenge':
    case 'fold':
      return ofAnswer(situation, action.type);
    case 'rematch':
    case 'decline':
      return [];
    default:
      return never(action);
  }
}

function ofDraw(situation: Situation): Found {
  const { view, seat, hand } = situation;
  const found: Weighed<TongitsReason>[] = [...ofWaiting(situation, hand)];
  const card = topDiscard(view);
  const take = bestTake(situation);
  const { count } = cutOf(situation);
  if (take !== undefined)
    found.push([LEFT_ALONE, { type: 'leavesDiscard', card: take.card, count: take.count, before: count }]);
  else if (card !== undefined) found.push([CANNOT, { type: 'cannotTake', card }]);
  const rival = closestRival(view, seat);
  if (mayCallNow(situation) && rival !== undefined)
    found.push([LESS, { type: 'callIsRisky', count, rival, held: at(view.hands, rival).count }]);
  return found;
}

/** `gone` leaves the hand. */
function ofMeld(situation: Situation, gone: readonly CardId[], cards: readonly CardId[]): Found {
  const { view, seat } = situation;
  const first: Found = hasExposed(view, seat) ? [] : [[FIRST, { type: 'firstMeld' }]];
  return [[MELD, { type: 'makesMeld', cards }], ...less(situation, gone), ...first];
}

/** What the hand counts less without these cards. */
function less({ hand }: Situation, gone: readonly CardId[]): Found {
  const before = leastCount(hand);
  const count = leastCount(hand.filter((card) => !gone.includes(card)));
  return count < before ? [[LESS, { type: 'leaves', count, before }]] : [];
}

function ofBlock({ view, seat }: Situation, meld: number): Found {
  const { owner } = at(view.melds, meld);
  if (owner === seat) return [];
  return [[isBlocked(view, owner) ? LITTLE : BLOCK, { type: 'blocks', owner }]];
}

function ofDiscard(situation: Situation, { card }: ActionOf<'discard'>): Found {
  const { view, seat, hand } = situation;
  const kept = hand.filter((other) => other !== card);
  const loose = looseIn(hand);
  const found: Weighed<TongitsReason>[] = [...less(situation, [card]), ...ofWaiting(situation, kept)];
  if (loose.includes(card) && loose.every((other) => pointsOf(other) <= pointsOf(card)))
    found.push([DEAREST, { type: 'dearest', card }]);
  const next = nextInTurn(view.order, seat);
  const feeds = (thrown: CardId): boolean => meldsOf(view, next).some(({ cards }) => fits(thrown, cards));
  const other = loose.find(feeds);
  if (other !== undefined && !feeds(card)) found.push([SAFE, { type: 'feedsNobody', card, next, other }]);
  const ways = waysToMeld(card, unseenCards(view));
  if (ways <= FEW_WAYS) found.push([ways === 0 ? UNWANTED : SAFE, { type: 'unwanted', card, ways }]);
  const melds = cutOf({ ...situation, hand: kept }).melds.length;
  return melds > 0 ? [...found, [HIDDEN, { type: 'hides', melds }]] : found;
}

function ofWaiting({ view }: Situation, kept: readonly CardId[]): Found {
  const waiting = waitingIn(looseIn(kept), unseenCards(view));
  return waiting === undefined ? [] : [[WAITS, { type: 'waits', ...waiting }]];
}

function ofCall(situation: Situation): Found {
  const rival = closestRival(situation.view, situation.seat);
  return rival === undefined ? [[CERTAIN, { type: 'unchallenged' }]] : ofCount(situation, rival);
}

const ofCount = (situation: Situation, rival: Seat): Found => [
  [COUNT, { type: 'lowCount', count: cutOf(situation).count, rival, held: at(situation.view.hands, rival).count }],
];

function ofAnswer(situation: Situation, answer: Answer): Found {
  const { phase, config } = situation.view;
  const count = phase.type === 'answering' ? ofCount(situation, phase.caller) : [];
  if (answer === 'challenge') return config.scoring === 'plain' ? [...count, [LESS, { type: 'foldLoses' }]] : count;
  const { challengeLoss, unit } = config;
  return [...count, [LESS, { type: 'foldIsCheaper', fold: unit, challenge: challengeLoss * unit }]];
}
