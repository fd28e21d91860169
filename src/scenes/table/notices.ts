/** What comes up over the table: one toast at a time, which goes by itself, and the banner of a new deal. */
import type { Cue } from '#scenes/cues';
import { Fleeting } from '#scenes/fleeting';
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
  banner: Banner | undefined;
  private readonly toasts: Fleeting<Toast>;

  constructor(private readonly changed: () => void) {
    this.toasts = new Fleeting(changed);
  }

  get toast(): Toast | undefined {
    return this.toasts.value;
  }

  tell(toast: Toast): void {
    this.toasts.show(toast, toast.kind === 'error' ? ERROR_MS : TOAST_MS);
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

  dropBanner(): void {
    this.banner = undefined;
    this.changed();
  }

  /** Nothing goes any more: the screen does. */
  end(): void {
    this.toasts.end();
  }
}
