/** Oh Heaven for whoever sits outside its folder: the rules, the words, and the pure questions a screen may ask. */
export type { OhHeavenConfig } from './config';
export { barredBid, handSizeOf, openBids } from './legal';
export { ohheaven } from './rules';
export { outcomeOf, pointsFor } from './scoring';
export * from './types';
export { dealerOf, playedCards } from './view';
