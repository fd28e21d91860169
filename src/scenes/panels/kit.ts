/** The parts every HTML screen and panel is built from. Importing it brings the tokens and the base styles along. */
import './tokens.css';
import './base.css';

export { type ButtonKind, type ButtonParts, button, keycap, keyHint, roundButton } from './kit/button';
export { cardBack, cardFace, type FaceStyle, fan } from './kit/cards';
export { type Choice, optionRow, type Picked, picker, segmented, slider, toggle } from './kit/choices';
export { type DialogParts, dialog } from './kit/dialog';
export { disc, discColour } from './kit/disc';
export { stepper, textField } from './kit/fields';
export { focusUses } from './kit/focus';
export { applyLook } from './kit/look';
export { chip, emptyState, pageHead, type ToastKind, toast } from './kit/page';
export { rich, richMessage } from './kit/rich';
