/** Keys of a modal sheet: they work wherever the focus is, also when a press beside the buttons has taken it away. */
import { type ElementPart, noChange } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import { focusUses } from '#scenes/panels/kit';

/** What a key does, by its code ('Enter', 'KeyV'). */
export type KeyMap = Readonly<Record<string, () => void>>;

class SheetKeys extends AsyncDirective {
  private keys: KeyMap = {};
  private listens = false;

  override render(_keys: KeyMap): typeof noChange {
    return noChange;
  }

  override update(_part: ElementPart, [keys]: [KeyMap]): typeof noChange {
    this.keys = keys;
    if (!this.listens) this.listen();
    return noChange;
  }

  private listen(): void {
    this.listens = true;
    // Capturing: a modal dialog lets no key bubble out of it.
    window.addEventListener('keydown', this.onKey, { capture: true });
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const act = this.keys[event.code === 'NumpadEnter' ? 'Enter' : event.code];
    const chord = event.ctrlKey || event.metaKey || event.altKey;
    if (act === undefined || event.repeat || chord || focusUses(event.code)) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  override disconnected(): void {
    this.listens = false;
    window.removeEventListener('keydown', this.onKey, { capture: true });
  }

  override reconnected(): void {
    this.listen();
  }
}

/** Put on an element of the sheet: the keys are heard as long as it stays on the page. */
export const sheetKeys = directive(SheetKeys);
