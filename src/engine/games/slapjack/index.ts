/** Slapjack for whoever sits outside its folder; its words and its pure questions are the race kit's. */
export { patternsOf, termsOf } from './config';
export { type SlapjackKind, slapjack } from './rules';
