/** Where the player is, and the way from one screen to the next. One Phaser scene is alive at a time. */
import type Phaser from 'phaser';
import type { App, Route } from './app';
import type { Frame } from './frame';
import type { KeyNews } from './keys';
import type { Pictures } from './stage/pictures';
import type { Pulse } from './stage/pulse';

/** The scene that is alive, as far as the page talks to it. */
export interface Resident {
  key(news: KeyNews): 'used' | 'free';
  resized(frame: Frame): void;
}

export interface Navigator {
  readonly pulse: Pulse;
  readonly frame: Frame;
  /** The app once the house is open, and the pictures it draws with. */
  readonly app: App;
  pictures: Pictures;
  /** The house is open: from here on there is an app. */
  furnish(app: App, pictures: Pictures): void;
  /** A scene says that it is alive now. */
  settle(resident: Resident): void;
  go(route: Route): void;
  key(news: KeyNews): 'used' | 'free';
  resized(frame: Frame): void;
}

interface Parts {
  readonly game: Phaser.Game;
  readonly pulse: Pulse;
  readonly frame: Frame;
}

const NOBODY: Resident = { key: () => 'free', resized: () => undefined };

export function openNavigator({ game, pulse, frame }: Parts): Navigator {
  let resident = NOBODY;
  let living = 'boot';
  let current = frame;
  let furnished: { readonly app: App; pictures: Pictures } | undefined;
  const furniture = () => {
    if (furnished === undefined) throw new Error('the house is not open yet');
    return furnished;
  };
  const release = pulse.hold();
  return {
    pulse,
    get frame() {
      return current;
    },
    get app() {
      return furniture().app;
    },
    get pictures() {
      return furniture().pictures;
    },
    set pictures(pictures) {
      furniture().pictures = pictures;
    },
    furnish(app, pictures) {
      furnished = { app, pictures };
      release();
    },
    settle(next) {
      resident = next;
    },
    go(route) {
      const wake = pulse.hold();
      const next = route.name === 'table' ? 'table' : 'screen';
      resident = NOBODY;
      game.scene.stop(living);
      living = next;
      // The manager starts scenes at its next step; until the scene has settled the loop must not sleep.
      game.events.once('poststep', () => {
        game.scene.start(next, { route });
        game.events.once('postrender', wake);
      });
    },
    key: (news) => resident.key(news),
    resized(next) {
      current = next;
      resident.resized(next);
    },
  };
}
