/** Opens the page: Phaser with its three scenes, the frame that follows the window, and one listener for keys. */
import './panels/fonts.css';
import './page.css';
import Phaser from 'phaser';
import { BootScene } from './boot';
import { applyFrame, type Frame, frameOf } from './frame';
import { listenToKeys } from './keys';
import { openNavigator } from './navigator';
import { ScreenScene } from './screen';
import { pulseOf } from './stage/pulse';
import { TableScene } from './table/scene';

export function openRuffhouse(page: Document, window: Window): void {
  const measure = (): Frame =>
    frameOf({ width: window.innerWidth, height: window.innerHeight, density: window.devicePixelRatio });
  const frame = measure();
  applyFrame(page.documentElement, frame);
  const game = new Phaser.Game(configOf(frame, new URL(page.location.href).searchParams));
  const navigator = openNavigator({ game, pulse: pulseOf(game), frame });
  game.registry.set('navigator', navigator);
  const follow = (): void => {
    const next = measure();
    applyFrame(page.documentElement, next);
    game.scale.resize(Math.round(next.width * next.density), Math.round(next.height * next.density));
    // After the size, not before: at density 1 only this puts the new size on the canvas element.
    game.scale.setZoom(1 / next.density);
    navigator.resized(next);
  };
  window.addEventListener('resize', follow);
  followDensity(window, follow);
  // A restored WebGL context has its textures back, but shows nothing until somebody draws.
  game.events.once(Phaser.Core.Events.READY, () =>
    game.renderer.on(Phaser.Renderer.Events.RESTORE_WEBGL, () => navigator.resized(navigator.frame)),
  );
  listenToKeys(window, (press) => navigator.key(press));
}

/** A changed density alone fires no resize: each query matches one density and is asked anew. */
function followDensity(window: Window, changed: () => void): void {
  const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  query.addEventListener(
    'change',
    () => {
      changed();
      followDensity(window, changed);
    },
    { once: true },
  );
}

/** `?renderer=canvas` asks for the Canvas renderer, which is also the fallback where WebGL is missing. */
function configOf(frame: Frame, query: URLSearchParams): Phaser.Types.Core.GameConfig {
  return {
    type: query.get('renderer') === 'canvas' ? Phaser.CANVAS : Phaser.AUTO,
    parent: 'felt',
    backgroundColor: '#0f0d0b',
    scale: {
      mode: Phaser.Scale.NONE,
      width: Math.round(frame.width * frame.density),
      height: Math.round(frame.height * frame.density),
      zoom: 1 / frame.density,
    },
    scene: [BootScene, ScreenScene, TableScene],
    input: { keyboard: false, gamepad: false },
    audio: { noAudio: true },
    banner: false,
    // One texture a batch: with more, Phaser 4.2 finds the texture by a number that blurs across a turned sprite, and parts
    // of it stay empty (phaserjs/phaser#7372).
    render: { antialias: true, powerPreference: 'low-power', maxTextures: 1 },
  };
}
