/** How a table lies at rest: which card lies where, what it is marked with and wears, and what follows a pointer. */
import type Phaser from 'phaser';
import type { CardId } from '#engine/cards/cards';
import { isHidden } from '#engine/core/secrets';
import type { Felt } from '#scenes/app';
import type { Placed, Spot } from '#scenes/cues';
import type { Bakery } from './bakery';
import type { CardSprite, Worn } from './card';
import { type Pose, rectOf, type TableLayout } from './layout';
import { HOVER_LIFT, liftKey, liftOf, type Mark, sameMarks } from './marks';
import type { Piece } from './scenery';
import type { Sprites } from './sprites';
import type { Stack } from './stacks';

/** A table at rest. */
export interface Tableau {
  readonly placed: readonly Placed[];
  readonly stacks: readonly Stack[];
  readonly scenery: readonly Piece[];
  /** The card that leads what is in the middle: it wears a star, also while other cards move. */
  readonly winning: CardId | undefined;
}

/** What cards are drawn on and from. */
export interface Surface {
  readonly scene: Phaser.Scene;
  readonly felt: Felt;
  readonly bakery: Bakery;
  readonly layout: TableLayout;
}

const CARRIED_DEPTH = 900;

export class Rest {
  /** What lies here; its scenery may change while the cards stay. */
  tableau: Tableau = { placed: [], stacks: [], scenery: [], winning: undefined };
  private marks: ReadonlyMap<CardId, Mark> = new Map();
  private ghosts = new Map<CardId, Phaser.GameObjects.Image>();

  /** The surface may be another one later: another window, another density, another seat at the bottom. */
  constructor(
    private readonly sprites: Sprites,
    private readonly surface: () => Surface,
  ) {}

  /** Every card lies where this table says. */
  lay(tableau: Tableau): void {
    this.tableau = tableau;
    this.sprites.match(tableau.placed);
    for (const [sprite, placed, index] of this.lying()) {
      sprite.faceUp = placed.faceUp;
      sprite.rest(this.pose(placed));
      sprite.container.setDepth(this.depthOf(placed, index));
      this.sprites.lay(sprite, placed.spot);
    }
    this.wear();
  }

  /** Other marks: 'chosen' or 'released' say that cards have yet to move to where they lie now, and why. */
  mark(marks: ReadonlyMap<CardId, Mark>): 'same' | 'worn' | 'chosen' | 'released' {
    const before = this.marks;
    if (sameMarks(before, marks)) return 'same';
    this.marks = marks;
    this.wear();
    const moved = this.tableau.placed.filter(
      ({ card }) => !isHidden(card) && liftKey(before.get(card)) !== liftKey(marks.get(card)),
    );
    if (moved.length === 0) return 'worn';
    return moved.some((one) => this.isChosen(one)) ? 'chosen' : 'released';
  }

  /** Selection is for tables at rest: it goes when cards begin to move, and comes back by the next `mark`. */
  dropMarks(): void {
    this.dropGhosts();
    this.marks = new Map();
    for (const sprite of this.sprites) sprite.mark(isHidden(sprite.card) ? {} : this.wornBy(sprite.card));
  }

  /** Cards follow a pointer, `by` units from where they rest. */
  carry(cards: readonly CardId[], by: { readonly x: number; readonly y: number }): void {
    for (const [sprite, placed, index] of this.lying()) {
      if (isHidden(placed.card) || !cards.includes(placed.card)) continue;
      const rest = this.pose(placed);
      sprite.lift(HOVER_LIFT);
      sprite.container.setDepth(CARRIED_DEPTH + index);
      sprite.fly({ ...rest, x: rest.x + by.x, y: rest.y + by.y }, 1);
    }
  }

  /** What was carried belongs to the table again, and has yet to move there. */
  putBack(): void {
    for (const [sprite, placed, index] of this.lying()) sprite.container.setDepth(this.depthOf(placed, index));
    this.wear();
  }

  /** The topmost card under a point in units, or undefined. */
  cardAt(x: number, y: number): Placed | undefined {
    return this.tableau.placed.findLast((one) => {
      const rect = rectOf(this.pose(one));
      const lift = this.isChosen(one) ? this.surface().layout.lift(one.spot) : 0;
      return x >= rect.x && x <= rect.x + rect.w && y >= rect.y && y <= rect.y + rect.h + lift;
    });
  }

  /** Where each sprite belongs with its mark. */
  poses(): readonly (readonly [CardSprite, Pose])[] {
    return this.lying().map(([sprite, placed]) => [sprite, this.pose(placed)]);
  }

  /** The sprites in the order of the cards they show. */
  private lying(): readonly (readonly [CardSprite, Placed, number])[] {
    return [...this.sprites.entries()].flatMap(([index, sprite]) => {
      const placed = this.tableau.placed[index];
      return placed === undefined ? [] : [[sprite, placed, index] as const];
    });
  }

  /** Where the placed card lies with its mark: chosen cards lift, raised and hovered ones a little. */
  private pose(placed: Placed): Pose {
    const pose = this.unmarked(placed.spot);
    const mark = isHidden(placed.card) ? undefined : this.marks.get(placed.card);
    return { ...pose, y: pose.y - liftOf(mark, this.surface().layout.lift(placed.spot)) };
  }

  /** A spot's pose, with the fan parted around the card that is shown whole. */
  private unmarked(spot: Spot): Pose {
    const whole = this.tableau.placed.find(({ card }) => !isHidden(card) && this.marks.get(card)?.whole)?.spot;
    return this.surface().layout.pose(spot, whole?.zone === spot.zone && whole.seat === spot.seat ? whole : undefined);
  }

  /** Outlines, veils, shadows and ghosts, by the marks. */
  private wear(): void {
    const { layout } = this.surface();
    this.dropGhosts();
    for (const [sprite, { card, spot }] of this.lying()) {
      if (isHidden(card)) continue;
      const lift = this.marks.get(card)?.chosen ? layout.lift(spot) : 0;
      sprite.mark(this.wornBy(card));
      sprite.lift(lift);
      if (lift > 0) this.leaveGhost(card, spot);
    }
  }

  private wornBy(card: CardId): Partial<Worn> {
    const mark = this.marks.get(card);
    const star = card === this.tableau.winning ? 'worn' : undefined;
    const outline = mark?.chosen || star === 'worn' ? 'brass' : mark?.legal ? 'mint' : undefined;
    return { outline, star, veil: mark?.barred && !mark.chosen ? this.surface().felt : undefined };
  }

  /** Where a chosen card lay stays a third of it. */
  private leaveGhost(card: CardId, spot: Spot): void {
    const { scene, bakery } = this.surface();
    const pose = this.unmarked(spot);
    const { key } = bakery.face(card, pose.w, pose.face);
    const image = scene.add.image(pose.x * bakery.unit, pose.y * bakery.unit, key);
    this.ghosts.set(card, image.setAlpha(0.34).setDepth(-0.5));
  }

  private dropGhosts(): void {
    for (const ghost of this.ghosts.values()) ghost.destroy();
    this.ghosts.clear();
  }

  /** Later cards lie on earlier ones, the one with the star on all of them; hands lie above the table. */
  private depthOf({ card, spot }: Placed, index: number): number {
    if (spot.zone === 'hand') return 100 + index / 100;
    return (card === this.tableau.winning ? 1 : 0) + index / 100;
  }

  private isChosen({ card }: Placed): boolean {
    return !isHidden(card) && this.marks.get(card)?.chosen === true;
  }
}
