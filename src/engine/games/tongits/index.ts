/** Tong-its for whoever sits outside its folder: the rules, the words, and the pure questions screens and brains may ask. */
export { TONGITS_PRESETS, type TongitsConfig } from './config';
export { handIn, refusalIn } from './legal';
export { tongits } from './rules';
export { lastWinner, scoresOf } from './scoring';
export { type ChipRange, type Stakes, stakesOf } from './stakes';
export {
  byDearness,
  discardable,
  hasExposed,
  homesOf,
  isBlocked,
  mayCall,
  meldsOf,
  nextInTurn,
  seatsAfter,
  topDiscard,
} from './table';
export * from './types';
export { unseenCards } from './view';
