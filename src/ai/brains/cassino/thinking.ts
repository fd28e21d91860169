/** The brain of a level that tries its candidates in sampled worlds. */
import { bestChoice } from '#ai/search/halving';
import { Luck } from '#ai/search/luck';
import { at } from '#engine/core/words';
import type { CassinoKind } from '#engine/games/cassino/index';
import type { Brain } from '#play/types';
import { candidatesIn } from './candidates';
import { play } from './seen';
import { situationOf } from './situation';
import { Worlds } from './worlds';

export interface Depth {
  /** Worlds after which the worse half of the candidates drops out. */
  readonly stages: readonly number[];
}

export const thinker = ({ stages }: Depth): Brain<CassinoKind, null> => ({
  blank: null,
  remember: () => null,
  choose(_memory, { awaited, view, at: now, heard }, dice, hurry = () => false) {
    const situation = awaited ? situationOf(view) : undefined;
    if (situation === undefined) return undefined;
    const candidates = candidatesIn(view);
    const worlds = new Worlds(situation, candidates, new Luck(dice));
    const { card, taken } = at(candidates, bestChoice(worlds, { stages, stop: hurry }));
    return { action: play(card, taken), at: now, heard };
  },
});
