/** The felt and its furniture: the inlay of the layout, and what a game's scenery adds. It lies under stacks and cards. */
import type Phaser from 'phaser';
import type { Felt } from '#scenes/app';
import type { Bakery } from './bakery';
import { cardHeight, type Rect, type TableLayout } from './layout';
import type { Piece } from './scenery';

export interface Ground {
  readonly felt: Felt;
  readonly bakery: Bakery;
  readonly layout: Pick<TableLayout, 'inlay' | 'inlayForm'>;
}

const FELT_DEPTH = -3;
const PIECE_DEPTH = -2;

export class Furniture {
  private images: Phaser.GameObjects.Image[] = [];
  /** What lies there, to tell what has changed: the ground, and each piece on it. */
  private ground = '';
  private laid: readonly string[] = [];

  constructor(private readonly scene: Phaser.Scene) {}

  /** Lays the felt and its furniture, unless all of it lies there. Answers with the pieces that have come to the same felt. */
  lay(ground: Ground, scenery: readonly Piece[]): 'same' | readonly Phaser.GameObjects.Image[] {
    const pieces = [...inlayOf(ground.layout), ...scenery];
    const { width, height } = this.scene.scale;
    const under = JSON.stringify([ground.felt, width, height, ground.bakery.unit]);
    const wanted = pieces.map((piece) => JSON.stringify(piece));
    const known = under === this.ground ? this.laid : wanted;
    if (under === this.ground && wanted.join() === known.join()) return 'same';
    this.clear();
    this.ground = under;
    this.laid = wanted;
    const felt = ground.bakery.felt(ground.felt, { width, height });
    const drawn = pieces.map((piece) => this.image(ground.bakery, piece));
    this.images = [this.scene.add.image(0, 0, felt.key).setOrigin(0).setDepth(FELT_DEPTH), ...drawn];
    return drawn.filter((_, index) => !known.includes(wanted[index] ?? ''));
  }

  clear(): void {
    for (const image of this.images) image.destroy();
    this.images = [];
    this.ground = '';
    this.laid = [];
  }

  private image(bakery: Bakery, piece: Piece): Phaser.GameObjects.Image {
    switch (piece.kind) {
      case 'rectangle':
        return this.cornered(bakery.inlay(piece.rect).key, piece.rect, bakery.unit);
      case 'circle':
        return this.cornered(bakery.inlay(squareOf(piece), 'circle').key, squareOf(piece), bakery.unit);
      case 'tray':
        return this.cornered(bakery.tray(piece.edge, piece.rect).key, piece.rect, bakery.unit);
      case 'slot':
        return this.slot(bakery, piece);
    }
  }

  /** Stands on whole device pixels by its upper left corner. */
  private cornered(key: string, { x, y }: Rect, unit: number): Phaser.GameObjects.Image {
    return this.scene.add
      .image(Math.round(x * unit), Math.round(y * unit), key)
      .setOrigin(0)
      .setDepth(PIECE_DEPTH);
  }

  private slot(bakery: Bakery, { pose, tone }: Extract<Piece, { kind: 'slot' }>): Phaser.GameObjects.Image {
    const { unit } = bakery;
    const corner = { x: (pose.x - pose.w / 2) * unit, y: (pose.y - cardHeight(pose.w) / 2) * unit };
    const image = this.scene.add.image(0, 0, bakery.slot(tone, pose.w).key).setDepth(PIECE_DEPTH);
    const [halfWidth, halfHeight] = [(pose.w * unit) / 2, (cardHeight(pose.w) * unit) / 2];
    return image.setPosition(Math.round(corner.x) + halfWidth, Math.round(corner.y) + halfHeight).setAngle(pose.angle);
  }
}

const squareOf = ({ x, y, radius }: Extract<Piece, { kind: 'circle' }>): Rect => ({
  x: x - radius,
  y: y - radius,
  w: 2 * radius,
  h: 2 * radius,
});

function inlayOf({ inlay, inlayForm }: Ground['layout']): readonly Piece[] {
  switch (inlayForm) {
    case 'none':
      return [];
    case 'circle':
      return [
        { kind: 'circle', x: inlay.x + inlay.w / 2, y: inlay.y + inlay.h / 2, radius: Math.min(inlay.w, inlay.h) / 2 },
      ];
    default:
      return [{ kind: 'rectangle', rect: inlay }];
  }
}
