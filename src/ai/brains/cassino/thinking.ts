/** The brain of a level that tries its candidates in sampled worlds. */
import { NO_HURRY, type Ranked, ranking } from '#ai/search/halving';
import { Luck } from '#ai/search/luck';
import { at } from '#engine/core/words';
import type { CassinoKind } from '#engine/games/cassino/index';
import type { Brain, Hurry } from '#play/types';
import { type Candidate, candidatesIn } from './candidates';
import { bestAtTheEnd } from './exactEnd';
import { BLANK, type Memory, remember } from './memory';
import { play } from './seen';
import { type Situation, situationOf } from './situation';
import { Worlds } from './worlds';

const LARGE_TABLE = 12;

export interface Depth {
  /** Worlds after which the worse half of the candidates drops out. */
  readonly stages: readonly number[];
  /** Whether the end of a deal is solved, as far as it can be. */
  readonly exactEnd: 'solved' | 'sampled';
}

/** The plays that were tried, and how they came out, by their place in the list. */
export interface Tried {
  readonly candidates: readonly Candidate[];
  readonly ranked: readonly Ranked[];
}

export interface Thought extends Tried {
  /** All plays worth a thought, of which the end of a deal may have left some out. */
  readonly sensible: readonly Candidate[];
}

export const thinker = (depth: Depth): Brain<CassinoKind, Memory> => ({
  blank: BLANK,
  remember: (memory, { event }) => remember(memory, event),
  choose(memory, { awaited, view, at: now, heard }, dice, hurry = NO_HURRY) {
    const situation = awaited ? situationOf(view, memory) : undefined;
    if (situation === undefined) return undefined;
    const { card, taken } = bestOf(thoughtOf(situation, depth, { luck: new Luck(dice), hurry }));
    return { action: play(card, taken), at: now, heard };
  },
});

export const bestOf = ({ candidates, ranked }: Tried): Candidate => at(candidates, at(ranked, 0).choice);

export function thoughtOf(
  situation: Situation,
  { stages, exactEnd }: Depth,
  { luck, hurry, beside = 0 }: { readonly luck: Luck; readonly hurry: Hurry; readonly beside?: number },
): Thought {
  const { view } = situation;
  const sensible = candidatesIn(view);
  const candidates = (exactEnd === 'solved' ? bestAtTheEnd(situation, sensible) : undefined) ?? sensible;
  const worlds = new Worlds(situation, candidates, luck);
  const shortened = stagesAt(stages, view.table.length);
  const ranked = ranking(worlds, { stages: shortened, stop: hurry, beside: Math.min(beside, shortened.at(-1) ?? 0) });
  return { sensible, candidates, ranked };
}

/** On a large table each world takes many times as long, and candidates lie further apart: two stages must do. */
export const stagesAt = (stages: Depth['stages'], tableSize: number): Depth['stages'] =>
  tableSize > LARGE_TABLE ? stages.slice(0, 2) : stages;
