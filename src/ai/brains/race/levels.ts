/** What the levels of a race are called: 'quick', 'quick+2' for two fine steps quicker, 'quick-4' for four slower, 'adaptive'. */
import { middleOf, stepsOf } from '#ai/protocol';
import type { Pattern } from '#engine/kit/race';
import { inStep, PACED_LEVELS, PACES, type Pace } from './paces';
import { costFor } from './plans';

export type Level = { readonly type: 'paced'; readonly pace: Pace } | { readonly type: 'adaptive' };

/** The level of a name as `levelNamed` of the protocol gives it; undefined for any other. */
export function levelFrom(name: string): Level | undefined {
  if (name === 'adaptive') return { type: 'adaptive' };
  const level = PACED_LEVELS.find((one) => one === middleOf(name));
  return level === undefined ? undefined : { type: 'paced', pace: inStep(PACES[level], -stepsOf(name)) };
}

/** Half of a level's slaps at a pattern come within this many milliseconds; undefined where it has no speed of its own. */
export function medianAt(name: string, pattern: Pattern): number | undefined {
  const level = levelFrom(name);
  if (level?.type !== 'paced') return undefined;
  return level.pace.median + costFor(level.pace, [pattern]);
}
