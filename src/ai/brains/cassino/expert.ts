/** Level expert: plays its candidates out in hundreds of deals that fit what it has seen, and the end of a deal exactly. */

import type { Expert } from '#ai/brains/opinions';
import type { CassinoReason } from '#ai/reasons';
import type { CassinoKind } from '#engine/games/cassino/index';
import type { Memory } from './memory';
import { opinionOf } from './opinion';
import { situationOf } from './situation';
import { type Depth, thinker } from './thinking';

/** With more seats more happens by luck between two plays of one's own. */
const DEPTH: Depth = {
  stages: (seats) => (seats === 2 ? [24, 60, 160, 400] : [40, 150, 450, 1200]),
  exactEnd: 'solved',
};

export const expert: Expert<CassinoKind, Memory, CassinoReason> = {
  ...thinker(DEPTH),
  opinion(memory, { awaited, view }, asked) {
    const situation = awaited ? situationOf(view, memory) : undefined;
    return situation && opinionOf(situation, DEPTH, asked);
  },
};
