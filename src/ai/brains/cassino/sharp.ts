/** Level sharp: counts what is left, and plays its candidates out in a few deals that fit. */
import { thinker } from './thinking';

export const sharp = thinker({ stages: () => [8, 32], exactEnd: 'sampled' });
