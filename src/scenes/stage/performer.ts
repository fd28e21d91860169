/** Plays cues as tweens. The state is final when the first begins: a lost tween is a picture lost, never a game. */
import type Phaser from 'phaser';
import type { Cue, Ease } from '#scenes/cues';
import type { CardSprite } from './card';
import type { Pose } from './layout';
import type { Stage } from './stage';

/** How fast cues play: 1 is the normal pace, 1.3 calm, 0.6 brisk. */
export interface Motion {
  readonly stretch: number;
  readonly style: 'full' | 'reduced';
}

type Travel = Extract<Cue, { kind: 'travel' }>;
type Flip = Extract<Cue, { kind: 'flip' }>;

const EASES: Readonly<Record<Ease, string>> = {
  deal: 'Cubic.easeOut',
  play: 'Cubic.easeOut',
  shift: 'Cubic.easeInOut',
  gather: 'Quad.easeIn',
};
const ARC = 24;
const ARC_SCALE = 0.06;
const DEAL_TURN = -6;
const FADE_MS = 80;
const FLYING_DEPTH = 1000;

export class Performer {
  private readonly tweens = new Set<Phaser.Tweens.Tween>();
  private finish: (() => void) | undefined;
  private lifting: { readonly tween: Phaser.Tweens.Tween; readonly release: () => void } | undefined;
  private readonly rings = new Set<Phaser.GameObjects.Image>();
  /** Ends what eases in. */
  private readonly appearing = new Set<() => void>();
  private flights = 0;

  constructor(private readonly stage: Stage) {}

  /** Settles when the last cue has ended, or at once when `stop` is called. */
  async play(cues: readonly Cue[], motion: Motion): Promise<void> {
    const held = Math.max(0, ...cues.map((cue) => (cue.kind === 'hold' ? cue.length : 0)));
    if (held > 0 && (await this.wait(held)) === 'stopped') return;
    const moving = cues.filter((cue) => cue.kind !== 'hold');
    if (moving.length === 0) return;
    await this.wait(Math.max(...moving.map((cue) => this.schedule(cue, motion))));
  }

  /** Settles after so many milliseconds, or at once when everything is stopped. */
  private async wait(length: number): Promise<'ended' | 'stopped'> {
    const ended = await new Promise<'ended' | 'stopped'>((resolve) => {
      this.finish = () => resolve('stopped');
      this.after(length, () => resolve('ended'));
    });
    this.finish = undefined;
    return ended;
  }

  /** Kills everything that moves; nothing calls back afterwards. */
  stop(): void {
    for (const tween of this.tweens) tween.remove();
    this.tweens.clear();
    for (const ring of this.rings) ring.destroy();
    this.rings.clear();
    for (const end of [...this.appearing]) end();
    this.flights = 0;
    this.lifting?.release();
    this.lifting = undefined;
    this.finish?.();
    this.finish = undefined;
  }

  /** Something has come up: `step` hears how far it has eased in, from 0 to 1; 1 at once when everything is stopped. */
  appear(how: { readonly length: number; readonly ease: string }, step: (t: number) => void): void {
    const release = this.stage.hold();
    const end = (): void => {
      this.appearing.delete(end);
      step(1);
      release();
    };
    this.appearing.add(end);
    step(0);
    this.tween({ start: 0, ...how }, { begin: () => undefined, step, end });
  }

  /** Moves cards at rest to their marked places. */
  lift(length: number): void {
    this.lifting?.tween.remove();
    this.lifting?.release();
    const release = this.stage.hold();
    const { unit } = this.stage.bakery;
    const goals = this.stage
      .restPoses()
      .map(([sprite, goal]) => ({ sprite, goal, from: { x: sprite.container.x, y: sprite.container.y } }));
    const tween = this.tween(
      { start: 0, length, ease: 'Back.easeOut' },
      {
        begin: () => {
          // A card that is shown whole, or no longer is, wears that face at once.
          for (const { sprite, goal } of goals) sprite.dress(goal);
        },
        step: (t) => {
          for (const { sprite, from, goal } of goals)
            sprite.container.setPosition(from.x + (goal.x * unit - from.x) * t, from.y + (goal.y * unit - from.y) * t);
        },
        end: () => {
          for (const { sprite, goal } of goals) sprite.rest(goal);
          release();
        },
      },
    );
    this.lifting = { tween, release };
  }

  /** Begins a cue at its time; answers when it ends, in milliseconds from now. */
  private schedule(cue: Exclude<Cue, { kind: 'hold' }>, motion: Motion): number {
    const { stretch, style } = motion;
    const start = cue.start * stretch;
    switch (cue.kind) {
      case 'travel':
        if (style === 'reduced') return FADE_MS;
        this.travel(cue, stretch);
        return start + cue.length * stretch;
      case 'flip':
        if (style === 'reduced') return FADE_MS;
        this.flip(cue, stretch);
        return start + cue.length * stretch;
      case 'outline':
        if (style === 'reduced') return FADE_MS;
        this.after(start, () => this.stage.outline(cue.cards));
        return start + cue.length * stretch;
      case 'ring':
        if (style === 'full') this.ring(cue, stretch);
        return start + (style === 'full' ? cue.length * stretch : 0);
      case 'banner':
        this.after(start, () => this.stage.tell(cue));
        return start + cue.length * stretch;
      case 'sound':
      case 'say':
      case 'told':
      case 'slap':
        this.after(style === 'reduced' ? 0 : start, () => this.stage.tell(cue));
        return style === 'reduced' ? 0 : start;
    }
  }

  private travel(cue: Travel, stretch: number): void {
    const { layout } = this.stage;
    const to = layout.pose(cue.to);
    let from: Pose = layout.pose(cue.from);
    // In flight a card is drawn for its larger end: a shrinking card stays sharp, and keeps its full face.
    const drawn = from.w > to.w ? from : to;
    let sprite: CardSprite | undefined;
    let turns = false;
    this.tween(
      { start: cue.start * stretch, length: cue.length * stretch, ease: EASES[cue.ease] },
      {
        begin: () => {
          sprite = this.stage.take(cue.card, cue.from);
          from = { ...poseOf(sprite, this.stage), w: from.w };
          turns = sprite.faceUp !== cue.faceUp;
          sprite.dress(drawn);
          sprite.leave();
          sprite.container.setDepth(FLYING_DEPTH + this.flights);
          this.flights += 1;
          sprite.fly(from, 1);
        },
        step: (t) => {
          if (sprite === undefined) return;
          if (turns && t >= 0.5) sprite.faceUp = cue.faceUp;
          sprite.dress(drawn);
          sprite.fly(onTheWay({ from, to, ease: cue.ease }, t), turns ? Math.abs(Math.cos(Math.PI * t)) : 1);
        },
        end: () => {
          if (sprite === undefined) return;
          sprite.faceUp = cue.faceUp;
          this.stage.land(sprite, cue.to);
        },
      },
    );
  }

  private flip(cue: Flip, stretch: number): void {
    let sprite: CardSprite | undefined;
    const pose = this.stage.layout.pose(cue.at);
    this.tween(
      { start: cue.start * stretch, length: cue.length * stretch, ease: 'Sine.easeInOut' },
      {
        begin: () => {
          sprite = this.stage.lyingAt(cue.at);
          if (sprite !== undefined) sprite.card = cue.card;
        },
        step: (t) => {
          if (sprite === undefined) return;
          sprite.faceUp = t >= 0.5;
          sprite.dress(pose);
          sprite.fly(pose, Math.abs(Math.cos(Math.PI * t)));
        },
        end: () => {
          if (sprite === undefined) return;
          sprite.faceUp = true;
          sprite.rest(pose);
        },
      },
    );
  }

  private ring(cue: Extract<Cue, { kind: 'ring' }>, stretch: number): void {
    const { inlay } = this.stage.layout;
    const { bakery, scene } = this.stage;
    const baked = bakery.ring(inlay.h / 2);
    let image: Phaser.GameObjects.Image | undefined;
    this.tween(
      { start: cue.start * stretch, length: cue.length * stretch, ease: 'Cubic.easeOut' },
      {
        begin: () => {
          image = scene.add.image(
            (inlay.x + inlay.w / 2) * bakery.unit,
            (inlay.y + inlay.h / 2) * bakery.unit,
            baked.key,
          );
          image.setDepth(FLYING_DEPTH - 1);
          this.rings.add(image);
        },
        step: (t) => image?.setScale(0.2 + 2.4 * t).setAlpha(1 - t),
        end: () => {
          if (image === undefined) return;
          this.rings.delete(image);
          image.destroy();
        },
      },
    );
  }

  private tween(
    when: { readonly start: number; readonly length: number; readonly ease: string },
    act: { begin(): void; step(t: number): void; end(): void },
  ): Phaser.Tweens.Tween {
    const progress = { t: 0 };
    const tween = this.stage.scene.tweens.add({
      targets: progress,
      t: 1,
      delay: when.start,
      duration: Math.max(1, when.length),
      ease: when.ease,
      onStart: () => act.begin(),
      onUpdate: () => act.step(progress.t),
      onComplete: () => {
        this.tweens.delete(tween);
        act.end();
      },
    });
    this.tweens.add(tween);
    return tween;
  }

  /** By a tween as well: where frames are rare, the clock of Phaser's timers falls far behind that of its tweens. */
  private after(delay: number, act: () => void): void {
    const nothing = (): void => undefined;
    this.tween({ start: 0, length: delay, ease: 'Linear' }, { begin: nothing, step: nothing, end: act });
  }
}

const poseOf = (sprite: CardSprite, stage: Stage): Pose => ({
  x: sprite.container.x / stage.bakery.unit,
  y: sprite.container.y / stage.bakery.unit,
  w: 0,
  angle: sprite.container.angle,
});

/** Between two poses: played cards fly in an arc and grow a little mid-way, dealt ones turn into place. */
function onTheWay(flight: { readonly from: Pose; readonly to: Pose; readonly ease: Ease }, t: number): Pose {
  const { from, to, ease } = flight;
  const mid = (a: number, b: number): number => a + (b - a) * t;
  const swell = Math.sin(Math.PI * t);
  const arc = ease === 'play' ? ARC * swell : 0;
  const grown = ease === 'play' ? 1 + ARC_SCALE * swell : 1;
  const turn = ease === 'deal' ? DEAL_TURN * (1 - t) : 0;
  return {
    x: mid(from.x, to.x),
    y: mid(from.y, to.y) - arc,
    w: mid(from.w, to.w) * grown,
    angle: mid(from.angle, to.angle) + turn,
  };
}
