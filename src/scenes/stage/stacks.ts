/** Piles that are drawn as a few backs, whatever they hold. */
import type Phaser from 'phaser';
import type { Spot } from '#scenes/cues';
import type { Bakery } from './bakery';
import type { Pose, TableLayout } from './layout';

export interface Stack {
  readonly spot: Spot;
  readonly count: number;
}

const LAYER_SHIFT = 1.5;
/** A won pile lies a little untidily: each lower back is turned this much, in degrees. */
const PILE_TURN = 4;

export class Stacks {
  private images: Phaser.GameObjects.Image[] = [];

  constructor(private readonly scene: Phaser.Scene) {}

  /** Lays them anew. */
  lay(ground: { readonly bakery: Bakery; readonly layout: TableLayout }, stacks: readonly Stack[]): void {
    for (const image of this.images) image.destroy();
    this.images = stacks.flatMap(({ spot, count }) => {
      const pose = ground.layout.pose(spot);
      const layers = Math.min(3, Math.ceil(count / 8));
      const turn = spot.zone === 'pile' ? PILE_TURN : 0;
      return Array.from({ length: layers }, (_, layer) =>
        this.layer(ground.bakery, pose, { below: layers - 1 - layer, turn }),
      );
    });
  }

  private layer(
    bakery: Bakery,
    pose: Pose,
    { below, turn }: { readonly below: number; readonly turn: number },
  ): Phaser.GameObjects.Image {
    const { unit } = bakery;
    const x = Math.round(pose.x * unit);
    const y = Math.round((pose.y + below * LAYER_SHIFT) * unit);
    return this.scene.add
      .image(x, y, bakery.back(pose.w).key)
      .setAngle(pose.angle - below * turn)
      .setDepth(-1);
  }
}
