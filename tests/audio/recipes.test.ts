/** What is in the file, as samples: what a listener would notice first, in numbers. */
import { describe, expect, test } from 'vitest';
import takes from '#assets/sounds/cues.json';
import { CUES, type Cue } from '#audio/cues';
import { RATE, type Sound } from '#sounds/dsp';
import { bake, RECIPES } from '#sounds/recipes';

/** How long each cue sounds, in milliseconds (look: Sound). */
const LENGTHS: Readonly<Record<Cue, number>> = {
  deal: 60,
  pick: 40,
  drop: 40,
  place: 90,
  flip: 70,
  capture: 240,
  trick: 280,
  meld: 320,
  layoff: 120,
  fold: 240,
  burn: 180,
  slap: 160,
  sweep: 600,
  turn: 260,
  round: 800,
  win: 1800,
  loss: 1200,
  'bid.set': 80,
  'bid.made': 450,
  'bid.missed': 450,
  'trick.yours': 350,
  'draw.call': 700,
  challenge: 240,
  chips: 240,
  'slap.won': 300,
  'slap.false': 260,
  'time.low': 50,
  countdown: 110,
  press: 40,
  error: 140,
  saved: 300,
};

const SOUNDS = RECIPES.flatMap((recipe) =>
  Array.from({ length: recipe.takes }, (_, take) => ({
    name: `${recipe.cue} ${take}`,
    cue: recipe.cue,
    sound: bake(recipe, take),
  })),
);

const peakOf = (sound: Sound): number => 20 * Math.log10(sound.reduce((most, one) => Math.max(most, Math.abs(one)), 0));

/** Crossings of zero a second, a plain measure of how high something sounds. */
function height(sound: Sound, from = 0, to = 1): number {
  const piece = sound.slice(Math.floor(from * sound.length), Math.floor(to * sound.length));
  const crossings = piece.filter((sample, n) => n > 0 && sample >= 0 !== (piece[n - 1] ?? 0) >= 0).length;
  return (crossings * RATE) / piece.length;
}

const soundOf = (cue: Cue): Sound => SOUNDS.find((one) => one.cue === cue)?.sound ?? new Float64Array();

describe('the file and the names', () => {
  test('every cue has a recipe and a place in the file, and nothing else has', () => {
    expect(RECIPES.map((recipe) => recipe.cue)).toEqual(CUES);
    expect(Object.keys(takes)).toEqual(CUES);
  });

  test('the file is as the recipes say', () => {
    for (const { cue, takes: many } of RECIPES) expect(takes[cue]).toHaveLength(many);
  });
});

describe.each(SOUNDS)('$name', ({ cue, sound }) => {
  test('is as long as its place in the table', () => {
    expect(Math.round((sound.length * 1000) / RATE)).toBe(LENGTHS[cue]);
  });

  test('stays below -12 dB, and is there at all', () => {
    expect(peakOf(sound)).toBeLessThan(-12);
    expect(peakOf(sound)).toBeGreaterThan(-24);
  });

  test('begins and ends in silence, around zero', () => {
    expect(Math.abs(sound[0] ?? 1)).toBe(0);
    expect(peakOf(sound.slice(-RATE / 1000))).toBeLessThan(-50);
    const middle = Math.abs(sound.reduce((sum, one) => sum + one, 0) / sound.length);
    expect(20 * Math.log10(middle)).toBeLessThan(peakOf(sound) - 34);
  });
});

describe('what it tells', () => {
  test.each([
    ['a choice and its release', 'pick', 'drop'],
    ['a made bid and a missed one', 'bid.made', 'bid.missed'],
    ['a slap that won and a false one', 'slap.won', 'slap.false'],
    ['the last seconds and the start of a race', 'time.low', 'countdown'],
  ] as const)('%s: the first is the higher', (_, high, low) => {
    expect(height(soundOf(high))).toBeGreaterThan(1.3 * height(soundOf(low)));
  });

  test.each(['bid.made', 'slap.won', 'saved', 'trick'] as const)('%s rises', (cue) => {
    expect(height(soundOf(cue), 0.65, 0.9)).toBeGreaterThan(1.15 * height(soundOf(cue), 0.1, 0.35));
  });

  test.each(['slap.false', 'fold'] as const)('%s falls', (cue) => {
    expect(height(soundOf(cue), 0.65, 0.9)).toBeLessThan(height(soundOf(cue), 0.1, 0.35) / 1.15);
  });
});
