/** Egyptian Rat Screw for whoever sits outside its folder; its words and its pure questions are the race kit's. */
export { patternsOf, type RatscrewConfig, termsOf } from './config';
export { type RatscrewKind, ratscrew } from './rules';
