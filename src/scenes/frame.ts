/**
 * The frame: which of the three layouts a window gets, and how large a layout unit is in it.
 *
 * HTML and canvas share the unit: one rem is ten units, and a world unit of the canvas is one device pixel.
 */

/** landscape 1280 x 720 units, portrait 390 x 844, low landscape 844 x 390 (windows under 500 pixels high). */
export type Form = 'landscape' | 'portrait' | 'low';

export interface Frame {
  readonly form: Form;
  /** The window in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** CSS pixels of one layout unit. */
  readonly scale: number;
  /** Device pixels of one CSS pixel. */
  readonly density: number;
}

const LOW_HEIGHT = 500;
const UNITS: Readonly<Record<Form, { readonly width: number; readonly height: number }>> = {
  landscape: { width: 1280, height: 720 },
  // A portrait table may lose 84 of its 844 units from the middle before everything shrinks.
  portrait: { width: 390, height: 760 },
  low: { width: 844, height: 390 },
};

export function frameOf(window: { width: number; height: number; density: number }): Frame {
  const { width, height, density } = window;
  const form: Form = width < height ? 'portrait' : height < LOW_HEIGHT ? 'low' : 'landscape';
  const units = UNITS[form];
  return { form, width, height, density, scale: Math.min(width / units.width, height / units.height) };
}

/** Puts the frame on the page: the size of a rem and the form, which style sheets switch on. */
export function applyFrame(root: HTMLElement, frame: Frame): void {
  root.style.fontSize = `${frame.scale * 10}px`;
  root.dataset.form = frame.form;
}
