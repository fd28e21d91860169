/** Slapjack for whoever sits outside its folder; its words and its pure questions are the race kit's. */
export { patternsOf } from './config';
export { type SlapjackKind, slapjack } from './rules';
