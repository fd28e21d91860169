/**
 * Plays named cues and knows no game. Silent before the first gesture: a cue asked for until the sprite is loaded is
 * dropped, not kept for later. Trouble with the sound device never reaches the game; it is merely quiet.
 */
import { type Cue, GROUP_OF, type Group, type Sounds } from './cues';
import { openDevice, type Take } from './device';
import { type FirstGesture, firstGesture } from './gesture';
import { Mixer } from './mixer';
import { Voices } from './voices';

export interface Audio {
  play(cue: Cue): void;
  /** Loudness of everything, 0 to 1. */
  setVolume(volume: number): void;
  /** Loudness of one group, 0 to 1. */
  setGroupVolume(group: Group, volume: number): void;
  /** Muting ends what is playing; the volumes stay as they are. */
  setMuted(muted: boolean): void;
  /** Ends what is playing and lets the device go. */
  close(): void;
}

/** How far the pitch of a card's sound wanders to each side, as a share. */
const CARD_PITCH = 0.04;

/**
 * Opens the sounds. `random` gives numbers from 0 up to 1, for takes and pitch; no game depends on them. The device is
 * opened at the first gesture, because a browser lets no page be heard before.
 */
export function openAudio(sounds: Sounds, random: () => number, gesture: FirstGesture = firstGesture): Audio {
  const mixer = new Mixer();
  let voices: Voices | undefined;
  const stopWaiting = gesture(() =>
    quietly(() => {
      voices = new Voices(openDevice(sounds));
    }),
  );
  const change = (turn: () => void): void => {
    turn();
    quietly(() => voices?.remix((cue) => mixer.volumeOf(cue)));
  };
  return {
    play: (cue) => quietly(() => mixer.volumeOf(cue) > 0 && voices?.start(rolled(cue))),
    setVolume: (volume) => change(() => (mixer.master = volume)),
    setGroupVolume: (group, volume) => change(() => mixer.groups.set(group, volume)),
    setMuted: (muted) => change(() => (mixer.muted = muted)),
    close() {
      stopWaiting();
      quietly(() => voices?.close());
      voices = undefined;
    },
  };

  function rolled(cue: Cue): Take {
    const take = Math.floor(random() * sounds.takes[cue].length);
    const rate = GROUP_OF[cue] === 'cards' ? 1 + CARD_PITCH * (2 * random() - 1) : 1;
    return { cue, take, volume: mixer.volumeOf(cue), rate };
  }
}

/** A game goes on without its sounds. */
function quietly(use: () => void): void {
  try {
    use();
  } catch {
    // Nothing to tell the player: what was to be heard can be seen as well.
  }
}
