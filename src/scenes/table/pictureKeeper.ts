/** Keeps a table's pictures those of the deck the player likes, and as sharp as the window asks. */
import type Phaser from 'phaser';
import type { Navigator } from '#scenes/navigator';
import { type Bakery, bakery } from '#scenes/stage/bakery';
import { loadTablePictures, serve } from '#scenes/stage/tablePictures';

export interface PictureKeeperParts {
  readonly scene: Phaser.Scene;
  readonly navigator: Navigator;
  /** Whether the table is still on screen. */
  stands(): boolean;
  /** Other pictures are at hand. */
  changed(): void;
}

export class PictureKeeper {
  /** Counts loads of pictures: a later one makes an earlier one worthless. */
  private loads = 0;

  constructor(private readonly parts: PictureKeeperParts) {}

  /** Bakes from the pictures at hand, for the window as it is. */
  bakery(): Bakery {
    const { scene, navigator } = this.parts;
    const { frame, pictures } = navigator;
    return bakery(scene.textures, pictures, frame.scale * frame.density);
  }

  /** Another deck, or a window that asks for sharper pictures than are at hand. */
  async refresh(): Promise<void> {
    const { navigator, stands, changed } = this.parts;
    const settings = navigator.app.house.settings.get();
    if (serve(navigator.pictures, settings, navigator.frame)) return;
    this.loads += 1;
    const load = this.loads;
    // Pictures that cannot be had now, such as without a network, leave those that are there.
    const pictures = await loadTablePictures(settings, navigator.frame, () => undefined).catch(() => undefined);
    if (pictures === undefined || load !== this.loads || !stands()) return;
    navigator.pictures = pictures;
    changed();
  }
}
