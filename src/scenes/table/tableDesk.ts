/** A desk as the parts of the screen see it that every table has: bar, log, dialogs, notices. */

import type { TemplateResult } from 'lit';
import type { Kind, Stamped } from '#engine/core/rules';
import type { Seen } from '#engine/core/secrets';
import type { Seat } from '#engine/core/words';
import type { Host, SaveState } from '#play/types';
import type { App } from '#scenes/app';
import type { BarEntry } from '#scenes/games/controls';
import type { GameFacts, LogLine } from '#scenes/games/facts';
import type { Chair } from '#storage/types';
import type { NameOf } from '#text/message';
import type { Notices } from './notices';
import type { Overlay } from './overlayState';

export interface TableDesk<K extends Kind = Kind> {
  readonly app: App;
  readonly host: Host<K>;
  readonly game: GameFacts<K>;
  readonly chairs: readonly Chair[];
  readonly view: K['view'] | undefined;
  /** The seat whose cards are open at this screen. */
  readonly you: Seat | undefined;
  readonly nameOf: NameOf;
  readonly chairName: NameOf;
  readonly save: SaveState;
  /** What this screen has seen happen since the match began, oldest first. */
  readonly past: readonly Stamped<Seen<K['event']>>[];
  /** The log, newest line first. */
  readonly lines: readonly LogLine[];
  readonly log: 'shown' | 'hidden';
  readonly notices: Notices;
  readonly overlay: Overlay;
  /** What the game's own controls add to the bar. */
  barEntries(): readonly BarEntry[];
  /** Asks for a hint, where the table has any. */
  hintEntry?(): BarEntry | undefined;
  /** Switches in the table's settings that only this kind of table has. */
  ownOptions?(): TemplateResult;
  /** The cap of a key by its code; undefined where the key is somebody's for something else. */
  capFor(code: string): string | undefined;
  show(overlay: Overlay): void;
  hide(): void;
  toggleLog(): void;
  /** Keeps a copy of the match as it stands under a name. */
  keepAs(name: string): Promise<void>;
  /** Saves and leaves for another screen. */
  leave(to: 'menu' | 'setup' | 'saves'): Promise<void>;
}
