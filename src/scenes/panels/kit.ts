/** The parts every HTML screen and panel is built from. Importing it brings the tokens and the base styles along. */
import './tokens.css';
import './base.css';

export { type ButtonParts, button, keycap, keyHint, roundButton } from './kit/button';
export { cardBack, cardFace } from './kit/cards';
export { type Choice, optionRow, picker, segmented, slider, toggle } from './kit/choices';
export { dialog } from './kit/dialog';
export { disc, discColour } from './kit/disc';
export { stepper, textField } from './kit/fields';
export { focusUses } from './kit/focus';
export { chip, emptyState, pageHead, toast, undoPill } from './kit/page';
export { rich, richMessage } from './kit/rich';
