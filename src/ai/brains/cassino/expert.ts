/** Level expert: plays its candidates out in hundreds of deals that fit what it has seen, and the end of a deal exactly. */
import { thinker } from './thinking';

export const expert = thinker({ stages: [24, 80, 240, 640], exactEnd: 'solved' });
