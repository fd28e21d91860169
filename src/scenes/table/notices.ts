/** What comes up over the table and goes by itself: one toast at a time, and the banner of a new deal. */
import type { Cue } from '#scenes/cues';
import type { Message } from '#text/message';

export interface Toast {
  readonly kind: 'done' | 'saved' | 'error' | 'wait';
  readonly message: Message;
}

export interface Banner {
  readonly title: Message;
  readonly sentence: Message;
}

const TOAST_MS = 2200;
/** Somebody who did something wrong needs a moment longer to read why. */
const ERROR_MS = 3000;

export class Notices {
  toast: Toast | undefined;
  banner: Banner | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly changed: () => void) {}

  tell(toast: Toast): void {
    clearTimeout(this.timer);
    const stays = toast.kind === 'error' ? ERROR_MS : TOAST_MS;
    this.timer = setTimeout(() => this.drop('toast'), stays);
    this.toast = toast;
    this.changed();
  }

  /** Shows a cue that is words: a toast or a banner. */
  show(cue: Cue): void {
    if (cue.kind === 'say') this.tell({ kind: 'done', message: cue.message });
    if (cue.kind === 'banner') this.announce({ title: cue.title, sentence: cue.sentence });
  }

  announce(banner: Banner): void {
    this.banner = banner;
    this.changed();
  }

  drop(what: 'toast' | 'banner'): void {
    this[what] = undefined;
    this.changed();
  }

  /** Nothing comes up or goes any more. */
  end(): void {
    clearTimeout(this.timer);
  }
}
