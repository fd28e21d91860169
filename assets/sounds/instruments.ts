/** What the recipes play on: paper, felt, wood, bars, bells and a horn. Times are milliseconds, pitches hertz. */
import {
  filtered,
  type Mode,
  mixed,
  noise,
  type Part,
  render,
  ring,
  type Sound,
  squeezed,
  struck,
  swelling,
} from './dsp';

/** Noise as a close, dry thing makes it: a band that glides, without the hiss above. */
export const breath = (ms: number, band: { readonly from: number; readonly to: number }, seed: number): Sound =>
  filtered(filtered(noise(ms, seed), { type: 'band', ...band, q: 0.9 }), { type: 'low', from: 6000, to: 6000, q: 0.6 });

export const part = (at: number, gain: number, sound: Sound): Part => ({ sound, at, gain });

/** Paper on paper: a short breath of noise around `hz`. */
export const paper = (ms: number, hz: number, seed: number): Sound =>
  struck(breath(ms, { from: hz, to: hz * 0.7 }, seed), ms * 0.12, ms * 0.8);

/** A fingertip on felt over wood: mostly body, hardly any top. */
export const felt = (hz: number, seed: number): Sound =>
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
export const wood = (hz: number, decay: number): Sound =>
  ring(decay * 1.2, [
    { hz, gain: 1, decay },
    { hz: hz * 2.57, gain: 0.4, decay: decay * 0.5 },
    { hz: hz * 4.9, gain: 0.16, decay: decay * 0.25 },
  ]);

/** A marimba bar: tuned to two octaves over its note, softly struck. */
export const marimba = (hz: number, ms: number): Sound =>
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

/** A bell held in the hand: tuned to the twelfth over its note, and bright. */
const HAND_BELL: readonly Mode[] = [
  { hz: 1, gain: 1, decay: 1 },
  { hz: 3, gain: 0.34, decay: 0.55 },
  { hz: 5.4, gain: 0.12, decay: 0.28 },
  { hz: 8.9, gain: 0.05, decay: 0.12 },
];

const rung = (modes: readonly Mode[], hz: number, last: { readonly ms: number; readonly decay: number }): Sound =>
  struck(
    ring(
      last.ms,
      modes.map((mode) => ({ hz: mode.hz * hz, gain: mode.gain, decay: mode.decay * last.decay })),
    ),
    4,
    last.decay * 5,
  );

export const bell = (hz: number, ms: number, decay: number): Sound => rung(BELL, hz, { ms, decay });

export const handBell = (hz: number, ms: number): Sound => rung(HAND_BELL, hz, { ms, decay: ms * 1.1 });

/** A muted horn far off: harmonics that open and close with the breath. */
export const horn = (hz: number, ms: number): Sound => {
  const tone = render(ms, (time) =>
    [1, 2, 3, 4, 5].reduce((sum, n) => sum + Math.sin((2 * Math.PI * n * hz * time) / 1000) / n ** 1.7, 0),
  );
  return swelling(filtered(tone, { type: 'low', from: hz * 3, to: hz * 1.5, q: 0.6 }), 0.22);
};

/** Card edges let go one after another, faster and faster. */
export const riffle = (ms: number, edges: number, seed: number): Sound =>
  mixed(
    ms + 40,
    Array.from({ length: edges }, (_, n) => {
      const place = 1 - (1 - n / edges) ** 1.6;
      return part(place * ms, 0.5 + 0.5 * (n / edges), paper(26, 2200 + 90 * ((n * 7) % 9), seed + n));
    }),
  );

export const slide = (ms: number, from: number, to: number, seed: number): Sound =>
  swelling(breath(ms, { from, to }, seed), 0.35);

/** Knuckles on a table top: the board answers low, the skin keeps the top soft. */
export const knock = (hz: number, seed: number): Sound =>
  mixed(120, [
    part(0, 1, wood(hz, 95)),
    part(0, 0.5, struck(filtered(noise(50, seed), { type: 'low', from: 1800, to: 500, q: 0.7 }), 1, 40)),
  ]);

/** An open hand on cards over wood: a hard, short burst, then a little of the board. */
export const palm = (hz: number, seed: number): Sound =>
  squeezed(
    mixed(160, [
      part(0, 1, struck(breath(150, { from: 1900, to: 900 }, seed), 0.8, 140)),
      part(0, 0.7, struck(filtered(noise(120, seed + 5), { type: 'low', from: 1200, to: 300, q: 0.7 }), 1.5, 110)),
      part(1, 0.22, wood(hz, 100)),
      part(1, 0.16, ring(110, [{ hz: hz * 0.55, gain: 1, decay: 80 }])),
    ]),
    3,
  );

/** A small wooden counter set down on another. */
export const counter = (hz: number): Sound =>
  ring(60, [
    { hz, gain: 1, decay: 42 },
    { hz: hz * 1.62, gain: 0.5, decay: 28 },
    { hz: hz * 2.71, gain: 0.2, decay: 16 },
  ]);

/** A note that sinks from one pitch to another while it dies away. */
export const sinking = (ms: number, from: number, to: number): Sound => {
  const ratio = to / from;
  // The integral of a pitch that falls by an equal ratio in equal times, in turns.
  const turns = (time: number): number => (from * ms * (ratio ** (time / ms) - 1)) / (1000 * Math.log(ratio));
  const tone = render(ms, (time) =>
    [1, 2, 3].reduce((sum, n) => sum + Math.sin(2 * Math.PI * n * turns(time)) / n ** 2, 0),
  );
  return struck(tone, 12, ms * 1.6);
};
