/**
 * The felt and its cards: puts every sprite where a view says, and plays cues between two views. It knows spots and
 * poses, no rule and no game.
 */
import type Phaser from 'phaser';
import type { CardId } from '#engine/cards/cards';
import { type Hidden, isHidden } from '#engine/core/secrets';
import type { Cue, Placed, Spot } from '#scenes/cues';
import type { Bakery } from './bakery';
import { CardSprite } from './card';
import { Furniture } from './furniture';
import type { Pose, TableLayout } from './layout';
import type { Mark } from './marks';
import { type Motion, Performer } from './performer';
import type { Pulse } from './pulse';
import { Rest, type Surface, type Tableau } from './rest';
import type { Piece } from './scenery';
import { Sprites } from './sprites';
import { Stacks } from './stacks';

export interface StageParts extends Surface {
  readonly pulse: Pulse;
  isStack(zone: string): boolean;
  /** Whether what comes up eases in; with reduced motion and at Instant it is simply there. */
  eases(): boolean;
  /** Cues that are not drawn on the felt: sounds, banners, toasts. */
  tell(cue: Cue): void;
}

const SELECT_MS = 120;
const RELEASE_MS = 90;
const PUT_BACK_MS = 180;
const STAR_MS = 180;
const FADE_MS = 160;

export class Stage {
  private readonly performer: Performer;
  private readonly sprites: Sprites;
  private readonly rest: Rest;
  private readonly furniture: Furniture;
  private readonly stacks: Stacks;
  /** Holds the pulse while cards follow a pointer. */
  private carrying: (() => void) | undefined;

  constructor(private parts: StageParts) {
    this.performer = new Performer(this);
    this.sprites = new Sprites((look) => new CardSprite(this.scene, this.bakery, look));
    this.rest = new Rest(this.sprites, () => this.parts);
    this.furniture = new Furniture(parts.scene);
    this.stacks = new Stacks(parts.scene);
    this.furniture.lay(parts, []);
  }

  get scene(): Phaser.Scene {
    return this.parts.scene;
  }

  get layout(): TableLayout {
    return this.parts.layout;
  }

  get bakery(): Bakery {
    return this.parts.bakery;
  }

  /** Plays cues one after the other's start; settles when the last has landed or `hurry` was called. */
  async perform(cues: readonly Cue[], motion: Motion): Promise<void> {
    this.letGo();
    const release = this.parts.pulse.hold();
    try {
      this.rest.dropMarks();
      await this.performer.play(cues, motion);
    } finally {
      release();
    }
  }

  /** Ends all motion now. The caller snaps to the view it ended in. */
  hurry(): void {
    this.performer.stop();
  }

  /** Hands a cue that is not drawn on the felt to whoever shows it. */
  tell(cue: Cue): void {
    this.parts.tell(cue);
  }

  isStack(zone: string): boolean {
    return this.parts.isStack(zone);
  }

  /** Puts every sprite where the view says. Always allowed: whatever a lost tween left behind is healed. */
  snapTo(tableau: Tableau): void {
    this.letGo();
    this.performer.stop();
    const led = this.rest.tableau.winning;
    this.rest.lay(tableau);
    this.stacks.lay(this.parts, tableau.stacks);
    this.furnish();
    if (tableau.winning !== led) this.raiseStar();
    this.parts.pulse.draw();
  }

  /** Pieces that have come fade in. */
  private furnish(): void {
    const fresh = this.furniture.lay(this.parts, this.rest.tableau.scenery);
    if (fresh === 'same') return;
    if (fresh.length > 0 && this.parts.eases())
      this.performer.appear({ length: FADE_MS, ease: 'Linear' }, (t) => {
        for (const image of fresh) image.setAlpha(t);
      });
    this.parts.pulse.draw();
  }

  /** The star comes up on another card than before. */
  private raiseStar(): void {
    const { winning } = this.rest.tableau;
    const led = winning === undefined ? undefined : this.sprites.of(winning);
    if (led !== undefined && this.parts.eases())
      this.performer.appear({ length: STAR_MS, ease: 'Back.easeOut' }, (t) => led.growStar(t));
  }

  /** Furniture that has changed while no card moves. */
  refurnish(scenery: readonly Piece[]): void {
    this.rest.tableau = { ...this.rest.tableau, scenery };
    this.furnish();
  }

  /** Lifts, outlines and ghosts of the cards at rest. */
  mark(marks: ReadonlyMap<CardId, Mark>): void {
    const moved = this.rest.mark(marks);
    if (moved === 'worn') this.parts.pulse.draw();
    else if (moved !== 'same') this.performer.lift(moved === 'chosen' ? SELECT_MS : RELEASE_MS);
  }

  /** Another window, another density, another seat at the bottom: everything is laid out anew. */
  relay(layout: TableLayout, bakery: Bakery, scenery: readonly Piece[]): void {
    this.performer.stop();
    this.parts = { ...this.parts, layout, bakery };
    this.sprites.clear();
    this.furniture.clear();
    this.snapTo({ ...this.rest.tableau, scenery });
    bakery.retireOthers();
    this.parts.pulse.drawNow();
  }

  /** Cards follow a pointer, `by` units from where they rest. */
  carry(cards: readonly CardId[], by: { readonly x: number; readonly y: number }): void {
    this.carrying ??= this.hold();
    this.rest.carry(cards, by);
  }

  /** What was carried flies back to where it rests. */
  putBack(): void {
    this.letGo();
    this.rest.putBack();
    this.performer.lift(PUT_BACK_MS);
  }

  private letGo(): void {
    this.carrying?.();
    this.carrying = undefined;
  }

  /** The topmost card under a point in units, or undefined. */
  cardAt(x: number, y: number): Placed | undefined {
    return this.rest.cardAt(x, y);
  }

  /** Leaves for good: no tween may call back afterwards. */
  strike(): void {
    this.letGo();
    this.performer.stop();
    this.sprites.clear();
  }

  /** The sprite of a card, or the back that lies at the spot; made there when neither is. */
  take(card: CardId | Hidden, from: Spot): CardSprite {
    const lying = this.sprites.take(card, from);
    if (lying !== undefined) return lying;
    const made = this.sprites.add({ card, faceUp: false });
    made.rest(this.layout.pose(from));
    return made;
  }

  /** The sprite that lies at a spot since it landed there, or since the last snap. */
  lyingAt(spot: Spot): CardSprite | undefined {
    return this.sprites.lyingAt(spot);
  }

  /** A flight has ended here. */
  land(sprite: CardSprite, spot: Spot): void {
    if (this.isStack(spot.zone)) {
      this.sprites.remove(sprite);
      return;
    }
    sprite.rest(this.layout.pose(spot));
    this.sprites.lay(sprite, spot);
  }

  /** Outlines while cues play. */
  outline(cards: readonly CardId[]): void {
    for (const sprite of this.sprites)
      if (!isHidden(sprite.card) && cards.includes(sprite.card)) sprite.mark({ outline: 'brass' });
  }

  /** The marked rest pose of each sprite, for the performer's lifts. */
  restPoses(): readonly (readonly [CardSprite, Pose])[] {
    return this.rest.poses();
  }

  /** Holds the pulse for motion outside `perform`. */
  hold(): () => void {
    return this.parts.pulse.hold();
  }
}
