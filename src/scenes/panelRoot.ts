/** Where a scene's HTML lives: one element over the canvas, there as long as the scene. */

export function panelRoot(name: string): HTMLElement {
  const panels = document.getElementById('panels');
  if (panels === null) throw new Error('the page has no #panels');
  const root = document.createElement('div');
  root.className = name;
  panels.append(root);
  return root;
}
