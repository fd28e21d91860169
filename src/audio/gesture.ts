/** Browsers let a page be heard only after somebody has pressed something in it. */

/** Tells once, inside the handler of the first gesture. Answers with what stops waiting. */
export type FirstGesture = (tell: () => void) => () => void;

/** The events that count as a gesture (HTML's activation triggering input events). */
const GESTURES = ['mousedown', 'pointerup', 'touchend', 'keydown'] as const;

export const firstGesture: FirstGesture = (tell) => {
  const waiting = new AbortController();
  const heard = (): void => {
    waiting.abort();
    tell();
  };
  for (const gesture of GESTURES) {
    window.addEventListener(gesture, heard, { capture: true, passive: true, signal: waiting.signal });
  }
  return () => waiting.abort();
};
