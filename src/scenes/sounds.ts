/** The house's sounds, as `openAudio` takes them. */

import takes from '#assets/sounds/cues.json';
import mp3 from '#assets/sounds/cues.mp3';
import webm from '#assets/sounds/cues.webm';
import type { Sounds } from '#audio/cues';

export const SOUNDS: Sounds = { urls: [webm, mp3], takes };
