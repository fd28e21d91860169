/** The brain of a level that tries its candidates in sampled worlds. */
import { bestChoice, NO_HURRY } from '#ai/search/halving';
import { Luck } from '#ai/search/luck';
import { at } from '#engine/core/words';
import type { CassinoKind } from '#engine/games/cassino/index';
import type { Brain } from '#play/types';
import { candidatesIn } from './candidates';
import { bestAtTheEnd } from './exactEnd';
import { BLANK, type Memory, remember } from './memory';
import { play } from './seen';
import { situationOf } from './situation';
import { Worlds } from './worlds';

const LARGE_TABLE = 12;

export interface Depth {
  /** Worlds after which the worse half of the candidates drops out. */
  readonly stages: readonly number[];
  /** Whether the end of a deal is solved, as far as it can be. */
  readonly exactEnd: 'solved' | 'sampled';
}

export const thinker = ({ stages, exactEnd }: Depth): Brain<CassinoKind, Memory> => ({
  blank: BLANK,
  remember: (memory, { event }) => remember(memory, event),
  choose(memory, { awaited, view, at: now, heard }, dice, hurry = NO_HURRY) {
    const situation = awaited ? situationOf(view, memory) : undefined;
    if (situation === undefined) return undefined;
    const sensible = candidatesIn(view);
    const candidates = (exactEnd === 'solved' ? bestAtTheEnd(situation, sensible) : undefined) ?? sensible;
    const worlds = new Worlds(situation, candidates, new Luck(dice));
    const { card, taken } = at(
      candidates,
      bestChoice(worlds, { stages: stagesAt(stages, view.table.length), stop: hurry }),
    );
    return { action: play(card, taken), at: now, heard };
  },
});

/** On a large table each world takes many times as long, and candidates lie further apart: two stages must do. */
const stagesAt = (stages: Depth['stages'], tableSize: number): Depth['stages'] =>
  tableSize > LARGE_TABLE ? stages.slice(0, 2) : stages;
