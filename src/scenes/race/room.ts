/** The room around a race: a desk, a stage and the HTML over it. It hears keys and fingers, and knows who is away. */
import { html, nothing, render } from 'lit';
import Phaser from 'phaser';
import type { RaceKind } from '#engine/kit/race';
import { pageTime } from '#play/clock';
import type { Host } from '#play/types';
import type { Navigator } from '#scenes/navigator';
import { leavePanel, panelRoot, soundPresses } from '#scenes/panelRoot';
import { bar } from '#scenes/table/bar';
import { FocusKeeper } from '#scenes/table/focus';
import { playLog } from '#scenes/table/log';
import { movingOf } from '#scenes/table/moving';
import { overlays } from '#scenes/table/overlays';
import { PictureKeeper } from '#scenes/table/pictureKeeper';
import { RaceDesk } from './desk';
import { dock } from './dock';
import type { RaceGame } from './game';
import type { KeyUse } from './keys';
import { raceLayout } from './layout';
import { middle } from './middle';
import { mirror } from './mirror';
import { pads } from './pads';
import type { RaceLayout } from './places';
import { plates } from './plates';
import { raceKey } from './raceKeys';
import { RaceStage } from './stage';

export class RaceRoom {
  private readonly root: HTMLElement;
  private readonly focus: FocusKeeper;
  private readonly desk: RaceDesk;
  private readonly stage: RaceStage;
  private readonly ending = new AbortController();
  private readonly pictures: PictureKeeper;
  private layout: RaceLayout;
  /** The frame in which the HTML is drawn next; presses do not wait for it. */
  private asked: number | undefined;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly navigator: Navigator,
    { host, game }: { readonly host: Host<RaceKind>; readonly game: RaceGame },
  ) {
    this.root = panelRoot('table');
    this.root.setAttribute('role', 'main');
    this.root.classList.add('race');
    this.root.dataset.game = game.game;
    this.focus = new FocusKeeper(this.root);
    this.pictures = new PictureKeeper({
      scene,
      navigator,
      stands: () => this.root.isConnected,
      changed: () => this.relay(),
    });
    this.desk = new RaceDesk({
      app: navigator.app,
      host,
      game,
      picture: {
        show: (view) => this.stage.show(view),
        happen: (frame, before) => this.stage.happen(frame, before),
        late: (seat, order) => this.stage.late(seat, order),
        clockChanged: () => this.stage.clockChanged(),
      },
      time: pageTime,
      changed: () => this.redraw(),
      pressed: (use) => this.feel(use),
      turned: () => this.relay(),
    });
    this.layout = this.layoutNow();
    this.stage = new RaceStage({
      scene,
      pulse: navigator.pulse,
      felt: game.felt,
      bakery: this.pictures.bakery(),
      layout: this.layout,
      time: pageTime,
      matchNow: () => this.desk.pictureTime,
      stands: () => host.paused,
      moving: () => movingOf(navigator.app.house.settings.get()),
    });
    soundPresses(this.root, () => this.desk.sound('press'));
    this.listen();
    this.desk.open();
    this.draw();
    void this.pictures.refresh();
  }

  private listen(): void {
    const { navigator, desk, scene } = this;
    const { signal } = this.ending;
    navigator.settle({ key: (news) => raceKey(desk, this.focus, news), resized: () => this.resized() });
    if (!document.hasFocus() && !desk.watching) desk.pauses.hold('away');
    window.addEventListener('focus', () => desk.pauses.release('away'), { signal });
    document.addEventListener('visibilitychange', () => this.visibility(), { signal });
    scene.game.canvas.addEventListener('pointerdown', (event) => this.touchFelt(event), { signal });
    const { LOSE_WEBGL, RESTORE_WEBGL } = Phaser.Renderer.Events;
    const lost = (): void => desk.pauses.hold('picture');
    const restored = (): void => desk.pauses.release('picture');
    scene.renderer.on(LOSE_WEBGL, lost);
    scene.renderer.on(RESTORE_WEBGL, restored);
    const forget = navigator.app.house.settings.onChange(() => void this.pictures.refresh());
    scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      this.ending.abort();
      scene.renderer.off(LOSE_WEBGL, lost);
      scene.renderer.off(RESTORE_WEBGL, restored);
      forget();
      if (this.asked !== undefined) cancelAnimationFrame(this.asked);
      desk.close();
      this.stage.strike();
      leavePanel(this.root);
    });
  }

  private visibility(): void {
    if (document.hidden) this.desk.pauses.hold('hidden');
    else {
      this.desk.pauses.release('hidden');
      this.relay();
    }
  }

  /** A tap on the pile slaps for whoever is the only one here. */
  private touchFelt({ clientX, clientY, button, timeStamp }: PointerEvent): void {
    const { you } = this.desk;
    const { scale } = this.navigator.frame;
    const { pile } = this.layout;
    const away = Math.hypot(clientX / scale - pile.x, clientY / scale - pile.y);
    this.desk.skip();
    if (button === 0 && away <= pile.radius && you !== undefined) this.desk.press(you, 'slap', timeStamp);
  }

  /** What was pressed gives way for a moment, also when a key did it. */
  private feel({ seat, action }: KeyUse): void {
    if (movingOf(this.navigator.app.house.settings.get()).style !== 'full') return;
    const pad = this.root.querySelector(`[data-pad="${action} ${seat}"]`);
    pad?.animate([{ scale: '0.97', filter: 'brightness(0.85)' }, {}], { duration: 160, easing: 'ease-out' });
  }

  private resized(): void {
    this.relay();
    void this.pictures.refresh();
  }

  private relay(): void {
    this.layout = this.layoutNow();
    this.stage.relay(this.layout, this.pictures.bakery());
    this.redraw();
  }

  private layoutNow(): RaceLayout {
    return raceLayout(this.navigator.frame, this.desk.seating);
  }

  private redraw(): void {
    this.asked ??= requestAnimationFrame(() => this.draw());
  }

  private draw(): void {
    this.asked = undefined;
    const { desk, layout } = this;
    if (!this.root.isConnected) return;
    render(
      html`${bar(desk, layout)} ${plates(desk, layout)} ${middle(desk, layout)} ${pads(desk, layout)}
        ${dock(desk, layout)} ${playLog(desk, layout)} ${mirror(desk)}
        ${overlays(desk, layout, { interlude: undefined, cover: () => nothing })}`,
      this.root,
    );
  }
}
