/**
 * Level sharp: goes out whenever it can, lays off whatever is loose, which blocks calls, hides its melds, throws nothing that
 * feeds the next player if another card costs the same, and calls as soon as it should count least of all.
 */
import { SHARP } from '#ai/search/models/tongitsManners';
import { RulePlayer } from '#ai/search/models/tongitsPlay';
import { topDiscard } from '#engine/games/tongits/index';
import { actionOf, roundOf } from './flat';
import { goOutNow } from './goingOut';
import { brainOf } from './strategy';

export const sharp = brainOf((situation) => {
  const { view } = situation;
  return goOutNow(situation) ?? actionOf(new RulePlayer().choose(roundOf(view), SHARP), topDiscard(view));
});
