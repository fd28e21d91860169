/** Which keys the focused element already uses, so that a screen does not act on the same press a second time. */

const USES: readonly { readonly where: string; readonly codes: readonly string[] }[] = [
  { where: 'button, summary, [role="button"], [role="switch"]', codes: ['Enter', 'NumpadEnter', 'Space'] },
  { where: 'a[href]', codes: ['Enter', 'NumpadEnter'] },
  {
    where: 'input, select, textarea',
    codes: [
      'Enter',
      'NumpadEnter',
      'Space',
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'Delete',
    ],
  },
];

/** Whether the element in focus uses this key itself: Enter on a button, arrows in a choice, everything in a text field. */
export function focusUses(code: string): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return false;
  if (focused.closest('input:not([type="radio"]):not([type="range"]), textarea') !== null) return true;
  return USES.some(({ where, codes }) => codes.includes(code) && focused.closest(where) !== null);
}
