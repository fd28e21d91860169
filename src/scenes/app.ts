/** What every screen is handed, and where it can send the player. */
import type { TemplateResult } from 'lit';
import type { House } from '#play/house';
import type { Host } from '#play/types';
import type { Carried } from './screens/setupDesk';

/** A set-up; `carried` is the form of one that was open just before. */
export interface SetupRoute {
  readonly name: 'setup';
  readonly game: string;
  readonly carried?: Carried | undefined;
}

/** Slapping alone; `carried` is the set-up whose rules are trained and where the way back leads, without it the menu. */
export interface TrainingRoute {
  readonly name: 'training';
  readonly game: string;
  readonly carried?: Carried | undefined;
}

/** A finished match gone through again; its results are where the way back leads. */
export interface ReviewRoute {
  readonly name: 'review';
  readonly host: Host;
}

/** Where the player can be. */
export type Route =
  | { readonly name: 'menu' }
  | SetupRoute
  | TrainingRoute
  | { readonly name: 'table'; readonly host: Host }
  | { readonly name: 'results'; readonly host: Host }
  | ReviewRoute
  | { readonly name: 'saves' }
  | { readonly name: 'settings' };

/** Sounds by name, for screens and for the cues of scripts; a name nobody knows is silence. */
export interface Sounds {
  play(name: string): void;
}

export interface App {
  readonly house: House;
  readonly audio: Sounds;
  go(route: Route): void;
}

/** A key that went down outside text fields: `code` is the key's place ('KeyA', 'Enter'), free of layout. */
export interface KeyPress {
  readonly code: string;
  readonly repeat: boolean;
}

export type Felt = 'cassino' | 'ratscrew' | 'slapjack' | 'tongits' | 'ohheaven' | 'menu';

/** A screen that is HTML alone: a felt behind it, a template, keys. A Phaser scene carries its life. */
export interface Screen {
  readonly felt: Felt;
  template(): TemplateResult;
  /** Answers true when the key was used. `time` is its event's own stamp, by the page's clock. */
  key(press: KeyPress & { readonly time: number }): boolean;
  /** The player has left. */
  close(): void;
}

/** Opens a screen for its route. Call `redraw` after any change that the template shows. */
export type OpenScreen<R extends Route> = (app: App, route: R, redraw: () => void) => Screen;
