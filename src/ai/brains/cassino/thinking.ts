/** The brain of a level that tries its candidates in sampled worlds. */
import { NO_HURRY, ONLY, type Ranked, ranking } from '#ai/search/halving';
import { Luck } from '#ai/search/luck';
import { at } from '#engine/core/words';
import type { CassinoKind, CassinoView } from '#engine/games/cassino/index';
import type { Brain, Hurry } from '#play/types';
import { type Candidate, candidatesIn } from './candidates';
import { bestAtTheEnd } from './exactEnd';
import { BLANK, type Memory, remember } from './memory';
import { play } from './seen';
import { type Situation, situationOf } from './situation';
import { Worlds } from './worlds';

const LARGE_TABLE = 12;

export interface Depth {
  /** Worlds after which the worse half of the candidates drops out, at a table of so many seats. */
  readonly stages: (seats: number) => readonly number[];
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
  depth: Depth,
  { luck, hurry, beside = 0 }: { readonly luck: Luck; readonly hurry: Hurry; readonly beside?: number },
): Thought {
  const { view } = situation;
  const sensible = candidatesIn(view);
  const candidates = (depth.exactEnd === 'solved' ? bestAtTheEnd(situation, sensible) : undefined) ?? sensible;
  if (candidates.length === 1) return { sensible, candidates, ranked: ONLY };
  const stages = stagesIn(view, depth);
  const effort = { stages, stop: hurry, beside: Math.min(beside, at(stages, stages.length - 1)) };
  return { sensible, candidates, ranked: ranking(new Worlds(situation, candidates, luck), effort) };
}

/** On a large table each world takes many times as long, and candidates lie further apart: the first stages of two seats do. */
export function stagesIn({ seats, table }: CassinoView, { stages }: Depth): readonly number[] {
  return table.length > LARGE_TABLE ? stages(2).slice(0, 2) : stages(seats);
}
