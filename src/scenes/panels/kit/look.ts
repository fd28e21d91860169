/** Settings that style sheets and card faces read off the page. */
import type { Settings } from '#storage/types';

const MOTION = { system: 'system', on: 'reduced', off: 'full' } as const satisfies Record<
  Settings['reducedMotion'],
  string
>;

/** Puts deck and motion on the page's root. Call it once at the start and on every change of the settings. */
export function applyLook(root: HTMLElement, settings: Settings): void {
  root.dataset.deck = settings.fourColour ? 'four-colour' : 'two-colour';
  root.dataset.motion = MOTION[settings.reducedMotion];
}
