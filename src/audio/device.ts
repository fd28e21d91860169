/** The little that we ask of howler. Opening it makes an audio context, so open it inside a gesture. */
import { Howl, Howler } from 'howler';
import { CUES, type Cue, type Sounds } from './cues';

/** A sound that is playing; howler numbers them. */
export type Voice = number;

/**
 * `off`: nothing can be heard yet, or ever. `resting`: howler let the context sleep after a silence, and the next sound
 * wakes it. `running`: what starts is heard at once.
 */
type DeviceState = 'off' | 'resting' | 'running';

export interface Take {
  readonly cue: Cue;
  /** Which of the cue's takes, from 0. */
  readonly take: number;
  /** Gain, 0 to 1. */
  readonly volume: number;
  /** Speed, 1 for the pitch as recorded. */
  readonly rate: number;
}

export interface Device {
  state(): DeviceState;
  start(take: Take): Voice;
  setVolume(voice: Voice, volume: number): void;
  /** Fades a voice out and ends it. */
  fade(voice: Voice): void;
  /** Tells of every voice that has ended, by itself, faded or refused by the browser. */
  onEnd(tell: (voice: Voice) => void): void;
  close(): void;
}

/** Long enough not to click, short enough to make room at once; milliseconds. */
const FADE = 40;

const spriteName = (cue: Cue, take: number): string => `${cue} ${take}`;

/** Howler's sprite: one entry a take. */
const spriteOf = (sounds: Sounds): Record<string, [number, number]> =>
  Object.fromEntries(
    CUES.flatMap((cue) =>
      sounds.takes[cue].map(([start = 0, length = 0], take): [string, [number, number]] => [
        spriteName(cue, take),
        [start, length],
      ]),
    ),
  );

/** Opens howler on the sprite and begins to load it. @throws what the browser throws when it has no audio. */
export function openDevice(sounds: Sounds): Device {
  const howl = new Howl({ src: [...sounds.urls], sprite: spriteOf(sounds) });
  const state = stateOf(howl);
  return {
    state,
    start: (take) => start(howl, state(), take),
    setVolume(voice, volume) {
      howl.volume(volume, voice);
    },
    fade(voice) {
      howl.once('fade', () => howl.stop(voice), voice);
      howl.fade(Number(howl.volume(voice)), 0, FADE, voice);
    },
    onEnd(tell) {
      howl.on('end', tell);
      howl.on('stop', tell);
      howl.on('playerror', tell);
    },
    close() {
      howl.unload();
    },
  };
}

function stateOf(howl: Howl): () => DeviceState {
  let hasRun = false;
  return () => {
    if (howl.state() !== 'loaded') return 'off';
    if (!Howler.usingWebAudio || Howler.ctx.state === 'running') {
      hasRun = true;
      return 'running';
    }
    return hasRun ? 'resting' : 'off';
  };
}

function start(howl: Howl, state: DeviceState, take: Take): Voice {
  if (state === 'resting') {
    // While the context wakes, howler holds back what is set on a voice, and would begin at full volume.
    howl.volume(take.volume);
    howl.rate(take.rate);
  }
  const voice = howl.play(spriteName(take.cue, take.take));
  howl.volume(take.volume, voice);
  howl.rate(take.rate, voice);
  return voice;
}
