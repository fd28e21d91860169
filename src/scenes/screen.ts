/** One Phaser scene for all screens that are HTML alone: it draws their felt and carries their life. */
import { render } from 'lit';
import Phaser from 'phaser';
import type { App, Route, Screen } from './app';
import type { Frame } from './frame';
import type { KeyNews } from './keys';
import type { Navigator } from './navigator';
import { leavePanel, panelRoot, soundPresses } from './panelRoot';
import { openMenu } from './screens/menu';
import { openResults } from './screens/results';
import { openReview } from './screens/review';
import { openSaves } from './screens/saves';
import { openSettings } from './screens/settings';
import { openSetup } from './screens/setup';
import { bakery } from './stage/bakery';
import { openTraining } from './training/training';

export class ScreenScene extends Phaser.Scene {
  constructor() {
    super('screen');
  }

  create({ route }: { readonly route: Route }): void {
    const navigator: Navigator = this.registry.get('navigator');
    const root = panelRoot('screen');
    soundPresses(root, () => navigator.app.audio.play('press'));
    let asked: 'no' | 'soon' | 'first' = 'first';
    const draw = (): void => {
      asked = 'no';
      if (root.isConnected) render(screen.template(), root);
    };
    const redraw = (): void => {
      if (asked !== 'no') return;
      asked = 'soon';
      queueMicrotask(draw);
    };
    const screen = screenFor(navigator.app, route, redraw);
    const felt = this.add.image(0, 0, '__DEFAULT').setOrigin(0);
    // Opening a screen may take as long as a frame, and so may these two: each has a task of its own.
    const opening = window.setTimeout(draw);
    let retiring = 0;
    const lay = (frame: Frame): void => {
      const baked = bakery(this.textures, navigator.pictures, frame.scale * frame.density);
      felt.setTexture(baked.felt(screen.felt, { width: this.scale.width, height: this.scale.height }).key);
      window.clearTimeout(retiring);
      retiring = window.setTimeout(() => baked.retireOthers());
      navigator.pulse.drawNow();
      redraw();
    };
    lay(navigator.frame);
    const key = (news: KeyNews) => (news.type === 'down' && screen.key(news) ? 'used' : 'free');
    navigator.settle({ key, resized: lay });
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      window.clearTimeout(opening);
      window.clearTimeout(retiring);
      screen.close();
      leavePanel(root);
    });
  }
}

function screenFor(app: App, route: Route, redraw: () => void): Screen {
  switch (route.name) {
    case 'menu':
      return openMenu(app, route, redraw);
    case 'setup':
      return openSetup(app, route, redraw);
    case 'saves':
      return openSaves(app, route, redraw);
    case 'settings':
      return openSettings(app, route, redraw);
    case 'results':
      return openResults(app, route, redraw);
    case 'review':
      return openReview(app, route, redraw);
    case 'training':
      return openTraining(app, route, redraw);
    case 'table':
      throw new Error('the table has a scene of its own');
  }
}
