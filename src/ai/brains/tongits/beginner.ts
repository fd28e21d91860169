/**
 * Level easy, the rule sheet's `beginner` (section 5): shows and lays off all it has, and calls late. It sees one meld at a
 * time, the longest first, and looks for no better cut.
 */
import type { CardId } from '#engine/cards/cards';
import { topDiscard } from '#engine/games/tongits/index';
import { meldsIn, meldsWith } from '#engine/kit/melds';
import { cutOf, dropDearest, layOffOf, mayCallNow } from './cards';
import { brainFrom, type Strategy } from './strategy';

/** Calls with this count or less … */
const CALLS_WITH = 5;
/** … and challenges with this. */
const CHALLENGES_WITH = 10;

const strategy: Strategy = {
  open(situation) {
    const card = topDiscard(situation.view);
    const mates = card === undefined ? undefined : longest(meldsWith(card, situation.hand));
    if (mates !== undefined) return { type: 'takeDiscard', hand: mates };
    const calls = mayCallNow(situation) && cutOf(situation).count <= CALLS_WITH;
    return { type: calls ? 'callDraw' : 'draw' };
  },
  goOn(situation) {
    const { hand } = situation;
    const meld = longest(meldsIn(hand));
    if (meld !== undefined) return { type: 'expose', cards: meld };
    return layOffOf(situation, hand) ?? dropDearest(situation, hand);
  },
  answer: (situation) => (cutOf(situation).count <= CHALLENGES_WITH ? 'challenge' : 'fold'),
};

export const beginner = brainFrom(strategy);

/** The first of the longest. */
const longest = (choices: readonly (readonly CardId[])[]): readonly CardId[] | undefined =>
  choices.reduce<readonly CardId[] | undefined>(
    (best, cards) => (best === undefined || cards.length > best.length ? cards : best),
    undefined,
  );
