/** One card on the felt: a shadow, a face or back, an outline, a veil and a star, moved as one. */
import Phaser from 'phaser';
import type { CardId } from '#engine/cards/cards';
import { type Hidden, isHidden } from '#engine/core/secrets';
import type { Felt } from '#scenes/app';
import type { Placed } from '#scenes/cues';
import type { Baked, Bakery, Tone } from './bakery';
import type { Pose } from './layout';

/** What a card wears at rest besides its face. */
export interface Worn {
  readonly outline: Tone | undefined;
  /** The felt whose edge colour lies over a card that cannot be played. */
  readonly veil: Felt | undefined;
  readonly star: 'worn' | undefined;
}

const BARE: Worn = { outline: undefined, veil: undefined, star: undefined };
/** The star's disc, in units: how wide, and how far inside the upper right corner its middle lies. */
const STAR = { across: 28, inside: 3 } as const;

export class CardSprite {
  readonly container: Phaser.GameObjects.Container;
  private readonly shadow: Phaser.GameObjects.Image;
  private readonly face: Phaser.GameObjects.Image;
  private readonly veil: Phaser.GameObjects.Image;
  private readonly outline: Phaser.GameObjects.Image;
  private readonly star: Phaser.GameObjects.Image;
  private bakedWidth = 0;
  private shown = '';

  /** Hidden while this sprite is somebody's anonymous back. */
  card: CardId | Hidden;
  faceUp: boolean;

  constructor(
    scene: Phaser.Scene,
    private readonly bakery: Bakery,
    { card, faceUp }: Pick<Placed, 'card' | 'faceUp'>,
  ) {
    this.card = card;
    this.faceUp = faceUp;
    const part = (): Phaser.GameObjects.Image => new Phaser.GameObjects.Image(scene, 0, 0, '__DEFAULT');
    this.shadow = part();
    this.face = part();
    this.veil = part().setVisible(false);
    this.outline = part().setVisible(false);
    this.star = part().setVisible(false);
    this.container = scene.add.container(0, 0, [this.shadow, this.face, this.veil, this.outline, this.star]);
  }

  /** Draws the card for this width and face from now on; a flight scales from here. */
  dress({ w, face }: Pick<Pose, 'w' | 'face'>): void {
    const up = this.faceUp && !isHidden(this.card) ? this.card : undefined;
    const look = `${up ?? 'back'}@${w}${face ?? ''}`;
    if (look === this.shown) return;
    this.shown = look;
    wear(this.face, up === undefined ? this.bakery.back(w) : this.bakery.face(up, w, face));
    if (this.bakedWidth === w) return;
    this.bakedWidth = w;
    wear(this.shadow, this.bakery.shadow(w));
    this.mark(BARE);
  }

  /** Lays the card down at rest: on whole device pixels, at full scale. */
  rest(pose: Pose): void {
    this.dress(pose);
    const half = this.face.width / 2;
    const tall = this.face.height / 2;
    const { unit } = this.bakery;
    const x = Math.round(pose.x * unit - half) + half;
    const y = Math.round(pose.y * unit - tall) + tall;
    this.container.setPosition(x, y).setScale(1).setAngle(pose.angle).setAlpha(1);
  }

  /** Shows the card somewhere on its way, at any width. */
  fly(pose: Pose, turn: number): void {
    const scale = pose.w / this.bakedWidth;
    this.container
      .setPosition(pose.x * this.bakery.unit, pose.y * this.bakery.unit)
      .setScale(scale * turn, scale)
      .setAngle(pose.angle);
  }

  /** What the card wears from now on; nothing where absent. */
  mark(patch: Partial<Worn>): void {
    const { outline, veil, star } = { ...BARE, ...patch };
    this.outline.setVisible(outline !== undefined);
    this.veil.setVisible(veil !== undefined);
    this.star.setVisible(star !== undefined);
    if (this.bakedWidth === 0) return;
    if (outline !== undefined) wear(this.outline, this.bakery.outline(outline, this.bakedWidth));
    if (veil !== undefined) wear(this.veil, this.bakery.veil(veil, this.bakedWidth));
    if (star !== undefined) this.pinStar();
  }

  /** A card that leaves its place leads no more: star, and dimming, stay behind. */
  leave(): void {
    if (this.star.visible || this.veil.visible) this.mark(BARE);
  }

  /** The shadow of a lifted card is double. */
  lift(height: number): void {
    this.shadow.setAlpha(height > 0 ? 1 : 0.9).setY(height > 0 ? 2 * this.bakery.unit : 0);
  }

  /** The star comes up: 0 is nothing, 1 its full size. */
  growStar(t: number): void {
    this.star.setScale(t);
  }

  private pinStar(): void {
    const inside = STAR.inside * this.bakery.unit;
    wear(this.star, this.bakery.disc('star', STAR.across));
    this.star.setPosition(Math.round(this.face.width / 2 - inside), Math.round(inside - this.face.height / 2));
  }

  destroy(): void {
    this.container.destroy();
  }
}

const wear = (image: Phaser.GameObjects.Image, baked: Baked): void => {
  image.setTexture(baked.key);
};
