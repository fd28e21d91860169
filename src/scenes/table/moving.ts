/** How much the player lets move, and how fast: from the settings and the system's own. */
import type { Settings } from '#storage/types';

/** How much longer or shorter everything takes at each pace. Instant shows no motion at all. */
export const STRETCH = { calm: 1.3, normal: 1, brisk: 0.6, instant: 0 } as const;

export interface Moving {
  readonly style: 'full' | 'reduced' | 'none';
  readonly stretch: number;
}

/** Asked for once: it is read at every motion. */
const wish = window.matchMedia('(prefers-reduced-motion: reduce)');

export const movesLess = ({ reducedMotion }: Pick<Settings, 'reducedMotion'>): boolean =>
  reducedMotion === 'on' || (reducedMotion === 'system' && wish.matches);

export function movingOf(settings: Pick<Settings, 'reducedMotion' | 'pace'>): Moving {
  const style = settings.pace === 'instant' ? 'none' : movesLess(settings) ? 'reduced' : 'full';
  return { style, stretch: STRETCH[settings.pace] };
}
