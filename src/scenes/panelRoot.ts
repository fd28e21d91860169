/** Where a scene's HTML lives: one element over the canvas, there as long as the scene. */
import { nothing, render } from 'lit';

export function panelRoot(name: string): HTMLElement {
  const panels = document.getElementById('panels');
  if (panels === null) throw new Error('the page has no #panels');
  const root = document.createElement('div');
  root.className = name;
  panels.append(root);
  return root;
}

/** Takes a scene's HTML away. It is emptied first: only so do its dialogs learn that they are gone and stop listening. */
export function leavePanel(root: HTMLElement): void {
  render(nothing, root);
  root.remove();
}

/** Lets every pressed control be heard: one listener for all of a scene's HTML. Cards have sounds of their own. */
export const soundPresses = (root: HTMLElement, press: () => void): void =>
  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const control = target.closest('button, [role="switch"], input[type="radio"], select');
    if (control !== null && !control.matches('.mirror-card, [aria-disabled="true"]')) press();
  });
