/** Several reasons can hold a table; it goes on when none is left. */
import type { Host } from '#play/types';

/**
 * An open dialog, a page nobody sees, or the pause button of a watched table. A race stands still as well before it opens,
 * and while its window or its picture is lost.
 */
export type PauseReason = 'overlay' | 'hidden' | 'button' | 'opening' | 'away' | 'picture';

export class Pauses {
  private readonly reasons = new Set<PauseReason>();

  constructor(private readonly host: Pick<Host, 'pause' | 'resume'>) {}

  get any(): boolean {
    return this.reasons.size > 0;
  }

  has(reason: PauseReason): boolean {
    return this.reasons.has(reason);
  }

  hold(reason: PauseReason): void {
    this.reasons.add(reason);
    this.host.pause();
  }

  release(reason: PauseReason): void {
    this.reasons.delete(reason);
    if (!this.any) this.host.resume();
  }

  /** As a button does that stops the table and lets it go on. */
  toggle(reason: PauseReason): void {
    if (this.has(reason)) this.release(reason);
    else this.hold(reason);
  }
}
