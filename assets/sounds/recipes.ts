/** How each cue is made: dry, close and wooden. Lengths are milliseconds, peaks dB under full scale. */
import type { Cue } from '#audio/cues';
import { filtered, finished, mixed, noise, ring, type Sound, struck } from './dsp';
import {
  bell,
  breath,
  counter,
  felt,
  handBell,
  horn,
  knock,
  marimba,
  palm,
  paper,
  part,
  riffle,
  sinking,
  slide,
  wood,
} from './instruments';

/** One cue; card cues have a few takes so that a deal does not sound like a machine. */
export interface Recipe {
  readonly cue: Cue;
  readonly peak: number;
  readonly takes: number;
  make(take: number): Sound;
}

/** Nothing goes above this, in dB under full scale. */
const CEILING = -12;

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
  {
    cue: 'trick',
    peak: -17,
    takes: 2,
    make: (take) => mixed(280, [part(0, 1, slide(280, 900, 2300 + 150 * take, 151 + take))]),
  },
  {
    cue: 'meld',
    peak: -13,
    takes: 2,
    make: (take) =>
      mixed(
        320,
        [150, 178, 212].flatMap((hz, n) => [
          part(n * 105, 0.8 + 0.1 * n, felt(hz + 6 * take, 161 + 3 * take + n)),
          part(n * 105, 0.3, wood(hz * 3, 45)),
        ]),
      ),
  },
  {
    cue: 'layoff',
    peak: -14,
    takes: 2,
    make: (take) =>
      mixed(120, [part(0, 1, felt(160 + 10 * take, 171 + take)), part(58, 0.55, wood(840 + 40 * take, 40))]),
  },
  { cue: 'fold', peak: -18, takes: 2, make: (take) => slide(240, 2100 + 150 * take, 900, 181 + take) },
  {
    cue: 'burn',
    peak: -17,
    takes: TAKES,
    make: (take) => mixed(180, [part(0, 1, riffle(150, 9 + take, 191 + 20 * take))]),
  },
  { cue: 'slap', peak: -13, takes: TAKES, make: (take) => palm(172 + 11 * take, 261 + 10 * take) },
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

const BIDS: readonly Recipe[] = [
  {
    cue: 'bid.set',
    peak: -17,
    takes: 1,
    make: () => mixed(80, [part(0, 1, wood(560, 62)), part(0, 0.2, paper(24, 2400, 301))]),
  },
  {
    cue: 'bid.made',
    peak: -15,
    takes: 1,
    make: () => mixed(450, [part(0, 0.85, marimba(392, 300)), part(130, 1, marimba(523.25, 320))]),
  },
  { cue: 'bid.missed', peak: -15, takes: 1, make: () => marimba(196, 450) },
  {
    cue: 'trick.yours',
    peak: -16,
    takes: 1,
    make: () => mixed(350, [part(0, 0.8, slide(280, 900, 2300, 151)), part(60, 0.8, horn(523.25, 290))]),
  },
];

const CALLS: readonly Recipe[] = [
  { cue: 'draw.call', peak: -16, takes: 1, make: () => handBell(880, 700) },
  {
    cue: 'challenge',
    peak: -14,
    takes: 1,
    make: () => mixed(240, [part(0, 0.85, knock(235, 311)), part(118, 1, knock(250, 321))]),
  },
  {
    cue: 'chips',
    peak: -17,
    takes: TAKES,
    make: (take) =>
      mixed(
        240,
        [0, 52, 88, 150].map((at, n) => part(at + 6 * take, 1 - 0.12 * n, counter(1500 + 170 * ((n + take) % 3)))),
      ),
  },
];

const RACES: readonly Recipe[] = [
  {
    cue: 'slap.won',
    peak: -14,
    takes: 1,
    make: () => mixed(300, [part(0, 0.9, wood(523.25, 120)), part(115, 1, wood(783.99, 150))]),
  },
  {
    cue: 'slap.false',
    peak: -14,
    takes: 1,
    make: () => mixed(260, [part(0, 1, knock(120, 331)), part(20, 0.55, sinking(240, 330, 196))]),
  },
  {
    cue: 'time.low',
    peak: -21,
    takes: 1,
    make: () => mixed(50, [part(0, 1, wood(1650, 26)), part(0, 0.4, paper(12, 4200, 341))]),
  },
  {
    cue: 'countdown',
    peak: -16,
    takes: 1,
    make: () => mixed(110, [part(0, 1, wood(440, 85)), part(0, 0.25, paper(20, 2600, 351))]),
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

export const RECIPES: readonly Recipe[] = [...CARDS, ...TABLE, ...BIDS, ...CALLS, ...RACES, ...INTERFACE];

/** A take, ready for the file. */
export const bake = (recipe: Recipe, take: number): Sound =>
  finished(recipe.make(take), Math.min(recipe.peak, CEILING - 0.5));
