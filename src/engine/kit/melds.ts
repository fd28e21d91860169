/** Melds of rummy games played with one pack: sets, runs, lay-offs, and what a hand counts. */
export { rankIndex, suitIndex } from './melds/codes';
export { bestCut, type Cut, leastCount, leastCountOf, longMeldsOf, type Masks, masksOf, pointsOf } from './melds/count';
export { bestCutWithLayOffs, type LaidOffCut } from './melds/layoffs';
export { arranged, fits, type MeldKind, meldKind, meldsIn, meldsWith } from './melds/melds';
export type { LongMelds } from './melds/runs';
