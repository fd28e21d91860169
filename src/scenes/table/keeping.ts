/** How a match at the table is kept and left: how saving stands, copies under a name, the way out, what the player likes. */
import type { Kind } from '#engine/core/rules';
import type { Host, SaveState } from '#play/types';
import type { App } from '#scenes/app';
import type { LoadFault, StorageFault } from '#storage/types';
import { markStrong } from '#text/message';
import { message, words } from '#text/say';
import type { Notices } from './notices';
import type { Overlay } from './overlayState';

export interface KeepingParts<K extends Kind> {
  readonly app: App;
  readonly host: Host<K>;
  readonly notices: Notices;
  show(overlay: Overlay): void;
  hide(): void;
  changed(): void;
}

/** Why a copy was not kept, as a sentence. */
const saveFault = ({ type }: StorageFault | LoadFault): string => {
  const known = type === 'full' || type === 'unavailable' || type === 'broken';
  return words('table.save.failed', { why: words(known ? `table.notSaved.${type}` : 'table.notSaved.broken') });
};

export class Keeping<K extends Kind> {
  save: SaveState = { type: 'saving' };

  constructor(private readonly parts: KeepingParts<K>) {}

  /** Follows how saving stands until the answer is called. */
  follow(): () => void {
    return this.parts.host.onSave((state) => {
      this.save = state;
      this.parts.changed();
    });
  }

  liked(name: string): string | undefined {
    const { app, host } = this.parts;
    return app.house.settings.get().liked[`${host.game}.${name}`];
  }

  like(name: string, value: string): void {
    const { app, host } = this.parts;
    const { settings } = app.house;
    settings.set({ liked: { ...settings.get().liked, [`${host.game}.${name}`]: value } });
  }

  /** Keeps a copy of the match as it stands under a name. */
  async keepAs(name: string): Promise<void> {
    const { app, host, notices, show, hide } = this.parts;
    const kept = await app.house.saves.nameIt(host.sitting, name);
    app.audio.play(kept.ok ? 'saved' : 'error');
    if (!kept.ok) {
      show({ type: 'save', name, fault: saveFault(kept.fault) });
      return;
    }
    hide();
    notices.tell({ kind: 'saved', message: message('table.save.done', { name: markStrong(name) }) });
  }

  /** Saves and leaves for another screen. */
  async leave(to: 'menu' | 'setup' | 'saves'): Promise<void> {
    const { app, host } = this.parts;
    await host.leave();
    app.go(to === 'setup' ? { name: 'setup', game: host.game } : { name: to });
  }
}
