/** One card on the felt: a shadow, a face or back, an outline, moved as one. */
import Phaser from 'phaser';
import type { CardId } from '#engine/cards/cards';
import { type Hidden, isHidden } from '#engine/core/secrets';
import type { Placed } from '#scenes/cues';
import type { Baked, Bakery, Tone } from './bakery';
import type { Pose } from './layout';

export class CardSprite {
  readonly container: Phaser.GameObjects.Container;
  private readonly shadow: Phaser.GameObjects.Image;
  private readonly face: Phaser.GameObjects.Image;
  private readonly outline: Phaser.GameObjects.Image;
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
    this.shadow = new Phaser.GameObjects.Image(scene, 0, 0, '__DEFAULT');
    this.face = new Phaser.GameObjects.Image(scene, 0, 0, '__DEFAULT');
    this.outline = new Phaser.GameObjects.Image(scene, 0, 0, '__DEFAULT').setVisible(false);
    this.container = scene.add.container(0, 0, [this.shadow, this.face, this.outline]);
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
    this.mark(undefined);
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

  /** An outline in brass or mint, or none. */
  mark(tone: Tone | undefined): void {
    this.outline.setVisible(tone !== undefined);
    if (tone !== undefined && this.bakedWidth > 0) wear(this.outline, this.bakery.outline(tone, this.bakedWidth));
  }

  /** The shadow of a lifted card is double. */
  lift(height: number): void {
    this.shadow.setAlpha(height > 0 ? 1 : 0.9).setY(height > 0 ? 2 * this.bakery.unit : 0);
  }

  destroy(): void {
    this.container.destroy();
  }
}

const wear = (image: Phaser.GameObjects.Image, baked: Baked): void => {
  image.setTexture(baked.key, baked.frame);
};
