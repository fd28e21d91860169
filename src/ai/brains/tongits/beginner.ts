/** Level easy, the rule sheet's `beginner` (section 5): shows and lays off all it has, and calls late. */
import { bestTake, cutOf, dropDearest, layOffOf, mayCallNow } from './cards';
import { brainFrom, type Strategy } from './strategy';

/** Calls with this count or less … */
const CALLS_WITH = 5;
/** … and challenges with this. */
const CHALLENGES_WITH = 10;

const strategy: Strategy = {
  open(situation) {
    if (mayCallNow(situation) && cutOf(situation).count <= CALLS_WITH) return { type: 'callDraw' };
    const take = bestTake(situation);
    return take === undefined ? { type: 'draw' } : { type: 'takeDiscard', hand: take.mates };
  },
  goOn(situation) {
    const { melds, loose } = cutOf(situation);
    const [meld] = melds;
    if (meld !== undefined) return { type: 'expose', cards: meld };
    return layOffOf(situation, loose) ?? dropDearest(situation, loose);
  },
  answer: (situation) => (cutOf(situation).count <= CHALLENGES_WITH ? 'challenge' : 'fold'),
};

export const beginner = brainFrom(strategy);
