/** Parts that sounds are built from: noise, filters, ringing modes, envelopes. A sound is mono samples at `RATE`. */

export type Sound = Float64Array;

/** Samples a second. */
export const RATE = 48000;

const samples = (ms: number): number => Math.round((ms * RATE) / 1000);

/** `ms` of samples, each a function of the time since the start in milliseconds. */
export const render = (ms: number, value: (time: number) => number): Sound =>
  Float64Array.from({ length: samples(ms) }, (_, n) => value((n * 1000) / RATE));

/** White noise between -1 and 1, the same for the same seed: a new run makes the same file. */
export function noise(ms: number, seed: number): Sound {
  let state = Math.imul(seed + 1, 0x9e3779b9) | 1;
  return render(ms, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 2 ** 31;
  });
}

export interface Mode {
  readonly hz: number;
  readonly gain: number;
  /** Milliseconds until it has fallen by 60 dB. */
  readonly decay: number;
}

/** What rings after a blow: one decaying sine a mode, all beginning at zero. */
export const ring = (ms: number, modes: readonly Mode[]): Sound =>
  render(ms, (time) =>
    modes.reduce(
      (sum, mode) => sum + mode.gain * fallen(time, mode.decay) * Math.sin((2 * Math.PI * mode.hz * time) / 1000),
      0,
    ),
  );

/** How much is left `time` into a fall by 60 dB in `decay` milliseconds. */
const fallen = (time: number, decay: number): number => 10 ** ((-3 * time) / decay);

/** Rises like a half cosine for `attack` milliseconds, then falls by 60 dB in `decay`. */
export const struck = (sound: Sound, attack: number, decay: number): Sound =>
  sound.map((sample, n) => {
    const time = (n * 1000) / RATE;
    return sample * (time < attack ? (1 - Math.cos((Math.PI * time) / attack)) / 2 : fallen(time - attack, decay));
  });

/** Peaks bent down softly: louder to the ear at the same height. `drive` above 1 bends more. */
export const squeezed = (sound: Sound, drive: number): Sound => sound.map((sample) => Math.tanh(drive * sample));

/** Swells up to `peak` (a share of the length) and down again. */
export const swelling = (sound: Sound, peak: number): Sound =>
  sound.map((sample, n) => {
    const place = n / sound.length;
    return sample * Math.sin((Math.PI / 2) * (place < peak ? place / peak : (1 - place) / (1 - peak))) ** 2;
  });

export interface Filter {
  readonly type: 'low' | 'band' | 'high';
  /** Corner or middle at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  /** 0.7 is flat, more rings at the corner. */
  readonly q: number;
}

/** A state variable filter (Zavalishin's topology-preserving form), which may glide without clicking. */
export function filtered(sound: Sound, filter: Filter): Sound {
  let [first, second] = [0, 0];
  const damping = 1 / filter.q;
  return sound.map((sample, n) => {
    const hz = filter.from * (filter.to / filter.from) ** (n / sound.length);
    const g = Math.tan((Math.PI * hz) / RATE);
    const high = (sample - (damping + g) * first - second) / (1 + damping * g + g * g);
    const band = g * high + first;
    const low = g * band + second;
    first = g * high + band;
    second = g * band + low;
    return { low, band: band * damping, high }[filter.type];
  });
}

export interface Part {
  readonly sound: Sound;
  /** Milliseconds after the start. */
  readonly at: number;
  readonly gain: number;
}

/** Parts laid over each other in `ms`; what would sound beyond that is cut (and faded by `finished`). */
export function mixed(ms: number, parts: readonly Part[]): Sound {
  const whole = new Float64Array(samples(ms));
  for (const part of parts) {
    const start = samples(part.at);
    part.sound.forEach((sample, n) => {
      const place = start + n;
      if (place < whole.length) whole[place] = (whole[place] ?? 0) + part.gain * sample;
    });
  }
  return whole;
}

/** Highest sample, without sign. */
const peakOf = (sound: Sound): number => sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** Brought to a peak in dB under full scale, its last eighth (120 ms at most) and first half millisecond faded. */
export function finished(sound: Sound, peak: number): Sound {
  const gain = 10 ** (peak / 20) / peakOf(sound);
  const [rise, fall] = [samples(0.5), Math.min(samples(120), Math.floor(sound.length / 8))];
  return sound.map((sample, n) => sample * gain * Math.min(1, n / rise, (sound.length - 1 - n) / fall));
}
