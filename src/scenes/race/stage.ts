/**
 * The felt of a race: every event begins its motion at once, beside whatever else is in the air. The state is always ahead;
 * `show` puts everything where a view says.
 */
import Phaser from 'phaser';
import type { Seat } from '#engine/core/words';
import type { RaceView } from '#engine/kit/race';
import type { Time } from '#play/clock';
import type { Felt } from '#scenes/app';
import type { Bakery } from '#scenes/stage/bakery';
import { Furniture } from '#scenes/stage/furniture';
import type { Pulse } from '#scenes/stage/pulse';
import type { Moving } from '#scenes/table/moving';
import { type Air, homeOf } from './air';
import { Backs, furnitureOf } from './backs';
import { Gloves } from './gloves';
import { Motions } from './motions';
import type { RaceFrame, RacePicture } from './picture';
import { PileSprites } from './pileSprites';
import type { RaceLayout } from './places';

export interface RaceStageParts {
  readonly scene: Phaser.Scene;
  readonly pulse: Pulse;
  readonly felt: Felt;
  readonly bakery: Bakery;
  readonly layout: RaceLayout;
  readonly time: Time;
  /** The match's clock, and whether it stands. */
  matchNow(): number;
  stands(): boolean;
  moving(): Moving;
}

/** So long a pile lies under the hand that took it, and one that is collected. */
const SLAPPED_MS = 620;
const COLLECTED_MS = 120;

export class RaceStage implements RacePicture {
  private readonly air: Air;
  private readonly pile: PileSprites;
  private readonly backs: Backs;
  private readonly gloves: Gloves;
  private readonly furniture: Furniture;
  private view: RaceView | undefined;
  /** How many cards lay there when the pile was slapped: late hands find it under the first one. */
  private slapped = 0;
  private release: (() => void) | undefined;
  private callOff: () => void = () => undefined;

  constructor(private readonly parts: RaceStageParts) {
    const { scene, bakery, layout, time } = parts;
    this.air = {
      scene,
      bakery,
      layout,
      motions: new Motions(),
      now: () => time.now(),
      matchNow: () => parts.matchNow(),
      moving: () => parts.moving(),
    };
    this.pile = new PileSprites(this.air);
    this.backs = new Backs(this.air);
    this.gloves = new Gloves(this.air);
    this.furniture = new Furniture(scene);
    this.prepare();
    scene.events.on(Phaser.Scenes.Events.UPDATE, this.tick);
  }

  show(view: RaceView): void {
    this.view = view;
    this.air.motions.end();
    this.gloves.clear();
    this.pile.show(view);
    this.backs.show(view);
    this.furnish();
    this.breathe();
  }

  happen({ event: { event }, view }: RaceFrame, before: RaceView): void {
    const { layout } = this.air;
    this.view = view;
    switch (event.type) {
      case 'dealt':
        this.backs.deal(event.counts);
        break;
      case 'laid':
        this.gloves.makeRoom();
        this.pile.lay(event, view.pileCount, homeOf(layout, event.seat));
        break;
      case 'slapWon':
        this.gloves.slap(event.seat, 1, before.pileCount);
        this.gloves.ring();
        this.slapped = before.pileCount;
        this.pile.pop();
        this.pile.take(homeOf(layout, event.seat), SLAPPED_MS);
        if (event.burn > 0) this.backs.travel(layout.burn, homeOf(layout, event.seat));
        break;
      case 'collected':
      case 'pickedUp':
        this.pile.take(homeOf(layout, event.seat), COLLECTED_MS);
        break;
      case 'badSlap':
        this.gloves.slap(event.seat, 'cross', before.pileCount);
        this.pile.shake();
        break;
      case 'burnt':
        this.backs.burn(homeOf(layout, event.seat), event.count);
        break;
      case 'gave':
        this.backs.travel(homeOf(layout, event.seat), homeOf(layout, event.to));
        break;
    }
    if (event.type !== 'dealt' || this.air.moving().style !== 'full') this.backs.show(view);
    this.furnish();
    this.breathe();
  }

  late(seat: Seat, order: number): void {
    this.gloves.slap(seat, order, this.slapped);
    this.breathe();
  }

  /** The match's clock has stopped, goes on, or has leapt. */
  clockChanged(): void {
    this.breathe();
  }

  /** Another window, another density, another seat at the bottom. */
  relay(layout: RaceLayout, bakery: Bakery): void {
    this.air.motions.end();
    this.air.layout = layout;
    this.air.bakery = bakery;
    this.gloves.clear();
    this.pile.clear();
    this.backs.clear();
    this.furniture.clear();
    this.prepare();
    if (this.view === undefined) this.furnish();
    else this.show(this.view);
    bakery.retireOthers();
    this.parts.pulse.drawNow();
  }

  /** Leaves for good. */
  strike(): void {
    this.parts.scene.events.off(Phaser.Scenes.Events.UPDATE, this.tick);
    this.callOff();
    this.air.motions.end();
    this.gloves.clear();
    this.pile.clear();
    this.backs.clear();
    this.release?.();
  }

  private readonly tick = (): void => {
    if (this.release === undefined) return;
    this.air.motions.tick(this.air.now());
    this.pile.draw();
    this.breathe();
  };

  /** What a press may need is baked before one comes. */
  private prepare(): void {
    this.pile.prepare();
    this.gloves.prepare();
    this.backs.prepare();
  }

  private furnish(): void {
    const { felt } = this.parts;
    const { bakery } = this.air;
    this.furniture.lay(
      { felt, bakery, layout: { inlay: { x: 0, y: 0, w: 0, h: 0 }, inlayForm: 'none' } },
      furnitureOf(this.air, this.view?.counts ?? []),
    );
  }

  /** Frames are drawn while something moves; until what waits for its moment begins, the loop sleeps. */
  private breathe(): void {
    this.callOff();
    this.callOff = () => undefined;
    const now = this.air.now();
    const turns = this.pile.turning && !this.parts.stands();
    const next = turns ? now : this.air.motions.next(now);
    if (next !== undefined && next <= now) {
      this.release ??= this.parts.pulse.hold();
      return;
    }
    if (this.release === undefined) this.parts.pulse.draw();
    this.release?.();
    this.release = undefined;
    if (next !== undefined) this.callOff = this.parts.time.after(next - now, () => this.breathe());
  }
}
