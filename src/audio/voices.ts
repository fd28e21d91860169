/** What is sounding at the moment, three at most. */
import type { Cue } from './cues';
import type { Device, Take, Voice } from './device';

/** More voices than these are noise; the oldest makes room. */
const MOST = 3;

export class Voices {
  readonly #device: Device;
  /** Oldest first. */
  #playing: readonly { readonly voice: Voice; readonly cue: Cue }[] = [];

  constructor(device: Device) {
    this.#device = device;
    device.onEnd((voice) => {
      this.#playing = this.#playing.filter((other) => other.voice !== voice);
    });
  }

  /** Starts a take, or drops it while the device cannot play it at once. */
  start(take: Take): void {
    if (!this.#canStart()) return;
    this.#makeRoom(MOST - 1);
    this.#playing = [...this.#playing, { voice: this.#device.start(take), cue: take.cue }];
  }

  /** Brings what is playing to new volumes, and ends what can no longer be heard. */
  remix(volumeOf: (cue: Cue) => number): void {
    for (const { voice, cue } of this.#playing) {
      if (volumeOf(cue) > 0) this.#device.setVolume(voice, volumeOf(cue));
      else this.#device.fade(voice);
    }
  }

  close(): void {
    this.#playing = [];
    this.#device.close();
  }

  /** A resting device takes one sound to wake up with; more would pile up and burst out together. */
  #canStart(): boolean {
    const state = this.#device.state();
    return state === 'running' || (state === 'resting' && this.#playing.length === 0);
  }

  #makeRoom(room: number): void {
    const leaving = this.#playing.slice(0, Math.max(0, this.#playing.length - room));
    this.#playing = this.#playing.slice(leaving.length);
    for (const { voice } of leaving) this.#device.fade(voice);
  }
}
