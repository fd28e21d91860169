/** Melds of rummy games played with one pack: sets, runs and lay-offs. */
export { arranged, fits, type MeldKind, meldKind, meldsIn, meldsWith } from './melds/melds';
