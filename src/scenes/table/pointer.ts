/** Hears the pointer on the felt's canvas, and follows it over the panels until it comes up. */
import type { Point, PointerDown } from './gesture';

export interface PointerParts {
  readonly canvas: HTMLElement;
  /** CSS pixels of one unit. */
  readonly scale: () => number;
  down(pointer: Omit<PointerDown, 'card'>): void;
  /** A mouse moves over the felt, with no button down. */
  hover(at: Point): void;
  /** The pointer that went down moves, comes up, or is taken away by the system. */
  move(at: Point): void;
  up(at: Point): void;
  cancel(): void;
}

/** Listens until the answer is called. */
export function followPointer(parts: PointerParts): () => void {
  let held: number | undefined;
  const at = (event: PointerEvent): Point => ({
    x: event.clientX / parts.scale(),
    y: event.clientY / parts.scale(),
  });
  const down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    held = event.pointerId;
    parts.down({ ...at(event), time: event.timeStamp, by: event.pointerType === 'mouse' ? 'mouse' : 'touch' });
  };
  const over = (event: PointerEvent): void => {
    if (held === undefined && event.pointerType === 'mouse') parts.hover(at(event));
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId === held) parts.move(at(event));
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== held) return;
    held = undefined;
    parts.up(at(event));
  };
  const cancel = (event: PointerEvent): void => {
    if (event.pointerId !== held) return;
    held = undefined;
    parts.cancel();
  };
  const ending = new AbortController();
  const { signal } = ending;
  parts.canvas.addEventListener('pointerdown', down, { signal });
  parts.canvas.addEventListener('pointermove', over, { signal });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  return () => ending.abort();
}
