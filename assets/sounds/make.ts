/**
 * Makes every cue from `recipes.ts` and lays them into one sprite: `cues.webm` (Opus), `cues.mp3` for browsers without
 * it, and `cues.json` with where each take lies. `npm run sounds`, with ffmpeg; the results are committed.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RATE, type Sound } from './dsp';
import { bake, RECIPES } from './recipes';

/** Milliseconds of silence before each take: a lossy codec smears a blow a little to both sides. */
const GAP = 120;

/** Decoders may add up to 50 ms at the head of an MP3: a take is played this much longer, into its silence. */
const TAIL = 50;

/** A take begins this much early, so that what the codec smears forward swells in instead of clicking. */
const LEAD = 5;

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const lengthOf = (sound: Sound): number => Math.round((sound.length * 1000) / RATE);

/** Where takes lie: start and length in milliseconds. */
type Place = readonly [number, number];

function layOut(): { readonly places: Record<string, Place[]>; readonly whole: Float32Array } {
  const places: Record<string, Place[]> = {};
  const samples: number[] = [];
  for (const recipe of RECIPES) {
    places[recipe.cue] = Array.from({ length: recipe.takes }, (_, take): Place => {
      samples.push(...new Float64Array((GAP * RATE) / 1000));
      const sound = bake(recipe, take);
      const start = Math.round((samples.length * 1000) / RATE) - LEAD;
      samples.push(...sound);
      return [start, LEAD + lengthOf(sound) + TAIL];
    });
  }
  samples.push(...new Float64Array((GAP * RATE) / 1000));
  return { places, whole: Float32Array.from(samples) };
}

function encode(whole: Float32Array, name: string, codec: readonly string[]): void {
  const input = ['-loglevel', 'error', '-y', '-f', 'f32le', '-ar', String(RATE), '-ac', '1', '-i', 'pipe:0'];
  // Bit-exact and without metadata, so that the same recipes give the same file.
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  execFileSync('ffmpeg', [...input, ...codec, ...plain, file(name)], { input: Buffer.from(whole.buffer) });
}

const { places, whole } = layOut();
encode(whole, 'cues.webm', ['-c:a', 'libopus', '-b:a', '64k', '-vbr', 'on', '-application', 'audio']);
encode(whole, 'cues.mp3', ['-c:a', 'libmp3lame', '-b:a', '96k']);
const lines = Object.entries(places).map(
  ([cue, takes]) => `  "${cue}": ${JSON.stringify(takes).replaceAll(',', ', ')}`,
);
writeFileSync(file('cues.json'), `{\n${lines.join(',\n')}\n}\n`);
console.log(`${RECIPES.length} cues, ${lengthOf(Float64Array.from(whole))} ms`);
