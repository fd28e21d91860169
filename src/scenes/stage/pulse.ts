/**
 * The loop's pulse: nothing renders when nothing moves. Whoever moves something holds the pulse; when the last hold is let
 * go, one more frame is drawn and the loop sleeps.
 */
import type Phaser from 'phaser';

export interface Pulse {
  /** Keeps the loop awake until the answer is called (calling it twice does nothing). */
  hold(): () => void;
  /** Asks for a frame soon: after a change that nothing animates. Many asks make one frame. */
  draw(): void;
  /** Draws one frame at once, asleep or not: a resized canvas is blank until then. */
  drawNow(): void;
}

/** Frames drawn after the last hold is let go: scene changes and destroyed sprites settle in them. */
const AFTERMATH_FRAMES = 2;

export function pulseOf(game: Phaser.Game): Pulse {
  let holds = 0;
  let frames = AFTERMATH_FRAMES;
  let waking = false;
  game.events.on('postrender', () => {
    if (waking || holds > 0 || !game.loop.running) return;
    frames -= 1;
    if (frames <= 0) game.loop.sleep();
  });
  const wake = (): void => {
    frames = AFTERMATH_FRAMES;
    if (game.loop.running || !game.loop.started) return;
    // Phaser ticks as it wakes, so that its clocks leap over the sleep before anything begins to move. To draw in that tick
    // as well would be work for nothing: the next frame does.
    const { callback } = game.loop;
    waking = true;
    game.loop.callback = game.headlessStep.bind(game);
    game.loop.wake();
    game.loop.callback = callback;
    waking = false;
  };
  return {
    hold: () => {
      holds += 1;
      wake();
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        holds -= 1;
        if (holds === 0) wake();
      };
    },
    draw: wake,
    drawNow: () => {
      if (game.loop.running) frames = AFTERMATH_FRAMES;
      else game.loop.tick();
    },
  };
}
