/** Level expert: plays its candidates out in hundreds of deals that fit what it has seen, and the end of a deal exactly. */
import { thinker } from './thinking';

export const expert = thinker({ stages: [16, 48, 120, 300] });
