/** What lies over the table: at most one thing at a time, and what comes next waits until a dialog is closed. */
import type { Seat } from '#engine/core/words';
import type { Pauses } from './pauses';

export type Overlay =
  | { readonly type: 'none' | 'menu' | 'options' | 'rules' | 'log' }
  | { readonly type: 'save'; readonly name: string; readonly fault: string | undefined }
  | { readonly type: 'scores'; readonly release: 'hold' | 'close' }
  | { readonly type: 'cover'; readonly from: Seat | undefined; readonly to: Seat };

export const NO_OVERLAY: Overlay = { type: 'none' };

/** Dialogs keep what comes next waiting; a look at the scores and the cover between two people do not. */
const isDialog = ({ type }: Overlay): boolean => !['none', 'scores', 'cover'].includes(type);

export class OverlayState {
  current: Overlay = NO_OVERLAY;
  private waiting: (() => void)[] = [];

  constructor(
    private readonly pauses: Pauses,
    private readonly changed: () => void,
    /** Whether the game waits while somebody looks at the scores: a race does. */
    private readonly underScores: 'goesOn' | 'waits' = 'goesOn',
  ) {}

  show(overlay: Overlay): void {
    if (this.holds(overlay)) this.pauses.hold('overlay');
    else this.pauses.release('overlay');
    this.current = overlay;
    this.changed();
    if (!isDialog(overlay)) this.letGo();
  }

  /** Whether something lies there that the cover must not replace. */
  get taken(): boolean {
    return this.current.type !== 'none' && this.current.type !== 'cover';
  }

  /** Nothing may come up over a dialog that somebody has open: a key meant for the one would press the other. */
  noDialog(): Promise<void> {
    if (!isDialog(this.current)) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Whether the game stands still: under a dialog, and under a cover, so that nobody's time begins before their cards. */
  private holds(overlay: Overlay): boolean {
    return isDialog(overlay) || overlay.type === 'cover' || (overlay.type === 'scores' && this.underScores === 'waits');
  }

  private letGo(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const goOn of waiting) goOn();
  }
}
