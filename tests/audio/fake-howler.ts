/** A howler that plays nothing and remembers what it was asked. */

interface Played {
  readonly voice: number;
  readonly name: string;
  volume: number;
  rate: number;
  stopped: boolean;
}

type Tell = (voice: number) => void;

export const howler = {
  made: 0,
  loaded: true,
  broken: false,
  played: [] as Played[],
  end: (_voice: number): void => {},
  reset(): void {
    Object.assign(howler, { made: 0, loaded: true, broken: false, played: [] });
    Howler.ctx.state = 'running';
  },
  /** Voices that sound now, oldest first. */
  sounding: (): readonly Played[] => howler.played.filter((one) => !one.stopped),
};

export const Howler = { usingWebAudio: true, ctx: { state: 'running' } };

export class Howl {
  readonly #tells: Tell[] = [];
  #volume = 1;

  constructor() {
    if (howler.broken) throw new Error('no audio device');
    howler.made += 1;
    howler.end = (voice) => this.#ended(voice);
  }

  state(): string {
    return howler.loaded ? 'loaded' : 'loading';
  }

  play(name: string): number {
    if (howler.broken) throw new Error('the device has gone');
    const voice = 1000 + howler.played.length;
    howler.played.push({ voice, name, volume: this.#volume, rate: 1, stopped: false });
    return voice;
  }

  volume(value: number, voice?: number): number {
    const one = howler.played.find((other) => other.voice === voice);
    if (one !== undefined) one.volume = value;
    if (voice === undefined) this.#volume = value;
    return value;
  }

  rate(value: number, voice?: number): void {
    const one = howler.played.find((other) => other.voice === voice);
    if (one !== undefined) one.rate = value;
  }

  on(event: string, tell: Tell): void {
    if (event === 'end' || event === 'stop') this.#tells.push(tell);
  }

  once(_event: string, _tell: () => void): void {}

  fade(_from: number, _to: number, _length: number, voice: number): void {
    this.#ended(voice);
  }

  unload(): void {
    for (const one of howler.sounding()) this.#ended(one.voice);
  }

  #ended(voice: number): void {
    const one = howler.played.find((other) => other.voice === voice);
    if (one !== undefined) one.stopped = true;
    for (const tell of this.#tells) tell(voice);
  }
}
