/** Dragging a card off the stock does what a press on it does, once it is let go somewhere else. */
import { type ElementPart, noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';

/** In pixels: a press that moves less is a press. */
const DRAG_FROM = 12;

class StockDrag extends Directive {
  private act: () => void = () => undefined;
  private element: HTMLElement | undefined;
  private from: { readonly x: number; readonly y: number } | undefined;
  private dragged = false;

  override render(_act: () => void): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart, [act]: [() => void]): typeof noChange {
    this.act = act;
    if (this.element === undefined && part.element instanceof HTMLElement) this.listen(part.element);
    return noChange;
  }

  private listen(element: HTMLElement): void {
    this.element = element;
    element.addEventListener('pointerdown', (event) => {
      this.from = { x: event.clientX, y: event.clientY };
      this.dragged = false;
      element.setPointerCapture(event.pointerId);
    });
    element.addEventListener('pointermove', (event) => this.moved(event));
    element.addEventListener('pointerup', () => this.end('up'));
    element.addEventListener('pointercancel', () => this.end('cancel'));
    // A drag has done its work when the click that ends it comes.
    element.addEventListener('click', (event) => this.dragged && event.stopImmediatePropagation(), { capture: true });
  }

  private moved(event: PointerEvent): void {
    if (this.from === undefined || this.element === undefined) return;
    const [dx, dy] = [event.clientX - this.from.x, event.clientY - this.from.y];
    if (!this.dragged && Math.hypot(dx, dy) < DRAG_FROM) return;
    this.dragged = true;
    this.element.dataset.dragged = 'dragged';
    this.element.style.setProperty('--dx', `${dx}px`);
    this.element.style.setProperty('--dy', `${dy}px`);
  }

  private end(how: 'up' | 'cancel'): void {
    const dragged = this.dragged && this.from !== undefined;
    this.from = undefined;
    // The click that ends a drag comes in this task, the next press in a later one.
    setTimeout(() => {
      this.dragged = false;
    });
    if (this.element !== undefined) delete this.element.dataset.dragged;
    if (dragged && how === 'up') this.act();
  }
}

/** Put on the stock's button; `act` is what its press does. */
export const stockDrag = directive(StockDrag);
