/**
 * One listener for keys. Phaser's own would swallow its keys in text fields and fire while somebody types; this one leaves
 * events from text fields alone, and tells when a held key is let go, also when the window loses the focus first.
 */
import type { KeyPress } from './app';

/** A key that went down ('down') or came up ('up'); 'lost' is every held key at once. */
export interface KeyChange extends KeyPress {
  readonly type: 'down' | 'up' | 'lost';
}

export interface KeyNews extends KeyChange {
  /** When it happened, by the page's clock: the event's own stamp, earlier than anybody hears of it. */
  readonly time: number;
}

export function listenToKeys(window: Window, hear: (news: KeyNews) => 'used' | 'free'): void {
  const pass = (type: 'down' | 'up') => (event: KeyboardEvent) => {
    // A release is always told: whoever holds a key down may have begun to type, or to hold another, meanwhile.
    if (type === 'down' && (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey)) return;
    if (hear({ type, code: event.code, repeat: event.repeat, time: event.timeStamp }) === 'used')
      event.preventDefault();
  };
  window.addEventListener('keydown', pass('down'));
  window.addEventListener('keyup', pass('up'));
  window.addEventListener('blur', ({ timeStamp }) => hear({ type: 'lost', code: '', repeat: false, time: timeStamp }));
}

const isTyping = (event: KeyboardEvent): boolean =>
  event.isComposing ||
  (event.target instanceof Element &&
    event.target.closest('input:not([type="radio"]):not([type="range"]), textarea, [contenteditable]') !== null);
