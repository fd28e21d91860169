/** How each cue is made: dry, close and wooden. Lengths are milliseconds, peaks dB under full scale. */
import {
  filtered,
  finished,
  type Mode,
  mixed,
  noise,
  type Part,
  render,
  ring,
  type Sound,
  struck,
  swelling,
} from './dsp';

/** One cue; card cues have a few takes so that a deal does not sound like a machine. */
export interface Recipe {
  readonly cue: string;
  readonly peak: number;
  readonly takes: number;
  make(take: number): Sound;
}

/** Nothing goes above this, in dB under full scale. */
const CEILING = -12;

/** Noise as a close, dry thing makes it: a band that glides, without the hiss above. */
const breath = (ms: number, band: { readonly from: number; readonly to: number }, seed: number): Sound =>
  filtered(filtered(noise(ms, seed), { type: 'band', ...band, q: 0.9 }), { type: 'low', from: 6000, to: 6000, q: 0.6 });

const part = (at: number, gain: number, sound: Sound): Part => ({ sound, at, gain });

/** Paper on paper: a short breath of noise around `hz`. */
const paper = (ms: number, hz: number, seed: number): Sound =>
  struck(breath(ms, { from: hz, to: hz * 0.7 }, seed), ms * 0.12, ms * 0.8);

/** A fingertip on felt over wood: mostly body, hardly any top. */
const felt = (hz: number, seed: number): Sound =>
  mixed(90, [
    part(
      0,
      1,
      ring(90, [
        { hz, gain: 1, decay: 70 },
        { hz: hz * 2.3, gain: 0.35, decay: 40 },
      ]),
    ),
    part(0, 0.9, struck(filtered(noise(60, seed), { type: 'low', from: 1400, to: 500, q: 0.7 }), 2, 45)),
    part(0, 0.25, paper(50, 2600, seed + 7)),
  ]);

/** A small block of wood; a bar's upper modes lie far from harmonic. */
const wood = (hz: number, decay: number): Sound =>
  ring(decay * 1.2, [
    { hz, gain: 1, decay },
    { hz: hz * 2.57, gain: 0.4, decay: decay * 0.5 },
    { hz: hz * 4.9, gain: 0.16, decay: decay * 0.25 },
  ]);

/** A marimba bar: tuned to two octaves over its note, softly struck. */
const marimba = (hz: number, ms: number): Sound =>
  mixed(ms, [
    part(
      0,
      1,
      struck(
        ring(ms, [
          { hz, gain: 1, decay: ms * 1.1 },
          { hz: hz * 3.93, gain: 0.16, decay: ms * 0.3 },
        ]),
        3,
        ms * 4,
      ),
    ),
    part(0, 0.1, wood(hz * 2, 30)),
  ]);

/** A low bell of soft metal: a few partials, the upper ones gone soon. */
const BELL: readonly Mode[] = [
  { hz: 0.5, gain: 0.35, decay: 1.2 },
  { hz: 1, gain: 1, decay: 1 },
  { hz: 1.19, gain: 0.22, decay: 0.8 },
  { hz: 2, gain: 0.3, decay: 0.6 },
  { hz: 2.74, gain: 0.14, decay: 0.35 },
];
const bell = (hz: number, ms: number, decay: number): Sound =>
  struck(
    ring(
      ms,
      BELL.map((mode) => ({ hz: mode.hz * hz, gain: mode.gain, decay: mode.decay * decay })),
    ),
    4,
    decay * 5,
  );

/** A muted horn far off: harmonics that open and close with the breath. */
const horn = (hz: number, ms: number): Sound => {
  const tone = render(ms, (time) =>
    [1, 2, 3, 4, 5].reduce((sum, n) => sum + Math.sin((2 * Math.PI * n * hz * time) / 1000) / n ** 1.7, 0),
  );
  return swelling(filtered(tone, { type: 'low', from: hz * 3, to: hz * 1.5, q: 0.6 }), 0.22);
};

/** Card edges let go one after another, faster and faster. */
const riffle = (ms: number, edges: number, seed: number): Sound =>
  mixed(
    ms + 40,
    Array.from({ length: edges }, (_, n) => {
      const place = 1 - (1 - n / edges) ** 1.6;
      return part(place * ms, 0.5 + 0.5 * (n / edges), paper(26, 2200 + 90 * ((n * 7) % 9), seed + n));
    }),
  );

const slide = (ms: number, from: number, to: number, seed: number): Sound =>
  swelling(breath(ms, { from, to }, seed), 0.35);

const TAKES = 3;

const CARDS: readonly Recipe[] = [
  {
    cue: 'deal',
    peak: -16,
    takes: TAKES,
    make: (take) =>
      mixed(60, [
        part(0, 1, struck(breath(50, { from: 1700, to: 3600 + 200 * take }, 11 + take), 12, 40)),
        part(16, 0.5, ring(40, [{ hz: 260 + 14 * take, gain: 1, decay: 30 }])),
      ]),
  },
  {
    cue: 'pick',
    peak: -20,
    takes: TAKES,
    make: (take) => mixed(40, [part(0, 1, wood(1150 + 40 * take, 26)), part(0, 0.5, paper(30, 3200, 31 + take))]),
  },
  {
    cue: 'drop',
    peak: -20,
    takes: TAKES,
    make: (take) => mixed(40, [part(0, 1, wood(720 + 25 * take, 30)), part(0, 0.5, paper(32, 2100, 41 + take))]),
  },
  { cue: 'place', peak: -13, takes: TAKES, make: (take) => felt(150 + 9 * take, 51 + take) },
  {
    cue: 'flip',
    peak: -17,
    takes: TAKES,
    make: (take) =>
      mixed(70, [
        part(0, 0.4, paper(30, 2400, 61 + take)),
        part(24, 1, struck(breath(40, { from: 3600, to: 2600 }, 71 + take), 1, 26)),
        part(24, 0.35, wood(880 + 30 * take, 24)),
      ]),
  },
  {
    cue: 'capture',
    peak: -13,
    takes: 2,
    make: (take) =>
      mixed(240, [
        part(0, 1, felt(165 + 8 * take, 81 + take)),
        part(72, 0.85, felt(190 + 8 * take, 91 + take)),
        part(96, 0.5, slide(144, 1000, 2100, 101 + take)),
      ]),
  },
];

const TABLE: readonly Recipe[] = [
  {
    cue: 'sweep',
    peak: -13,
    takes: 1,
    make: () => mixed(600, [part(0, 0.9, slide(340, 650, 1500, 111)), part(150, 0.8, bell(330, 450, 1000))]),
  },
  {
    cue: 'turn',
    peak: -17,
    takes: 1,
    make: () => mixed(260, [part(0, 1, horn(392, 240)), part(40, 0.9, horn(493.88, 220))]),
  },
  {
    cue: 'round',
    peak: -14,
    takes: 1,
    make: () => mixed(800, [part(0, 0.8, riffle(280, 16, 121)), part(290, 0.7, bell(440, 510, 1000))]),
  },
  {
    cue: 'win',
    peak: -13,
    takes: 1,
    make: () =>
      mixed(1800, [
        ...[261.63, 329.63, 392, 523.25].map((hz, n) => part(n * 130, 0.8, marimba(hz, 1300))),
        ...[261.63, 329.63, 392, 523.25].map((hz) => part(390, 0.22, horn(hz, 1400))),
      ]),
  },
  {
    cue: 'loss',
    peak: -15,
    takes: 1,
    make: () =>
      mixed(1200, [
        part(0, 0.9, marimba(261.63, 900)),
        part(240, 1, marimba(220, 950)),
        part(240, 0.2, horn(220, 940)),
        part(0, 0.2, horn(261.63, 1100)),
      ]),
  },
];

const INTERFACE: readonly Recipe[] = [
  {
    cue: 'press',
    peak: -22,
    takes: 1,
    make: () => mixed(40, [part(0, 1, wood(900, 24)), part(0, 0.3, paper(20, 2800, 131))]),
  },
  {
    cue: 'error',
    peak: -14,
    takes: 1,
    make: () =>
      mixed(140, [
        part(0, 1, wood(155, 110)),
        part(0, 0.4, struck(filtered(noise(60, 141), { type: 'low', from: 900, to: 300, q: 0.7 }), 2, 50)),
      ]),
  },
  {
    cue: 'saved',
    peak: -19,
    takes: 1,
    make: () => mixed(300, [part(0, 0.8, marimba(523.25, 190)), part(95, 1, marimba(659.25, 205))]),
  },
];

export const RECIPES: readonly Recipe[] = [...CARDS, ...TABLE, ...INTERFACE];

/** A take, ready for the file. */
export const bake = (recipe: Recipe, take: number): Sound =>
  finished(recipe.make(take), Math.min(recipe.peak, CEILING - 0.5));
