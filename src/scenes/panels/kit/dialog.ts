/** The dialog: modal, with the focus kept inside and given back afterwards. */
import './dialog.css';
import { type ElementPart, html, noChange, nothing, type TemplateResult } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import { type ButtonParts, button } from './button';
import { rich } from './rich';

interface DialogParts {
  readonly title: string;
  /** One sentence; marked cards and names are drawn. */
  readonly sentence: string;
  /** What stands between the sentence and the buttons. */
  readonly body?: TemplateResult | undefined;
  /** The safe choice first: it stands at the left, and Esc takes it. Focus starts at the one marked `first`. */
  readonly buttons: readonly ButtonParts[];
  readonly onEscape: () => void;
  /** A class for its size and place, where 52 x fitting is not meant. */
  readonly look?: string;
}

/**
 * A modal dialog, open for as long as the template holds it. Keys pressed while it is open do not reach the screen; Esc
 * calls `onEscape`; focus goes back to where it was when the dialog leaves the template.
 */
export function dialog(parts: DialogParts): TemplateResult {
  return html`<dialog
    class="dialog ${parts.look ?? ''}"
    aria-label=${parts.title}
    @keydown=${onlyOnce}
    ${modal(parts.onEscape)}
  >
    <h2 class="dialog-title">${parts.title}</h2>
    ${parts.sentence === '' ? nothing : html`<p class="dialog-sentence">${rich(parts.sentence)}</p>`}
    ${parts.body ?? nothing}
    ${parts.buttons.length === 0 ? nothing : html`<div class="dialog-buttons">${parts.buttons.map(button)}</div>`}
  </dialog>`;
}

/**
 * Keys pressed inside stay inside. A key still held from before must not press a button of a dialog that has just opened:
 * held keys press once, and that was then.
 */
function onlyOnce(event: KeyboardEvent): void {
  event.stopPropagation();
  const presses = ['Enter', 'NumpadEnter', 'Space'].includes(event.code);
  if (event.repeat && presses && event.target instanceof HTMLButtonElement) event.preventDefault();
}

class Modal extends AsyncDirective {
  private box: HTMLDialogElement | undefined;
  private before: Element | null = null;
  private onEscape: () => void = () => undefined;

  override render(_onEscape: () => void): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart, [onEscape]: [() => void]): typeof noChange {
    this.onEscape = onEscape;
    if (this.box === undefined && part.element instanceof HTMLDialogElement) this.open(part.element);
    return noChange;
  }

  /** The element reaches the page only after this update: showing it waits for that. */
  private open(box: HTMLDialogElement): void {
    this.box = box;
    this.before = document.activeElement;
    window.addEventListener('keydown', this.onKey, { capture: true });
    box.addEventListener('cancel', (event) => event.preventDefault());
    queueMicrotask(() => this.isConnected && box.isConnected && !box.open && box.showModal());
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const inside = event.target instanceof Node && this.box?.contains(event.target);
    if (event.key !== 'Escape' && inside) return;
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    this.onEscape();
  };

  override disconnected(): void {
    window.removeEventListener('keydown', this.onKey, { capture: true });
    this.box?.close();
    if (this.before instanceof HTMLElement && this.before.isConnected) this.before.focus();
  }
}

const modal = directive(Modal);
