/**
 * Level easy, the rule sheet's `beginner` (section 5): shows and lays off all it has, and calls late.
 *
 * Where the sheet leaves room it plays like a beginner: it lays off before it looks for melds, and of several melds it sees
 * the cheapest one first, whatever better cut that spoils. And now and then it overlooks that the discard makes a meld.
 */
import type { CardId } from '#engine/cards/cards';
import { topDiscard } from '#engine/games/tongits/index';
import { meldsIn, meldsWith, pointsOf } from '#engine/kit/melds';
import { cutOf, dropDearest, layOffOf, mayCallNow } from './cards';
import { brainFrom, type Strategy } from './strategy';

/** Sees so many of ten discards that would make a meld. */
const SEES_OF_TEN = 6;
/** Calls with this count or less … */
const CALLS_WITH = 5;
/** … and challenges with this. */
const CHALLENGES_WITH = 10;

const strategy: Strategy = {
  open(situation, dice) {
    const card = topDiscard(situation.view);
    const mates = card === undefined ? undefined : cheapest(meldsWith(card, situation.hand));
    if (mates !== undefined && dice.below(10) < SEES_OF_TEN) return { type: 'takeDiscard', hand: mates };
    const calls = mayCallNow(situation) && cutOf(situation).count <= CALLS_WITH;
    return { type: calls ? 'callDraw' : 'draw' };
  },
  goOn(situation) {
    const { hand } = situation;
    const laid = layOffOf(situation, hand);
    if (laid !== undefined) return laid;
    const meld = cheapest(meldsIn(hand));
    return meld === undefined ? dropDearest(situation, hand) : { type: 'expose', cards: meld };
  },
  answer: (situation) => (cutOf(situation).count <= CHALLENGES_WITH ? 'challenge' : 'fold'),
};

export const beginner = brainFrom(strategy);

const worthOf = (cards: readonly CardId[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0);

/** The first of the cheapest. */
const cheapest = (choices: readonly (readonly CardId[])[]): readonly CardId[] | undefined =>
  choices.reduce<readonly CardId[] | undefined>(
    (best, cards) => (best === undefined || worthOf(cards) < worthOf(best) ? cards : best),
    undefined,
  );
