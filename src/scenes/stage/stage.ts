/**
 * The felt and its cards: puts every sprite where a view says, and plays cues between two views. It knows spots and
 * poses, no rule and no game.
 */
import type Phaser from 'phaser';
import type { CardId } from '#engine/cards/cards';
import { type Hidden, isHidden } from '#engine/core/secrets';
import type { Felt } from '#scenes/app';
import type { Cue, Placed, Spot } from '#scenes/cues';
import type { Bakery } from './bakery';
import { CardSprite, type Worn } from './card';
import { Furniture } from './furniture';
import { type Pose, rectOf, type TableLayout } from './layout';
import { HOVER_LIFT, liftKey, liftOf, type Mark, sameMarks } from './marks';
import { type Motion, Performer } from './performer';
import type { Pulse } from './pulse';
import type { Piece } from './scenery';
import { Sprites } from './sprites';
import { type Stack, Stacks } from './stacks';

/** A table at rest. */
export interface Tableau {
  readonly placed: readonly Placed[];
  readonly stacks: readonly Stack[];
  readonly scenery: readonly Piece[];
  /** The card that leads what is in the middle: it wears a star, also while other cards move. */
  readonly winning: CardId | undefined;
}

export interface StageParts {
  readonly scene: Phaser.Scene;
  readonly pulse: Pulse;
  readonly felt: Felt;
  readonly bakery: Bakery;
  readonly layout: TableLayout;
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
const CARRIED_DEPTH = 900;

export class Stage {
  private readonly performer: Performer;
  private readonly sprites: Sprites;
  private tableau: Tableau = { placed: [], stacks: [], scenery: [], winning: undefined };
  private marks: ReadonlyMap<CardId, Mark> = new Map();
  private readonly furniture: Furniture;
  private readonly stacks: Stacks;
  private ghosts = new Map<CardId, Phaser.GameObjects.Image>();
  /** Holds the pulse while cards follow a pointer. */
  private carrying: (() => void) | undefined;

  constructor(private parts: StageParts) {
    this.performer = new Performer(this);
    this.sprites = new Sprites((look) => new CardSprite(this.scene, this.bakery, look));
    this.furniture = new Furniture(parts.scene);
    this.stacks = new Stacks(parts.scene);
    this.furniture.lay(parts, []);
  }

  private get placed(): readonly Placed[] {
    return this.tableau.placed;
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
      this.dropMarks();
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
    const led = this.tableau.winning;
    this.tableau = tableau;
    this.sprites.match(tableau.placed);
    this.settle();
    this.stacks.lay(this.parts, tableau.stacks);
    this.furnish();
    if (tableau.winning !== led) this.raiseStar();
    this.parts.pulse.draw();
  }

  /** Pieces that have come fade in. */
  private furnish(): void {
    const fresh = this.furniture.lay(this.parts, this.tableau.scenery);
    if (fresh === 'same') return;
    if (fresh.length > 0 && this.parts.eases())
      this.performer.appear({ length: FADE_MS, ease: 'Linear' }, (t) => {
        for (const image of fresh) image.setAlpha(t);
      });
    this.parts.pulse.draw();
  }

  /** The star comes up on another card than before. */
  private raiseStar(): void {
    const { winning } = this.tableau;
    const led = winning === undefined ? undefined : this.sprites.of(winning);
    if (led !== undefined && this.parts.eases())
      this.performer.appear({ length: STAR_MS, ease: 'Back.easeOut' }, (t) => led.growStar(t));
  }

  /** Furniture that has changed while no card moves. */
  refurnish(scenery: readonly Piece[]): void {
    this.tableau = { ...this.tableau, scenery };
    this.furnish();
  }

  /** Lifts, outlines and ghosts of the cards at rest. */
  mark(marks: ReadonlyMap<CardId, Mark>): void {
    const before = this.marks;
    if (sameMarks(before, marks)) return;
    this.marks = marks;
    const moved = this.placed.filter(
      ({ card }) => !isHidden(card) && liftKey(before.get(card)) !== liftKey(marks.get(card)),
    );
    this.settleMarks();
    if (moved.length === 0) this.parts.pulse.draw();
    else this.performer.lift(moved.some((one) => this.isChosen(one)) ? SELECT_MS : RELEASE_MS);
  }

  /** Another window, another density, another seat at the bottom: everything is laid out anew. */
  relay(layout: TableLayout, bakery: Bakery, scenery: readonly Piece[]): void {
    this.performer.stop();
    this.parts = { ...this.parts, layout, bakery };
    this.sprites.clear();
    this.furniture.clear();
    this.snapTo({ ...this.tableau, scenery });
    bakery.retireOthers();
    this.parts.pulse.drawNow();
  }

  /** Cards follow a pointer, `by` units from where they rest. */
  carry(cards: readonly CardId[], by: { readonly x: number; readonly y: number }): void {
    this.carrying ??= this.hold();
    for (const [index, sprite] of this.sprites.entries()) {
      const placed = this.placed[index];
      if (placed === undefined || isHidden(placed.card) || !cards.includes(placed.card)) continue;
      const rest = this.restPose(placed);
      sprite.lift(HOVER_LIFT);
      sprite.container.setDepth(CARRIED_DEPTH + index);
      sprite.fly({ ...rest, x: rest.x + by.x, y: rest.y + by.y }, 1);
    }
  }

  /** What was carried flies back to where it rests. */
  putBack(): void {
    this.letGo();
    for (const [index, sprite] of this.sprites.entries()) {
      const placed = this.placed[index];
      if (placed !== undefined) sprite.container.setDepth(this.depthOf(placed, index));
    }
    this.settleMarks();
    this.performer.lift(PUT_BACK_MS);
  }

  private letGo(): void {
    this.carrying?.();
    this.carrying = undefined;
  }

  /** The topmost card under a point in units, or undefined. */
  cardAt(x: number, y: number): Placed | undefined {
    return this.placed.findLast((one) => {
      const rect = rectOf(this.restPose(one));
      const lift = this.layout.lift(one.spot);
      return (
        x >= rect.x && x <= rect.x + rect.w && y >= rect.y && y <= rect.y + rect.h + (this.isChosen(one) ? lift : 0)
      );
    });
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

  private settle(): void {
    for (const [index, sprite] of this.sprites.entries()) {
      const placed = this.placed[index];
      if (placed === undefined) continue;
      sprite.faceUp = placed.faceUp;
      sprite.rest(this.restPose(placed));
      sprite.container.setDepth(this.depthOf(placed, index));
      this.sprites.lay(sprite, placed.spot);
    }
    this.settleMarks();
  }

  private settleMarks(): void {
    for (const ghost of this.ghosts.values()) ghost.destroy();
    this.ghosts.clear();
    for (const [index, sprite] of this.sprites.entries()) {
      const placed = this.placed[index];
      if (placed === undefined || isHidden(placed.card)) continue;
      const mark = this.marks.get(placed.card);
      sprite.mark(this.wornBy(placed.card));
      sprite.lift(mark?.chosen ? this.layout.lift(placed.spot) : 0);
      if (mark?.chosen && this.layout.lift(placed.spot) > 0) this.ghost(placed, placed.card);
    }
  }

  private wornBy(card: CardId): Partial<Worn> {
    const mark = this.marks.get(card);
    const star = card === this.tableau.winning ? 'worn' : undefined;
    const outline = mark?.chosen || star === 'worn' ? 'brass' : mark?.legal ? 'mint' : undefined;
    return { outline, star, veil: mark?.barred && !mark.chosen ? this.parts.felt : undefined };
  }

  /** Where a chosen card lay stays a third of it. */
  private ghost(placed: Placed, card: CardId): void {
    const pose = this.poseNow(placed.spot);
    const { key, frame } = this.bakery.face(card, pose.w, pose.face);
    const image = this.scene.add.image(pose.x * this.bakery.unit, pose.y * this.bakery.unit, key, frame);
    this.ghosts.set(card, image.setAlpha(0.34).setDepth(-0.5));
  }

  /** Selection is for tables at rest: it goes when cards begin to move, and comes back by the next `mark`. */
  private dropMarks(): void {
    for (const ghost of this.ghosts.values()) ghost.destroy();
    this.ghosts.clear();
    this.marks = new Map();
    for (const sprite of this.sprites) sprite.mark(isHidden(sprite.card) ? {} : this.wornBy(sprite.card));
  }

  /** Where the placed card lies with its mark: chosen cards lift, raised and hovered ones a little. */
  restPose(placed: Placed): Pose {
    const pose = this.poseNow(placed.spot);
    const mark = isHidden(placed.card) ? undefined : this.marks.get(placed.card);
    return { ...pose, y: pose.y - liftOf(mark, this.layout.lift(placed.spot)) };
  }

  /** A spot's pose, with the fan parted around the card that is shown whole. */
  private poseNow(spot: Spot): Pose {
    const whole = this.placed.find(({ card }) => !isHidden(card) && this.marks.get(card)?.whole)?.spot;
    return this.layout.pose(spot, whole?.zone === spot.zone && whole.seat === spot.seat ? whole : undefined);
  }

  /** Later cards lie on earlier ones, the one with the star on all of them; hands lie above the table. */
  private depthOf({ card, spot }: Placed, index: number): number {
    if (spot.zone === 'hand') return 100 + index / 100;
    return (card === this.tableau.winning ? 1 : 0) + index / 100;
  }

  /** The marked rest pose of each sprite, for the performer's lifts. */
  restPoses(): readonly (readonly [CardSprite, Pose])[] {
    return [...this.sprites.entries()].flatMap(([index, sprite]) => {
      const placed = this.placed[index];
      return placed === undefined ? [] : [[sprite, this.restPose(placed)] as const];
    });
  }

  /** Holds the pulse for motion outside `perform`. */
  hold(): () => void {
    return this.parts.pulse.hold();
  }

  private isChosen(placed: Placed): boolean {
    return !isHidden(placed.card) && this.marks.get(placed.card)?.chosen === true;
  }
}
