/**
 * Makes an element press for a seat the moment it is touched: not when it is let go, and each finger by itself. Enter and
 * Space press when they go down, unless they are keys of a seat; whoever clicks by other means is heard as well.
 */
import { type ElementPart, noChange } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import type { RaceDesk } from './desk';
import type { KeyUse } from './keys';

const PRESSES = ['Enter', 'NumpadEnter', 'Space'];

class Pressing extends AsyncDirective {
  private desk: RaceDesk | undefined;
  private use: KeyUse | undefined;
  private ending: AbortController | undefined;
  private element: Element | undefined;

  override render(_desk: RaceDesk, _use: KeyUse): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart, [desk, use]: [RaceDesk, KeyUse]): typeof noChange {
    this.desk = desk;
    this.use = use;
    this.element = part.element;
    if (this.ending === undefined) this.listen();
    return noChange;
  }

  override disconnected(): void {
    this.ending?.abort();
    this.ending = undefined;
  }

  override reconnected(): void {
    this.listen();
  }

  private listen(): void {
    this.ending = new AbortController();
    const { signal } = this.ending;
    const on = (type: string, hear: (event: Event) => void): void =>
      this.element?.addEventListener(type, hear, { signal });
    on('pointerdown', (event) => {
      if (event instanceof PointerEvent && event.button === 0) this.press(event);
    });
    on('click', (event) => {
      // A click with a pointer behind it has been heard when that went down.
      if (event instanceof MouseEvent && event.detail === 0) this.press(event);
    });
    on('keydown', (event) => {
      if (!(event instanceof KeyboardEvent) || !PRESSES.includes(event.code)) return;
      if (this.desk?.useOf(event.code) !== undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) this.press(event);
    });
    // A key that went down here must not click when it comes up.
    on('keyup', (event) => {
      if (event instanceof KeyboardEvent && PRESSES.includes(event.code)) event.preventDefault();
    });
    on('contextmenu', (event) => event.preventDefault());
  }

  private press({ timeStamp }: Event): void {
    if (this.use !== undefined) this.desk?.press(this.use.seat, this.use.action, timeStamp);
  }
}

export const pressing = directive(Pressing);
